import { graphql } from '#lib/server/document.server.ts';
import { ANIME_CARD, MANGA_CARD } from './fragments.server.ts';

/** The choices of the filters, for a document with the variable `$region`. */
export const VOCABULARY = graphql(`
  fragment Vocabulary on Query {
    genres {
      name
      animeCount
      mangaCount
    }
    streamingServices(region: $region) {
      name
      animeCount
      mangaCount
    }
  }
`);

const FOUND_ANIME = graphql(
  'fragment FoundAnime on AnimeConnection { totalCount pageInfo { hasNextPage endCursor } nodes { ...AnimeCard } }',
  [ANIME_CARD],
);

const FOUND_MANGA = graphql(
  'fragment FoundManga on MangaConnection { totalCount pageInfo { hasNextPage endCursor } nodes { ...MangaCard } }',
  [MANGA_CARD],
);

/** Works of a kind, by words or by filters only. Filters by the visitor's list are only for the visitor. */
export const SEARCHES = {
  anime: {
    byWords: graphql(
      `
        query WebSearchAnime(
          $query: String!
          $filter: AnimeFilter
          $sort: AnimeSort
          $after: String
          $region: String
        ) {
          found: searchAnime(
            query: $query
            filter: $filter
            sort: $sort
            first: 48
            after: $after
          ) {
            ...FoundAnime
          }
          ...Vocabulary
        }
      `,
      [FOUND_ANIME, VOCABULARY],
    ),
    all: graphql(
      `
        query WebBrowseAnime(
          $filter: AnimeFilter
          $sort: AnimeSort
          $after: String
          $region: String
        ) {
          found: browseAnime(filter: $filter, sort: $sort, first: 48, after: $after) {
            ...FoundAnime
          }
          ...Vocabulary
        }
      `,
      [FOUND_ANIME, VOCABULARY],
    ),
    mineByWords: graphql(
      `
        query WebSearchMineAnime(
          $query: String!
          $filter: AnimeFilter
          $sort: AnimeSort
          $after: String
          $region: String
          $mine: Boolean
        ) {
          found: searchAnime(
            query: $query
            filter: $filter
            sort: $sort
            first: 48
            after: $after
            onMyList: $mine
          ) {
            ...FoundAnime
          }
          ...Vocabulary
        }
      `,
      [FOUND_ANIME, VOCABULARY],
    ),
    allMine: graphql(
      `
        query WebBrowseMineAnime(
          $filter: AnimeFilter
          $sort: AnimeSort
          $after: String
          $region: String
          $mine: Boolean
        ) {
          found: browseAnime(
            filter: $filter
            sort: $sort
            first: 48
            after: $after
            onMyList: $mine
          ) {
            ...FoundAnime
          }
          ...Vocabulary
        }
      `,
      [FOUND_ANIME, VOCABULARY],
    ),
  },
  manga: {
    byWords: graphql(
      `
        query WebSearchManga(
          $query: String!
          $filter: MangaFilter
          $sort: MangaSort
          $after: String
          $region: String
        ) {
          found: searchManga(
            query: $query
            filter: $filter
            sort: $sort
            first: 48
            after: $after
          ) {
            ...FoundManga
          }
          ...Vocabulary
        }
      `,
      [FOUND_MANGA, VOCABULARY],
    ),
    all: graphql(
      `
        query WebBrowseManga(
          $filter: MangaFilter
          $sort: MangaSort
          $after: String
          $region: String
        ) {
          found: browseManga(filter: $filter, sort: $sort, first: 48, after: $after) {
            ...FoundManga
          }
          ...Vocabulary
        }
      `,
      [FOUND_MANGA, VOCABULARY],
    ),
    mineByWords: graphql(
      `
        query WebSearchMineManga(
          $query: String!
          $filter: MangaFilter
          $sort: MangaSort
          $after: String
          $region: String
          $mine: Boolean
        ) {
          found: searchManga(
            query: $query
            filter: $filter
            sort: $sort
            first: 48
            after: $after
            onMyList: $mine
          ) {
            ...FoundManga
          }
          ...Vocabulary
        }
      `,
      [FOUND_MANGA, VOCABULARY],
    ),
    allMine: graphql(
      `
        query WebBrowseMineManga(
          $filter: MangaFilter
          $sort: MangaSort
          $after: String
          $region: String
          $mine: Boolean
        ) {
          found: browseManga(
            filter: $filter
            sort: $sort
            first: 48
            after: $after
            onMyList: $mine
          ) {
            ...FoundManga
          }
          ...Vocabulary
        }
      `,
      [FOUND_MANGA, VOCABULARY],
    ),
  },
};
