import type { WorkKind } from '#lib/features/catalog/work.ts';
import { graphql, type ResultOf, type VariablesOf } from '#lib/server/document.server.ts';
import { ENTRY_CHANGE } from '../problem.server.ts';
import { ANIME_ROW, MANGA_ROW } from './fragments.server.ts';
import type { Row } from './list-row.ts';

const SAVED_ANIME = graphql(
  'fragment SavedAnimeRow on AnimeListEntryPayload { ...EntryChange entry { ...AnimeRow } }',
  [ENTRY_CHANGE, ANIME_ROW],
);

const SAVED_MANGA = graphql(
  'fragment SavedMangaRow on MangaListEntryPayload { ...EntryChange entry { ...MangaRow } }',
  [ENTRY_CHANGE, MANGA_ROW],
);

/** What became of one entry. */
export type SavedRow = ResultOf<typeof ENTRY_CHANGE> & { readonly entry: Row | null };

/** The mutations of a list that return rows. */
export const LIST_WRITES = {
  anime: {
    advance: graphql(
      `
        mutation WebAdvanceAnimeRow($id: ID!, $version: Int, $format: ScoreFormat!) {
          saved: advanceAnimeListEntry(id: $id, version: $version) {
            ...SavedAnimeRow
          }
        }
      `,
      [SAVED_ANIME],
    ),
    save: graphql(
      `
        mutation WebSaveAnimeRow($input: SaveAnimeListEntryInput!, $format: ScoreFormat!) {
          saved: saveAnimeListEntry(input: $input) {
            ...SavedAnimeRow
          }
        }
      `,
      [SAVED_ANIME],
    ),
    saveAll: graphql(
      `
        mutation WebSaveAnimeRows($inputs: [SaveAnimeListEntryInput!]!, $format: ScoreFormat!) {
          saved: saveAnimeListEntries(inputs: $inputs) {
            results {
              ...SavedAnimeRow
            }
          }
        }
      `,
      [SAVED_ANIME],
    ),
    deleteAll: graphql(`
      mutation WebDeleteAnimeRows($ids: [ID!]!) {
        saved: deleteAnimeListEntries(ids: $ids) {
          results {
            outcome
            batchId
          }
        }
      }
    `),
  },
  manga: {
    advance: graphql(
      `
        mutation WebAdvanceMangaRow($id: ID!, $version: Int, $format: ScoreFormat!) {
          saved: advanceMangaListEntry(id: $id, version: $version) {
            ...SavedMangaRow
          }
        }
      `,
      [SAVED_MANGA],
    ),
    save: graphql(
      `
        mutation WebSaveMangaRow($input: SaveMangaListEntryInput!, $format: ScoreFormat!) {
          saved: saveMangaListEntry(input: $input) {
            ...SavedMangaRow
          }
        }
      `,
      [SAVED_MANGA],
    ),
    saveAll: graphql(
      `
        mutation WebSaveMangaRows($inputs: [SaveMangaListEntryInput!]!, $format: ScoreFormat!) {
          saved: saveMangaListEntries(inputs: $inputs) {
            results {
              ...SavedMangaRow
            }
          }
        }
      `,
      [SAVED_MANGA],
    ),
    deleteAll: graphql(`
      mutation WebDeleteMangaRows($ids: [ID!]!) {
        saved: deleteMangaListEntries(ids: $ids) {
          results {
            outcome
            batchId
          }
        }
      }
    `),
  },
};

type Writes = (typeof LIST_WRITES)[WorkKind];

/** A mutation that returns a row. */
export type RowWrite = Writes['advance' | 'save'];

/** What is changed of a row. */
export type RowInput = Omit<VariablesOf<typeof LIST_WRITES.anime.save>['input'], 'animeId'>;
