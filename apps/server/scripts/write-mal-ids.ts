/**
 * Writes `mal-ids.json` from a newer `cache/anime_cache.json` of mal-id-cache: `node apps/server/scripts/write-mal-ids.ts FILE COMMIT
 * DATE`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const [file, version, asOf] = process.argv.slice(2);
if (!file || !version || !asOf) throw new Error('Usage: write-mal-ids.ts FILE COMMIT DATE');

/** The ids as differences from one to the next, which take a fifth of the size. */
const packed = (ids: readonly number[]): string => {
  const sorted = [...new Set(ids)].sort((a, b) => a - b);
  return sorted.map((id, index) => id - (sorted[index - 1] ?? 0)).join(' ');
};

const { sfw, nsfw } = JSON.parse(readFileSync(file, 'utf8')) as Record<'sfw' | 'nsfw', number[]>;
const target = new URL('../src/slices/sources/mal-ids.json', import.meta.url);
const about =
  'All anime ids of MyAnimeList, as differences from one to the next: works for everybody, and adult works.';
const list = {
  source: 'mal-id-cache',
  about,
  version: version.slice(0, 8),
  asOf,
  general: packed(sfw),
  adult: packed(nsfw),
};
writeFileSync(fileURLToPath(target), `${JSON.stringify(list, null, 2)}\n`);
