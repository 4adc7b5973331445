/** Mapping: the ids and episode numbers of other databases, and which episodes of our anime they are. */
export {
  LOCAL_SOURCE,
  MAPPING_KINDS,
  MAPPING_LEVELS,
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
export { episodesOfFile, resolveAll } from './rules/resolve.ts';
export { namesShow } from './rules/reading.ts';
export { sameTitleAs, titleLike } from './rules/title-match.ts';
export {
  isBeginning,
  type KnownPlace,
  type PlacedPart,
  placeOf,
  placeText,
  type ShowPlace,
} from './rules/show-place.ts';
export { idAt, knownAt } from './read-model/known-at.ts';
export {
  isDisproved,
  isNearerAnother,
  isSupported,
  mayHaveReached,
  weeksOfRun,
} from './rules/air-date.ts';
export { bindMapping, readTsuzukiMapping } from './formats/tsuzuki.ts';
export { writeTsuzukiMapping, type MappingDump } from './formats/tsuzuki-write.ts';
export type { MappingFile } from './formats/mapping-file.ts';
export { readAnibridgeMapping } from './formats/anibridge.ts';
export { readAnimeListsMapping } from './formats/anime-lists.ts';
export { readEpisodeCsv } from './formats/episode-csv.ts';
export { readKometaMapping } from './formats/kometa.ts';
export { readShinkroMapping } from './formats/shinkro.ts';
export { boundRules } from './rules/bound-rules.ts';
export { deriveAbsoluteRules } from './rules/absolute-rules.ts';
export { completeRules } from './rules/complete-rules.ts';
export { deriveSeasonNumbers } from './rules/season-numbers.ts';
export { findConflicts, type RuleConflict } from './rules/rule-conflict.ts';
export { ruleIdOf } from './rule-id.ts';
export { deriveMappingRules, type DerivedMapping } from './formats/bangumi-data.ts';
export {
  compareMapping,
  type Comparison,
  type Tally,
  type WrongEpisodes,
} from './compare/compare.ts';
export { EPISODE_GROUPS, statedEpisodes } from './compare/stated-episode.ts';
export { mapping } from './read-model/mapping.ts';
export { loadEpisodes, loadRules, storedRule } from './read-model/load.ts';
export { dumpMapping } from './read-model/dump.ts';
export { importMapping, type MappingImport } from './commands/import-mapping.ts';
export {
  addLocalRules,
  announceMapping,
  localRuleOf,
  removeRule,
  restoreRule,
} from './commands/edit-mapping.ts';
export { announceFill, isShowAiring, recordFill, showsToFill } from './commands/fill-episodes.ts';
export { fillProgress, UNKNOWN_THERE, type FillProgress } from './read-model/fill-progress.ts';
export { proposeRule } from './commands/propose-rule.ts';
export { mappingImported, ruleProposed } from './events.ts';
export {
  isEditor,
  MappingRuleInput,
  noted,
  requireEditor,
  type RuleInput,
  ruleOfInput,
} from './graphql/edit-mapping.ts';
export { type Level, MappingKindEnum, MappingLevelEnum, MappingRuleRef } from './graphql/rule.ts';
export { editableMapping, isStored } from './editable/part.ts';
export { isEditorById } from './editor.ts';
export { refusal as mappingRefusal } from './reasons.ts';
export { ruleAddress, RULE_LIST, type RuleValue, ruleValueOf } from './rules/rule-address.ts';
