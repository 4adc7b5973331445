import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#platform/durations.ts';
import { createKey, rotateKey } from '#slices/access/index.ts';
import { issueBearer } from '#slices/accounts/index.ts';
import { changeFeed } from '#slices/catalog/index.ts';
import { importMappingFile } from '#slices/sources/index.ts';
import { alertOwners } from '#slices/scrobble/tokens/alert.ts';
import { signedInBrowser, type Browser } from '../browser.ts';
import { listOf, settle } from '../media-server.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

const mappingFile = fileURLToPath(new URL('../fixtures/scrobble-mapping.json', import.meta.url));

let test: TestApp;
let owner: { id: string; bearer: string };
let browser: Browser;
let key: string;
let keyId: string;
let count = 0;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', roles: ['web'], now: '2026-01-08T21:42:00Z' });
  await importMappingFile(test.app, { format: 'tsuzuki', file: mappingFile, createMissing: true });
  await test.app.get(changeFeed).catchUp();
});
afterAll(() => test.close());

beforeEach(async () => {
  test.clock.set(new Date('2026-01-08T21:42:00Z'));
  const name = `watcher${(count += 1)}`;
  owner = await test.user(name);
  browser = await signedInBrowser(test, name);
  const input = { userId: owner.id, name: 'Kodi', scopes: ['write:list'] as ['write:list'] };
  ({ key, id: keyId } = await test.app.db
    .transaction()
    .execute((tx) => createKey(test.app, tx, input)));
});

/** Moves the clock, and signs the owner in again. */
const passes = async (ms: number): Promise<void> => {
  test.clock.set(new Date(test.clock.now().getTime() + ms));
  owner = { ...owner, bearer: (await issueBearer(test.app, owner.id, 'web')).accessToken };
};

const tell = async (action: string, body: unknown, credential = key) => {
  const answer = await fetch(`${test.url}/scrobble/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${credential}` },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as any };
};

const FRIEREN = { title: 'Frieren', ids: { tvdb: 424536, imdb: 'tt1' } };
const episode = (number: number, progress: number, show: object = FRIEREN) => ({
  show,
  episode: { season: 1, number },
  progress,
});

const DELIVERY = `id outcome event title showTitle season episode progress isWatched batchId payload
  matches { anime { titleNative } episode reason }`;
const PLAYERS = `{ viewer { mediaServers { id kind name health lastSeenAt
  corrections { title } ignoredShows { id title } deliveries { nodes { ${DELIVERY} } } } } }`;

const players = async (): Promise<any[]> => {
  const { data, errors } = await test.ask(PLAYERS, { bearer: owner.bearer });
  expect(errors).toBeUndefined();
  return data.viewer.mediaServers;
};
const log = async (): Promise<any[]> => (await players())[0].deliveries.nodes;
const latest = async (): Promise<any> => (await log())[0];

const act = async (mutation: string, variables: object): Promise<any> => {
  const { data, errors } = await test.ask(mutation, { bearer: owner.bearer, variables });
  expect(errors).toBeUndefined();
  return Object.values(data as object)[0];
};
const REPLAY = `mutation ($id: ID!) { replayDelivery(id: $id) { ${DELIVERY} } }`;
const UNDO = `mutation ($id: ID!) { undoDelivery(id: $id) { outcome } }`;
const IGNORE = `mutation ($id: ID!) { ignoreDeliveryShow(id: $id) { outcome ignoredShowId } }`;
const UNIGNORE = `mutation ($id: ID!) { unignoreShow(id: $id) }`;
const ANSWER = `mutation ($id: ID!) { answerDelivery(id: $id, isWanted: true) { outcome } }`;
const CORRECT = `mutation ($id: ID!, $animeId: ID!, $episode: Int!) {
  correctDelivery(id: $id, animeId: $animeId, episode: $episode) { isRemembered isProposed delivery { ${DELIVERY} } } }`;

const animeCalled = async (name: string): Promise<string> => {
  const { data } = await test.ask(
    'query ($q: String!) { searchAnime(query: $q, first: 1) { nodes { id } } }',
    { bearer: owner.bearer, variables: { q: name } },
  );
  return data.searchAnime.nodes[0].id;
};

const set = async (settings: object) => {
  const [{ id }] = (await players()) as [any];
  return browser.patch(`/account/media-servers/${id}`, { settings });
};

describe('a player is listed once it has told something', () => {
  it('by the name of its key, with all it told and what became of it', async () => {
    expect(await players()).toEqual([]);
    await tell('start', episode(5, 0));
    await tell('pause', episode(5, 40));
    await tell('stop', episode(5, 60));
    await passes(10 * MINUTE_MS);
    await tell('start', episode(5, 60));
    await tell('stop', episode(5, 92));
    expect(await players()).toMatchObject([
      { kind: 'PLAYER', name: 'Kodi', health: 'WORKING', lastSeenAt: '2026-01-08T21:52:00.000Z' },
    ]);
    const told = await log();
    expect(told.map(({ event, outcome }) => [event, outcome])).toEqual([
      ['stop', 'RECORDED'],
      ['start', 'OPEN_SESSION'],
      ['stop', 'BELOW_THRESHOLD'],
      ['pause', 'IGNORED_EVENT'],
      ['start', 'OPEN_SESSION'],
    ]);
    expect(told[0]).toMatchObject({
      showTitle: 'Frieren',
      season: 1,
      episode: 5,
      progress: 0.92,
      isWatched: true,
      matches: [{ anime: { titleNative: '葬送のフリーレン' }, episode: 5, reason: 'MAPPING' }],
    });
    expect(JSON.parse(told[0].payload)).toMatchObject({ action: 'stop', ...episode(5, 92) });
  });

  it('what could not be recorded is told and logged', async () => {
    const unknown = episode(1, 90, { title: 'Nothing', ids: { tvdb: 999_999_999 } });
    expect(await tell('stop', unknown)).toMatchObject({
      status: 404,
      body: { outcome: 'no_mapping' },
    });
    expect(await latest()).toMatchObject({ outcome: 'NO_MAPPING', isWatched: true });
  });

  it('a rotated key is the same player, another key another', async () => {
    await tell('stop', episode(5, 92));
    const rotated = await test.app.db
      .transaction()
      .execute((tx) => rotateKey(test.app, tx, { id: keyId, overlap: '1h' }));
    await tell('stop', episode(6, 92), rotated.key);
    expect(await players()).toHaveLength(1);
    const input = { userId: owner.id, name: 'Infuse', scopes: ['write:list'] as ['write:list'] };
    const other = await test.app.db.transaction().execute((tx) => createKey(test.app, tx, input));
    await tell('stop', episode(7, 92), other.key);
    expect((await players()).map(({ name }) => name)).toEqual(['Kodi', 'Infuse']);
  });

  it('two first messages at once make one player', async () => {
    await Promise.all([1, 2, 3, 4].map((number) => tell('stop', episode(number, 92))));
    expect(await players()).toHaveLength(1);
    expect(await log()).toHaveLength(4);
  });

  it('is no place for media servers, and has no address', async () => {
    await tell('stop', episode(5, 92));
    const [{ id }] = (await players()) as [any];
    expect((await browser.post(`/account/media-servers/${id}/rotate`)).status).toBe(409);
    expect((await browser.patch(`/account/media-servers/${id}`, { name: 'TV' })).status).toBe(200);
    await tell('stop', episode(6, 92));
    expect((await players()).map(({ name }) => name)).toEqual(['TV']);
    expect((await browser.delete(`/account/media-servers/${id}`)).status).toBe(204);
    expect(await players()).toEqual([]);
  });

  it('its silence is no fault', async () => {
    await tell('stop', episode(5, 92));
    await passes(20 * DAY_MS);
    await alertOwners(test.app);
    const { rows } = await test.app.database.pool.query(
      `select alerted from scrobble.token where user_id = '${owner.id}'`,
    );
    expect(rows).toEqual([{ alerted: null }]);
  });
});

describe('a play is recorded once', () => {
  it('however often a player stops within a viewing', async () => {
    await tell('start', episode(5, 0));
    expect((await tell('stop', episode(5, 85))).status).toBe(201);
    // Longer than the list itself treats a play as the same.
    await passes(3 * 60 * MINUTE_MS);
    await tell('start', episode(5, 85));
    expect((await tell('stop', episode(5, 99))).status).toBe(409);
    expect(await latest()).toMatchObject({ outcome: 'DUPLICATE' });
  });

  it('and again when it begins anew', async () => {
    await tell('start', episode(5, 0));
    await tell('stop', episode(5, 95));
    await passes(60 * MINUTE_MS);
    await tell('start', episode(5, 0));
    expect((await tell('stop', episode(5, 95))).status).toBe(201);
    expect(await latest()).toMatchObject({ outcome: 'RECORDED' });
  });
});

describe('the owner has the last word', () => {
  it('a correction holds for the player from then on', async () => {
    await tell('stop', episode(5, 92));
    const { id } = await latest();
    const animeId = await animeCalled('SPY×FAMILY');
    expect(await act(CORRECT, { id, animeId, episode: 2 })).toMatchObject({
      isRemembered: true,
      isProposed: true,
      delivery: { outcome: 'RECORDED', matches: [{ episode: 2, reason: 'OWNER' }] },
    });
    const lines = await listOf(test, owner.bearer);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ progress: 2 });
    expect(await tell('stop', episode(6, 92))).toMatchObject({
      status: 201,
      body: { anime: { id: animeId }, episode: 3 },
    });
    expect(await latest()).toMatchObject({ matches: [{ reason: 'CORRECTION' }] });
  });

  it('an ignored show is neither recorded nor asked about, until it is taken up again', async () => {
    await tell('stop', episode(5, 92));
    const { id } = await latest();
    const { ignoredShowId } = await act(IGNORE, { id });
    expect(await listOf(test, owner.bearer)).toEqual([]);
    expect(await tell('stop', episode(6, 92))).toMatchObject({
      status: 404,
      body: { outcome: 'ignored_show' },
    });
    await act(UNIGNORE, { id: ignoredShowId });
    await settle(test);
    expect(await listOf(test, owner.bearer)).toMatchObject([{ progress: 6 }]);
  });

  it('an undone play can be replayed', async () => {
    await tell('stop', episode(5, 92));
    const { id } = await latest();
    expect(await act(UNDO, { id })).toEqual({ outcome: 'UNDONE' });
    expect(await listOf(test, owner.bearer)).toEqual([]);
    expect(await act(REPLAY, { id })).toMatchObject({ outcome: 'RECORDED', event: 'stop' });
    expect(await listOf(test, owner.bearer)).toMatchObject([{ progress: 5 }]);
  });

  it('its thresholds hold for the player', async () => {
    await tell('start', episode(5, 0));
    expect((await set({ episodeThreshold: 95 })).status).toBe(200);
    expect(await tell('stop', episode(5, 92))).toMatchObject({
      status: 201,
      body: { action: 'pause' },
    });
    expect(await tell('stop', episode(5, 96))).toMatchObject({ body: { action: 'scrobble' } });
  });

  it('so do “only what is on the list” and “ask first”', async () => {
    await tell('start', episode(5, 0));
    await set({ onlyOnList: true });
    expect(await tell('stop', episode(5, 92))).toMatchObject({
      status: 404,
      body: { outcome: 'not_on_list' },
    });
    await set({ onlyOnList: false, askFirst: true });
    expect(await tell('stop', episode(6, 92))).toMatchObject({
      status: 201,
      body: { action: 'scrobble', episode: 6 },
    });
    expect(await listOf(test, owner.bearer)).toEqual([]);
    const { id, outcome } = await latest();
    expect(outcome).toBe('TO_BE_ASKED');
    expect(await act(ANSWER, { id })).toEqual({ outcome: 'RECORDED' });
    expect(await listOf(test, owner.bearer)).toMatchObject([{ progress: 6 }]);
  });

  it('what no player tells cannot be set', async () => {
    await tell('start', episode(5, 0));
    for (const settings of [
      { onlyUser: 'mika' },
      { ignoredLibraries: ['Kids'] },
      { markedPlayed: true },
      { trackerIds: true },
    ]) {
      expect((await set(settings)).status).toBe(400);
    }
  });
});
