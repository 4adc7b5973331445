import { z } from 'zod';
import { traktRows } from '#slices/listfiles/index.ts';
import type { ServiceCall } from '../connector.ts';
import { bearer } from '../headers.ts';
import { Instant, Title } from '../item.ts';
import type { ListPage, ServiceReader } from '../reader.ts';

const Viewer = z.object({
  user: z.object({ username: Title, ids: z.object({ slug: z.string().min(1).max(100) }) }),
});
const Activities = z.object({ all: Instant });
const List = z.array(z.unknown());

const ALL_RATINGS = Array.from({ length: 10 }, (_, index) => index + 1).join(',');

/**
 * What is read, in this order: what somebody watched counts more than what they planned, and what they dropped more than that. The names are
 * those of its export.
 */
const PARTS = {
  'ratings-shows': `/sync/ratings/shows/${ALL_RATINGS}`,
  'ratings-seasons': `/sync/ratings/seasons/${ALL_RATINGS}`,
  'ratings-movies': `/sync/ratings/movies/${ALL_RATINGS}`,
  'lists-watchlist-shows': '/sync/watchlist/shows/added/asc',
  'lists-watchlist-movies': '/sync/watchlist/movies/added/asc',
  'watched-shows': '/sync/watched/shows',
  'watched-movies': '/sync/watched/movies',
  'hidden-dropped': '/users/hidden/dropped',
} as const;
type Part = keyof typeof PARTS;
const ORDER = Object.keys(PARTS) as Part[];
const DROPPED: Part = 'hidden-dropped';
/** The most shows on a page of the list that has pages. */
const PAGE = 1000;

/** The place of a cursor: a part, and the number of its page. */
const placeOf = (cursor: string): { part: Part; page: number } => {
  const [part = '', page = '1'] = cursor.split('/');
  return { part: part as Part, page: Number(page) };
};

const after = (cursor: string, count: number): string | null => {
  const { part, page } = placeOf(cursor);
  if (part === DROPPED && count >= PAGE) return `${part}/${page + 1}`;
  return ORDER[ORDER.indexOf(part) + 1] ?? null;
};

const partCall = (cursor: string): ServiceCall => {
  const { part, page } = placeOf(cursor);
  const query = part === DROPPED && { query: { page: String(page), limit: String(PAGE) } };
  return { method: 'GET', path: PARTS[part], ...query };
};

const afterActivities = (json: unknown, since: Date | undefined): ListPage | undefined => {
  const { data } = Activities.safeParse(json);
  if (!data) return;
  const { all } = data;
  const page = { items: [], ...(all !== null && { mark: all }) };
  const isSame = since !== undefined && (all === null || Date.parse(all) <= since.getTime());
  return isSame ? { ...page, next: null, kept: 'all' } : { ...page, next: ORDER[0] ?? null };
};

/** Reads Trakt, which is asked when something changed before its lists are read. */
export const reader: ServiceReader = {
  entriesAtOnce: Infinity,
  // It is asked first whether there is anything. Then every part of its lists is read.
  callsBesides: ORDER.length,
  callsPerMinute: 120,
  headers: (access) => ({
    ...bearer(access),
    'trakt-api-version': '2',
    'trakt-api-key': access.clientId ?? '',
  }),
  isIncremental: true,
  viewer: { method: 'GET', path: '/users/settings' },
  readViewer: (json) => {
    const { user } = Viewer.safeParse(json).data ?? {};
    return user && { id: user.ids.slug, name: user.username ?? user.ids.slug };
  },
  page: (_of, cursor) =>
    cursor === null ? { method: 'GET', path: '/sync/last_activities' } : partCall(cursor),
  readPage: (json, cursor, { since }) => {
    if (cursor === null) return afterActivities(json, since);
    const { data: items } = List.safeParse(json);
    return items && { items, next: after(cursor, items.length) };
  },
  media: (items, cursor, today) => {
    const { part } = placeOf(cursor ?? '');
    return { rows: traktRows(part, items, today), isDropped: part === DROPPED };
  },
  // Nothing is written there, so no entry is ever read by itself.
  entry: () => ({ method: 'GET', path: '/sync/last_activities' }),
  readEntry: () => undefined,
};
