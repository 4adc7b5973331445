import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Anime, catalogue, changeFeed } from '#slices/catalog/index.ts';
import { importMappingFile } from '#slices/sources/index.ts';
import {
  EMPTY,
  startTrakt,
  type TraktFields,
  type TraktStandIn,
} from '../stand-ins/trakt/index.ts';
import { contractFaults } from '../stand-ins/connectors/contract-faults.ts';
import { pass, settle, type SyncedPerson } from '../synced.ts';
import { startSynced } from '../synced-service.ts';
import type { TestApp } from '../test-app.ts';

const NOW = '2026-10-01T12:00:00Z';
const HOUR = 3600;
const FRIEREN = { trakt: '3', tmdb: 209_867, anilist: '154587' };
const mappingFile = fileURLToPath(new URL('../fixtures/scrobble-mapping.json', import.meta.url));

let test: TestApp;
let trakt: TraktStandIn;
let mika: SyncedPerson;
let frieren: Anime;
let linkId: string;
let login: () => Promise<{ linkId: string }>;
let newCalls: () => string[];
let close: () => Promise<void>;

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

beforeAll(async () => {
  const opened = await startSynced({ name: 'trakt', start: startTrakt }, ({ method, path }) =>
    path === '/users/settings' ? undefined : `${method} ${path}`,
  );
  ({ test, service: trakt, mika, login, newCalls, close } = opened);
  await importMappingFile(test.app, { format: 'tsuzuki', file: mappingFile, createMissing: true });
  await test.app.get(changeFeed).catchUp();
  frieren = test.app.get(catalogue).byExternalId('anilist', FRIEREN.anilist)[0]!;
  const shows = [
    { id: FRIEREN.trakt, title: 'Frieren', total: 28, tmdbId: FRIEREN.tmdb },
    { id: '4', title: 'A show that is no anime', total: 10, tmdbId: 999_999_999 },
  ];
  for (const show of shows) trakt.lists.addWork({ ...show, kind: 'anime' });
});
afterAll(() => close());

it('makes the episodes of shows entries of our anime, and leaves out what is none', async () => {
  put(FRIEREN.trakt, { plays: plays(5), rating: 9, listedAt: NOW });
  put('4', { plays: plays(10), rating: 3 });
  ({ linkId } = await login());
  newCalls();
  const run = await mika.run(linkId);
  const ratings = '1,2,3,4,5,6,7,8,9,10';
  expect(newCalls()).toEqual([
    'GET /sync/last_activities',
    `GET /sync/ratings/shows/${ratings}`,
    `GET /sync/ratings/seasons/${ratings}`,
    `GET /sync/ratings/movies/${ratings}`,
    'GET /sync/watchlist/shows/added/asc',
    'GET /sync/watchlist/movies/added/asc',
    'GET /sync/watched/shows',
    'GET /sync/watched/movies',
    'GET /users/hidden/dropped',
  ]);
  expect(run).toMatchObject({ kind: 'FIRST', state: 'WAITING' });
  expect(run.counts).toMatchObject({ createHere: 1, createThere: 0, updateThere: 0, unmapped: 0 });
  await mika.confirm(run.id);
  expect(await mika.here(frieren)).toEqual({ status: 'CURRENT', progress: 5, score: 90 });
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
  expect(await mika.here(frieren)).toEqual({ status: 'CURRENT', progress: 6, score: 90 });
});

it('writes nothing there, and asks before it deletes what is gone', async () => {
  await mika.save(frieren, 'progress: 7');
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
  expect(await mika.here(frieren)).toMatchObject({ progress: 7 });
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

it('takes a show for dropped that was being watched', async () => {
  put(FRIEREN.trakt, { plays: plays(8), rating: 9, droppedAt: NOW });
  pass(test, HOUR);
  await settle(test);
  expect(await mika.here(frieren)).toEqual({ status: 'DROPPED', progress: 8, score: 90 });
});

it('made no call that its contract does not have', () => {
  expect(contractFaults('trakt', { log: trakt.log, address: trakt.url })).toEqual([]);
  expect(trakt.log.filter(({ status }) => status >= 400)).toEqual([]);
});
