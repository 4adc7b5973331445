/** Imports: filling the catalogue from public data sets, the mapping and lists from files; lists out to files. */
export {
  CATALOGUE_SOURCES,
  DEFAULT_SOURCES,
  importCatalogue,
  type CatalogueImportOptions,
  type CatalogueImportReport,
  type CatalogueSource,
} from './catalogue-import.ts';
export { isCatalogueCurrent } from './catalogue-version.ts';
export { importMappingFile, type MappingImportReport } from './mapping/import.ts';
export { exportMappingFile, type MappingExportReport } from './mapping/export.ts';
export { fillEpisodes, FILL_SOURCES, type FillReport } from './mapping/fill/fill.ts';
export { MAPPING_FORMATS, type MappingFormat } from './mapping/format.ts';
export { importSettings } from './settings.ts';
export { LIST_FORMATS, type ListFormat } from './formats/list-format.ts';
export { EXPORT_FORMATS, exportList, type ExportFormat } from './list-export/write.ts';
export { importListFile, type FileImportReport } from './list-import/import-file.ts';
export { IMPORT_POLICIES, type ImportPolicy } from './rules/import-word.ts';
export { decideRow } from './list-import/decide.ts';
export { countRows, readRows } from './list-import/queries.ts';
export { runImport } from './list-import/run.ts';
export { stageList } from './list-import/stage.ts';
export { startImport } from './list-import/start.ts';
export { undoImport } from './list-import/undo.ts';
export { runDueExports } from './export-schedule/run.ts';
export { resumeListImports } from './list-import/resume.ts';
export { fetchRemoteList, REMOTE_SERVICES, type RemoteService } from './remote/index.ts';
