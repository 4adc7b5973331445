import { z } from 'zod';
import { traktRows } from '#slices/listfiles/index.ts';
import { bearer } from '../headers.ts';
import { Instant, Title } from '../item.ts';
import type { ListPage, ServiceReader } from '../reader.ts';

const Viewer = z.object({
  user: z.object({ username: Title, ids: z.object({ slug: z.string().min(1).max(100) }) }),
});
const Activities = z.object({ all: Instant });
const List = z.array(z.unknown());

/** What is read, in this order: what somebody watched counts more than what they planned. The names are those of its export. */
const PARTS = {
  'ratings-shows': '/sync/ratings/shows',
  'ratings-seasons': '/sync/ratings/seasons',
  'ratings-movies': '/sync/ratings/movies',
  'lists-watchlist-shows': '/sync/watchlist/shows',
  'lists-watchlist-movies': '/sync/watchlist/movies',
  'watched-shows': '/sync/watched/shows',
  'watched-movies': '/sync/watched/movies',
} as const;
type Part = keyof typeof PARTS;
const ORDER = Object.keys(PARTS) as Part[];

const after = (part: string): string | null => ORDER[ORDER.indexOf(part as Part) + 1] ?? null;

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
  page: (_of, cursor) => ({
    method: 'GET',
    path: cursor === null ? '/sync/last_activities' : PARTS[cursor as Part],
  }),
  readPage: (json, cursor, { since }) => {
    if (cursor === null) return afterActivities(json, since);
    const { data: items } = List.safeParse(json);
    return items && { items, next: after(cursor) };
  },
  media: (items, cursor, today) => traktRows(cursor ?? '', items, today),
  // Nothing is written there, so no entry is ever read by itself.
  entry: () => ({ method: 'GET', path: '/sync/last_activities' }),
  readEntry: () => undefined,
};
