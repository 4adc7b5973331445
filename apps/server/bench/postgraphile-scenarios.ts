import type { Scenario } from './scenarios.ts';

const FIELDS = 'titleRomaji titleEnglish titleNative format status episodeCount averageScore';

const ONE_ANIME = `query One($id: UUID!) {
  animeByRowId(rowId: $id) { rowId ${FIELDS} season seasonYear startOn endOn }
}`;

const TWENTY_EDGES = `query Edges($offset: Int!) {
  allAnime(first: 20, offset: $offset) {
    edges { cursor node { rowId ${FIELDS} } }
    pageInfo { hasNextPage endCursor }
  }
}`;

const TWENTY_CARDS = `query Cards($offset: Int!) {
  allAnime(first: 20, offset: $offset) { edges { node { rowId ${FIELDS} coverUrl } } }
}`;

const WHOLE_PAGE = `query Whole($id: UUID!) {
  animeByRowId(rowId: $id) { rowId ${FIELDS} season seasonYear startOn endOn coverUrl bannerUrl tags genres studios staff }
  detailByWorkId(workId: $id) { descriptions characters episodes trailers }
  allRelations(condition: { workId: $id }) { nodes { kind medium site externalId } }
}`;

const FIFTY_NESTED = `query Schedule($offset: Int!) {
  allAiringRules(first: 50, offset: $offset) {
    edges { node { startsAt basis isDayOnly animeByAnimeId { rowId ${FIELDS} } } }
    pageInfo { hasNextPage endCursor }
  }
}`;

const pages = (count: number, size: number) =>
  Array.from({ length: count }, (_, index) => ({ offset: index * size }));

/** The reads closest to ours in the schema that PostGraphile derives from the tables: pages where ours search and compute. */
export const forPostgraphile = ({ name, variables }: Scenario): Scenario => {
  switch (name) {
    case 'one anime':
      return { name, query: ONE_ANIME, variables };
    case '20 edges':
      return { name, query: TWENTY_EDGES, variables: pages(20, 20) };
    case '20 cards':
      return { name, query: TWENTY_CARDS, variables: pages(20, 20) };
    case 'whole page':
      return { name, query: WHOLE_PAGE, variables };
    case '50 nested nodes':
      return { name, query: FIFTY_NESTED, variables: pages(8, 50) };
  }
};
