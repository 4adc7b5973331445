import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { catalogue, changeFeed } from '#slices/catalog/index.ts';
import { importMappingFile } from '#slices/sources/index.ts';
import type { TestApp } from './test-app.ts';

/** The anime of the catalogue with a native title. */
export const animeIdOf = (test: TestApp, titleNative: string): string => {
  const found = test.app.get(catalogue).search(titleNative, 20, () => true);
  const anime = found.find((each) => each.titleNative === titleNative);
  if (!anime) throw new Error(`The catalogue has no ${titleNative}.`);
  return anime.id;
};

/** Writes a list to a file for as long as something reads it. */
const withFile = async <Result>(
  list: object,
  read: (file: string) => Promise<Result>,
): Promise<Result> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'list-rules-'));
  const file = path.join(folder, 'rules.json');
  await writeFile(file, JSON.stringify(list));
  try {
    return await read(file);
  } finally {
    await rm(folder, { recursive: true });
  }
};

/** Imports a list whose rules say with which anime a season of a show of TVDB begins; the first unless another is named. */
export const importListRules = async (
  test: TestApp,
  rules: readonly { id: number; titleNative: string; season?: number }[],
): Promise<void> => {
  const keys = [...new Set(rules.map(({ titleNative }) => titleNative))];
  const anime = keys.map((key) => {
    const { externalIds } = test.app.get(catalogue).get(animeIdOf(test, key))!;
    return { key, mal: Number(externalIds.find(({ site }) => site === 'mal')!.id) };
  });
  const rows = rules.map(({ id, titleNative, season = 1 }) => ({
    kind: 'tvdb',
    level: 'show',
    id,
    season,
    from: 1,
    to: 12,
    anime: titleNative,
    animeFrom: 1,
    priority: 2,
    source: 'a list',
  }));
  const list = { format: 'tsuzuki-mapping/1', anime, rules: rows };
  const { rules: taken, refused } = await withFile(list, (file) =>
    importMappingFile(test.app, { format: 'tsuzuki', file, createMissing: false }),
  );
  if (taken !== rules.length || refused > 0) throw new Error('The list was refused.');
  await test.app.get(changeFeed).catchUp();
};

/** An anime as a mapping file tells it. */
interface ToldAnime {
  key: string;
  title: string;
  titles: readonly string[];
  anidb: number;
  episodes: number;
  start: string;
  end: string;
}

/** Adds anime of our own to the catalogue, by a list that has no rules. */
export const importAnime = async (test: TestApp, anime: readonly ToldAnime[]): Promise<void> => {
  await withFile({ format: 'tsuzuki-mapping/1', anime, rules: [] }, (file) =>
    importMappingFile(test.app, { format: 'tsuzuki', file, createMissing: true }),
  );
  await test.app.get(changeFeed).catchUp();
};
