import { z } from 'zod';
import type { SyncStatus } from '../../rules/merge/entry.ts';
import type { Connector, ServiceCall, WriteOperation } from '../connector.ts';
import { Id, idsOf, Title } from '../item.ts';
import { countAs, decodeWith, scoreOutOf, statusAt } from '../read-fields.ts';
import { WITHOUT_REPEATING } from '../statuses.ts';
import { encodeWith } from '../write-fields.ts';
import { reader } from './reader.ts';

/** The lists that everybody has, by their ids. Others are a person's own, and only that person knows what they mean. */
const LISTS: readonly SyncStatus[] = ['current', 'planning', 'completed', 'dropped', 'paused'];

const readUnits = decodeWith({
  chapter: countAs('progress'),
  volume: countAs('progressVolumes'),
});

const decode = decodeWith({
  list_id: statusAt(LISTS),
  status: (units, context) =>
    typeof units === 'object' && units !== null
      ? readUnits(units as Record<string, unknown>, context)
      : {},
  rating: scoreOutOf(10),
});

const encodeFields = encodeWith({
  status: (status) => ({ list_id: LISTS.indexOf(status === 'repeating' ? 'completed' : status) }),
  score: (score) => ({ rating: score === null ? null : Math.max(10, Math.round(score)) / 10 }),
});
const encodeUnits = encodeWith({
  progress: (chapter) => ({ chapter }),
  progressVolumes: (volume) => ({ volume }),
});

const encode: Connector['encode'] = (set, context) => {
  const units = encodeUnits(set, context);
  const hasUnits = Object.keys(units).length > 0;
  return { ...encodeFields(set, context), ...(hasUnits && { status: units }) };
};

const Item = z.object({
  record: z.looseObject({ series: z.object({ id: Id, title: Title }) }),
  /** It is a resource of its own, read for each work. */
  rating: z.unknown().optional(),
});

const listCalls = ({ action, workId, set, kind }: WriteOperation): ServiceCall[] => {
  const { rating: _, ...fields } = encode(set, { kind });
  if (Object.keys(fields).length === 0) return [];
  const path = action === 'create' ? '/lists/series' : '/lists/series/update';
  return [{ method: 'POST', path, json: [{ series: { id: Number(workId) }, ...fields }] }];
};

const ratingCalls = ({ workId, set, kind }: WriteOperation): ServiceCall[] => {
  const path = `/series/${workId}/rating`;
  if (set.score === undefined) return [];
  if (set.score === null) return [{ method: 'DELETE', path }];
  return [{ method: 'PUT', path, json: encode({ score: set.score }, { kind }) }];
};

/** MangaUpdates. It says only when an entry was added, so changes are found by comparing rows. */
export const mangaupdates: Connector = {
  id: 'mangaupdates',
  name: 'MangaUpdates',
  capabilities: {
    kinds: ['manga'],
    fields: ['status', 'progress', 'progressVolumes', 'score'],
    statuses: WITHOUT_REPEATING,
    score: 'dec10',
    dates: 'none',
    updatedAtTrusted: false,
    canDelete: true,
    changeFeed: 'none',
    atomicWrite: false,
    flow: 'session',
  },
  decode,
  encode,
  reader,
  read: (item, context) => {
    const { data } = Item.safeParse(item);
    if (!data) return;
    const { record, rating } = data;
    const { id, title } = record.series;
    return {
      kind: 'manga',
      entryId: null,
      workId: id,
      ids: idsOf({ mangaupdates: id }),
      title,
      total: null,
      entry: decode({ ...record, rating }, context),
      updatedAt: null,
    };
  },
  write: (operation) =>
    operation.action === 'delete'
      ? [{ method: 'POST', path: '/lists/series/delete', json: [Number(operation.workId)] }]
      : [...listCalls(operation), ...ratingCalls(operation)],
};
