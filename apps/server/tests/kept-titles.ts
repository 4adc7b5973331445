import { cp } from 'node:fs/promises';
import path from 'node:path';
import { catalogue, mangaCatalogue } from '#slices/catalog/index.ts';
import type { Application } from '../src/app.ts';

/**
 * Where an app on a template left its search index. Apps on copies of the template start with a copy of the file, because building the
 * index anew takes half of the time of a start.
 */
export const titlesFolder = (serverUrl: string, template: string): string => {
  const server = new URLSearchParams(new URL(serverUrl.replace('@/', '@local/')).search).get(
    'host',
  );
  return path.join(`${server}-titles`, template);
};

/** Builds the index, which the app writes into its data folder when it closes. */
export const indexTitles = async (app: Application): Promise<void> => {
  await app.open(catalogue);
  await app.open(mangaCatalogue);
};

/** Gives an app that is about to start the index of its template. */
export const giveTitles = (serverUrl: string, template: string, dataDir: string): Promise<void> =>
  cp(titlesFolder(serverUrl, template), dataDir, { recursive: true });
