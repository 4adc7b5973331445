import { WORK_COVER, WORK_TITLES } from '#lib/features/catalog/fragments.server.ts';
import { graphql } from '#lib/server/document.server.ts';

const ENTRY_ROW = graphql(`
  fragment EntryRow on ListEntry {
    id
    version
    status
    score(format: $format)
    visibility
    behindBy
    isHiddenFromStatusLists
    customLists {
      id
    }
  }
`);

const WORK_ROW = graphql(
  'fragment WorkRow on Work { ...WorkTitles ...WorkCover status startDate isHidden }',
  [WORK_TITLES, WORK_COVER],
);

/** An anime of the visitor's list as a row shows it, for a document with the variable `$format`. */
export const ANIME_ROW = graphql(
  `
    fragment AnimeRow on AnimeListEntry {
      ...EntryRow
      progress
      work: anime {
        ...WorkRow
        format
        seasonYear
        episodeCount
        episodeCountSource
      }
    }
  `,
  [ENTRY_ROW, WORK_ROW],
);

/** A manga of the visitor's list as a row shows it, for a document with the variable `$format`. */
export const MANGA_ROW = graphql(
  `
    fragment MangaRow on MangaListEntry {
      ...EntryRow
      progress
      volumeProgress
      work: manga {
        ...WorkRow
        format
        chapterCount
        volumeCount
      }
    }
  `,
  [ENTRY_ROW, WORK_ROW],
);
