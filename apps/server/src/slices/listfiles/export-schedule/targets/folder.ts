import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { App } from '#platform/app.ts';
import { dataSettings } from '#platform/data-dir.ts';
import type { Target } from './target.ts';

/** The folder of all regular exports in the data folder. */
export const EXPORTS = 'list-exports';

/** Where the exports of an account are kept in the data folder. */
export const exportFolder = (app: App, userId: string): string =>
  path.join(app.settings.of(dataSettings).dataDir, EXPORTS, userId);

/** The data folder of the instance, for its operator's backups to take along. */
export const folderTarget = (app: App, userId: string): Target => {
  const folder = exportFolder(app, userId);
  return {
    put: async ({ name, path: from }) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const to = path.join(folder, name);
      // A file of this name is whole, or not there.
      await copyFile(from, `${to}.part`);
      await rename(`${to}.part`, to);
    },
    remove: (name) => rm(path.join(folder, path.basename(name)), { force: true }),
  };
};
