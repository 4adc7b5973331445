import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { catalogue, changeFeed } from '#slices/catalog/index.ts';
import { importCatalogue } from '#slices/sources/index.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
let folder: string;
let file: string;

const HEAD = { $schema: 'https://example.org/schema.json', lastUpdate: '2026-01-10' };
/** An entry in the form of the data set, written for this test. */
const entryOf = (id: number, more: object) => ({
  sources: [`https://anidb.net/anime/999999${id}`, `https://myanimelist.net/anime/${id}`],
  title: 'Sousou no Frieren',
  episodes: 28,
  studios: ['madhouse', 'a studio of its own'],
  producers: [],
  tags: ['adventure', 'science fiction', 'based on a manga', 'post-apocalyptic', 'nobody knows it'],
  score: { arithmeticMean: 9.04 },
  ...more,
});

beforeAll(async () => {
  test = await startTestApp({ template: 'catalogue', roles: ['web'] });
  folder = await mkdtemp(path.join(tmpdir(), 'tsuzuki-claims-'));
  file = path.join(folder, 'anime-offline-database.jsonl');
  const rows = [HEAD, entryOf(52991, {}), entryOf(999_999_999, {}), { sources: 'none' }];
  await writeFile(file, rows.map((row) => JSON.stringify(row)).join('\n'));
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});

const run = async () => {
  const report = await importCatalogue(test.app, {
    sources: ['anime-offline-database'],
    accepted: ['anime-offline-database'],
    file,
  });
  await test.app.get(changeFeed).catchUp();
  return report;
};
const frieren = () => test.app.get(catalogue).byExternalId('mal', '52991')[0];

it('anime-offline-database is read only by those who agree to its terms', async () => {
  const asked = importCatalogue(test.app, { sources: ['anime-offline-database'], file });
  await expect(asked).rejects.toThrow(/--accept-licence anime-offline-database/u);
});

it('what it states stands before what people tag, and figures fill what is not known', async () => {
  const before = frieren();
  expect(await run()).toMatchObject({ added: 1, updated: 0, unchanged: 0 });
  expect(frieren()).toMatchObject({
    genres: ['Adventure', 'Sci-Fi'],
    tags: ['Post-Apocalyptic'],
    studios: ['Madhouse', 'a studio of its own'],
    material: 'MANGA',
    episodeCount: 28,
    averageScore: before?.averageScore ?? 90,
  });
});

it('the second time it changes nothing, and the packages leave it alone', async () => {
  expect(await run()).toMatchObject({ added: 0, updated: 0, unchanged: 1 });
  await importCatalogue(test.app, { sources: ['packages'] });
  await test.app.get(changeFeed).catchUp();
  expect(frieren()?.studios).toEqual(['Madhouse', 'a studio of its own']);
});
