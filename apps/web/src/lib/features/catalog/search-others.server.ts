import type { RequestEvent } from '@sveltejs/kit';
import { graphql, type ResultOf } from '#lib/server/document.server.ts';
import { execute } from '#lib/server/graphql.server.ts';
import { ANIME_CARD, MANGA_CARD } from './fragments.server.ts';
import { filterCount } from './search-query.ts';
import type { Search } from './search.ts';

const OTHERS = graphql(
  `
    query WebSearchOthers($query: String!, $types: [SearchType!]!) {
      search(query: $query, types: $types, first: 6) {
        anime {
          ...AnimeCard
        }
        manga {
          ...MangaCard
        }
        people {
          id
          name
          nameNative
        }
        studios {
          id
          name
        }
      }
    }
  `,
  [ANIME_CARD, MANGA_CARD],
);

/** What the words of a search find beside the works of its kind. */
export type Others = NonNullable<ResultOf<typeof OTHERS>['search']>;

/** Works of the other kind, people and studios; null for a search without words, and for one that filters or turns pages. */
export async function readOthers(event: RequestEvent, search: Search): Promise<Others | null> {
  const { query, kind, after } = search;
  if (query === '' || after !== null || filterCount(search) > 0) return null;
  const other = kind === 'anime' ? ('MANGA' as const) : ('ANIME' as const);
  const types = [other, 'PERSON' as const, 'STUDIO' as const];
  const { search: found } = await execute(event, OTHERS, { query, types });
  return found;
}
