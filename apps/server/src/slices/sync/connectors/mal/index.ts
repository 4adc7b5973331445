import { z } from 'zod';
import type { Connector, EncodedEntry, FieldContext, WriteOperation } from '../connector.ts';
import { Id, Instant, Title, Total } from '../item.ts';
import {
  countAs,
  dateAs,
  decodeWith,
  onlyOf,
  readNotes,
  scoreOutOf,
  statusIn,
} from '../read-fields.ts';
import { ALL_STATUSES } from '../statuses.ts';
import {
  encodeWith,
  named,
  namedByKind,
  onlyOfManga,
  scoreNamed,
  textNamed,
} from '../write-fields.ts';
import type { SyncStatus } from '../../rules/merge/entry.ts';
import { reader } from './reader.ts';

const STATUSES = {
  plan_to_watch: 'planning',
  plan_to_read: 'planning',
  watching: 'current',
  reading: 'current',
  completed: 'completed',
  on_hold: 'paused',
  dropped: 'dropped',
} as const;

const readAgain = (value: unknown) => (value === true ? { status: 'repeating' as const } : {});

const decode = decodeWith({
  status: statusIn(STATUSES),
  // After the status, which it overrules: old entries say that they are being watched, and watched again.
  is_rewatching: onlyOf('anime', readAgain),
  is_rereading: onlyOf('manga', readAgain),
  score: scoreOutOf(10),
  num_episodes_watched: onlyOf('anime', countAs('progress')),
  num_chapters_read: onlyOf('manga', countAs('progress')),
  num_volumes_read: onlyOf('manga', countAs('progressVolumes')),
  num_times_rewatched: onlyOf('anime', countAs('repeatCount')),
  num_times_reread: onlyOf('manga', countAs('repeatCount')),
  start_date: dateAs('startedAt'),
  finish_date: dateAs('completedAt'),
  comments: readNotes,
});

const again = (isAgain: boolean, { kind }: FieldContext): EncodedEntry => ({
  [kind === 'manga' ? 'is_rereading' : 'is_rewatching']: isAgain,
});

const WORDS: Readonly<Record<SyncStatus, readonly [anime: string, manga: string]>> = {
  planning: ['plan_to_watch', 'plan_to_read'],
  current: ['watching', 'reading'],
  completed: ['completed', 'completed'],
  paused: ['on_hold', 'on_hold'],
  dropped: ['dropped', 'dropped'],
  repeating: ['completed', 'completed'],
};

/** The flag of a rewatch stays until it is taken back, so a completed entry always takes it back. */
const statusOf = (status: SyncStatus, context: FieldContext): EncodedEntry => ({
  status: WORDS[status][context.kind === 'manga' ? 1 : 0],
  ...((status === 'repeating' || status === 'completed') && again(status === 'repeating', context)),
});

const encode = encodeWith({
  status: statusOf,
  score: scoreNamed('score', 10, 0),
  progress: namedByKind('num_watched_episodes', 'num_chapters_read'),
  progressVolumes: onlyOfManga(named('num_volumes_read')),
  repeatCount: namedByKind('num_times_rewatched', 'num_times_reread'),
  startedAt: textNamed('start_date'),
  completedAt: textNamed('finish_date'),
  notes: textNamed('comments'),
});

const Item = z.object({
  node: z.object({ id: Id, title: Title, num_episodes: Total, num_chapters: Total }),
  list_status: z.looseObject({ updated_at: Instant }),
});

const formOf = ({ set, kind, before }: WriteOperation): Record<string, string> => {
  const isOver = before?.status === 'repeating' && set.status !== undefined;
  const fields = {
    ...(isOver && again(false, { kind })),
    ...encode(set, { kind }),
  };
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
};

/** MyAnimeList. */
export const mal: Connector = {
  id: 'mal',
  name: 'MyAnimeList',
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
    ],
    statuses: ALL_STATUSES,
    score: 'int10',
    dates: 'full',
    updatedAtTrusted: true,
    canDelete: true,
    changeFeed: 'sorted',
    atomicWrite: true,
    flow: 'code-pkce-plain',
  },
  decode,
  encode,
  reader,
  read: (item, context) => {
    const { data } = Item.safeParse(item);
    if (!data) return;
    const { node, list_status: fields } = data;
    return {
      kind: context.kind,
      entryId: null,
      workId: node.id,
      ids: { mal: node.id },
      title: node.title,
      total: context.kind === 'anime' ? node.num_episodes : node.num_chapters,
      entry: decode(fields, context),
      updatedAt: fields.updated_at,
    };
  },
  write: (operation) => {
    const path = `/${operation.kind}/${operation.workId}/my_list_status`;
    return operation.action === 'delete'
      ? [{ method: 'DELETE', path }]
      : [{ method: 'PATCH', path, form: formOf(operation) }];
  },
};
