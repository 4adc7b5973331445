/** Lists: what users have watched and read, and how far. */
export { workNotFound } from './reasons.ts';
export { recordPlay, type PlayInput } from './commands/record-play.ts';
export {
  deleteOtherEntries,
  writeEntries,
  type EntryRow,
  type RowResult,
  type RowsInput,
} from './commands/write-entries.ts';
export { deleteEntries } from './commands/entry.ts';
export { addCollections, type Collections } from './commands/collections.ts';
export { createCustomList, deleteCustomList } from './commands/custom-list.ts';
export { toggleFavourite } from './commands/favourite.ts';
export { asOneBatch, publishChanges } from './commands/batch.ts';
export { lockList } from './commands/lock.ts';
export { saveEntries, type SaveInput, type SaveResult } from './commands/save-entries.ts';
export { batchUndone, listChanged, type UndoneEntries } from './events.ts';
export { rebuildStatistics } from './commands/tally.ts';
export { openForLists } from './queries/open.ts';
export { type ChangedLists, mergeLists, unmergeLists } from './commands/merge/merge-lists.ts';
export {
  type EntryMove,
  moveOwnEntry,
  ownersAmong,
  ownersOf,
} from './commands/merge/move-own-entry.ts';
export { type MergeOfWorks } from './commands/merge/move-entries.ts';
export { undoBatch } from './commands/undo.ts';
export { type MergeCounts, mergeCounts } from './queries/merge-counts.ts';
export { workWithEntry } from './queries/work-with-entry.ts';
export type { Writer } from './commands/change.ts';
export { readEdit, type EntryFields } from './graphql/read-edit.ts';
export type { Saved } from './graphql/saved.ts';
export { act, writerOf } from './graphql/writer.ts';
export { allEntries, entriesInOrder, entriesOfWorks, listedEntries } from './queries/entries.ts';
export { deletedEntries } from './queries/deleted.ts';
export { customLists, type CustomList } from './queries/custom-list.ts';
export { favouriteWorks, shownFavourites } from './queries/favourite.ts';
export { addTo, NOTHING, talliesOf, type Facet, type Measure, type Tally } from './rules/tally.ts';
export { workOf, type ListedWork } from './queries/work.ts';
export { playsOf, type Play } from './queries/plays.ts';
export type { Entry } from './queries/stored-entry.ts';
export type { MergePolicy, RowState } from './rules/merge.ts';
export { fittingFormat, isExactIn, shownScore } from './rules/score.ts';
export { changedFields, isOffStatusLists, type EntryState } from './rules/state.ts';
export type { Reading } from './rules/word.ts';
export * from './values.ts';
