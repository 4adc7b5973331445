import { z } from 'zod';
import type { WorkKind } from '#slices/catalog/values.ts';
import { bearer } from '../headers.ts';
import { Id, Title } from '../item.ts';
import type { ServiceReader } from '../reader.ts';

const Viewer = z.object({ id: Id, username: Title });
const Page = z.object({
  data: z.array(z.unknown()),
  total: z.int(),
  offset: z.int(),
  limit: z.int(),
});

/** Kinds of subjects. */
const SUBJECTS: Readonly<Record<WorkKind, string>> = { manga: '1', anime: '2' };
const MOST_PER_PAGE = 50;

/** Reads Bangumi, fifty entries at once. It wants to know who made a program, and where it is. */
export const reader: ServiceReader = {
  entriesAtOnce: MOST_PER_PAGE,
  callsPerMinute: 60,
  headers: (access) => ({
    ...bearer(access),
    'user-agent': `tsuzuki/tsuzuki/1 (${access.home})`,
  }),
  viewer: { method: 'GET', path: '/v0/me' },
  readViewer: (json) => {
    const { data } = Viewer.safeParse(json);
    return data?.username ? { id: data.id, name: data.username } : undefined;
  },
  page: ({ account, kind }, cursor) => ({
    method: 'GET',
    path: `/v0/users/${encodeURIComponent(account.name)}/collections`,
    query: { subject_type: SUBJECTS[kind], limit: String(MOST_PER_PAGE), offset: cursor ?? '0' },
  }),
  readPage: (json) => {
    const { data: page } = Page.safeParse(json);
    if (!page) return;
    const next = page.offset + page.limit;
    return { items: page.data, next: next < page.total ? String(next) : null };
  },
  entry: ({ account, workId }) => ({
    method: 'GET',
    path: `/v0/users/${encodeURIComponent(account.name)}/collections/${workId}`,
  }),
  readEntry: (json) => json,
};
