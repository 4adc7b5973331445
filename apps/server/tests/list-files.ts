import { readFileSync } from 'node:fs';
import { MEDIA, catalogue, mangaCatalogue, type Anime } from '#slices/catalog/index.ts';
import { allEntries, customLists } from '#slices/lists/index.ts';
import {
  type ExportFormat,
  exportList,
  importListFile,
  type ImportPolicy,
  type ListFormat,
} from '#slices/listfiles/index.ts';
import type { TestApp } from './test-app.ts';

const SAMPLES = new URL('../src/slices/listfiles/formats/fixtures/', import.meta.url);

/** A sample of a list file. */
export const listSample = (name: string): Buffer => readFileSync(new URL(name, SAMPLES));

/** A file of our own format with these entries. */
export const fileOf = (...entries: object[]): Buffer =>
  Buffer.from(JSON.stringify({ format: 'tsuzuki-list/1', entries }));

/** Anime of more than ten episodes, none of them for adults. */
export const longAnime = ({ app }: TestApp): Anime[] =>
  [...app.get(catalogue).all()].filter(
    ({ isAdult, episodeCount }) => !isAdult && (episodeCount ?? 0) > 10,
  );

/** A file to import into a user's list. */
export interface Brought {
  userId: string;
  format: ListFormat;
  file: string | Uint8Array;
  policy?: ImportPolicy;
  isDryRun?: boolean;
  trustTitles?: boolean;
}

/** Imports a file, or a sample by its name. */
export const bring = (test: TestApp, { file, ...input }: Brought) =>
  importListFile(test.app, {
    policy: 'file-wins',
    isDryRun: false,
    ...input,
    bytes: typeof file === 'string' ? listSample(file) : file,
    fileName: typeof file === 'string' ? file : null,
  });

/** A list in the form of `expected.json`, most recently changed last. */
export const listInWords = async (test: TestApp, userId: string) => {
  const words: Record<string, unknown>[] = [];
  for (const media of MEDIA) {
    const shelf = media === 'ANIME' ? test.app.get(catalogue) : test.app.get(mangaCatalogue);
    const names = new Map(
      (await customLists(test.app.db, { userId, media })).map(({ id, name }) => [id, name]),
    );
    for (const entry of await allEntries(test.app.db, { userId, media, reading: 'own' })) {
      const ids = shelf.get(entry.workId)?.externalIds ?? [];
      words.push({
        kind: media.toLowerCase(),
        malIds: ids.filter(({ site }) => site === 'mal').map(({ id }) => Number(id)),
        status: entry.status.toLowerCase(),
        progress: entry.progress,
        progressVolumes: entry.volumeProgress,
        score: entry.score,
        repeatCount: entry.repeatCount,
        passes: entry.passes,
        startedAt: entry.startedOn,
        completedAt: entry.completedOn,
        notes: entry.notes,
        tags: entry.tags,
        private: entry.visibility === 'PRIVATE',
        hiddenFromStatusLists: entry.isHiddenFromStatusLists,
        customLists: entry.customListIds.map((id) => names.get(id)),
      });
    }
  }
  return words;
};

/** A user's list as a file. */
export const exported = async (
  test: TestApp,
  input: { userId: string; format: ExportFormat; kind?: 'anime' | 'manga' },
): Promise<Buffer> => {
  const whole = { username: 'mika', kind: 'anime' as const, ...input };
  const { pieces } = await exportList(test.app, test.app.db, whole);
  const parts: string[] = [];
  for await (const piece of pieces) parts.push(piece);
  return Buffer.from(parts.join(''));
};
