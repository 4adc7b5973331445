import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { DUMP_FILES } from '#slices/sources/dump/files.ts';

/** The lines of a file of a dump. */
export const linesIn = async (folder: string, name: string): Promise<any[]> => {
  const text = gunzipSync(await readFile(path.join(folder, `${name}.jsonl.gz`))).toString('utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
};

/** The bytes of all data files of a dump, by name. */
export const bytesIn = async (folder: string): Promise<Record<string, Buffer>> =>
  Object.fromEntries(
    await Promise.all(
      DUMP_FILES.map(async ({ name }): Promise<[string, Buffer]> => [
        name,
        await readFile(path.join(folder, `${name}.jsonl.gz`)),
      ]),
    ),
  );
