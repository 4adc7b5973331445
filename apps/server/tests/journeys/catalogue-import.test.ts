import { gzipSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue, changeFeed, CORRECTIONS, SYNOPSES } from '#slices/catalog/index.ts';
import { importCatalogue, importMappingFile, isCatalogueCurrent } from '#slices/sources/index.ts';
import { TEMPLATE_TIME } from '../databases.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
let folder: string;

beforeAll(async () => {
  test = await startTestApp({ template: 'catalogue', now: TEMPLATE_TIME });
  folder = await mkdtemp(path.join(tmpdir(), 'tsuzuki-import-'));
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

const count = async (table: string): Promise<number> => {
  const { rows } = await test.app.database.pool.query(`select count(*)::int as n from ${table}`);
  return rows[0].n;
};

/** The installed bangumi-data with some rows changed. */
const spine = (change: (items: any[]) => void): { siteMeta: object; items: any[] } => {
  const file = createRequire(import.meta.url).resolve('bangumi-data/dist/data.json');
  const data = JSON.parse(readFileSync(file, 'utf8'));
  change(data.items);
  return data;
};

/** A file with every twentieth row of it, for what the number of rows does not change. */
const writeFew = async (): Promise<string> => {
  const file = path.join(folder, 'few.json');
  const few = spine((items) => {
    items.splice(0, items.length, ...items.filter((_, at) => at % 20 === 0));
  });
  await writeFile(file, JSON.stringify(few));
  return file;
};

/** A second import of what the template was filled from, once for all tests. */
let again: ReturnType<typeof importCatalogue> | undefined;
const importAgain = () => (again ??= importCatalogue(test.app));

describe('the real catalogue', () => {
  it('holds what the data sets hold', async () => {
    expect(await count('catalog.anime')).toBeGreaterThan(8_400);
    expect(
      await count(`(select distinct anime_id from catalog.external_id where site = 'tmdb') t`),
    ).toBeGreaterThan(8_100);
    const titles = `(select title_native from catalog.anime union all select title_romaji from catalog.anime
      union all select title_english from catalog.anime union all select text from catalog.synonym) as t (text)
      where text is not null`;
    expect(await count(titles)).toBeGreaterThan(33_000);
    expect(await count('catalog.streaming_link')).toBeGreaterThan(29_000);
    expect(await count('airing.rule')).toBeGreaterThan(4_000);
    expect(await count('mapping.rule')).toBeGreaterThan(7_000);
    expect(
      await count(`catalog.streaming_link where service in ('dmhy', 'mikan', 'bangumi_moe')`),
    ).toBe(0);
  });

  it('says of every field where it comes from', async () => {
    const { rows } = await test.app.database.pool.query(
      `select count(*)::int as n from catalog.anime
       where not (provenance ? 'titleNative') or (episode_count is not null and not (provenance ? 'episodeCount'))
         or (average_score is not null and not (provenance ? 'averageScore'))`,
    );
    expect(rows[0].n).toBe(0);
  });
});

it('an import that runs again changes nothing', async () => {
  expect(await isCatalogueCurrent(test.app)).toBe(true);
  const report = await importAgain();
  expect(report).toMatchObject({ added: 0, updated: 0, refused: expect.any(Number) });
  expect(report.unchanged).toBe(report.rows);
});

it('two imports at once do the work once', async () => {
  const empty = await startTestApp({ now: TEMPLATE_TIME, roles: ['web'] });
  try {
    const file = await writeFew();
    const reports = await Promise.all([1, 2].map(() => importCatalogue(empty.app, { file })));
    const added = reports.map((report) => report.added).toSorted((x, y) => x - y);
    const adding = new Set<string>([CORRECTIONS, SYNOPSES]);
    const making = reports[0]!.sources.filter(({ source }) => !adding.has(source));
    expect(added).toEqual([0, making.reduce((sum, { rows }) => sum + rows, 0)]);
    expect(added[1]).toBeGreaterThan(600);
  } finally {
    await empty.close();
  }
});

it('anime that a mapping import created have their schedule', async () => {
  const empty = await startTestApp({ now: TEMPLATE_TIME, roles: ['web'] });
  try {
    const file = await writeFew();
    const report = await importMappingFile(empty.app, {
      format: 'bangumi-data',
      file,
      createMissing: true,
    });
    expect(report.created).toBeGreaterThan(400);
    const { rows } = await empty.app.database.pool.query(
      'select count(*)::int as n from airing.rule',
    );
    expect(rows[0].n).toBeGreaterThan(180);
  } finally {
    await empty.close();
  }
});

it('a newer file adds and changes rows, counts the broken ones, and running processes see it', async () => {
  const data = spine((items) => {
    items.find((item) => item.title === '葬送のフリーレン').officialSite =
      'https://frieren.example';
    items.push({ ...items[0], title: '続きの試験', sites: [{ site: 'bangumi', id: '99999999' }] });
    items.push({ title: 42 }, null, {
      ...items[1],
      title: 'broken dates',
      begin: 'yesterday',
      sites: [],
    });
  });
  const file = path.join(folder, 'data.json.gz');
  await writeFile(file, gzipSync(JSON.stringify(data)));
  const before = await importAgain();
  const report = await importCatalogue(test.app, { file });
  expect(report).toMatchObject({ added: 1 });
  expect(report.updated).toBeGreaterThanOrEqual(1);
  expect(report.refused).toBe(before.refused + 3);
  await test.app.get(changeFeed).catchUp();
  const { data: found } = await test.ask(
    '{ searchAnime(query: "続きの試験", limit: 1) { nodes { titleNative } } }',
  );
  expect(found.searchAnime.nodes).toEqual([{ titleNative: '続きの試験' }]);
  const frieren = test.app.get(catalogue).byExternalId('mal', '52991')[0];
  expect(frieren?.officialSite).toBe('https://frieren.example/');
});

it.each([
  ['{"items":', 'JSON'],
  ['[]', 'bangumi-data'],
])('a file that is no catalogue (%s) changes nothing and says so', async (content, hint) => {
  const file = path.join(folder, 'broken.json');
  await writeFile(file, content);
  const before = await count('catalog.anime');
  await expect(importCatalogue(test.app, { file })).rejects.toThrow(hint);
  expect(await count('catalog.anime')).toBe(before);
});
