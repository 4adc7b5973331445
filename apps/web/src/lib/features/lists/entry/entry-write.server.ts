import type { WorkKind } from '#lib/features/catalog/work.ts';
import { graphql, type VariablesOf } from '#lib/server/document.server.ts';
import { ENTRY_CHANGE } from '../problem.server.ts';
import { ANIME_ENTRY, MANGA_ENTRY } from './fragments.server.ts';

const SAVED_ANIME = graphql(
  'fragment SavedAnimeEntry on AnimeListEntryPayload { ...EntryChange entry { ...AnimeEntry } }',
  [ENTRY_CHANGE, ANIME_ENTRY],
);

const SAVED_MANGA = graphql(
  'fragment SavedMangaEntry on MangaListEntryPayload { ...EntryChange entry { ...MangaEntry } }',
  [ENTRY_CHANGE, MANGA_ENTRY],
);

/** The mutations of the form about an entry. */
export const ENTRY_WRITES = {
  anime: {
    save: graphql(
      `
        mutation WebSaveAnimeEntry($input: SaveAnimeListEntryInput!, $format: ScoreFormat!) {
          saved: saveAnimeListEntry(input: $input) {
            ...SavedAnimeEntry
          }
        }
      `,
      [SAVED_ANIME],
    ),
    advance: graphql(
      `
        mutation WebAdvanceAnimeEntry($id: ID!, $version: Int, $format: ScoreFormat!) {
          saved: advanceAnimeListEntry(id: $id, version: $version) {
            ...SavedAnimeEntry
          }
        }
      `,
      [SAVED_ANIME],
    ),
    remove: graphql(
      `
        mutation WebRemoveAnimeEntry($id: ID!, $version: Int, $format: ScoreFormat!) {
          saved: deleteAnimeListEntry(id: $id, version: $version) {
            ...SavedAnimeEntry
          }
        }
      `,
      [SAVED_ANIME],
    ),
    favourite: graphql(
      'mutation WebFavouriteAnime($id: ID!) { toggleFavourite(animeId: $id) { isFavourite } }',
    ),
  },
  manga: {
    save: graphql(
      `
        mutation WebSaveMangaEntry($input: SaveMangaListEntryInput!, $format: ScoreFormat!) {
          saved: saveMangaListEntry(input: $input) {
            ...SavedMangaEntry
          }
        }
      `,
      [SAVED_MANGA],
    ),
    advance: graphql(
      `
        mutation WebAdvanceMangaEntry($id: ID!, $version: Int, $format: ScoreFormat!) {
          saved: advanceMangaListEntry(id: $id, version: $version) {
            ...SavedMangaEntry
          }
        }
      `,
      [SAVED_MANGA],
    ),
    remove: graphql(
      `
        mutation WebRemoveMangaEntry($id: ID!, $version: Int, $format: ScoreFormat!) {
          saved: deleteMangaListEntry(id: $id, version: $version) {
            ...SavedMangaEntry
          }
        }
      `,
      [SAVED_MANGA],
    ),
    favourite: graphql(
      'mutation WebFavouriteManga($id: ID!) { toggleFavourite(mangaId: $id) { isFavourite } }',
    ),
  },
};

type Writes = (typeof ENTRY_WRITES)[WorkKind];

/** A mutation that returns the entry. */
export type EntryWrite = Writes['save' | 'advance' | 'remove'];

/** The changes of an entry, the same for both kinds except volumes of manga. */
export type EntryInput = Omit<VariablesOf<Writes['save']>['input'], 'animeId' | 'mangaId'>;
