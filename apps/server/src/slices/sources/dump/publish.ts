import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { App } from '#platform/app.ts';
import type { Manifest } from './manifest.ts';
import { dumpFolder } from './settings.ts';
import { writeDump } from './write-dump.ts';

const VERSION = /^[0-9a-f]{32}$/u;
/** Says which dump is the newest. */
const POINTER = 'newest';
/** Downloads of the dump before may still go on. */
const KEPT = 2;

const replace = async (file: string, text: string): Promise<void> => {
  await writeFile(`${file}.part`, text);
  await rename(`${file}.part`, file);
};

const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );

/** Moves a dump to the folder of its version. If nothing changed since the last one, only its position is newer. */
const settle = async (from: string, to: string): Promise<void> => {
  if (!(await exists(to))) return rename(from, to);
  await rename(path.join(from, 'manifest.json'), path.join(to, 'manifest.json'));
  await rm(from, { recursive: true, force: true });
};

/** Removes dumps but the newest ones, and what a process that was killed left. */
const removeOld = async (folder: string): Promise<void> => {
  const names = (await readdir(folder)).filter((name) => name !== POINTER);
  const aged = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(path.join(folder, name))).mtimeMs })),
  );
  const dumps = aged.filter(({ name }) => VERSION.test(name)).toSorted((a, b) => b.at - a.at);
  const kept = new Set(dumps.slice(0, KEPT).map(({ name }) => name));
  for (const name of names)
    if (!kept.has(name)) await rm(path.join(folder, name), { recursive: true, force: true });
};

/** Writes the dump that anybody may download, in the place of the one before. */
export const publishDump = async (app: App): Promise<Manifest> => {
  const folder = dumpFolder(app);
  const made = path.join(folder, `unfinished-${app.ids.next()}`);
  await mkdir(folder, { recursive: true });
  try {
    const manifest = await writeDump(app, { folder: made, isPublic: true });
    await settle(made, path.join(folder, manifest.version));
    await replace(path.join(folder, POINTER), manifest.version);
    return manifest;
  } finally {
    await removeOld(folder);
  }
};

/** The version of the newest dump; null if there is none yet. */
export const newestDump = async (folder: string): Promise<string | null> => {
  const version = await readFile(path.join(folder, POINTER), 'utf8').catch(() => '');
  return VERSION.test(version) ? version : null;
};
