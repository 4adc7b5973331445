/** The map from ids of other databases to our anime and their episodes. */
export {
  type AnimeFacts,
  type EpisodeId,
  type ExternalMediaId,
  type MappingGraph,
  type MappingKind,
  type MappingLevel,
  type MappingRule,
  type Match,
  type MissOutcome,
  type Resolution,
  type ResolveOptions,
  type WatchedMedia,
} from './model.ts';
export { createMappingGraph, type MappingData } from './graph.ts';
export { resolveAll } from './resolve.ts';
export { readTsuzukiMapping, bindMapping, type MappingFile } from './formats/tsuzuki.ts';
export { deriveMappingRules, type DerivedMapping } from './formats/bangumi-data.ts';
