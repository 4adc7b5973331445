import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Anime, catalogue, changeFeed } from '#slices/catalog/index.ts';
import { addLocalRules, mapping, removeRule } from '#slices/mapping/index.ts';
import {
  compareMappingFiles,
  exportMappingFile,
  findMappingConflicts,
  importMappingFile,
  type MappingFormat,
  type MappingImportReport,
} from '#slices/sources/index.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

const lists = new URL('../../../../../shared/data/', import.meta.url);
const mappingFile = fileURLToPath(new URL('../fixtures/scrobble-mapping.json', import.meta.url));

/** A show that no list knows. */
const SHOW = 2_000_000_001;

let test: TestApp;
let folder: string;

beforeAll(async () => {
  test = await startTestApp({ template: 'catalogue', roles: ['web'], now: '2026-11-21T12:00:00Z' });
  folder = mkdtempSync(path.join(tmpdir(), 'tsuzuki-mapping-'));
  // The file has recorded counts that the catalogue of the tests lacks.
  await importFile('tsuzuki', mappingFile, true);
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await test.close();
});

const importFile = async (
  format: MappingFormat,
  file: string,
  createMissing = false,
): Promise<MappingImportReport> => {
  const report = await importMappingFile(test.app, { format, file, createMissing });
  await test.app.get(changeFeed).catchUp();
  return report;
};

const importText = (format: MappingFormat, text: string) => {
  const file = path.join(folder, `file.${format}`);
  writeFileSync(file, text);
  return importFile(format, file);
};

/** The stored rules; what follows from them has no file. */
const rulesOf = (id: number) =>
  test.app
    .get(mapping)
    .rulesOf('tvdb', 'show', id)
    .filter(({ file }) => file !== undefined);

const animeOf = async (site: string, id: number): Promise<string> => {
  const row = await test.app.db
    .selectFrom('catalog.external_id')
    .select('anime_id')
    .where('site', '=', site)
    .where('external_id', '=', String(id))
    .executeTakeFirstOrThrow();
  return row.anime_id;
};

const kometa = (season: number) =>
  JSON.stringify({
    17617: { tvdb_id: SHOW, tvdb_season: season, tvdb_epoffset: 0, mal_id: 52991 },
    999999: { tvdb_id: 1, tvdb_season: 1 },
  });

describe('the episode counts of a mapping', () => {
  const film = (): Anime => test.app.get(catalogue).byExternalId('mal', '164')[0]!;

  /** The same file with another count of one anime, or without one. */
  const withCount = (count: number | null): string => {
    const file = JSON.parse(readFileSync(mappingFile, 'utf8')) as {
      anime: { mal: number | null; episodes: number | null }[];
    };
    const anime = file.anime.map((one) => (one.mal === 164 ? { ...one, episodes: count } : one));
    return JSON.stringify({ ...file, anime });
  };

  it('are claims that stand before those of the data sets, and go with the file', async () => {
    await importText('tsuzuki', withCount(null));
    const before = film();
    expect(before.provenance['episodeCount']).not.toBe('tsuzuki');
    await importText('tsuzuki', withCount(99));
    expect(film()).toMatchObject({ episodeCount: 99, episodeCountSource: 'RECORDED' });
    const stated = film().provenance['episodeCount'];
    const { rows } = await test.app.database.pool.query(
      `select source from catalog.mapping_entry where anime_id = $1`,
      [before.id],
    );
    expect(rows).toEqual([{ source: stated }]);
    await importText('tsuzuki', withCount(null));
    expect(film()).toMatchObject({
      episodeCount: before.episodeCount,
      provenance: before.provenance,
    });
    await importFile('tsuzuki', mappingFile);
  });
});

describe('a list of another project', () => {
  it('is bound to the catalogue, bounded by its counts, and replaced by the next of its form', async () => {
    const report = await importText('kometa', kometa(1));
    expect(report).toMatchObject({ rules: 1, anime: 1, created: 0, refused: 1, conflicting: 0 });
    expect(report.refusals).toEqual([
      { ref: 'anidb:999999', reason: expect.stringContaining('no such anime') },
    ]);
    const frieren = await animeOf('anidb', 17617);
    expect(rulesOf(SHOW)).toMatchObject([
      { season: 1, from: 1, to: 28, animeId: frieren, file: 'kometa', source: 'kometa' },
    ]);
    await importText('kometa', kometa(2));
    expect(rulesOf(SHOW)).toMatchObject([{ season: 2 }]);
  });

  it('tells what it contradicts, and which of the two is believed', async () => {
    await importText('kometa', kometa(1));
    const other = `AnimeMap:\n  - {malid: 5114, title: FMA, type: tv, tvdbid: ${SHOW}, tvdbseason: 1, start: 5}`;
    const report = await importText('shinkro', other);
    expect(report).toMatchObject({ rules: 1, conflicting: 1 });
    await importText('shinkro', 'AnimeMap: []');
    // From episode 29 it also contradicts what follows from the season at TMDB.
    expect(report.conflicts[0]).toMatchObject({
      at: `tvdb ${SHOW} season 1 episode 5`,
      believed: 'shinkro',
    });
  });

  it('is compared with another, and with the mapping here', async () => {
    await importText('kometa', kometa(1));
    const [file, truth] = [path.join(folder, 'one.json'), path.join(folder, 'other.json')];
    writeFileSync(file, kometa(2));
    writeFileSync(truth, kometa(1));
    const compare = (compared: string | null) =>
      compareMappingFiles(test.app, { file: compared, truth, others: [] });
    const all = { episodes: 28, right: 28, wrong: 0, contested: 0, dropped: 0 };
    expect(await compare(truth)).toMatchObject({
      mapping: { file: truth, format: 'kometa', rules: 1 },
      undated: { all },
      dated: { all },
    });
    expect(await compare(null)).toMatchObject({ mapping: { file: null }, undated: { all } });
    expect((await compare(file)).dated.all).toEqual({ ...all, right: 0, dropped: 28 });
    expect(rulesOf(SHOW)).toMatchObject([{ season: 1 }]);
  });

  it('is listed among the conflicts as long as it contradicts another', async () => {
    const here = async () =>
      (await findMappingConflicts(test.app)).conflicts.filter(({ at }) => at.includes(`${SHOW}`));
    await importText('kometa', kometa(1));
    expect(await here()).toEqual([]);
    const other = `AnimeMap:\n  - {malid: 5114, title: FMA, type: tv, tvdbid: ${SHOW}, tvdbseason: 1, start: 5}`;
    await importText('shinkro', other);
    expect(await here()).toMatchObject([
      { at: `tvdb ${SHOW} season 1 episode 5`, believed: 'shinkro' },
    ]);
    await importText('shinkro', 'AnimeMap: []');
    expect(await here()).toEqual([]);
  });

  it('says what licence it lacks', async () => {
    const report = await importText('anime-lists', '[]');
    expect(report.notice).toContain('states no licence');
    const { rows } = await test.app.database.pool.query(
      `select licence from catalog.data_source where starts_with(key, 'anime-lists')`,
    );
    expect(rows).toEqual([{ licence: 'not stated' }]);
  });

  it('cannot make anime of rows without titles', async () => {
    const file = path.join(folder, 'file.kometa');
    await expect(importFile('kometa', file, true)).rejects.toThrow(/--create-missing/u);
  });
});

describe('what editors say', () => {
  it('stays when a list is imported again, and above it', async () => {
    await importText('kometa', kometa(1));
    const animeId = await animeOf('anidb', 17617);
    const [imported] = rulesOf(SHOW);
    if (!imported) throw new Error('nothing was imported');
    const own = { ...imported, from: 1, to: 10, animeFrom: 11 };
    const { db } = test.app;
    await db.transaction().execute((tx) => addLocalRules(test.app, tx, [own]));
    await db.transaction().execute((tx) => addLocalRules(test.app, tx, [own]));
    await db.transaction().execute((tx) => removeRule(test.app, tx, imported));
    await importText('kometa', kometa(1));
    expect(rulesOf(SHOW)).toMatchObject([{ source: 'local', priority: 9, animeFrom: 11, animeId }]);
    const [local] = rulesOf(SHOW);
    if (local) await db.transaction().execute((tx) => removeRule(test.app, tx, local));
    await db.deleteFrom('mapping.removal').execute();
    await importText('kometa', kometa(1));
    expect(rulesOf(SHOW)).toMatchObject([{ source: 'kometa' }]);
  });
});

describe('an export', () => {
  it('is read again as the same, own rules included', async () => {
    const [rule] = rulesOf(SHOW);
    if (!rule) throw new Error('nothing was imported');
    const own = { ...rule, season: 77, to: 20, parts: 2 };
    await test.app.db.transaction().execute((tx) => addLocalRules(test.app, tx, [own]));
    const [first, second] = [path.join(folder, 'first.json'), path.join(folder, 'second.json')];
    const report = await exportMappingFile(test.app, first);
    expect(report.rules).toBeGreaterThan(412);
    expect(await importFile('tsuzuki', first)).toMatchObject({ refused: 0, created: 0 });
    await exportMappingFile(test.app, second);
    expect(readFileSync(second, 'utf8')).toBe(readFileSync(first, 'utf8'));
    expect(rulesOf(SHOW).filter(({ source }) => source === 'local')).toHaveLength(1);
  });
});

describe('the titles of a list in romaji', () => {
  const ask = async () => {
    const { data } = await test.ask(
      '{ animeByExternalId(site: "mal", id: "52991") { titleRomaji provenance { field source license url } } }',
    );
    const { titleRomaji, provenance } = data.animeByExternalId;
    return { titleRomaji, from: provenance.find(({ field }: any) => field === 'titleRomaji') };
  };

  it('are the romaji of the works it names, and the API says so', async () => {
    const before = await ask();
    expect(before.from.source).not.toBe('shinkro');
    const row = {
      malid: 52991,
      title: 'Sousou no Furiiren',
      tvdbid: SHOW,
      tvdbseason: 1,
      start: 1,
    };
    await importText('shinkro', JSON.stringify({ AnimeMap: [row] }));
    expect(await ask()).toEqual({
      titleRomaji: 'Sousou no Furiiren',
      from: {
        field: 'titleRomaji',
        source: 'shinkro',
        license: 'MIT',
        url: 'https://github.com/varoOP/shinkro-mapping',
      },
    });
    const { data } = await test.ask(
      `{ searchAnime(query: "${before.titleRomaji}", limit: 1) { nodes { titleRomaji } } }`,
    );
    expect(data.searchAnime.nodes).toEqual([{ titleRomaji: 'Sousou no Furiiren' }]);
  });
});

const REAL: readonly [MappingFormat, string, number][] = [
  ['anibridge', 'mapping/anibridge-mappings.edits-2026-02-27.yaml.gz', 3_000],
  ['kometa', 'mapping/kometa-anime-ids-2026-08-02.json.gz', 5_000],
  ['shinkro', 'catalogue/shinkro-tvdb-mal-2026-05-17.yaml.gz', 3_000],
  ['shinkro', 'catalogue/shinkro-tmdb-mal-master-2026-05-17.yaml.gz', 80],
  ['anime-lists', 'catalogue/anime-lists-master-2026-08-20.xml.gz', 10_000],
  ['anime-lists', 'catalogue/fribb-idmap-2026-06-30.json.gz', 10_000],
];

describe('the real lists', () => {
  const at = (file: string) => fileURLToPath(new URL(file, lists));

  const there = REAL.filter(([, file]) => existsSync(at(file)));

  it(`are ${there.length > 0 ? 'there' : 'not tested: ../shared/data is not beside the repository'}`, () => {
    expect([0, REAL.length]).toContain(there.length);
  });

  it.each(there)('%s: %s', { timeout: 120_000 }, async (format, file, least) => {
    const report = await importFile(format, at(file));
    expect(report.rules).toBeGreaterThan(least);
  });
});
