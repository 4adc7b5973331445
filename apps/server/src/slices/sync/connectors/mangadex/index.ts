import { z } from 'zod';
import type { Connector, ServiceCall, WriteOperation } from '../connector.ts';
import { Id, idsOf } from '../item.ts';
import { decodeWith, scoreOutOf, statusIn } from '../read-fields.ts';
import { ALL_STATUSES } from '../statuses.ts';
import { encodeWith, scoreNamed } from '../write-fields.ts';
import { reader } from './reader.ts';

const STATUSES = {
  plan_to_read: 'planning',
  reading: 'current',
  completed: 'completed',
  on_hold: 'paused',
  dropped: 'dropped',
  re_reading: 'repeating',
} as const;

const WORDS = {
  planning: 'plan_to_read',
  current: 'reading',
  completed: 'completed',
  paused: 'on_hold',
  dropped: 'dropped',
  repeating: 're_reading',
} as const;

const decode = decodeWith({ status: statusIn(STATUSES), rating: scoreOutOf(10) });
const encodeFields = encodeWith({
  status: (status) => ({ status: WORDS[status] }),
  score: scoreNamed('rating', 10, null),
});

/** No status takes the manga off the list. */
const NONE = { status: null };

/** The service answers with a map of statuses and one of ratings; together they make an item. */
const Item = z.object({
  mangaId: Id,
  status: z.unknown().optional(),
  rating: z.unknown().optional(),
});

const ratingCalls = ({ workId, set, kind }: WriteOperation): ServiceCall[] => {
  const path = `/rating/${workId}`;
  if (set.score === undefined) return [];
  if (set.score === null) return [{ method: 'DELETE', path }];
  return [{ method: 'POST', path, json: encodeFields({ score: set.score }, { kind }) }];
};

const statusCall = (workId: string, json: unknown): ServiceCall => ({
  method: 'POST',
  path: `/manga/${workId}/status`,
  json,
});

/** MangaDex. It keeps which chapters were read, and no number, so only the status and the score are exchanged. */
export const mangadex: Connector = {
  id: 'mangadex',
  name: 'MangaDex',
  capabilities: {
    kinds: ['manga'],
    fields: ['status', 'score'],
    statuses: ALL_STATUSES,
    score: 'int10',
    dates: 'none',
    updatedAtTrusted: false,
    canDelete: true,
    changeFeed: 'none',
    atomicWrite: false,
    flow: 'personal-client',
  },
  decode,
  encode: (set, context) => (set === null ? NONE : encodeFields(set, context)),
  reader,
  read: (item, context) => {
    const { data } = Item.safeParse(item);
    if (!data) return;
    const { mangaId, status, rating } = data;
    return {
      kind: 'manga',
      entryId: null,
      workId: mangaId,
      ids: idsOf({ mangadex: mangaId }),
      title: null,
      total: null,
      entry: decode({ status, rating }, context),
      updatedAt: null,
    };
  },
  write: (operation) => {
    const { action, workId, set, kind } = operation;
    if (action === 'delete') return [statusCall(workId, NONE)];
    const { status } = set;
    return [
      ...(status ? [statusCall(workId, encodeFields({ status }, { kind }))] : []),
      ...ratingCalls(operation),
    ];
  },
};
