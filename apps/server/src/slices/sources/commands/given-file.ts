import { stat, utimes, writeFile } from 'node:fs/promises';
import type { App } from '#platform/app.ts';
import { readBytes } from '../adapters/packages/package-file.ts';
import { sourceOf } from '../fetch/registry.ts';
import { folderOf, goodFile, replaceFile } from '../fetch/store.ts';
import { forgetFile } from '../fetch/stored.ts';
import { PACKAGES_SOURCE } from './anime-import.ts';
import {
  type CatalogueImportOptions,
  type CatalogueImportReport,
  DEFAULT_SOURCES,
  importCatalogue,
} from './catalogue-import.ts';

/** Keeps a file of bangumi-data in the place of one that was fetched: the nightly work on dates reads it, until a newer one is fetched. */
const keepFile = async (app: App, file: string): Promise<void> => {
  const source = sourceOf('bangumi-data');
  const folder = await folderOf(app, source);
  const candidate = `${goodFile(folder, source)}.given`;
  await writeFile(candidate, readBytes(file), { mode: 0o600 });
  const { mtime } = await stat(file);
  await utimes(candidate, mtime, mtime);
  await replaceFile(candidate, goodFile(folder, source));
  await forgetFile(app.db, source.key);
};

/** Imports the catalogue, from the operator's own file if there is one. A file of the packages is kept, as every night needs it. */
export const importGiven = async (
  app: App,
  options: CatalogueImportOptions,
): Promise<CatalogueImportReport> => {
  const report = await importCatalogue(app, options);
  const { file, sources = DEFAULT_SOURCES } = options;
  if (file !== undefined && sources.includes(PACKAGES_SOURCE)) await keepFile(app, file);
  return report;
};
