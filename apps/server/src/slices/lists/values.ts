/** Only the values and bounds of lists, for threads and light processes that must not load the rest of the slice. */
export { MOST_PLAYS } from './rules/merge.ts';
export { LONGEST_TAG, MOST_TAGS, MOST_UNITS } from './rules/edit.ts';
export { PASS_STATES, type Pass } from './rules/state.ts';
export {
  LIST_STATUSES,
  PLAY_SOURCES,
  VISIBILITIES,
  type ListStatus,
  type PlaySource,
} from './rules/word.ts';
