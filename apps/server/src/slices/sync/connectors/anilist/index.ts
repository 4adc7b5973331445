import { z } from 'zod';
import type { Connector, WriteOperation } from '../connector.ts';
import { graphqlCall } from '../graphql-call.ts';
import { Id, idsOf, Title, Total } from '../item.ts';
import {
  countAs,
  dateOfPartsAs,
  decodeWith,
  readNotes,
  readPrivate,
  scoreOutOf,
  statusIn,
} from '../read-fields.ts';
import { ALL_STATUSES } from '../statuses.ts';
import { encodeWith, named, scoreNamed, textNamed } from '../write-fields.ts';
import { DELETE, SAVE } from './documents.ts';
import { reader } from './reader.ts';

const STATUSES = {
  PLANNING: 'planning',
  CURRENT: 'current',
  COMPLETED: 'completed',
  PAUSED: 'paused',
  DROPPED: 'dropped',
  REPEATING: 'repeating',
} as const;

const partsOf = (date: string | null) => {
  const [year = null, month = null, day = null] = date?.split('-').map(Number) ?? [];
  return { year, month, day };
};

const decode = decodeWith({
  status: statusIn(STATUSES),
  score: scoreOutOf(100),
  progress: countAs('progress'),
  progressVolumes: countAs('progressVolumes'),
  repeat: countAs('repeatCount'),
  startedAt: dateOfPartsAs('startedAt'),
  completedAt: dateOfPartsAs('completedAt'),
  notes: readNotes,
  private: readPrivate,
});

const encode = encodeWith({
  status: (status) => ({ status: status.toUpperCase() }),
  score: scoreNamed('scoreRaw', 100, 0),
  progress: named('progress'),
  progressVolumes: named('progressVolumes'),
  repeatCount: named('repeat'),
  startedAt: (date) => ({ startedAt: partsOf(date) }),
  completedAt: (date) => ({ completedAt: partsOf(date) }),
  notes: textNamed('notes'),
  private: named('private'),
});

const Item = z.looseObject({
  id: Id,
  updatedAt: z.int().nullish(),
  media: z.object({
    id: Id,
    idMal: z.int().nullish(),
    title: z.object({ romaji: Title }).nullish(),
    episodes: Total,
    chapters: Total,
  }),
});

const save = ({ action, kind, workId, entryId, set, before }: WriteOperation) => {
  const fields = encode(set, { kind });
  const isFinished = set.status === 'completed' && set.completedAt === undefined;
  // AniList dates a completed entry today unless a date comes with it.
  const date = isFinished ? { completedAt: partsOf(before?.completedAt ?? null) } : {};
  const id =
    action === 'create' || entryId === null ? { mediaId: Number(workId) } : { id: Number(entryId) };
  return graphqlCall('', SAVE, { ...id, ...fields, ...date });
};

/** AniList. Its display formats of scores play no part: scores go out as raw ones of 100, and come back so. */
export const anilist: Connector = {
  id: 'anilist',
  name: 'AniList',
  capabilities: {
    kinds: ['anime', 'manga'],
    fields: [
      'status',
      'progress',
      'progressVolumes',
      'score',
      'repeatCount',
      'startedAt',
      'completedAt',
      'notes',
      'private',
    ],
    statuses: ALL_STATUSES,
    score: 'raw100',
    dates: 'fuzzy',
    updatedAtTrusted: true,
    canDelete: true,
    changeFeed: 'sorted',
    listCap: 11_000,
    atomicWrite: true,
    flow: 'code',
  },
  decode,
  encode,
  reader,
  read: (item, context) => {
    const { data } = Item.safeParse(item);
    if (!data) return;
    const { id, media, updatedAt } = data;
    return {
      kind: context.kind,
      entryId: id,
      workId: media.id,
      ids: idsOf({ anilist: media.id, mal: media.idMal }),
      title: media.title?.romaji ?? null,
      total: context.kind === 'anime' ? media.episodes : media.chapters,
      entry: decode(data, context),
      updatedAt: updatedAt ? new Date(updatedAt * 1000).toISOString() : null,
    };
  },
  write: (operation) =>
    operation.action === 'delete'
      ? [graphqlCall('', DELETE, { id: Number(operation.entryId) })]
      : [save(operation)],
};
