import { ANIME_TITLES, MANGA_TITLES } from '#lib/features/catalog/fragments.server.ts';
import { graphql } from '#lib/server/document.server.ts';

/** An anime of the visitor's list as a row shows it, for a document with the variable `$format`. */
export const ANIME_ROW = graphql(
  `
    fragment AnimeRow on AnimeListEntry {
      id
      version
      status
      progress
      score(format: $format)
      visibility
      behindBy
      isHiddenFromStatusLists
      customLists {
        id
      }
      work: anime {
        ...AnimeTitles
        format
        status
        startDate
        seasonYear
        episodeCount
        episodeCountSource
      }
    }
  `,
  [ANIME_TITLES],
);

/** A manga of the visitor's list as a row shows it, for a document with the variable `$format`. */
export const MANGA_ROW = graphql(
  `
    fragment MangaRow on MangaListEntry {
      id
      version
      status
      progress
      volumeProgress
      score(format: $format)
      visibility
      behindBy
      isHiddenFromStatusLists
      customLists {
        id
      }
      work: manga {
        ...MangaTitles
        format
        status
        startDate
        chapterCount
        volumeCount
      }
    }
  `,
  [MANGA_TITLES],
);
