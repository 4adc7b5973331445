import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { App } from '#platform/app.ts';
import { isId } from '#platform/ids.ts';
import { findUser } from '#slices/accounts/index.ts';
import { exportFolder } from './targets/folder.ts';

/** Removes the exports of accounts that were erased from the data folder. */
export const forgetFolders = async (app: App): Promise<void> => {
  const root = path.dirname(exportFolder(app, 'x'));
  const names = await readdir(root).catch(() => []);
  for (const name of names) {
    if (!isId(name) || (await findUser(app.db, name))) continue;
    await rm(path.join(root, name), { recursive: true, force: true });
  }
};
