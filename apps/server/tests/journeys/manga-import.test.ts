import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setTier } from '#slices/access/index.ts';
import {
  announceChange,
  changeFeed,
  defineChangeTopic,
  emptyMangaClaim,
  importManga,
  mangaCatalogue,
} from '#slices/catalog/index.ts';
import { type CatalogueSource, importCatalogue } from '#slices/sources/index.ts';
import { showAdult } from '../show-adult.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

const sample = (name: string): string =>
  fileURLToPath(
    new URL(`../../src/slices/sources/adapters/manga/fixtures/${name}`, import.meta.url),
  );

const SAMPLES = {
  mangabaka: sample('mangabaka.jsonl'),
  'bangumi-archive': sample('bangumi-archive.jsonl'),
  wikidata: sample('wikidata.json'),
  'media-arts': sample('media-arts.json'),
} as const;
type Sampled = keyof typeof SAMPLES;

let test: TestApp;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tsuzuki-manga-'));
  test = await startTestApp({ roles: ['web'] });
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

/** Makes the instance one without manga, where nobody pays, and tells its shelf so. */
beforeEach(async () => {
  const { app } = test;
  await app.db.transaction().execute(async (tx) => {
    const tables = 'catalog.claim, catalog.held_claim, catalog.manga, catalog.data_source';
    const paid = 'access.subscription, access.paid_use_ban';
    await sql`truncate ${sql.raw(`${tables}, ${paid}`)} cascade`.execute(tx);
    await announceChange(tx, defineChangeTopic({ name: 'manga' }), null);
  });
  await app.get(changeFeed).catchUp();
  expect(app.get(mangaCatalogue).size).toBe(0);
});

const take = async (source: Sampled, file: string = SAMPLES[source]) => {
  const report = await importCatalogue(test.app, { sources: [source], file, accepted: [source] });
  await test.app.get(changeFeed).catchUp();
  return report;
};

/** The work that all samples describe. */
const work = () => {
  const found = [...test.app.get(mangaCatalogue).all()].filter(({ externalIds }) =>
    externalIds.some(({ id }) => ['8000001', '9000001', 'Q900000001', 'C990001'].includes(id)),
  );
  expect(found).toHaveLength(1);
  return found[0]!;
};

describe('the curated sample', () => {
  it('comes with the program: all of it, and a second import changes nothing', async () => {
    const first = await importCatalogue(test.app, { sources: ['curated-manga'] });
    expect(first).toMatchObject({ refused: 0, updated: 0, unchanged: 0, added: first.rows });
    expect(first.rows).toBeGreaterThanOrEqual(250);
    const second = await importCatalogue(test.app, { sources: ['curated-manga'] });
    expect(second).toMatchObject({ added: 0, updated: 0, unchanged: first.rows, refused: 0 });
    await test.app.get(changeFeed).catchUp();
    expect(test.app.get(mangaCatalogue).size).toBe(first.rows);
    const { data } = await test.ask('{ dataSources { key licence attribution } }');
    expect(data.dataSources).toContainEqual({
      key: 'curated-manga',
      licence: 'CC0 1.0',
      attribution: expect.stringContaining('sample'),
    });
  });
});

describe('sources of one work', () => {
  const FACTS = {
    titleNative: 'つづきの帖',
    titleRomaji: 'Tsuzuki no Chou',
    titleEnglish: 'What Follows',
    status: 'FINISHED',
    startOn: '2011-04-06',
    endOn: '2015-02-06',
    volumeCount: 11,
    magazine: '月刊試験',
    averageScore: 78,
    popularity: 34,
    sources: ['mangabaka', 'bangumi-archive', 'wikidata', 'media-arts'],
  };

  // Those that share an id match by it; the archive and the database only by title and author.
  it.each([
    [['wikidata', 'mangabaka', 'media-arts', 'bangumi-archive']],
    [['media-arts', 'bangumi-archive', 'wikidata', 'mangabaka']],
    [['bangumi-archive', 'media-arts', 'wikidata', 'mangabaka']],
  ] as const)('add up to the same in the order %j', async (order) => {
    for (const source of order) await take(source);
    expect(work()).toMatchObject(FACTS);
    expect(work().externalIds.map(({ site }) => site)).toEqual([
      'anilist',
      'bangumi',
      'mal',
      'mangabaka',
      'mangaupdates',
      'mediaarts',
      'shikimori',
      'wikidata',
    ]);
  });

  it('change by themselves, and running processes see it', async () => {
    for (const source of ['wikidata', 'media-arts', 'mangabaka'] as const) await take(source);
    const text = await readFile(SAMPLES.mangabaka, 'utf8');
    const file = path.join(folder, 'newer.jsonl');
    await writeFile(file, text.replace('"final_volume":"11"', '"final_volume":"12"'));
    expect(await take('mangabaka', file)).toMatchObject({ added: 0, updated: 1, unchanged: 1 });
    expect(work()).toMatchObject({ volumeCount: 12, magazine: 'Monthly Test' });
    const { data } = await test.ask(
      '{ searchManga(query: "what folows", limit: 1) { nodes { volumeCount } } }',
    );
    expect(data.searchManga.nodes).toEqual([{ volumeCount: 12 }]);
  });

  it('leave nothing behind when the file breaks off', async () => {
    const file = path.join(folder, 'cut.json');
    await writeFile(file, '{"@graph":[{"label":"半');
    await expect(take('media-arts', file)).rejects.toThrow('JSON');
    const { rows } = await test.app.database.pool.query(
      'select count(*)::int as n from catalog.manga',
    );
    expect(rows[0].n).toBe(0);
  });

  it('that give a row twice have the second refused', async () => {
    const text = await readFile(SAMPLES.mangabaka, 'utf8');
    const file = path.join(folder, 'twice.jsonl');
    await writeFile(file, text + text);
    const report = await take('mangabaka', file);
    expect(report).toMatchObject({ rows: 2, added: 2 });
    expect(report.refusals).toContainEqual(
      expect.objectContaining({ ref: '8000001', reason: 'is given twice' }),
    );
  });
});

it('two rows of one source with the title and people of one work are two works, however often they are imported', async () => {
  await take('wikidata');
  const { size } = test.app.get(mangaCatalogue);
  const [row = ''] = (await readFile(SAMPLES.mangabaka, 'utf8')).split('\n');
  const { source: _ids, ...bare } = JSON.parse(row) as Record<string, unknown>;
  const rows = [8_100_001, 8_100_002].map((id) => JSON.stringify({ ...bare, id, source: {} }));
  const file = path.join(folder, 'namesakes.jsonl');
  await writeFile(file, rows.join('\n'));
  expect(await take('mangabaka', file)).toMatchObject({ added: 1, updated: 1, refused: 0 });
  expect(await take('mangabaka', file)).toMatchObject({ added: 0, updated: 0, unchanged: 2 });
  expect(test.app.get(mangaCatalogue).size).toBe(size + 1);
});

describe('the licence of a source', () => {
  it.each(['mangabaka', 'bangumi-archive'] as const)('of %s is asked for', async (source) => {
    const refused = importCatalogue(test.app, { sources: [source], file: SAMPLES[source] });
    await expect(refused).rejects.toThrow(`--accept-licence ${source}`);
  });

  it('that forbids commercial use keeps it out where anybody pays', async () => {
    const { id } = await test.user();
    await test.app.db
      .transaction()
      .execute((tx) => setTier(test.app, tx, { userId: id, tier: 'indie' }));
    await expect(take('mangabaka')).rejects.toThrow('paid tiers');
    expect(await take('wikidata')).toMatchObject({ added: 2 });
  });

  it('that forbids commercial use keeps paid tiers out once it is in', async () => {
    await take('mangabaka');
    const { id: userId } = await test.user();
    const set = (tier: 'free' | 'indie') =>
      test.app.db.transaction().execute((tx) => setTier(test.app, tx, { userId, tier }));
    await expect(set('indie')).rejects.toThrow('MangaBaka');
    expect(await set('free')).toBe('free');
  });

  it('or its file missing is told before anything is read', async () => {
    await expect(importCatalogue(test.app, { sources: ['media-arts'] })).rejects.toThrow('--file');
    const two: CatalogueSource[] = ['media-arts', 'wikidata'];
    await expect(importCatalogue(test.app, { sources: two, file: 'x' })).rejects.toThrow(
      'one --source',
    );
  });
});

describe('adult manga', () => {
  const QUERY = `query ($id: ID!, $title: String!) {
    manga(id: $id) { id } mangas(ids: [$id]) { id } mangaByExternalId(site: "mangabaka", id: "8000003") { id }
    searchManga(query: $title) { totalCount nodes { id } }
    browseManga { totalCount nodes { id } } only: browseManga(filter: { isAdult: true }) { totalCount nodes { id } } }`;

  it('are for those who are signed in and said so, on every path', async () => {
    await take('mangabaka');
    const adult = test.app.get(mangaCatalogue).byExternalId('mangabaka', '8000003')[0];
    const variables = { id: adult?.id, title: adult?.titleNative };
    const { data: anonymous, errors } = await test.ask(QUERY, { variables });
    expect(errors).toBeUndefined();
    expect(JSON.stringify(anonymous)).not.toContain(adult?.id);
    expect(anonymous).toMatchObject({
      mangas: [null],
      searchManga: { totalCount: 0 },
      browseManga: { totalCount: 1 },
      only: { totalCount: 0 },
    });
    const { bearer } = await test.user();
    const { data: unasked } = await test.ask(QUERY, { variables, bearer });
    expect(JSON.stringify(unasked)).not.toContain(adult?.id);
    await showAdult(test, bearer);
    const { data: signedIn } = await test.ask(QUERY, { variables, bearer });
    expect(signedIn.manga).toEqual({ id: adult?.id });
    expect(signedIn.only.nodes).toEqual([{ id: adult?.id }]);
  });
});

describe('a batch', () => {
  /** How many statements importing some new manga sends. */
  const sentFor = async (count: number): Promise<number> => {
    const claims = Array.from({ length: count }, (_, index) =>
      emptyMangaClaim(`${count}-${index}`, `束${count}の${index}`),
    );
    return test.app.db.transaction().execute(async (tx) => {
      const queries = vi.spyOn(pg.Client.prototype, 'query');
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      const { added } = await importManga(test.app, tx, { source: 'mangabaka', claims });
      // The server has other connections, which ask by themselves.
      const own = queries.mock.contexts.filter(
        (client) => (client as { processID?: number }).processID === rows[0]?.pid,
      );
      queries.mockRestore();
      expect(added).toBe(count);
      return own.length;
    });
  };

  it('sends as many statements for forty works as for two', async () => {
    expect(await sentFor(40)).toBe(await sentFor(2));
  });
});

const MEDIA_ARTS = new URL(
  '../../../../../shared/data/catalogue/madb-2022-02-17-cm-col_cm106.jsonld.json.gz',
  import.meta.url,
);

it.runIf(existsSync(MEDIA_ARTS))(
  'the whole Media Arts Database joins the sample, and finds its rows again',
  { timeout: 180_000 },
  async () => {
    await importCatalogue(test.app, { sources: ['curated-manga'] });
    const before = await importCatalogue(test.app, { sources: ['curated-manga'] });
    const report = await take('media-arts', fileURLToPath(MEDIA_ARTS));
    expect(report.rows).toBeGreaterThan(29_000);
    expect(report.refused).toBeLessThan(300);
    // The sample's works that it also has were matched, by title and author.
    expect(report.updated).toBeGreaterThan(110);
    expect(test.app.get(mangaCatalogue).size).toBe(before.rows + report.added);
    const again = await take('media-arts', fileURLToPath(MEDIA_ARTS));
    expect(again).toMatchObject({ added: 0, updated: 0, unchanged: report.rows });
  },
);
