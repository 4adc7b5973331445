import type { WorkKind } from '#lib/features/catalog/work.ts';
import { graphql, type ResultOf } from '#lib/server/document.server.ts';
import { PROBLEM } from '../problem.server.ts';

const CHANGE = graphql('fragment Change on ListChangePayload { batchId problem { ...Problem } }', [
  PROBLEM,
]);
const SAVED_ANIME = graphql(
  'fragment SavedAnime on AnimeListEntryPayload { batchId problem { ...Problem } }',
  [PROBLEM],
);
const SAVED_MANGA = graphql(
  'fragment SavedManga on MangaListEntryPayload { batchId problem { ...Problem } }',
  [PROBLEM],
);

/** The result of a change of the history. */
export interface Change {
  readonly saved: ResultOf<typeof CHANGE>;
}

/** The mutations of plays. */
export const PLAY_WRITES = {
  record: graphql(
    'mutation WebRecordPlay($input: RecordPlayInput!) { saved: recordPlay(input: $input) { ...Change } }',
    [CHANGE],
  ),
  update: graphql(
    `
      mutation WebUpdatePlay($id: ID!, $unit: Float, $fromUnit: Float, $playedAt: DateTime) {
        saved: updatePlay(id: $id, unit: $unit, fromUnit: $fromUnit, playedAt: $playedAt) {
          ...Change
        }
      }
    `,
    [CHANGE],
  ),
  delete: graphql(
    'mutation WebDeletePlay($ids: [ID!]!) { saved: deletePlays(ids: $ids) { ...Change } }',
    [CHANGE],
  ),
};

/** The mutations of rewatches and rereads. */
export const PASS_WRITES = {
  anime: {
    start: graphql(
      'mutation WebStartAnimePass($id: ID!) { saved: startAnimePass(id: $id) { ...SavedAnime } }',
      [SAVED_ANIME],
    ),
    finish: graphql(
      'mutation WebFinishAnimePass($id: ID!) { saved: finishAnimePass(id: $id) { ...SavedAnime } }',
      [SAVED_ANIME],
    ),
    abandon: graphql(
      'mutation WebAbandonAnimePass($id: ID!) { saved: finishAnimePass(id: $id, isAbandoned: true) { ...SavedAnime } }',
      [SAVED_ANIME],
    ),
  },
  manga: {
    start: graphql(
      'mutation WebStartMangaPass($id: ID!) { saved: startMangaPass(id: $id) { ...SavedManga } }',
      [SAVED_MANGA],
    ),
    finish: graphql(
      'mutation WebFinishMangaPass($id: ID!) { saved: finishMangaPass(id: $id) { ...SavedManga } }',
      [SAVED_MANGA],
    ),
    abandon: graphql(
      'mutation WebAbandonMangaPass($id: ID!) { saved: finishMangaPass(id: $id, isAbandoned: true) { ...SavedManga } }',
      [SAVED_MANGA],
    ),
  },
} as const satisfies Record<WorkKind, unknown>;
