import type { RequestEvent } from '@sveltejs/kit';
import { execute, graphqlDocument } from '#lib/graphql.server.ts';
import type { AnimeDetail } from './anime.ts';
import type { SearchResult } from './search.ts';

interface Answer {
  searchAnime: {
    totalCount: number | null;
    pageInfo: { hasNextPage: boolean };
    nodes: AnimeDetail[];
  };
}

const SEARCH = graphqlDocument<Answer, { query: string }>(`
  query WebSearch($query: String!) {
    searchAnime(query: $query, first: 24) {
      totalCount
      pageInfo { hasNextPage }
      nodes {
        id titleRomaji titleEnglish titleNative format status season seasonYear startDate
        episodeCount episodeCountSource averageScore
        externalIds { site id }
        nextAiring { airingAt episode isProjected }
      }
    }
  }
`);

/** The best matches for a normalised, non-empty query. */
export async function searchAnime(event: RequestEvent, query: string): Promise<SearchResult> {
  const { searchAnime: found } = await execute(event, SEARCH, { query });
  return {
    query,
    anime: found.nodes,
    totalCount: found.totalCount,
    hasMore: found.pageInfo.hasNextPage,
  };
}
