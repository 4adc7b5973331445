import { z } from 'zod';
import type { WorkKind } from '#slices/catalog/values.ts';
import { graphqlCall } from '../graphql-call.ts';
import { bearer } from '../headers.ts';
import { Id, Title } from '../item.ts';
import type { ServiceReader } from '../reader.ts';

const VIEWER = 'query Viewer { currentUser { id nickname } }';
const Viewer = z.object({
  data: z.object({ currentUser: z.object({ id: Id, nickname: Title }) }),
});
const List = z.array(z.unknown());

const TYPES: Readonly<Record<WorkKind, string>> = { anime: 'Anime', manga: 'Manga' };

/** Reads Shikimori, which gives a whole list in one answer, without titles. */
export const reader: ServiceReader = {
  entriesAtOnce: Infinity,
  callsPerMinute: 90,
  headers: bearer,
  viewer: graphqlCall('/graphql', VIEWER, {}),
  readViewer: (json) => {
    const { currentUser } = Viewer.safeParse(json).data?.data ?? {};
    return currentUser && { id: currentUser.id, name: currentUser.nickname ?? currentUser.id };
  },
  page: ({ account, kind }) => ({
    method: 'GET',
    path: '/v2/user_rates',
    query: { user_id: account.id, target_type: TYPES[kind] },
  }),
  readPage: (json) => {
    const { data: items } = List.safeParse(json);
    return items && { items, next: null };
  },
  entry: ({ account, kind, workId }) => ({
    method: 'GET',
    path: '/v2/user_rates',
    query: { user_id: account.id, target_id: workId, target_type: TYPES[kind] },
  }),
  readEntry: (json) => {
    const { data: items } = List.safeParse(json);
    return items && (items[0] ?? null);
  },
  readWritten: (json) => json,
};
