/** Sync: keeping lists here and at other services the same. */
export { runCases, type CaseResult, type CaseResults } from './cases/run-cases.ts';
export type { SyncEntry } from './rules/merge/entry.ts';
export { merge } from './rules/merge/merge.ts';
export type { MergeCase } from './rules/merge/merge-case.ts';
