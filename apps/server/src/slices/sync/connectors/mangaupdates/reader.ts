import { z } from 'zod';
import { bearer } from '../headers.ts';
import { Id, Title } from '../item.ts';
import type { ListPage, PageCursor, ServiceReader } from '../reader.ts';

const Viewer = z.object({ user_id: Id, username: Title });
const Session = z.object({ context: z.object({ session_token: z.string().min(1).max(4000) }) });
const Page = z.object({
  total_hits: z.int(),
  results: z.array(z.unknown()),
});

const MOST_PER_PAGE = 100;
/** The lists that everybody has. */
const LAST_LIST = 4;

/** A place in the lists: which list, and which page of it. */
const placeOf = (cursor: PageCursor): { list: number; page: number } => {
  const [list = 0, page = 1] = (cursor ?? '0:1').split(':').map(Number);
  return { list, page };
};

const readPage = (json: unknown, cursor: PageCursor): ListPage | undefined => {
  const { data } = Page.safeParse(json);
  if (!data) return;
  const { list, page } = placeOf(cursor);
  const hasMore = page * MOST_PER_PAGE < data.total_hits;
  const after = list < LAST_LIST ? `${list + 1}:1` : null;
  return { items: data.results, next: hasMore ? `${list}:${page + 1}` : after };
};

/** Reads MangaUpdates, list by list. Ratings are a resource for each work, so that reading them would take a call for each. */
export const reader: ServiceReader = {
  entriesAtOnce: MOST_PER_PAGE,
  // One for each of its lists that is empty.
  callsBesides: 4,
  callsPerMinute: 30,
  headers: bearer,
  tells: ['status', 'progress', 'progressVolumes'],
  session: {
    call: ({ userName: username, password }) => ({
      method: 'PUT',
      path: '/account/login',
      json: { username, password },
    }),
    read: (json) => Session.safeParse(json).data?.context.session_token,
  },
  viewer: { method: 'GET', path: '/account/profile' },
  readViewer: (json) => {
    const { data } = Viewer.safeParse(json);
    return data && { id: data.user_id, name: data.username ?? data.user_id };
  },
  page: (_of, cursor) => {
    const { list, page } = placeOf(cursor);
    return {
      method: 'POST',
      path: `/lists/${list}/search`,
      json: { page, perpage: MOST_PER_PAGE },
    };
  },
  readPage,
  entry: ({ workId }) => ({ method: 'GET', path: `/lists/series/${workId}` }),
  readEntry: (json) => ({ record: json }),
};
