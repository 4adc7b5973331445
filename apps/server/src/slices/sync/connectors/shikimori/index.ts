import { z } from 'zod';
import type { Connector, EncodedEntry, WriteOperation } from '../connector.ts';
import { Id, idsOf, Instant, Title, Total } from '../item.ts';
import { countAs, decodeWith, onlyOf, readNotes, scoreOutOf, statusIn } from '../read-fields.ts';
import { ALL_STATUSES } from '../statuses.ts';
import {
  encodeWith,
  named,
  namedByKind,
  onlyOfManga,
  scoreNamed,
  textNamed,
} from '../write-fields.ts';
import { reader } from './reader.ts';

const STATUSES = {
  planned: 'planning',
  watching: 'current',
  completed: 'completed',
  on_hold: 'paused',
  dropped: 'dropped',
  rewatching: 'repeating',
} as const;

const WORDS = {
  planning: 'planned',
  current: 'watching',
  completed: 'completed',
  paused: 'on_hold',
  dropped: 'dropped',
  repeating: 'rewatching',
} as const;

const decode = decodeWith({
  status: statusIn(STATUSES),
  score: scoreOutOf(10),
  episodes: onlyOf('anime', countAs('progress')),
  chapters: onlyOf('manga', countAs('progress')),
  volumes: onlyOf('manga', countAs('progressVolumes')),
  rewatches: countAs('repeatCount'),
  text: readNotes,
});

/** The service cuts a text here. */
const LONGEST_TEXT = 4096;

const encode = encodeWith({
  status: (status) => ({ status: WORDS[status] }),
  score: scoreNamed('score', 10, 0),
  progress: namedByKind('episodes', 'chapters'),
  progressVolumes: onlyOfManga(named('volumes')),
  repeatCount: named('rewatches'),
  notes: (notes) => textNamed('text')(notes?.slice(0, LONGEST_TEXT) ?? null),
});

const Work = z
  .object({ id: Id, malId: Id.nullish(), name: Title, episodes: Total, chapters: Total })
  .nullish();
const Item = z.looseObject({
  id: Id,
  target_id: Id.nullish(),
  anime: Work,
  manga: Work,
  updatedAt: Instant,
  updated_at: Instant,
});

/**
 * Counters that are not sent with a status are set to what the service thinks it means: a rewatch starts at 0, and volumes and chapters
 * reset each other. So all of them are always sent.
 */
const fieldsOf = ({ set, kind, before }: WriteOperation): EncodedEntry => {
  const isMoved =
    set.status !== undefined || set.progress !== undefined || set.progressVolumes !== undefined;
  const known = {
    ...(before?.status && { status: before.status }),
    ...(before?.progress !== undefined && { progress: before.progress }),
    ...(before?.progressVolumes !== undefined && { progressVolumes: before.progressVolumes }),
  };
  return encode(isMoved ? { ...known, ...set } : set, { kind });
};

/** Shikimori. The ids of its works are those of MyAnimeList. */
export const shikimori: Connector = {
  id: 'shikimori',
  name: 'Shikimori',
  capabilities: {
    kinds: ['anime', 'manga'],
    fields: ['status', 'progress', 'progressVolumes', 'score', 'repeatCount', 'notes'],
    statuses: ALL_STATUSES,
    score: 'int10',
    dates: 'none',
    updatedAtTrusted: true,
    canDelete: true,
    changeFeed: 'sorted',
    atomicWrite: true,
    flow: 'code',
  },
  decode,
  encode,
  reader,
  read: (item, context) => {
    const { data } = Item.safeParse(item);
    const work = data?.[context.kind];
    const workId = work?.id ?? data?.target_id;
    if (!data || !workId) return;
    return {
      kind: context.kind,
      entryId: data.id,
      workId,
      ids: idsOf({ mal: work?.malId ?? workId, shikimori: workId }),
      title: work?.name ?? null,
      total: (context.kind === 'anime' ? work?.episodes : work?.chapters) ?? null,
      entry: decode(data, context),
      updatedAt: data.updatedAt ?? data.updated_at,
    };
  },
  write: (operation) => {
    const { action, kind, workId, entryId, accountId } = operation;
    const path = `/v2/user_rates/${entryId ?? ''}`;
    if (action === 'delete') return [{ method: 'DELETE', path }];
    const fields = fieldsOf(operation);
    if (action === 'update') return [{ method: 'PATCH', path, json: { user_rate: fields } }];
    const target = {
      user_id: Number(accountId),
      target_id: Number(workId),
      target_type: kind === 'anime' ? 'Anime' : 'Manga',
    };
    return [
      { method: 'POST', path: '/v2/user_rates', json: { user_rate: { ...target, ...fields } } },
    ];
  },
};
