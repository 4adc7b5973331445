/** Sources: filling the catalogue from public data sets, and the mapping from files. */
export {
  CATALOGUE_SOURCES,
  DEFAULT_SOURCES,
  importCatalogue,
  type CatalogueImportOptions,
  type CatalogueImportReport,
  type CatalogueSource,
} from './commands/catalogue-import.ts';
export { settleDates } from './commands/apply-anime.ts';
export { SOURCE_KEYS, type SourceKey } from './fetch/keys.ts';
export { agreeToTerms } from './fetch/permit.ts';
export {
  keyOf as sourceKeyOf,
  refreshSources,
  type Outcome as RefreshOutcome,
} from './fetch/refresh.ts';
export { PICTURE_HOSTS, type PictureHost } from './picture-hosts.ts';
export { withdrawSource } from './fetch/withdraw.ts';
export { sourcesState, type SourceState } from './fetch/status.ts';
export { importGiven } from './commands/given-file.ts';
export { importDefaults } from './commands/default-import.ts';
export { isCatalogueCurrent } from './catalogue-version.ts';
export { importMappingFile, type MappingImportReport } from './mapping/import.ts';
export { compareMappingFiles, type MappingComparison } from './mapping/compare.ts';
export { findMappingConflicts, type ConflictPlace } from './mapping/conflicts.ts';
export { exportMappingFile, type MappingExportReport } from './mapping/export.ts';
export { fillEpisodes, FILL_SOURCES, type FillReport } from './mapping/fill/fill.ts';
export { writeDump } from './dump/write-dump.ts';
export { followHub, unfollowHub } from './hub/commands.ts';
export { hubState, type HubState } from './hub/hub-row.ts';
export { askHub } from './hub/run.ts';
export { MAPPING_FORMATS, type MappingFormat } from './mapping/format.ts';
export { sourceSettings } from './settings.ts';
export { applyAnimeChange } from './commands/apply-anime.ts';
export { takeHubLine } from './hub/take-again.ts';
export { hubMerged, hubUnmerged } from './events.ts';
export { WHY_HELD } from './commands/held.ts';
export { heldRows, placeHeldRow } from './commands/place-held.ts';
export { settleHeld } from './commands/settle-held.ts';
