import { z } from 'zod';
import { graphqlCall } from '../graphql-call.ts';
import { faultInGraphql } from '../graphql-fault.ts';
import { bearer } from '../headers.ts';
import { Id, Title } from '../item.ts';
import type { ListOfAccount, ListPage, ServiceReader } from '../reader.ts';
import { CHANGES, LIST, ONE, VIEWER } from './documents.ts';

const FIRST = 1;

const Viewer = z.object({
  data: z.object({ Viewer: z.object({ id: Id, name: Title }) }),
});
const Collection = z.object({
  data: z.object({
    MediaListCollection: z.object({
      hasNextChunk: z.boolean().nullish(),
      lists: z.array(z.object({ entries: z.array(z.unknown()) })),
    }),
  }),
});
const Changes = z.object({
  data: z.object({
    Page: z.object({
      pageInfo: z.object({ hasNextPage: z.boolean().nullish() }),
      mediaList: z.array(z.unknown()),
    }),
  }),
});
const One = z.object({ data: z.object({ MediaList: z.unknown() }) });
const Saved = z.object({ data: z.object({ SaveMediaListEntry: z.unknown() }) });

const list = ({ account, kind }: ListOfAccount) => ({
  userId: Number(account.id),
  type: kind.toUpperCase(),
});

const numberOf = (cursor: string | null): number => (cursor === null ? FIRST : Number(cursor));

const nextAfter = (cursor: string | null, hasMore: boolean | null | undefined): string | null =>
  hasMore ? String(numberOf(cursor) + 1) : null;

/** An entry may stand in several lists of the collection; it has one id. */
const readCollection = (json: unknown, cursor: string | null): ListPage | undefined => {
  const { data } = Collection.safeParse(json);
  const collection = data?.data.MediaListCollection;
  return (
    collection && {
      items: collection.lists.flatMap(({ entries }) => entries),
      next: nextAfter(cursor, collection.hasNextChunk),
    }
  );
};

/** Reads AniList, whose lists come in chunks of 500, and whose latest changes come first. */
export const reader: ServiceReader = {
  entriesAtOnce: 500,
  callsPerMinute: 30,
  paceHeader: 'x-ratelimit-limit',
  headers: bearer,
  faultIn: faultInGraphql,
  viewer: graphqlCall('', VIEWER, {}),
  readViewer: (json) => {
    const { data } = Viewer.safeParse(json);
    const viewer = data?.data.Viewer;
    return viewer && { id: viewer.id, name: viewer.name ?? viewer.id };
  },
  page: (of, cursor) => graphqlCall('', LIST, { ...list(of), chunk: numberOf(cursor) }),
  readPage: readCollection,
  changes: {
    page: (of, _since, cursor) => graphqlCall('', CHANGES, { ...list(of), page: numberOf(cursor) }),
    readPage: (json, cursor) => {
      const { data } = Changes.safeParse(json);
      const page = data?.data.Page;
      return (
        page && {
          items: page.mediaList,
          next: nextAfter(cursor, page.pageInfo.hasNextPage),
        }
      );
    },
  },
  entry: ({ account, workId }) =>
    graphqlCall('', ONE, { userId: Number(account.id), mediaId: Number(workId) }),
  readEntry: (json) => One.safeParse(json).data?.data.MediaList,
  readWritten: (json) => Saved.safeParse(json).data?.data.SaveMediaListEntry ?? undefined,
};
