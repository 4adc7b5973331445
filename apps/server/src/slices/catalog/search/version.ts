import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { endianness } from 'node:os';
import wanakana from 'wanakana/package.json' with { type: 'json' };

const FOLDER = new URL('./', import.meta.url);

/** Another text whenever the program might build another index of the same titles, or lay it out differently. */
export async function searchVersion(): Promise<string> {
  const { unicode, icu, v8 } = process.versions;
  const hash = createHash('sha256').update(
    JSON.stringify([unicode, icu, v8, wanakana.version, endianness()]),
  );
  const files = (await readdir(FOLDER)).filter((name) => /(?<!\.test)\.ts$|\.json$/.test(name));
  for (const name of files.toSorted()) hash.update(await readFile(new URL(name, FOLDER)));
  return hash.digest('hex');
}
