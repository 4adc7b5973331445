import type { WorkKind } from '#lib/features/catalog/work.ts';
import { graphql, type ResultOf } from '#lib/server/document.server.ts';
import { ENTRY_CHANGE, PROBLEM } from '../problem.server.ts';

const CHANGE = graphql('fragment Change on ListChangePayload { batchId problem { ...Problem } }', [
  PROBLEM,
]);
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
      'mutation WebStartAnimePass($id: ID!) { saved: startAnimePass(id: $id) { ...EntryChange } }',
      [ENTRY_CHANGE],
    ),
    finish: graphql(
      'mutation WebFinishAnimePass($id: ID!) { saved: finishAnimePass(id: $id) { ...EntryChange } }',
      [ENTRY_CHANGE],
    ),
    abandon: graphql(
      'mutation WebAbandonAnimePass($id: ID!) { saved: finishAnimePass(id: $id, isAbandoned: true) { ...EntryChange } }',
      [ENTRY_CHANGE],
    ),
  },
  manga: {
    start: graphql(
      'mutation WebStartMangaPass($id: ID!) { saved: startMangaPass(id: $id) { ...EntryChange } }',
      [ENTRY_CHANGE],
    ),
    finish: graphql(
      'mutation WebFinishMangaPass($id: ID!) { saved: finishMangaPass(id: $id) { ...EntryChange } }',
      [ENTRY_CHANGE],
    ),
    abandon: graphql(
      'mutation WebAbandonMangaPass($id: ID!) { saved: finishMangaPass(id: $id, isAbandoned: true) { ...EntryChange } }',
      [ENTRY_CHANGE],
    ),
  },
} as const satisfies Record<WorkKind, unknown>;
