import { z } from 'zod';
import { type SyncStatus, SYNC_FIELDS } from '../../rules/merge/entry.ts';
import type { Connector, WriteOperation } from '../connector.ts';
import { graphqlCall } from '../graphql-call.ts';
import { Id, idsOf, Instant, Title, Total } from '../item.ts';
import { countAs, dateAs, decodeWith, readNotes, scoreOutOf, statusIn } from '../read-fields.ts';
import { ALL_STATUSES } from '../statuses.ts';
import { encodeWith, named, onlyOfManga } from '../write-fields.ts';
import { DELETE, SAVE } from './documents.ts';
import { reader } from './reader.ts';

const STATUSES = Object.fromEntries(
  ALL_STATUSES.map((status) => [status.toUpperCase(), status] as const),
) as Readonly<Record<string, SyncStatus>>;

const decode = decodeWith({
  status: statusIn(STATUSES),
  score: scoreOutOf(100),
  progress: countAs('progress'),
  volumeProgress: countAs('progressVolumes'),
  repeatCount: countAs('repeatCount'),
  startedOn: dateAs('startedAt'),
  completedOn: dateAs('completedAt'),
  notes: readNotes,
  visibility: (visibility) => ({ private: visibility === 'PRIVATE' }),
});

const encode = encodeWith({
  status: (status) => ({ status: status.toUpperCase() }),
  score: named('score'),
  progress: named('progress'),
  progressVolumes: onlyOfManga(named('volumeProgress')),
  repeatCount: named('repeatCount'),
  startedAt: named('startedOn'),
  completedAt: named('completedOn'),
  notes: named('notes'),
  private: (isPrivate) => ({ visibility: isPrivate ? 'PRIVATE' : 'PUBLIC' }),
});

const ExternalIds = z.array(z.object({ site: z.string().max(50), id: Id })).max(100);
const Work = { id: Id, titleNative: Title, externalIds: ExternalIds };
const Item = z.looseObject({
  id: Id,
  updatedAt: Instant,
  anime: z.object({ ...Work, episodeCount: Total }).nullish(),
  manga: z.object({ ...Work, chapterCount: Total }).nullish(),
});

const save = ({ kind, workId, set }: WriteOperation) =>
  graphqlCall('', SAVE[kind], { input: { [`${kind}Id`]: workId, ...encode(set, { kind }) } });

/** Another instance of Tsuzuki, by its API. It holds what we hold. */
export const tsuzuki: Connector = {
  id: 'tsuzuki',
  name: 'Tsuzuki',
  capabilities: {
    kinds: ['anime', 'manga'],
    fields: SYNC_FIELDS,
    statuses: ALL_STATUSES,
    score: 'raw100',
    dates: 'fuzzy',
    updatedAtTrusted: true,
    canDelete: true,
    partsOfUnits: true,
    changeFeed: 'sorted',
    atomicWrite: true,
    flow: 'token',
  },
  decode,
  encode,
  reader,
  read: (item, context) => {
    const { data } = Item.safeParse(item);
    const work = data?.[context.kind];
    if (!data || !work) return;
    const ids = work.externalIds.map(({ site, id }) => [site.toLowerCase(), id] as const);
    const total = 'episodeCount' in work ? work.episodeCount : work.chapterCount;
    return {
      kind: context.kind,
      entryId: data.id,
      workId: work.id,
      ids: idsOf(Object.fromEntries(ids)),
      title: work.titleNative,
      total,
      entry: decode(data, context),
      updatedAt: data.updatedAt,
    };
  },
  write: (operation) =>
    operation.action === 'delete'
      ? [graphqlCall('', DELETE[operation.kind], { id: operation.entryId })]
      : [save(operation)],
};
