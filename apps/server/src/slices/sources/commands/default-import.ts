import type { App } from '#platform/app.ts';
import { sourceOf } from '../fetch/registry.ts';
import { lastGoodFile } from '../fetch/store.ts';
import {
  importCatalogue,
  type CatalogueImportOptions,
  type CatalogueImportReport,
} from './catalogue-import.ts';

/** Imports what fills the catalogue by default: the installed data sets, with the newer file of bangumi-data if one was fetched. */
export const importDefaults = async (
  app: App,
  { onProgress }: Pick<CatalogueImportOptions, 'onProgress'> = {},
): Promise<CatalogueImportReport> => {
  const file = await lastGoodFile(app, sourceOf('bangumi-data'));
  return importCatalogue(app, {
    ...(file !== null && { file }),
    ...(onProgress && { onProgress }),
  });
};
