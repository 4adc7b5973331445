import { graphql } from '#lib/server/document.server.ts';

/** The visitor's entry of an anime as a form shows it, for a document with the variable `$format`. */
export const ANIME_ENTRY = graphql(`
  fragment AnimeEntry on AnimeListEntry {
    id
    version
    status
    progress
    behindBy
    score(format: $format)
    startedOn
    completedOn
    repeatCount
    notes
    visibility
    tags
    priority
    isHiddenFromStatusLists
    customLists {
      id
    }
  }
`);

/** The visitor's entry of a manga as a form shows it, for a document with the variable `$format`. */
export const MANGA_ENTRY = graphql(`
  fragment MangaEntry on MangaListEntry {
    id
    version
    status
    progress
    volumeProgress
    behindBy
    score(format: $format)
    startedOn
    completedOn
    repeatCount
    notes
    visibility
    tags
    priority
    isHiddenFromStatusLists
    customLists {
      id
    }
  }
`);
