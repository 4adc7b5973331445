/** Exchange: rows of lists that come from and go to files and services, and their works. */
export * from './list-row.ts';
export {
  animeOfMedia,
  animeOfShow,
  markRepeatedRows,
  matchCollections,
  matchMedia,
  matchRow,
  matchSkipped,
  matchTo,
  type Decisions,
  type MatchedRow,
  type MatchedSkip,
} from './match-rows.ts';
export { readDecisions, rememberDecision } from './decisions.ts';
export type { PlacedMedia } from './rules/fold-media.ts';
export { entryRowOf, stateOf } from './row-state.ts';
export { withoutEchoes, type Precision } from './rules/echo.ts';
export { matchKey } from './rules/suggest.ts';
export { titledWorks } from './titled-works.ts';
