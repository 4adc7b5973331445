import { access, mkdir, open, readdir, rename, rm, utimes } from 'node:fs/promises';
import path from 'node:path';
import type { App } from '#platform/app.ts';
import { dataSettings } from '#platform/data-dir.ts';
import type { FetchedSource } from './fetched-source.ts';

const ENDING = { json: 'json', 'json-lines': 'jsonl', xml: 'xml', yaml: 'yaml' } as const;
const PACKED_ENDING = { zstd: 'zst', zip: 'zip' } as const;

/** Where what is fetched of a source is kept. */
export const folderOf = async (app: App, { key }: Pick<FetchedSource, 'key'>): Promise<string> => {
  const folder = path.join(app.settings.of(dataSettings).dataDir, 'sources', key);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return folder;
};

/** The name of the last good file of a source in its folder. */
export const goodFile = (folder: string, { form, packing }: FetchedSource): string => {
  const packed = packing.kind === 'read-packed' ? `.${PACKED_ENDING[packing.by]}` : '';
  return path.join(folder, `data.${ENDING[form]}${packed}`);
};

export const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/** The last good file of a source; null while there is none. */
export const lastGoodFile = async (app: App, source: FetchedSource): Promise<string | null> => {
  const file = goodFile(await folderOf(app, source), source);
  return (await exists(file)) ? file : null;
};

/** Dates a file as its data is dated: importers take that day for the day of the data. */
export const dateFile = async (
  file: string,
  lastModified: string | null,
  now: Date,
): Promise<void> => {
  const stated = Date.parse(lastModified ?? '');
  const date = stated > 0 && stated <= now.getTime() ? new Date(stated) : now;
  await utimes(file, date, date);
};

const CANDIDATE = 'candidate-';

/** The file that a run prepares. */
export const candidateFile = (folder: string, runId: string): string =>
  path.join(folder, `${CANDIDATE}${runId}`);

/** Removes what runs prepared whose processes were killed. */
export const dropCandidates = async (folder: string): Promise<void> => {
  const left = (await readdir(folder)).filter((name) => name.startsWith(CANDIDATE));
  for (const name of left) await rm(path.join(folder, name), { force: true });
};

/** Puts a file in the place of the last good one: after a power cut one of the two is there. */
export const replaceFile = async (candidate: string, good: string): Promise<void> => {
  await rename(candidate, good);
  const folder = await open(path.dirname(good));
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
};
