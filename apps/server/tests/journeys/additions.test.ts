import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#platform/durations.ts';
import {
  catalogue,
  changeFeed,
  listDataSources,
  recordDataSources,
} from '#slices/catalog/index.ts';
import { setTier } from '#slices/access/index.ts';
import { withdrawSource } from '#slices/sources/index.ts';
import { installedVersions } from '#slices/sources/adapters/installed.ts';
import { wikipedia } from '#slices/sources/adapters/asked/wikipedia.ts';
import { openWorks } from '#slices/sources/asked/works.ts';
import { isFromPackages, withoutNewer } from '#slices/sources/catalogue-version.ts';
import { fetchSoon } from '#slices/sources/fetch/fetch-soon.ts';
import { refreshSources } from '#slices/sources/fetch/refresh.ts';
import { sourcesState } from '#slices/sources/fetch/status.ts';
import { ANIDB_TITLES, ARM, Fetching, OFFLINE, WIKIDATA_ANIME } from '../fetching.ts';
import { anidbTitlesOf, offlineDatabase, packedLines } from '../source-files.ts';

let on: Fetching;

beforeAll(async () => {
  on = await Fetching.start();
});
afterAll(() => on.close());
beforeEach(async () => {
  await on.clear();
  await on.test.app.database.pool.query('truncate catalog.anime cascade');
});

const known = () => on.test.app.get(changeFeed).catchUp();
const byId = (site: string, id: number) =>
  on.test.app.get(catalogue).byExternalId(site, String(id));
const countAnime = async () => {
  const { rows } = await on.test.app.database.pool.query<{ n: number }>(
    'select count(*)::int n from catalog.anime',
  );
  return rows[0]!.n;
};
const idsOf = (mal: number) =>
  Object.fromEntries(byId('mal', mal)[0]!.externalIds.map(({ site, id }) => [site, id]));

const haveAnime = async (file: Buffer): Promise<void> => {
  on.web.release(OFFLINE, file);
  await on.consentTo('anime-offline-database');
  await refreshSources(on.test.app, { keys: ['anime-offline-database'], takesSmaller: true });
};

const refresh = async (key: 'arm' | 'anidb-titles') => {
  const [outcome] = await on.refresh(key);
  await known();
  return outcome;
};

const giveArm = async (rows: object[]) => {
  on.web.put(ARM, JSON.stringify(rows));
  return refresh('arm');
};

/** What is said of a source, whichever it is. */
const SOURCE = {
  name: 'a data set',
  asOf: '2026-01-01',
  licence: 'MIT',
  attribution: '',
  url: 'https://example.org',
};

const FILLER = Array.from({ length: 10 }, (_, index) => ({ mal_id: 9_000 + index }));

describe('arm', () => {
  beforeEach(() => haveAnime(offlineDatabase([1_001, 1_002])));

  it('gives ids to anime that are here, and makes none', async () => {
    expect(
      await giveArm([
        { mal_id: 1_001, anilist_id: 501, annict_id: 601, syobocal_tid: 701 },
        { mal_id: 4_000, annict_id: 604 },
        ...FILLER,
      ]),
    ).toMatchObject({ outcome: 'imported', imported: { rows: 1, added: 0, updated: 1 } });
    expect(idsOf(1_001)).toEqual({
      mal: '1001',
      anilist: '501',
      annict: '601',
      syobocal: '701',
    });
    expect(byId('mal', 1_001)[0]!.provenance).toMatchObject({ 'externalIds.annict': 'arm' });
    expect(await countAnime()).toBe(2);
    const sources = await listDataSources(on.test.app);
    expect(sources.find(({ key }) => key === 'arm')?.version).toMatch(/^file of /u);
  });

  it('takes an id back that its file no longer has, and moves one to another anime', async () => {
    await giveArm([{ mal_id: 1_001, anilist_id: 501, annict_id: 601 }, ...FILLER]);
    await giveArm([{ mal_id: 1_002, anilist_id: 501, annict_id: 601 }, ...FILLER]);
    expect([idsOf(1_001), idsOf(1_002)]).toEqual([
      { mal: '1001' },
      { mal: '1002', anilist: '501', annict: '601' },
    ]);
  });

  it('follows an anime whose id is another one now', async () => {
    await giveArm([{ mal_id: 1_001, annict_id: 601 }, ...FILLER]);
    const [first] = byId('annict', 601);
    await on.test.app.database.pool.query(
      `update catalog.external_id set external_id = (2003 - external_id::int)::text where site = 'mal'`,
    );
    await giveArm([{ mal_id: 1_001, annict_id: 601 }, ...FILLER, { mal_id: 9_100 }]);
    const now = byId('annict', 601);
    expect(now).toHaveLength(1);
    expect(now[0]!.id).not.toBe(first!.id);
  });

  it('leaves a row out whose ids belong to two anime, and an id stands for one of those that share it', async () => {
    await haveAnime(
      packedLines([
        { $schema: 'https://example.org/schema.json' },
        ...[1_001, 1_002].map((id) => ({
          sources: [`https://myanimelist.net/anime/${id}`, `https://anilist.co/anime/${id}`],
          title: `Anime ${id}`,
          type: 'TV',
          animeSeason: { season: 'SPRING', year: 2015 },
        })),
      ]),
    );
    expect(
      await giveArm([
        { mal_id: 1_001, anilist_id: 1_002, annict_id: 600 },
        { anilist_id: 1_001, syobocal_tid: 700 },
        { mal_id: 1_002, syobocal_tid: 700 },
        ...FILLER,
      ]),
    ).toMatchObject({
      imported: {
        rows: 2,
        refused: 1,
        refusals: [{ ref: 'mal:1001', reason: 'its ids belong to several works' }],
      },
    });
    const sharing = byId('syobocal', 700).map(({ externalIds }) => ({
      mal: externalIds.find(({ site }) => site === 'mal')!.id,
      isPrimary: externalIds.find(({ site }) => site === 'syobocal')!.isPrimary,
    }));
    expect(sharing).toEqual([
      { mal: '1001', isPrimary: true },
      { mal: '1002', isPrimary: false },
    ]);
  });

  it('stays the newest version when the installed data sets are imported again', async () => {
    const installed = [...installedVersions()].map(([key, version]) => ({
      ...SOURCE,
      key,
      version,
    }));
    const { app } = on.test;
    await app.db.transaction().execute((tx) => recordDataSources(app, tx, installed));
    expect(await withoutNewer(app, installed)).toEqual(installed);
    await giveArm(FILLER);
    expect(await withoutNewer(app, installed)).toEqual(
      installed.filter(({ key }) => key !== 'arm'),
    );
    expect(await isFromPackages(app)).toBe(true);
  });
});

const anidbEntry = (aid: number, mal: number) => ({
  sources: [`https://anidb.net/anime/${aid}`, `https://myanimelist.net/anime/${mal}`],
  title: `Anime ${mal}`,
  type: 'TV',
  animeSeason: { season: 'SPRING', year: 2015 },
});

const TITLES = anidbTitlesOf([
  {
    aid: 71,
    titles: [
      ['main', 'x-jat', 'Tameshi no Hon'],
      ['official', 'ja', '試しの本'],
      ['official', 'ko', '시험의 책'],
      ['short', 'en', 'TnH'],
    ],
  },
  { aid: 72, titles: [['main', 'x-jat', 'Dokonimo Nai']] },
]);

describe('the titles of AniDB', () => {
  beforeEach(async () => {
    on.later(48 * HOUR_MS);
    await haveAnime(
      packedLines([{ $schema: 'https://example.org/schema.json' }, anidbEntry(71, 1_001)]),
    );
    on.web.put(ANIDB_TITLES, TITLES);
  });

  it('are read after consent, and anime that are here are found by them', async () => {
    await expect(on.refresh('anidb-titles')).rejects.toMatchObject({
      reason: 'SOURCE_NEEDS_CONSENT',
    });
    await on.consentTo('anidb-titles');
    expect(await refresh('anidb-titles')).toMatchObject({ imported: { rows: 1, updated: 1 } });
    expect(await on.kept('anidb-titles')).toEqual(['data.xml']);
    expect(await countAnime()).toBe(1);
    const { data } = await on.test.ask(
      '{ searchAnime(query: "시험의 책", limit: 1) { nodes { synonyms { text lang } } } }',
    );
    expect(data.searchAnime.nodes[0].synonyms).toEqual(
      expect.arrayContaining([
        { text: '試しの本', lang: 'ja' },
        { text: '시험의 책', lang: 'ko' },
        { text: 'TnH', lang: 'en' },
      ]),
    );
  });

  it('keep paid tiers out until they are withdrawn, and do not bring back a work that nobody else names', async () => {
    await on.consentTo('anidb-titles');
    await refresh('anidb-titles');
    const { id: userId } = await on.test.user();
    const pay = () =>
      on.test.app.db
        .transaction()
        .execute((tx) => setTier(on.test.app, tx, { userId, tier: 'indie' }));
    await expect(pay()).rejects.toThrow('AniDB');
    await withdrawSource(on.test.app, 'anime-offline-database');
    await known();
    expect(byId('anidb', 71)[0]!.isHidden).toBe(true);
    await withdrawSource(on.test.app, 'anidb-titles');
    await pay();
    await on.test.app.db
      .transaction()
      .execute((tx) => setTier(on.test.app, tx, { userId, tier: 'free' }));
  });

  it('are asked for once in a day, whoever wishes it', async () => {
    await on.consentTo('anidb-titles');
    on.web.put(ANIDB_TITLES, TITLES, { fault: { kind: 'status', status: 500 } });
    expect(await on.outcomeOf('anidb-titles')).toBe('SOURCE_ANSWERED');
    on.later(23 * HOUR_MS);
    await expect(on.refresh('anidb-titles')).rejects.toMatchObject({ reason: 'SOURCE_RESTS' });
    await expect(fetchSoon(on.test.app, { keys: ['anidb-titles'] })).rejects.toMatchObject({
      reason: 'SOURCE_RESTS',
    });
    await refreshSources(on.test.app);
    expect(on.web.times(ANIDB_TITLES)).toBe(1);
    const { sources } = await sourcesState(on.test.app);
    expect(sources.find(({ key }) => key === 'anidb-titles')?.nextAt).toEqual(
      new Date(on.test.clock.nowMs() + HOUR_MS),
    );
    on.later(HOUR_MS);
    on.web.put(ANIDB_TITLES, TITLES);
    expect(await on.outcomeOf('anidb-titles')).toBe('imported');
  });

  it('that are a page, or define entities, are refused', async () => {
    await on.consentTo('anidb-titles');
    on.web.put(ANIDB_TITLES, '<!doctype html>', { type: 'text/html' });
    expect(await on.outcomeOf('anidb-titles')).toBe('SOURCE_SENT_PAGE');
    on.later(25 * HOUR_MS);
    const bomb = '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY a "b">]><animetitles></animetitles>';
    on.web.put(ANIDB_TITLES, gzipSync(bomb));
    expect(await on.outcomeOf('anidb-titles')).toBe('SOURCE_CHANGED_FORM');
  });
});

describe('what Wikidata knows of anime', () => {
  /** A film that is here by its id at MyAnimeList. */
  const film = (mal: number) => ({
    sources: [`https://myanimelist.net/anime/${mal}`],
    title: `Film ${mal}`,
    type: 'MOVIE',
    animeSeason: { season: 'SUMMER', year: 2026 },
  });
  const rowOf = (item: string, lines: Record<string, string[]>) => ({
    item: { type: 'uri', value: `http://www.wikidata.org/entity/${item}` },
    ...Object.fromEntries(
      Object.entries(lines).map(([name, values]) => [
        name,
        { type: 'literal', value: values.join('\n') },
      ]),
    ),
  });
  const give = async (...rows: object[]) => {
    on.web.put(
      WIKIDATA_ANIME,
      JSON.stringify({
        head: { vars: ['item', 'ids', 'titles', 'releases', 'countries'] },
        results: { bindings: rows },
      }),
    );
    const [outcome] = await refreshSources(on.test.app, {
      keys: ['wikidata-anime'],
      takesSmaller: true,
    });
    await known();
    return outcome;
  };
  const filler = Array.from({ length: 10 }, (_, index) =>
    rowOf(`Q9${index}`, { ids: [`mal ${2_000 + index}`] }),
  );
  const filmRow = (releases: string[]) =>
    rowOf('Q71', {
      ids: ['mal 1001', 'imdb tt1234567', 'tmdb-movie 42', 'anidb x'],
      titles: [
        'en The Trial',
        'ja 試しの映画',
        'ko 시험의 영화',
        'zh-hans 试映',
        'mul Trial',
        'x y',
      ],
      releases,
    });
  const releasesOf = async (mal: number) => {
    const { rows } = await on.test.app.database.pool.query(
      'select region, released_on, source from releases.movie_release where anime_id = $1 order by released_on',
      [byId('mal', mal)[0]!.id],
    );
    return rows;
  };

  beforeEach(() =>
    haveAnime(
      packedLines([
        { $schema: 'https://example.org/schema.json' },
        film(1_001),
        ...Array.from({ length: 10 }, (_, index) => film(2_000 + index)),
      ]),
    ),
  );

  it('gives titles in all languages, ids, and the days of films by country', async () => {
    expect(
      await give(
        filmRow(['JP 2026-03-20', 'JP 2026-03-18', 'KR 2026-05-01', 'xx 2026-01-01', 'FR soon']),
        ...filler,
        rowOf('Q72', { ids: ['imdb tt7654321'] }),
      ),
    ).toMatchObject({ imported: { rows: 11, added: 0, updated: 11, refused: 1 } });
    expect(idsOf(1_001)).toEqual({
      mal: '1001',
      wikidata: 'Q71',
      imdb: 'tt1234567',
      tmdb: 'movie/42',
    });
    const { data } = await on.test.ask(
      '{ searchAnime(query: "시험의 영화", limit: 1) { nodes { titleEnglish synonyms { text lang } } } }',
    );
    expect(data.searchAnime.nodes[0]).toEqual({
      titleEnglish: 'The Trial',
      synonyms: expect.arrayContaining([
        { text: '試しの映画', lang: 'ja' },
        { text: '시험의 영화', lang: 'ko' },
        { text: '试映', lang: 'zh-hans' },
        { text: 'Trial', lang: null },
      ]),
    });
    expect(await releasesOf(1_001)).toEqual([
      { region: 'JP', released_on: '2026-03-18', source: 'wikidata-anime' },
      { region: 'KR', released_on: '2026-05-01', source: 'wikidata-anime' },
    ]);
  });

  it('gives the country of an anime, unless it names several', async () => {
    const countryOf = async () => {
      await known();
      return byId('mal', 1_001)[0]!.country;
    };
    const said = (...countries: string[]) => rowOf('Q71', { ids: ['mal 1001'], countries });
    await give(said('US'), ...filler);
    expect(await countryOf()).toBe('US');
    await give(said('JP', 'US'), ...filler);
    expect(await countryOf()).toBeNull();
    await give(said(), ...filler);
    expect(await countryOf()).toBeNull();
  });

  it('takes a day back that it no longer says, and all that it said of an item it no longer has', async () => {
    await give(filmRow(['JP 2026-03-18', 'KR 2026-05-01']), ...filler);
    await give(filmRow(['JP 2026-03-18']), ...filler);
    expect(await releasesOf(1_001)).toMatchObject([{ region: 'JP' }]);
    await give(...filler);
    expect(await releasesOf(1_001)).toEqual([]);
    expect(idsOf(1_001)).toEqual({ mal: '1001' });
  });

  it('lets Wikipedia be asked about anime, too', async () => {
    await give(filmRow([]), ...filler);
    const { askable } = await openWorks(on.test.app);
    expect(askable(wikipedia).map(({ ref }) => ref)).toContain('Q71');
  });
});
