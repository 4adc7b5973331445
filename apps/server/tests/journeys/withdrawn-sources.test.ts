import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setTier } from '#slices/access/index.ts';
import { catalogue, changeFeed, mangaCatalogue } from '#slices/catalog/index.ts';
import { titledWorks } from '#slices/exchange/titled-works.ts';
import { sourceOf } from '#slices/sources/fetch/registry.ts';
import { refreshSources } from '#slices/sources/fetch/refresh.ts';
import { workNext } from '#slices/sources/fetch/worker.ts';
import type { FetchedKey } from '#slices/sources/fetch/keys.ts';
import { withdrawSource } from '#slices/sources/index.ts';
import { signedInBrowser, type Browser } from '../browser.ts';
import { Fetching, MANGABAKA, OFFLINE } from '../fetching.ts';
import { offlineDatabase, packedLines } from '../source-files.ts';

const NOON = '2026-01-15T12:00:00Z';
const ANIME = 'anime-offline-database';

let on: Fetching;
let admin: Browser;
let bearer: string;

beforeAll(async () => {
  on = await Fetching.start();
  const { id } = await on.test.user('boss');
  await on.test.app.database.pool.query(`update accounts."user" set role = 'admin' where id = $1`, [
    id,
  ]);
  ({ bearer } = await on.test.user('mika'));
});
afterAll(() => on.close());
beforeEach(async () => {
  on.test.clock.set(NOON);
  await on.clear();
  await on.test.app.database.pool.query('truncate catalog.anime cascade');
  await on.test.app.database.pool.query('truncate lists.entry cascade');
  admin = await signedInBrowser(on.test, 'boss');
});

const known = () => on.test.app.get(changeFeed).catchUp();
const animeWith = (mal: number) => on.test.app.get(catalogue).byExternalId('mal', String(mal))[0];
const mangaWith = (mal: number) =>
  on.test.app.get(mangaCatalogue).byExternalId('mal', String(mal))[0];

/** The numbers from one to the other. */
const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

const fetchAnime = async (ids: readonly number[], takesSmaller = false) => {
  on.web.release(OFFLINE, offlineDatabase(ids));
  await on.consentTo(ANIME);
  const [outcome] = await refreshSources(on.test.app, { keys: [ANIME], takesSmaller });
  await known();
  return outcome;
};

const rowOf = (id: number, mal: number) => ({
  id,
  state: 'active',
  title: `Manga ${mal}`,
  native_title: `マンガ${mal}`,
  authors: [`Author ${mal}`],
  artists: [],
  year: 2001,
  status: 'completed',
  type: 'manga',
  cover: {},
  source: { my_anime_list: { id: mal } },
});

const fetchManga = async (rows: readonly object[], takesSmaller = false) => {
  on.web.put(MANGABAKA, packedLines(rows));
  await on.consentTo('mangabaka');
  const [outcome] = await refreshSources(on.test.app, { keys: ['mangabaka'], takesSmaller });
  await known();
  return outcome;
};

/** Withdraws the consent to a source on the page, and lets the worker do its part. */
const withdraw = async (key: FetchedKey) => {
  const answer = await admin.post(`/admin/sources/${key}/withdraw`, {});
  while (await workNext(on.test.app, new AbortController().signal));
  await known();
  return answer;
};

const LIST =
  '{ viewer { animeList { nodes { progress anime { id titleRomaji genres isHidden } } } } }';

const putOnList = async (animeId: string): Promise<void> => {
  const { data } = await on.test.ask(
    'mutation ($input: SaveAnimeListEntryInput!) { saveAnimeListEntry(input: $input) { problem { message } } }',
    { bearer, variables: { input: { animeId, status: 'CURRENT', progress: 3 } } },
  );
  expect(data.saveAnimeListEntry.problem).toBeNull();
};

const seenBy = async (id: string, options: { bearer?: string } = {}) => {
  const { data } = await on.test.ask(
    `query ($id: ID!) { anime(id: $id) { id } node(id: $id) { id }
      browseAnime { totalCount } searchAnime(query: "anime 1001") { nodes { id } } }`,
    { variables: { id }, ...options },
  );
  const { searchAnime, ...others } = data;
  return { ...others, isFound: searchAnime.nodes.some((found: { id: string }) => found.id === id) };
};

describe('a row that left its file', () => {
  it('hides a work that no other source names, and brings it back with the row; lists keep it', async () => {
    await fetchAnime(range(1_001, 1_010));
    const { id } = animeWith(1_001)!;
    await putOnList(id);
    expect(await fetchAnime(range(1_002, 1_010))).toMatchObject({ imported: { removed: 1 } });
    for (const who of [{}, { bearer }])
      expect(await seenBy(id, who)).toEqual({
        anime: null,
        node: null,
        browseAnime: { totalCount: 9 },
        isFound: false,
      });
    expect(titledWorks(on.test.app)('ANIME', 'Anime 1001', null)).toEqual([]);
    const { data } = await on.test.ask(LIST, { bearer });
    expect(data.viewer.animeList.nodes).toEqual([
      { progress: 3, anime: { id, titleRomaji: 'Anime 1001', genres: [], isHidden: true } },
    ]);

    expect(await fetchAnime(range(1_001, 1_010))).toMatchObject({ imported: { removed: 0 } });
    expect(animeWith(1_001)).toMatchObject({ id, isHidden: false, genres: ['Drama'] });
  });

  it('takes back what its source said, where another names the work', async () => {
    const rows = range(1, 10).map((id) => rowOf(id, 500 + id));
    await fetchManga(rows);
    const work = mangaWith(501)!;
    await on.test.app.database.pool.query(
      `insert into catalog.claim select medium, 'wikidata', 'Q1', work_id,
        record || '{"sourceId": "Q1", "titleEnglish": "Of Wikidata", "staff": []}', 'x'
      from catalog.claim where source = 'mangabaka' and source_id = '1'`,
    );
    await fetchManga(rows.slice(1));
    expect(mangaWith(501)).toMatchObject({
      id: work.id,
      isHidden: false,
      titleEnglish: 'Of Wikidata',
      staff: [],
      sources: ['wikidata'],
    });
  });
});

describe('a source that gives all its rows new ids', () => {
  const before = range(1, 120).map((id) => rowOf(id, 500 + id));
  const after = range(1, 120).map((id) => rowOf(9_000 + id, 500 + id));

  it('is refused, and changes nothing', async () => {
    await fetchManga(before);
    const works = on.test.app.get(mangaCatalogue).size;
    expect(await fetchManga(after)).toMatchObject({
      outcome: 'failed',
      fault: { reason: 'SOURCE_LOST_ROWS', details: { missing: 120, total: 120 } },
    });
    expect(on.test.app.get(mangaCatalogue).size).toBe(works);
    expect(mangaWith(501)?.isHidden).toBe(false);
  });

  it('finds its works again when an administrator accepts the file', async () => {
    await fetchManga(before);
    const ids = [...on.test.app.get(mangaCatalogue).ids()].toSorted();
    expect(await fetchManga(after, true)).toMatchObject({
      imported: { added: 0, updated: 120, removed: 120, refused: 0 },
    });
    expect([...on.test.app.get(mangaCatalogue).ids()].toSorted()).toEqual(ids);
    expect([...on.test.app.get(mangaCatalogue).all()].every(({ isHidden }) => !isHidden)).toBe(
      true,
    );
  });
});

it('a source that swaps the ids of two rows at another site changes no work but in that', async () => {
  await fetchManga([rowOf(1, 501), rowOf(2, 502)]);
  const [one, two] = [mangaWith(501)!.id, mangaWith(502)!.id];
  await fetchManga([
    { ...rowOf(1, 501), source: { my_anime_list: { id: 502 } } },
    { ...rowOf(2, 502), source: { my_anime_list: { id: 501 } } },
  ]);
  expect([mangaWith(501)!.id, mangaWith(502)!.id]).toEqual([two, one]);
  expect(mangaWith(502)).toMatchObject({ titleNative: 'マンガ501', isHidden: false });
});

describe('consent that is withdrawn', () => {
  it('takes back all that the source gave: rows, files, credit and the ban of paid plans', async () => {
    await fetchManga([rowOf(1, 501)]);
    const { id: userId } = await on.test.user();
    const pay = () =>
      on.test.app.db
        .transaction()
        .execute((tx) => setTier(on.test.app, tx, { userId, tier: 'indie' }));
    await expect(pay()).rejects.toThrow('MangaBaka');
    expect((await withdraw('mangabaka')).status).toBe(202);

    expect(mangaWith(501)).toMatchObject({ isHidden: true, titleNative: 'マンガ501', sources: [] });
    expect(await on.row('mangabaka')).toMatchObject({
      consent_at: null,
      is_withdrawn: false,
      run_id: null,
      rows: null,
      checksum: null,
    });
    expect(await on.kept('mangabaka')).toEqual([]);
    const { data } = await on.test.ask('{ dataSources { key } }');
    expect(data.dataSources).not.toContainEqual({ key: 'mangabaka' });
    await pay();
  });

  it('is given again, and the works come back under their ids', async () => {
    await fetchAnime([1_001, 1_002]);
    const { id } = animeWith(1_001)!;
    await withdraw(ANIME);
    expect(animeWith(1_001)).toMatchObject({ id, isHidden: true });
    await fetchAnime([1_001, 1_002]);
    expect(animeWith(1_001)).toMatchObject({ id, isHidden: false });
  });

  it('waits for a run that is under way', async () => {
    await fetchAnime([1_001]);
    await on.test.app.database.pool.query(
      `update sources.source set run_id = gen_random_uuid(), due_at = $1 where key = $2`,
      [new Date(on.test.clock.nowMs() + 60_000), ANIME],
    );
    await withdraw(ANIME);
    expect(animeWith(1_001)?.isHidden).toBe(false);
    on.later(61_000);
    await workNext(on.test.app, new AbortController().signal);
    await known();
    expect(animeWith(1_001)?.isHidden).toBe(true);
  });

  it('is withdrawn by command, too', async () => {
    await fetchAnime([1_001]);
    expect(await withdrawSource(on.test.app, ANIME)).toBe(true);
    await known();
    expect(animeWith(1_001)?.isHidden).toBe(true);
  });

  it('is nothing for a source under an open licence', async () => {
    expect((await withdraw('wikidata')).body.reason).toBe('SOURCE_NEEDS_NO_CONSENT');
    expect(sourceOf('wikidata').licence.needsConsent).toBe(false);
  });
});
