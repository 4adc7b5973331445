/** Lists: who has watched and read what, and how far. */
export { recordPlay, type PlayInput } from './commands/record-play.ts';
export {
  deleteOtherEntries,
  writeEntries,
  type EntryRow,
  type RowResult,
  type RowsInput,
} from './commands/write-entries.ts';
export { addCollections, type Collections } from './commands/collections.ts';
export { batchUndone } from './events.ts';
export { rebuildStatistics } from './commands/tally.ts';
export { undoBatch } from './commands/undo.ts';
export type { Writer } from './commands/change.ts';
export { allEntries, entriesInOrder, entriesOfWorks, listedEntries } from './queries/entries.ts';
export { customLists, type CustomList } from './queries/custom-list.ts';
export { favouriteWorks, shownFavourites } from './queries/favourite.ts';
export { addTo, NOTHING, talliesOf, type Facet, type Measure, type Tally } from './rules/tally.ts';
export { workOf, type ListedWork } from './queries/work.ts';
export { playsOf, type Play } from './queries/plays.ts';
export type { Entry } from './queries/stored-entry.ts';
export { MOST_PLAYS, type MergePolicy, type RowState } from './rules/merge.ts';
export { LONGEST_TAG, MOST_TAGS, MOST_UNITS } from './rules/edit.ts';
export { shownScore } from './rules/score.ts';
export { isOffStatusLists, PASS_STATES, type EntryState, type Pass } from './rules/state.ts';
export {
  LIST_MEDIA,
  LIST_STATUSES,
  PLAY_SOURCES,
  VISIBILITIES,
  type ListMedia,
  type ListStatus,
  type PlaySource,
  type Reading,
} from './rules/word.ts';
