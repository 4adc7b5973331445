import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { OPERATOR } from '#slices/accounts/index.ts';
import { listTokens } from '#slices/scrobble/index.ts';
import { changeToken } from '#slices/scrobble/tokens/commands.ts';
import { send, settle } from '../media-server.ts';
import { type PlayedEpisode, playedEpisodes, scrobbleOf } from '../plex-library.ts';
import { SHOWS } from '../plex-shows.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
let owner: { id: string; bearer: string };
let plex: string;
let played: PlayedEpisode[];
let count = 0;

beforeAll(async () => {
  test = await startTestApp({ template: 'catalogue', roles: ['web'], now: '2026-11-21T12:00:00Z' });
  played = playedEpisodes(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.app.db.deleteFrom('scrobble.inbox').execute();
  owner = await test.user(`librarian${(count += 1)}`);
  plex = await test.token(owner.id, 'server_a');
});

const playAll = async (episodes: readonly PlayedEpisode[]): Promise<void> => {
  for (const episode of episodes) {
    await send(test, { path: 'server_a', token: plex }, scrobbleOf(episode));
  }
  await settle(test);
};

/** What is in the history of the list. */
const recorded = async (): Promise<string[]> => {
  const rows = await test.app.db
    .selectFrom('lists.play')
    .innerJoin('lists.entry', 'lists.entry.id', 'lists.play.entry_id')
    .select(['lists.play.work_id', 'lists.play.from_unit'])
    .where('lists.entry.user_id', '=', owner.id)
    .where('lists.play.removed_in', 'is', null)
    .execute();
  return rows.map((row) => `${row.work_id} ${Number(row.from_unit)}`).toSorted();
};
const meant = (episodes: readonly PlayedEpisode[]): string[] =>
  episodes.map(({ animeId, episode }) => `${animeId} ${episode}`).toSorted();

const ask = async (query: string, variables: object = {}): Promise<any> => {
  const { data, errors } = await test.ask(query, { bearer: owner.bearer, variables });
  expect(errors).toBeUndefined();
  return data;
};
const WAITING = `{ viewer { waitingShows { deliveryId title episodes suggestions { anime { id } episodes } } } }`;
const CONFIRM = `mutation ($id: ID!) { confirmShow(id: $id) { deliveries knownShow { id } } }`;

it('a library of 40 shows is recorded right after one click for each, without any mapping file', async () => {
  expect(SHOWS).toHaveLength(40);
  await playAll(played);
  expect(await recorded()).toEqual([]);
  const { viewer } = await ask(WAITING);
  expect(viewer.waitingShows).toHaveLength(40);
  for (const { deliveryId } of viewer.waitingShows) await ask(CONFIRM, { id: deliveryId });
  await settle(test);
  expect(await recorded()).toEqual(meant(played));
  expect((await ask(WAITING)).viewer.waitingShows).toEqual([]);
});

it('with sure matches on and no click, nothing wrong is recorded, and most is', async () => {
  const [token] = await listTokens(test.app, owner.id);
  const visitor = OPERATOR;
  const change = { id: token!.id, ownerId: owner.id, visitor, settings: { sureMatches: true } };
  await test.app.db.transaction().execute((tx) => changeToken(test.app, tx, change));
  const others = [
    ['ONE PIECE', '2023-08-31'],
    ['Cowboy Bebop', '2021-11-19'],
    ['Monster', '2022-09-21'],
    ['Breaking Bad', '2008-01-20'],
    ['Death Note', '2015-07-05'],
  ].map(([show, airDate]) => ({ show: show!, airDate: airDate!, season: 1, number: 1 }));
  for (const other of others) {
    await send(test, { path: 'server_a', token: plex }, scrobbleOf(other));
  }
  await playAll(played);
  const [right, got] = [new Set(meant(played)), await recorded()];
  expect(got.filter((play) => !right.has(play))).toEqual([]);
  expect(got.length / right.size).toBeGreaterThan(0.95);
});
