import { open } from 'node:fs/promises';

/** Makes the names of files in a folder durable. Windows cannot sync a folder and does not need to. */
export const syncFolder = async (folder: string): Promise<void> => {
  if (process.platform === 'win32') return;
  await using handle = await open(folder, 'r');
  await handle.sync();
};
