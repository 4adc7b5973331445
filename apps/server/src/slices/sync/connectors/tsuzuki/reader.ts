import { z } from 'zod';
import type { WorkKind } from '#slices/catalog/values.ts';
import type { ServiceCall } from '../connector.ts';
import { graphqlCall } from '../graphql-call.ts';
import { faultInGraphql } from '../graphql-fault.ts';
import { bearer } from '../headers.ts';
import { Id, Title } from '../item.ts';
import type { EntryOfAccount, ListPage, PageCursor, ServiceReader } from '../reader.ts';

const FIELDS =
  'id status score progress repeatCount startedOn completedOn notes visibility updatedAt';
const OF_WORK = 'id titleNative externalIds { site id: value }';
const ENTRY: Readonly<Record<WorkKind, string>> = {
  anime: `${FIELDS} anime { ${OF_WORK} episodeCount }`,
  manga: `${FIELDS} volumeProgress manga { ${OF_WORK} chapterCount }`,
};

const listOf = (kind: WorkKind): string => `query List($after: String) {
  viewer { ${kind}List(first: 50, after: $after, sort: UPDATED_AT_DESC) { nodes { ${ENTRY[kind]} } pageInfo { hasNextPage endCursor } } }
}`;
const oneOf = (kind: WorkKind): string =>
  `query One($id: ID!) { ${kind}(id: $id) { viewerEntry { ${ENTRY[kind]} } } }`;

const Viewer = z.object({ data: z.object({ viewer: z.object({ id: Id, username: Title }) }) });
const List = z.object({
  nodes: z.array(z.unknown()),
  pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullish() }),
});
const Lists = z.object({
  data: z.object({ viewer: z.object({ animeList: List.nullish(), mangaList: List.nullish() }) }),
});
const Entry = z.object({ viewerEntry: z.unknown() }).nullish();
const One = z.object({ data: z.object({ anime: Entry, manga: Entry }) });

const listCall = (kind: WorkKind, cursor: PageCursor): ServiceCall =>
  graphqlCall('', listOf(kind), { after: cursor });

const readPage = (json: unknown): ListPage | undefined => {
  const viewer = Lists.safeParse(json).data?.data.viewer;
  const list = viewer?.animeList ?? viewer?.mangaList;
  if (!list) return;
  const { hasNextPage, endCursor } = list.pageInfo;
  return { items: list.nodes, next: hasNextPage ? (endCursor ?? null) : null };
};

/** Reads another instance of Tsuzuki, by an API key of its owner there. */
export const reader: ServiceReader = {
  entriesAtOnce: 50,
  callsPerMinute: 60,
  headers: bearer,
  faultIn: faultInGraphql,
  viewer: graphqlCall('', 'query Viewer { viewer { id username } }', {}),
  readViewer: (json) => {
    const viewer = Viewer.safeParse(json).data?.data.viewer;
    return viewer && { id: viewer.id, name: viewer.username ?? viewer.id };
  },
  page: ({ kind }, cursor) => listCall(kind, cursor),
  readPage,
  changes: { page: ({ kind }, _since, cursor) => listCall(kind, cursor), readPage },
  entry: ({ kind, workId }) => graphqlCall('', oneOf(kind), { id: workId }),
  readEntry: (json, { kind }: EntryOfAccount) => {
    const { data } = One.safeParse(json);
    return data && (data.data[kind]?.viewerEntry ?? null);
  },
};
