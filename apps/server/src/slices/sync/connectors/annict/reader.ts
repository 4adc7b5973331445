import { z } from 'zod';
import { graphqlCall } from '../graphql-call.ts';
import { faultInGraphql } from '../graphql-fault.ts';
import { bearer } from '../headers.ts';
import { Id, Title } from '../item.ts';
import type { ListPage, ServiceReader } from '../reader.ts';

const WORK = 'id annictId malAnimeId title episodesCount';
const VIEWER = 'query Viewer { viewer { annictId username } }';
const LIST = `query List($after: String) {
  viewer { libraryEntries(first: 50, after: $after) { nodes { status { state } work { ${WORK} } } pageInfo { hasNextPage endCursor } } }
}`;
const ONE = `query One($id: ID!) { node(id: $id) { ... on Work { ${WORK} viewerStatusState } } }`;

const Viewer = z.object({
  data: z.object({ viewer: z.object({ annictId: Id, username: Title }) }),
});
const List = z.object({
  data: z.object({
    viewer: z.object({
      libraryEntries: z.object({
        nodes: z.array(z.unknown()),
        pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullish() }),
      }),
    }),
  }),
});
const One = z.object({
  data: z.object({ node: z.looseObject({ viewerStatusState: z.string().nullish() }).nullable() }),
});

const NONE = 'NO_STATE';

const readPage = (json: unknown): ListPage | undefined => {
  const { data } = List.safeParse(json);
  if (!data) return;
  const { nodes, pageInfo } = data.data.viewer.libraryEntries;
  return { items: nodes, next: pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null };
};

/** Reads Annict, fifty entries at once. */
export const reader: ServiceReader = {
  entriesAtOnce: 50,
  callsPerMinute: 120,
  headers: bearer,
  faultIn: faultInGraphql,
  viewer: graphqlCall('', VIEWER, {}),
  readViewer: (json) => {
    const viewer = Viewer.safeParse(json).data?.data.viewer;
    return viewer && { id: viewer.annictId, name: viewer.username ?? viewer.annictId };
  },
  page: (_of, cursor) => graphqlCall('', LIST, { after: cursor }),
  readPage,
  entry: ({ workId }) => graphqlCall('', ONE, { id: workId }),
  readEntry: (json) => {
    const { data } = One.safeParse(json);
    if (!data) return undefined;
    const { node } = data.data;
    const state = node?.viewerStatusState ?? NONE;
    return state === NONE ? null : { status: { state }, work: node };
  },
  // Its ids are those of all its types, of which the number of the work is a part.
  workIdOf: (id) => Buffer.from(`Work-${id}`).toString('base64'),
};
