/** The map from ids of other databases to our anime and their episodes. */
export {
  LOCAL_SOURCE,
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
export { episodesOfFile, resolveAll } from './resolve.ts';
export { namesShow } from './reading.ts';
export { bindMapping, readTsuzukiMapping } from './formats/tsuzuki.ts';
export { writeTsuzukiMapping, type MappingDump } from './formats/tsuzuki-write.ts';
export type { MappingFile } from './formats/mapping-file.ts';
export { readAnibridgeMapping } from './formats/anibridge.ts';
export { readAnimeListsMapping } from './formats/anime-lists.ts';
export { readEpisodeCsv } from './formats/episode-csv.ts';
export { readKometaMapping } from './formats/kometa.ts';
export { readShinkroMapping } from './formats/shinkro.ts';
export { boundRules } from './bound-rules.ts';
export { deriveAbsoluteRules } from './absolute-rules.ts';
export { findConflicts } from './rule-conflict.ts';
export { ruleIdOf } from './rule-id.ts';
export { deriveMappingRules, type DerivedMapping } from './formats/bangumi-data.ts';
