import { graphql } from '#lib/server/document.server.ts';
import { ANIME_CARD, MANGA_CARD } from './fragments.server.ts';

/** What the words of a search find of some types. */
export const OTHERS = graphql(
  `
    query WebSearchOthers($query: String!, $types: [SearchType!]!, $first: Int!) {
      search(query: $query, types: $types, first: $first) {
        anime {
          ...AnimeCard
        }
        manga {
          ...MangaCard
        }
        characters {
          id
          name
          nameNative
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
