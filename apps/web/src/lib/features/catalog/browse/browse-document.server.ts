import { graphql } from '#lib/server/document.server.ts';
import { ANIME_CARD, MANGA_CARD } from '../fragments.server.ts';

/** The words of the filters. They are the same for everybody in a region, so their response is kept. */
export const WORDS = graphql(`
  query WebBrowseWords($region: String) {
    genres {
      name
      animeCount
      mangaCount
    }
    tags {
      name
      category
      isRanked
      animeCount
      mangaCount
    }
    streamingServices(region: $region) {
      name
      animeCount
    }
  }
`);

const ANIME_PAGE = graphql(
  'fragment BrowsedAnime on AnimeConnection { totalCount pageInfo { hasNextPage endCursor } nodes { ...AnimeCard } }',
  [ANIME_CARD],
);

const MANGA_PAGE = graphql(
  'fragment BrowsedManga on MangaConnection { totalCount pageInfo { hasNextPage endCursor } nodes { ...MangaCard } }',
  [MANGA_CARD],
);

/** Works in an order. A document that asks about the visitor's list is answered for the visitor alone. */
export const BROWSED = {
  anime: graphql(
    `
      query WebBrowsedAnime($filter: AnimeFilter, $sort: AnimeSort, $after: String) {
        found: browseAnime(filter: $filter, sort: $sort, first: 48, after: $after) {
          ...BrowsedAnime
        }
      }
    `,
    [ANIME_PAGE],
  ),
  mineOfAnime: graphql(
    `
      query WebBrowsedMineOfAnime(
        $filter: AnimeFilter
        $sort: AnimeSort
        $after: String
        $mine: Boolean
      ) {
        found: browseAnime(
          filter: $filter
          sort: $sort
          first: 48
          after: $after
          onMyList: $mine
        ) {
          ...BrowsedAnime
        }
      }
    `,
    [ANIME_PAGE],
  ),
  manga: graphql(
    `
      query WebBrowsedManga($filter: MangaFilter, $sort: MangaSort, $after: String) {
        found: browseManga(filter: $filter, sort: $sort, first: 48, after: $after) {
          ...BrowsedManga
        }
      }
    `,
    [MANGA_PAGE],
  ),
  mineOfManga: graphql(
    `
      query WebBrowsedMineOfManga(
        $filter: MangaFilter
        $sort: MangaSort
        $after: String
        $mine: Boolean
      ) {
        found: browseManga(
          filter: $filter
          sort: $sort
          first: 48
          after: $after
          onMyList: $mine
        ) {
          ...BrowsedManga
        }
      }
    `,
    [MANGA_PAGE],
  ),
};
