/** Exchange: rows of lists as they come from and go to other services, and the works they are about. */
export * from './list-row.ts';
export {
  firstOfEachWork,
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
export { entryRowOf } from './row-state.ts';
export { withoutEchoes, type Precision } from './rules/echo.ts';
export { matchKey } from './rules/suggest.ts';
export { titledWorks } from './titled-works.ts';
