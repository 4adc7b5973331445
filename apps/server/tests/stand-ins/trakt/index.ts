import { Accounts } from '../kit/accounts.ts';
import { type Answer, jsonAnswer, Refused } from '../kit/answer.ts';
import type { Call } from '../kit/call.ts';
import type { Fault } from '../kit/fault.ts';
import { type Allowance, CallCounter } from '../kit/limit.ts';
import { type KeptRow, Lists } from '../kit/lists.ts';
import { type StandIn, type StandInOptions, startStandIn } from '../kit/stand-in.ts';
import { giveTokens } from '../kit/token.ts';
import { viewerIdOf } from '../kit/viewer.ts';

/** What Trakt keeps of a show, as far as lists go. */
export interface TraktFields {
  /** Every play as it came, also if it came twice. */
  plays: readonly { episode: number; at: string }[];
  rating: number | null;
  listedAt: string | null;
  droppedAt: string | null;
}

export const EMPTY: TraktFields = { plays: [], rating: null, listedAt: null, droppedAt: null };

export interface TraktStandIn extends StandIn {
  accounts: Accounts;
  lists: Lists<TraktFields>;
  reads: Allowance;
  writes: Allowance;
}

const WEEK = 7 * 24 * 3600;

const refuse = (status: number, error: string, headers: Record<string, string> = {}): Refused =>
  new Refused(jsonAnswer(status, { error }, headers));

const checkHeaders = ({ headers }: Call): void => {
  const isComplete = headers['trakt-api-key'] && headers['user-agent'];
  if (headers['trakt-api-version'] !== '2' || !isComplete) throw refuse(403, 'invalid API key');
};

type Row = KeptRow<TraktFields>;

const showOf = (lists: Lists<TraktFields>, { workId }: Row) => {
  const work = lists.work('anime', workId);
  const tmdb = work?.tmdbId ?? null;
  const ids = { trakt: Number(workId), slug: `show-${workId}`, tmdb, tvdb: null };
  return { title: work?.title, year: 2020, ids, aired_episodes: work?.total ?? 0 };
};

const watched = (lists: Lists<TraktFields>, row: Row) => {
  const numbers = [...new Set(row.fields.plays.map(({ episode }) => episode))];
  const episodes = numbers.map((number) => {
    const plays = row.fields.plays.filter(({ episode }) => episode === number);
    return { number, plays: plays.length, last_watched_at: plays.at(-1)?.at };
  });
  return {
    plays: row.fields.plays.length,
    last_watched_at: row.fields.plays.at(-1)?.at,
    last_updated_at: row.updatedAt.toISOString(),
    show: showOf(lists, row),
    seasons: [{ number: 1, episodes }],
  };
};

type Item = (lists: Lists<TraktFields>, row: Row) => object | undefined;

const ratedItem: Item = (lists, row) =>
  row.fields.rating === null
    ? undefined
    : { rating: row.fields.rating, type: 'show', show: showOf(lists, row) };
const listedItem: Item = (lists, row) =>
  row.fields.listedAt === null
    ? undefined
    : { listed_at: row.fields.listedAt, type: 'show', show: showOf(lists, row) };
const droppedItem: Item = (lists, row) =>
  row.fields.droppedAt === null
    ? undefined
    : { hidden_at: row.fields.droppedAt, type: 'show', show: showOf(lists, row) };

const nothing: Item = () => undefined;

/** What may be read. Films and seasons are kept by nobody here. Filters at the end of a path may be left out. */
const READS: readonly (readonly [RegExp, Item])[] = [
  [
    /^\/sync\/watched\/shows$/u,
    (lists, row) => (row.fields.plays.length > 0 ? watched(lists, row) : undefined),
  ],
  [/^\/sync\/ratings\/shows(?:\/[\d,]+)?$/u, ratedItem],
  [/^\/sync\/watchlist\/shows(?:\/\w+\/(?:asc|desc))?$/u, listedItem],
  [/^\/users\/hidden\/dropped$/u, droppedItem],
  [/^\/sync\/watched\/movies$/u, nothing],
  [/^\/sync\/ratings\/(?:movies|seasons)(?:\/[\d,]+)?$/u, nothing],
  [/^\/sync\/watchlist\/movies(?:\/\w+\/(?:asc|desc))?$/u, nothing],
];

/** The list of dropped shows comes in pages, of ten if nobody says how long. */
const pageOf = (items: readonly object[], { path, query }: Call): readonly object[] => {
  if (path !== '/users/hidden/dropped') return items;
  const limit = Number(query['limit'] ?? 10);
  const start = (Number(query['page'] ?? 1) - 1) * limit;
  return items.slice(start, start + limit);
};

interface SentShow {
  ids?: { trakt?: unknown };
  seasons?: readonly { episodes?: readonly { number?: unknown; watched_at?: unknown }[] }[];
}

/** Adds plays, and never looks whether they are there already. */
const addHistory = (trakt: TraktStandIn, accountId: string, call: Call): Answer => {
  const { lists } = trakt;
  const now = trakt.now();
  const { shows = [] } = (call.json ?? {}) as { shows?: readonly SentShow[] };
  let added = 0;
  for (const { ids, seasons = [] } of shows) {
    const workId = String(ids?.trakt);
    const plays = seasons.flatMap(({ episodes = [] }) =>
      episodes.map(({ number, watched_at: at }) => ({
        episode: Number(number),
        at: typeof at === 'string' ? at : now.toISOString(),
      })),
    );
    const before = lists.rowOf(accountId, 'anime', workId)?.fields ?? EMPTY;
    const fields = { ...before, plays: [...before.plays, ...plays] };
    lists.put({ accountId, kind: 'anime', workId }, fields, now);
    added += plays.length;
  }
  return jsonAnswer(201, { added: { movies: 0, episodes: added } });
};

const data = (trakt: TraktStandIn, call: Call, fault?: Fault): Answer => {
  const { accounts, lists } = trakt;
  const accountId = viewerIdOf(accounts, call, fault);
  if (accountId === undefined) throw refuse(401, 'invalid_token');
  const rows = lists.listOf(accountId);
  const all =
    rows
      .map(({ updatedAt }) => updatedAt.toISOString())
      .toSorted()
      .at(-1) ?? null;
  const [, itemOf] = READS.find(([path]) => path.test(call.path)) ?? [];
  if (itemOf && call.method === 'GET') {
    const items = rows.flatMap((row) => itemOf(lists, row) ?? []);
    return jsonAnswer(200, pageOf(items, call));
  }
  if (call.path === '/sync/last_activities')
    return jsonAnswer(200, {
      all,
      shows: { rated_at: all, watchlisted_at: all },
      episodes: { watched_at: all },
    });
  if (call.path === '/sync/history' && call.method === 'POST')
    return addHistory(trakt, accountId, call);
  const username = accounts.people.get(accountId)?.name;
  if (call.path !== '/users/settings') throw refuse(404, 'not_found');
  return jsonAnswer(200, {
    user: { username, ids: { slug: username } },
    account: { timezone: 'UTC' },
  });
};

const admit = (
  { reads, writes, now }: TraktStandIn,
  calls: Record<'reads' | 'writes', CallCounter>,
  call: Call,
): void => {
  const isRead = call.method === 'GET';
  const left = isRead ? calls.reads.count(reads, now()) : calls.writes.count(writes, now());
  if (left < 0)
    throw refuse(429, 'rate_limit', { 'retry-after': String((isRead ? reads : writes).seconds) });
};

/** Starts Trakt: its API at the root, and its pages of OAuth at `/oauth`. */
export const startTrakt = async (options: StandInOptions = {}): Promise<TraktStandIn> => {
  const standIn = await startStandIn(options);
  const trakt: TraktStandIn = Object.assign(standIn, {
    accounts: new Accounts({ access: WEEK }, standIn.now),
    lists: new Lists<TraktFields>(),
    reads: { calls: 1000, seconds: 300 },
    writes: { calls: 1, seconds: 1 },
  });
  const calls = { reads: new CallCounter(), writes: new CallCounter() };
  trakt.serve = (call, fault) => {
    const { accounts } = trakt;
    if (call.path === '/oauth/authorize') return accounts.consent(call.query);
    if (call.path === '/oauth/token') return giveTokens(accounts, call, { now: trakt.now() });
    checkHeaders(call);
    admit(trakt, calls, call);
    return data(trakt, call, fault);
  };
  return trakt;
};
