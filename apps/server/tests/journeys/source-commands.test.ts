import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { commandEnvironment } from '../databases.ts';
import { Fetching, MEDIA_ARTS, OFFLINE, WIKIDATA } from '../fetching.ts';
import { runHere } from '../product/command-here.ts';
import { offlineDatabase, SAMPLES, wikidataOf, zipOf } from '../source-files.ts';

let on: Fetching;
beforeAll(async () => {
  on = await Fetching.start();
});
afterAll(() => on.close());
beforeEach(() => on.clear());

const catalog = (...words: string[]) => {
  const folder = path.dirname(on.folderOf());
  const environment = commandEnvironment(on.test.databaseUrl, folder, {
    ...on.web.settings,
    CATALOGUE_SOURCES: 'wikidata,media-arts,anime-offline-database',
    LOG_LEVEL: 'silent',
  });
  return runHere(['catalog', ...words], { environment, folder });
};

it('fetches what is on, says what became of it, and fails if one source did', async () => {
  on.web.put(WIKIDATA, wikidataOf(30, { broken: [3] }));
  const first = await catalog('refresh', '--json');
  expect(first.code).toBe(1);
  expect(JSON.parse(first.stdout)).toEqual({
    sources: [
      {
        source: 'wikidata',
        outcome: 'imported',
        rows: 29,
        added: 29,
        updated: 0,
        unchanged: 0,
        removed: 0,
        refused: 1,
        refusals: [{ ref: 'Q83', reason: 'has no title' }],
      },
      {
        source: 'media-arts',
        outcome: 'failed',
        reason: 'SOURCE_ANSWERED',
        message: expect.stringContaining('answered with status 404'),
      },
    ],
  });
  expect(first.stderr).toContain('1 of 2 sources could not be fetched.');

  on.web.release(MEDIA_ARTS, await zipOf({ 'metadata106.json': SAMPLES.mediaArts }));
  const second = await catalog('refresh');
  expect(second).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('wikidata: unchanged.'),
  });
  expect(second.stderr).toContain('importing media-arts');
});

it('asks for consent, and keeps it', async () => {
  on.web.release(OFFLINE, offlineDatabase([1, 2]));
  const words = ['refresh', 'anime-offline-database'];
  const refused = await catalog(...words);
  expect(refused).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('--accept-licence anime-offline-database'),
  });
  expect((await catalog(...words, '--accept-licence', 'anime-offline-database')).code).toBe(0);
  expect((await catalog(...words)).stdout).toContain('anime-offline-database: unchanged.');
  const { stdout } = await catalog('sources', '--json');
  const { sources } = JSON.parse(stdout) as { sources: { key: string }[] };
  expect(sources.find(({ key }) => key === 'anime-offline-database')).toMatchObject({
    standing: 'on',
    consent: { actor: 'operator', by: null },
  });
});

it('takes a smaller file when told', async () => {
  on.web.put(WIKIDATA, wikidataOf(30));
  await catalog('refresh', 'wikidata');
  on.web.put(WIKIDATA, wikidataOf(3));
  expect(await catalog('refresh', 'wikidata')).toMatchObject({
    code: 1,
    stdout: expect.stringContaining('accept the smaller file'),
  });
  expect((await catalog('refresh', 'wikidata', '--accept-smaller')).code).toBe(0);
});

it('shows how the sources stand', async () => {
  on.web.put(WIKIDATA, wikidataOf(30));
  await catalog('refresh', 'wikidata');
  const { code, stdout } = await catalog('sources');
  expect(code).toBe(0);
  expect(stdout).toMatch(/^source +state +data of/u);
  expect(stdout).toMatch(/^wikidata +up to date +\d{4}-\d\d-\d\d +30 +0 /mu);
  expect(stdout).toMatch(/^mangabaka +not chosen /mu);
  expect(stdout).toMatch(/^anime-offline-database +needs consent /mu);
});

it('refuses a source that does not exist', async () => {
  expect(await catalog('refresh', 'anidb')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('There is no data source anidb.'),
  });
});
