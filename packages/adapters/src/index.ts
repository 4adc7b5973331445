/** Adapters: how to read, on the pages of a site, what somebody watches or reads. They are data, and run without code of their own. */
export { Adapter, adapterJsonSchema } from './adapter.ts';
export {
  type AdapterProblem,
  checkAdapter,
  checkAdapterText,
  type CheckedAdapter,
} from './check.ts';
export { explain, type Explanation } from './explain.ts';
export { LIMITS } from './limits.ts';
export { type MergedAdapters, mergeAdapters } from './merge.ts';
export type { DocumentLike, ElementLike, IdKind, LocationLike, Sighting } from './model.ts';
export { type Problem, PROBLEM_REASONS, type ProblemReason } from './problem.ts';
export { sightingOf } from './sighting.ts';
export { STEPS } from './step.ts';
export { frameHostsOf } from './hosts.ts';
