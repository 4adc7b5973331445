import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Anime, catalogue, changeFeed } from '#slices/catalog/index.ts';
import { importMappingFile } from '#slices/sources/index.ts';
import { signedInBrowser } from '../browser.ts';
import { beginLogin, comeBack } from '../service-login.ts';
import {
  EMPTY,
  startTrakt,
  type TraktFields,
  type TraktStandIn,
} from '../stand-ins/trakt/index.ts';
import { pass, settle, syncedPerson, type SyncedPerson } from '../synced.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

const NOW = '2026-10-01T12:00:00Z';
const HOME = 'http://127.0.0.1:4000';
const HOUR = 3600;
const FRIEREN = { trakt: '3', tmdb: 209_867, anilist: '154587' };
const mappingFile = fileURLToPath(new URL('../fixtures/scrobble-mapping.json', import.meta.url));

let test: TestApp;
let trakt: TraktStandIn;
let mika: SyncedPerson;
let frieren: Anime;
let linkId: string;
let calls = 0;

const put = (workId: string, fields: Partial<TraktFields>): void =>
  void trakt.lists.put(
    { accountId: '7', kind: 'anime', workId },
    { ...EMPTY, ...fields },
    test.clock.now(),
  );
const plays = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    episode: index + 1,
    at: test.clock.now().toISOString(),
  }));

const here = async (work: Anime) => {
  const entry = 'viewerEntry { status progress score }';
  return (await mika.ask(`{ anime(id: "${work.id}") { ${entry} } }`)).anime.viewerEntry;
};

/** The calls since the last time, but for who the account is. */
const newCalls = (): string[] => {
  const said = trakt.log.slice(calls).map(({ method, path }) => `${method} ${path}`);
  calls = trakt.log.length;
  return said.filter((call) => call !== 'GET /users/settings');
};

beforeAll(async () => {
  const started: { test?: TestApp } = {};
  trakt = await startTrakt({ now: () => started.test?.clock.now() ?? new Date(NOW) });
  test = await startTestApp({
    template: 'shelf',
    roles: ['web'],
    now: NOW,
    settings: {
      BASE_URL: HOME,
      SYNC_TRAKT_URL: trakt.url,
      SYNC_TRAKT_AUTHORIZE_URL: `${trakt.url}/oauth/authorize`,
      SYNC_TRAKT_TOKEN_URL: `${trakt.url}/oauth/token`,
      SYNC_TRAKT_CLIENT_ID: 'shelf',
      SYNC_CALLS_PER_MINUTE: '600000',
    },
  });
  started.test = test;
  await importMappingFile(test.app, { format: 'tsuzuki', file: mappingFile, createMissing: true });
  await test.app.get(changeFeed).catchUp();
  frieren = test.app.get(catalogue).byExternalId('anilist', FRIEREN.anilist)[0]!;
  trakt.accounts.people.set('7', { id: '7', name: 'mika' });
  trakt.accounts.clients.set('shelf', { id: 'shelf', redirectUri: `${HOME}/sync/callback` });
  mika = await syncedPerson(test, 'mika');
  const shows = [
    { id: FRIEREN.trakt, title: 'Frieren', total: 28, tmdbId: FRIEREN.tmdb },
    { id: '4', title: 'A show that is no anime', total: 10, tmdbId: 999_999_999 },
  ];
  for (const show of shows) trakt.lists.addWork({ ...show, kind: 'anime' });
});
afterAll(async () => {
  await test.close();
  trakt.close();
});

it('makes the episodes of shows entries of our anime, and leaves out what is none', async () => {
  put(FRIEREN.trakt, { plays: plays(5), rating: 9, listedAt: NOW });
  put('4', { plays: plays(10), rating: 3 });
  const browser = await signedInBrowser(test, 'mika');
  const { back, cookie } = await beginLogin(browser, 'trakt', '7');
  const { linked = '' } = await comeBack(test, back, `${browser.cookie()}; ${cookie}`);
  linkId = linked;
  newCalls();
  const run = await mika.run(linkId);
  expect(newCalls()).toEqual([
    'GET /sync/last_activities',
    'GET /sync/ratings/shows',
    'GET /sync/ratings/seasons',
    'GET /sync/ratings/movies',
    'GET /sync/watchlist/shows',
    'GET /sync/watchlist/movies',
    'GET /sync/watched/shows',
    'GET /sync/watched/movies',
  ]);
  expect(run).toMatchObject({ kind: 'FIRST', state: 'WAITING' });
  expect(run.counts).toMatchObject({ createHere: 1, createThere: 0, updateThere: 0, unmapped: 0 });
  await mika.confirm(run.id);
  expect(await here(frieren)).toEqual({ status: 'CURRENT', progress: 5, score: 90 });
});

it('asks one question if nothing changed, and takes what did', async () => {
  pass(test, HOUR);
  await settle(test);
  pass(test, HOUR);
  const before = trakt.log.length;
  await settle(test);
  expect(trakt.log.slice(before).map(({ path }) => path)).toEqual(['/sync/last_activities']);
  const { id, kind, state } = await mika.latest(linkId);
  expect([kind, state]).toEqual(['QUICK', 'DONE']);
  const { rows } = await test.app.database.pool.query(
    'select from sync.run_row where run_id = $1',
    [id],
  );
  expect(rows).toEqual([]);
  put(FRIEREN.trakt, { plays: plays(6), rating: 9 });
  pass(test, HOUR);
  await settle(test);
  expect(await here(frieren)).toEqual({ status: 'CURRENT', progress: 6, score: 90 });
});

it('writes nothing there, and asks before it deletes what is gone', async () => {
  await mika.ask(
    `mutation { saveAnimeListEntry(input: { animeId: "${frieren.id}", progress: 7 }) { outcome } }`,
  );
  await settle(test);
  pass(test, 21);
  await settle(test);
  pass(test, HOUR);
  put('4', { plays: plays(10) });
  trakt.lists.rows.delete(trakt.lists.rowOf('7', 'anime', FRIEREN.trakt)?.id ?? 0);
  await settle(test);
  expect(
    trakt.log.filter(({ method, path }) => method !== 'GET' && !path.startsWith('/oauth')),
  ).toEqual([]);
  expect(await here(frieren)).toMatchObject({ progress: 7 });
  const { state } = await mika.link(linkId, 'state');
  expect(state).toBe('HEALTHY');
});

it('keeps what was only rated off the list', async () => {
  put(FRIEREN.trakt, { rating: 8 });
  pass(test, HOUR);
  await settle(test);
  const { runs, unmapped } = await mika.link(linkId, 'runs { state } unmapped { nodes { title } }');
  expect(runs[0].state).toBe('DONE');
  expect(unmapped.nodes).toEqual([]);
});
