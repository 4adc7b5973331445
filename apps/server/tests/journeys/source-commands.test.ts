import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { commandEnvironment } from '../databases.ts';
import { Fetching, MEDIA_ARTS, OFFLINE, WIKIDATA } from '../fetching.ts';
import { runHere } from '../product/command-here.ts';
import {
  offlineDatabase,
  offlineRows,
  packedLines,
  SAMPLES,
  wikidataOf,
  zipOf,
} from '../source-files.ts';

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

it('shows rows that are held, and places them', async () => {
  const id = (own: number, kitsu: number) => ({
    sources: [`https://myanimelist.net/anime/${own}`, `https://kitsu.app/anime/${kitsu}`],
  });
  const [head, first, second, joining, other] = offlineRows([9_001, 9_002, 9_003, 9_004]);
  const works = [head!, { ...first, ...id(9_001, 91) }, { ...second, ...id(9_002, 92) }];
  const held = {
    ...joining,
    title: 'Joined',
    sources: [91, 92].map((kitsu) => `https://kitsu.app/anime/${kitsu}`),
  };
  await on.consentTo('anime-offline-database');
  for (const rows of [works, [...works, held, { ...other, ...id(9_004, 91) }]]) {
    on.web.release(OFFLINE, packedLines(rows));
    expect((await catalog('refresh', 'anime-offline-database')).code).toBe(0);
  }
  const shown = JSON.parse((await catalog('held', '--json')).stdout).held;
  expect(shown).toMatchObject([
    { source: 'anime-offline-database', sourceId: expect.any(String), works: expect.any(Array) },
    {},
  ]);
  const [one, two] = shown;
  const text = (await catalog('held', '--source', 'anime-offline-database')).stdout;
  expect(text).toContain(one.works[0].title);
  expect((await catalog('held', '--source', 'mangabaka')).stdout).toContain('No row is held.');

  const place = (...words: string[]) => catalog('place', 'anime-offline-database', ...words);
  expect((await place(one.sourceId, '00000000-0000-4000-8000-000000000000')).code).toBe(1);
  expect((await place('mal:1', '--as-new')).stderr).toContain('is held');
  expect((await place(one.sourceId)).stderr).toContain('--as-new');
  const joined = await place(one.sourceId, one.works[0].id, '--json');
  expect(JSON.parse(joined.stdout)).toMatchObject({ work: one.works[0].id });
  const made = JSON.parse((await place(two.sourceId, '--as-new', '--json')).stdout).work;
  expect(two.works.map((work: { id: string }) => work.id)).not.toContain(made);
  expect(JSON.parse((await catalog('held', '--json')).stdout)).toEqual({ held: [] });
  on.later(3_600_000);
  await catalog('refresh', 'anime-offline-database');
  expect(JSON.parse((await catalog('held', '--json')).stdout)).toEqual({ held: [] });
});
