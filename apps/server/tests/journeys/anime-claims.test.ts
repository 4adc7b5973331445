import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { catalogue, changeFeed, importAnime } from '#slices/catalog/index.ts';
import { importCatalogue } from '#slices/sources/index.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
let folder: string;

const SOURCE = 'anime-offline-database';
const HEAD = { $schema: 'https://example.org/schema.json', lastUpdate: '2026-01-10' };

/** In the form of the data set, written for this test. */
const entryOf = (id: number, more: object = {}) => ({
  sources: [`https://myanimelist.net/anime/${id}`, `https://kitsu.app/anime/9${id}`],
  title: `Tameshi no Sakuhin ${id}`,
  type: 'TV',
  episodes: 12,
  status: 'FINISHED',
  animeSeason: { season: 'WINTER', year: 2024 },
  synonyms: [`試しの作品${id}`],
  studios: ['madhouse', 'a studio of its own'],
  tags: ['adventure', 'science fiction', 'based on a manga', 'post-apocalyptic', 'nobody knows it'],
  score: { arithmeticMean: 9.04 },
  ...more,
});
const FRIEREN = entryOf(52991, {
  title: 'Sousou no Frieren',
  episodes: 28,
  animeSeason: { season: 'FALL', year: 2023 },
});

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', roles: ['web'] });
  folder = await mkdtemp(path.join(tmpdir(), 'tsuzuki-claims-'));
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});

const run = async (...rows: object[]) => {
  const file = path.join(folder, 'anime-offline-database.jsonl');
  await writeFile(file, [HEAD, ...rows].map((row) => JSON.stringify(row)).join('\n'));
  const report = await importCatalogue(test.app, { sources: [SOURCE], accepted: [SOURCE], file });
  await test.app.get(changeFeed).catchUp();
  return report;
};
const byMal = (id: number) => test.app.get(catalogue).byExternalId('mal', String(id))[0];

it('anime-offline-database is read only by those who agree to its terms', async () => {
  const asked = importCatalogue(test.app, { sources: [SOURCE], file: 'any' });
  await expect(asked).rejects.toThrow(/--accept-licence anime-offline-database/u);
});

it('what it states stands before what people tag, and figures fill what is not known', async () => {
  const before = byMal(52991);
  expect(await run(FRIEREN)).toMatchObject({ rows: 1, added: 0, updated: 1, unchanged: 0 });
  expect(byMal(52991)).toMatchObject({
    id: before?.id,
    titleNative: before?.titleNative,
    startOn: before?.startOn,
    genres: ['Adventure', 'Sci-Fi'],
    tags: ['Post-Apocalyptic'],
    studios: ['Madhouse', 'a studio of its own'],
    material: 'MANGA',
    episodeCount: 28,
    episodeCountSource: 'RECORDED',
    averageScore: before?.averageScore ?? 90,
  });
  expect(byMal(52991)?.streaming).toEqual(before?.streaming);
});

it('it adds anime that are not here, and they are found', async () => {
  expect(await run(FRIEREN, entryOf(9_000_001))).toMatchObject({ added: 1, unchanged: 1 });
  expect(byMal(9_000_001)).toMatchObject({
    titleNative: '試しの作品9000001',
    titleRomaji: 'Tameshi no Sakuhin 9000001',
    format: 'TV',
    status: 'FINISHED',
    season: 'WINTER',
    seasonYear: 2024,
    startOn: '2024',
    isAdult: false,
  });
  const { data } = await test.ask(
    '{ searchAnime(query: "tameshi no sakuhin 9000001", limit: 1) { nodes { titleNative } } }',
  );
  expect(data.searchAnime.nodes).toEqual([{ titleNative: '試しの作品9000001' }]);
});

it.each([
  ['an entry without a kind or a date makes no work', { type: 'UNKNOWN', animeSeason: null }, 0],
  ['an adult one is hidden from anonymous callers', { tags: ['hentai'] }, 1],
  ['one that nobody has tagged and no list knows is hidden too', { tags: [] }, 1],
])('%s', async (_, more, added) => {
  const id = 9_100_000 + JSON.stringify(more).length;
  expect(await run(entryOf(id, more))).toMatchObject({ added });
  const { data } = await test.ask(
    `{ animeByExternalId(site: "mal", id: "${id}") { id } searchAnime(query: "tameshi no sakuhin ${id}", limit: 1) { nodes { titleRomaji } } }`,
  );
  expect(data.animeByExternalId).toBeNull();
  expect(data.searchAnime.nodes).not.toContainEqual({ titleRomaji: `Tameshi no Sakuhin ${id}` });
});

it('an entry that would join two works, or contradicts the work with its id, is held for an editor', async () => {
  const known = [FRIEREN, entryOf(9_000_001), entryOf(9_000_002)];
  await run(...known);
  const joining = entryOf(9_000_003, {
    sources: [9_000_001, 9_000_002].map((id) => `https://kitsu.app/anime/9${id}`),
  });
  const before = byMal(52991);
  const older = {
    ...FRIEREN,
    sources: FRIEREN.sources.slice(1),
    animeSeason: { season: 'FALL', year: 1990 },
  };
  const { added, refusals } = await run(...known, joining, older);
  expect(added).toBe(0);
  expect(refusals.map(({ reason }) => reason)).toEqual([
    expect.stringContaining('its ids belong to several works'),
    expect.stringMatching(/another row of the source|began in another year/u),
  ]);
  expect(byMal(52991)).toEqual(before);
  const { rows } = await test.app.database.pool.query(
    'select source, cardinality(work_ids) as works from catalog.held_claim order by works desc limit 1',
  );
  expect(rows).toEqual([{ source: SOURCE, works: 2 }]);
});

/** An anime of the packages, with a Japanese title. */
const haveAnime = async (number: number, more: object) => {
  const claim = {
    sourceId: `00000000-0000-4000-8000-00000000001${number}`,
    titleNative: `名だけの作品${number}`,
    format: 'TV' as const,
    startOn: '2024-01-07',
    externalIds: [],
    ...more,
  };
  const placing = { newId: ({ sourceId }: { sourceId: string }) => sourceId, isSure: true };
  await test.app.db
    .transaction()
    .execute((tx) => importAnime(test.app, tx, { source: 'packages', claims: [claim], placing }));
  await test.app.get(changeFeed).catchUp();
};
const latinOf = (id: number, title: string, more: object = {}) =>
  entryOf(id, { title, synonyms: [], ...more });

it('an entry that shares no id is about the work with its romaji title, kind and year', async () => {
  await haveAnime(1, { titleRomaji: 'Na dake no Sakuhin: Ichi' });
  expect(await run(latinOf(9_500_001, 'Na Dake no Sakuhin, Ichi!'))).toMatchObject({ added: 0 });
  expect(byMal(9_500_001)).toMatchObject({ titleNative: '名だけの作品1' });
  const other = latinOf(9_500_002, 'Na Dake no Sakuhin Ichi', { type: 'MOVIE' });
  expect(await run(latinOf(9_500_001, 'Na Dake no Sakuhin, Ichi!'), other)).toMatchObject({
    added: 1,
  });
});

it('one that has a title of the work among its others is held, and one with another id at a site is another', async () => {
  const id = { site: 'mal', id: '9500011', isPrimary: true };
  await haveAnime(2, { titleRomaji: 'Na dake no Sakuhin Ni', externalIds: [id] });
  const named = {
    synonyms: ['Na dake no Sakuhin Ni'],
    sources: ['https://kitsu.app/anime/950012'],
  };
  const { added, refusals } = await run(latinOf(9_500_012, 'The Second Work', named));
  expect(added).toBe(0);
  expect(refusals).toMatchObject([{ reason: expect.stringContaining('have its title') }]);
  expect(await run(latinOf(9_500_013, 'Na dake no Sakuhin Ni'))).toMatchObject({ added: 1 });
});

it('one that has many times the episodes of the work with its id is held', async () => {
  const id = { site: 'mal', id: '9500021', isPrimary: true };
  const counted = { episodeCount: 1, episodeCountSource: 'RECORDED', status: 'FINISHED' };
  await haveAnime(3, { ...counted, externalIds: [id] });
  const { refusals } = await run(latinOf(9_500_021, 'The Third Work', { episodes: 54 }));
  expect(refusals).toMatchObject([{ reason: expect.stringContaining('more or fewer episodes') }]);
  expect(await run(latinOf(9_500_021, 'The Third Work', { episodes: 13 }))).toMatchObject({
    added: 0,
    refused: 0,
  });
});

it('one that has ended is held if the work with its id goes on and has many times its episodes', async () => {
  const id = { site: 'mal', id: '9500031', isPrimary: true };
  const counted = { episodeCount: 500, episodeCountSource: 'RECORDED', status: 'RELEASING' };
  await haveAnime(4, { ...counted, externalIds: [id] });
  const claimed = (status: string) =>
    run(latinOf(9_500_031, 'The Fourth Work', { episodes: 12, status }));
  const { refusals } = await claimed('FINISHED');
  expect(refusals).toMatchObject([{ reason: expect.stringContaining('more or fewer episodes') }]);
  expect(await claimed('ONGOING')).toMatchObject({ added: 0, refused: 0 });
});

it('two sources that swap the ids of two works are told, and change nothing', async () => {
  const claimOf = (number: number) => ({
    sourceId: `00000000-0000-4000-8000-00000000000${number}`,
    titleNative: `入れ替え${number}`,
    format: 'TV' as const,
    startOn: '2024-01-07',
    externalIds: [
      { site: 'mal', id: `930000${number}`, isPrimary: true },
      { site: 'kitsu', id: `94000${number}`, isPrimary: true },
    ],
  });
  const claims = [claimOf(1), claimOf(2)];
  const placing = { newId: ({ sourceId }: { sourceId: string }) => sourceId, isSure: true };
  await test.app.db
    .transaction()
    .execute((tx) => importAnime(test.app, tx, { source: 'packages', claims, placing }));
  await test.app.get(changeFeed).catchUp();
  const before = [byMal(9_300_001), byMal(9_300_002)];
  const swapped = [1, 2].map((number) =>
    entryOf(9_300_000 + number, {
      sources: [
        `https://myanimelist.net/anime/930000${number}`,
        `https://kitsu.app/anime/94000${3 - number}`,
      ],
    }),
  );
  const { added, updated, refused, refusals } = await run(...swapped);
  expect({ added, updated, refused }).toEqual({ added: 0, updated: 0, refused: 2 });
  expect(refusals.map(({ reason }) => reason)).toEqual([
    expect.stringContaining('its ids belong to several works'),
    expect.stringContaining('its ids belong to several works'),
  ]);
  expect([byMal(9_300_001), byMal(9_300_002)]).toEqual(before);
});

it('the packages leave alone what it says, and the second time it changes nothing', async () => {
  await run(FRIEREN);
  expect(await run(FRIEREN)).toMatchObject({ added: 0, updated: 0, unchanged: 1 });
  expect(byMal(52991)?.studios).toEqual(['Madhouse', 'a studio of its own']);
});

it('a work that another source comes to know is the one that is here already', async () => {
  await run(entryOf(9_000_001));
  const known = byMal(9_000_001);
  const sourceId = '00000000-0000-4000-8000-00000000beef';
  const claim = {
    sourceId,
    titleNative: '試しの作品',
    format: 'TV' as const,
    startOn: '2024-01-07',
    externalIds: [{ site: 'mal', id: '9000001', isPrimary: true }],
  };
  const placing = { newId: () => sourceId, isSure: true };
  const { workIds } = await test.app.db
    .transaction()
    .execute((tx) => importAnime(test.app, tx, { source: 'packages', claims: [claim], placing }));
  await test.app.get(changeFeed).catchUp();
  expect(workIds.get(sourceId)).toBe(known?.id);
  expect(byMal(9_000_001)).toMatchObject({ startOn: '2024-01-07', studios: known?.studios });
});
