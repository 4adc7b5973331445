import { z } from 'zod';
import type { Connector, ServiceCall, WriteOperation } from '../connector.ts';
import { Id, idsOf, Title, Total } from '../item.ts';
import { countAs, decodeWith, readNotes, scoreOutOf, statusIn } from '../read-fields.ts';
import { WITHOUT_REPEATING } from '../statuses.ts';
import { encodeWith, named, scoreNamed } from '../write-fields.ts';
import { reader } from './reader.ts';

const STATUSES = {
  plantowatch: 'planning',
  watching: 'current',
  completed: 'completed',
  hold: 'paused',
  dropped: 'dropped',
  notinteresting: 'dropped',
} as const;

const WORDS = {
  planning: 'plantowatch',
  current: 'watching',
  completed: 'completed',
  paused: 'hold',
  dropped: 'dropped',
  repeating: 'completed',
} as const;

const decode = decodeWith({
  status: statusIn(STATUSES),
  user_rating: scoreOutOf(10),
  watched_episodes_count: countAs('progress'),
  memo: (memo, context) => readNotes((memo as { text?: unknown } | null)?.text ?? null, context),
});

const encode = encodeWith({
  status: (status) => ({ to: WORDS[status] }),
  score: scoreNamed('rating', 10, null),
  progress: named('watched_episodes_count'),
  notes: (notes) => ({ memo: { text: notes ?? '', is_private: true } }),
});

const Ids = z.object({ simkl: Id, mal: Id, anilist: Id, anidb: Id, kitsu: Id }).partial().loose();
const Item = z.looseObject({
  total_episodes_count: Total,
  last_watched_at: z.string().nullish(),
  user_rated_at: z.string().nullish(),
  show: z.object({ title: Title, ids: Ids }),
});

const laterOf = (...times: (string | null | undefined)[]): string | null => {
  const known = times.map((time) => Date.parse(time ?? '')).filter((at) => !Number.isNaN(at));
  return known.length > 0 ? new Date(Math.max(...known)).toISOString() : null;
};

const numbered = (from: number, to: number): { number: number }[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => ({ number: from + index + 1 }));

/** What an id of the service's own begins with; others are those of MyAnimeList, which the catalogue knows. */
const OWN = 'simkl:';

const idsOfWork = ({ workId, entryId }: WriteOperation): Show => {
  if (entryId !== null) return { simkl: Number(entryId) };
  return workId.startsWith(OWN) ? { simkl: Number(workId.slice(OWN.length)) } : { mal: workId };
};

type Show = Readonly<Record<string, unknown>>;

const post = (path: string, show: Show): ServiceCall => ({
  method: 'POST',
  path,
  json: { shows: [show] },
});

/** Episodes are events there, so a number becomes the episodes that are new, or those that are taken back. */
const episodeCalls = ({ set, before }: WriteOperation, ids: Show): ServiceCall[] => {
  const [from, to] = [before?.progress ?? 0, set.progress];
  const memo = set.notes === undefined ? {} : encode({ notes: set.notes }, {});
  const added = to === undefined ? [] : numbered(from, to);
  const removed = to === undefined ? [] : numbered(to, from);
  return [
    ...(added.length > 0 || set.notes !== undefined
      ? [post('/sync/history', { ids, ...memo, episodes: added })]
      : []),
    ...(removed.length > 0 ? [post('/sync/history/remove', { ids, episodes: removed })] : []),
  ];
};

const ratingCalls = ({ set }: WriteOperation, ids: Show): ServiceCall[] => {
  if (set.score === undefined) return [];
  if (set.score === null) return [post('/sync/ratings/remove', { ids })];
  return [post('/sync/ratings', { ids, ...encode({ score: set.score }, {}) })];
};

/** Simkl, for anime. The id of an entry is that of its work there. Episodes go before the status, because they move it. */
export const simkl: Connector = {
  id: 'simkl',
  name: 'Simkl',
  capabilities: {
    kinds: ['anime'],
    fields: ['status', 'progress', 'score', 'notes'],
    statuses: WITHOUT_REPEATING,
    score: 'int10',
    dates: 'none',
    updatedAtTrusted: false,
    canDelete: true,
    changeFeed: 'activities',
    atomicWrite: false,
    flow: 'code-pkce-s256',
  },
  decode,
  encode,
  reader,
  read: (item, context) => {
    const { data } = Item.safeParse(item);
    const { simkl, mal, anilist, anidb, kitsu } = data?.show.ids ?? {};
    if (!data || simkl === undefined) return;
    return {
      kind: 'anime',
      entryId: simkl,
      workId: mal ?? `${OWN}${simkl}`,
      ids: idsOf({ mal, anilist, anidb, kitsu, simkl }),
      title: data.show.title,
      total: data.total_episodes_count,
      entry: decode(data, context),
      updatedAt: laterOf(data.last_watched_at, data.user_rated_at),
    };
  },
  write: (operation) => {
    const ids = idsOfWork(operation);
    if (operation.action === 'delete') return [post('/sync/history/remove', { ids })];
    const { status } = operation.set;
    return [
      ...episodeCalls(operation, ids),
      ...ratingCalls(operation, ids),
      ...(status ? [post('/sync/add-to-list', { ids, ...encode({ status }, {}) })] : []),
    ];
  },
};
