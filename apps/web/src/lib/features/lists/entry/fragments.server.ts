import { graphql } from '#lib/server/document.server.ts';

/** The fields of a form that entries of both kinds have. Progress counts episodes in one and chapters in the other. */
export const ENTRY_FORM = graphql(`
  fragment EntryForm on ListEntry {
    id
    version
    status
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

/** The visitor's entry of an anime as a form shows it, for a document with the variable `$format`. */
export const ANIME_ENTRY = graphql(
  'fragment AnimeEntry on AnimeListEntry { ...EntryForm progress }',
  [ENTRY_FORM],
);

/** The visitor's entry of a manga as a form shows it, for a document with the variable `$format`. */
export const MANGA_ENTRY = graphql(
  'fragment MangaEntry on MangaListEntry { ...EntryForm progress volumeProgress }',
  [ENTRY_FORM],
);
