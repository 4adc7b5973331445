/** List files: imports from files and other services, and exports to files. */
export { LIST_FORMATS, type ListFormat } from './formats/list-format.ts';
export { traktRows } from './formats/trakt-rows.ts';
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
