import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changeFeed } from '#slices/catalog/index.ts';
import { importMappingFile } from '#slices/sources/index.ts';
import { signedInBrowser, type Browser } from '../browser.ts';
import { fixture, listOf, outcomes, send, settle } from '../media-server.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

const payload = (name: string): any => JSON.parse(fixture(`payloads/${name}.json`));
const mappingFile = fileURLToPath(new URL('../fixtures/scrobble-mapping.json', import.meta.url));

let test: TestApp;
let browser: Browser;
let bearer: string;
let id: string;
let token: string;
let count = 0;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', roles: ['web'], now: '2026-01-08T21:42:00Z' });
  await importMappingFile(test.app, { format: 'tsuzuki', file: mappingFile, createMissing: true });
  await test.app.get(changeFeed).catchUp();
});
afterAll(() => test.close());

const begin = async (kind: 'server_a' | 'server_b'): Promise<void> => {
  await test.app.db.deleteFrom('scrobble.inbox').execute();
  const name = `owner${(count += 1)}`;
  ({ bearer } = await test.user(name));
  browser = await signedInBrowser(test, name);
  ({ id, token } = (await browser.post('/account/media-servers', { kind })).body);
};

const set = (settings: object) => browser.patch(`/account/media-servers/${id}`, { settings });

const tell = async (path: 'server_a' | 'server_b', body: unknown): Promise<(string | null)[]> => {
  const step = path === 'server_a' ? { multipart: { payload: body } } : { json: body };
  await send(test, { path, token }, step);
  await settle(test);
  return outcomes(test);
};

describe('the settings of a token', () => {
  beforeEach(() => begin('server_b'));

  it('are shown, changed one by one, and checked', async () => {
    const { tokens } = (await browser.get('/account/media-servers')).body;
    expect(tokens[0].settings).toEqual({
      onlyUser: null,
      episodeThreshold: 80,
      movieThreshold: 80,
      askFirst: false,
      onlyOnList: false,
      ignoredLibraries: [],
      markedPlayed: false,
      trackerIds: false,
      sureMatches: false,
      allUsers: false,
    });
    expect(await set({ episodeThreshold: 95 })).toMatchObject({
      status: 200,
      body: { id, settings: { episodeThreshold: 95, movieThreshold: 80 } },
    });
    for (const wrong of [{ episodeThreshold: 49 }, { movieThreshold: 101 }, { onlyUser: '' }, {}]) {
      expect((await set(wrong)).status).toBe(400);
    }
  });

  it('decide how far an episode must have been played', async () => {
    const body = payload('jellyfin-02-playbackstop-episode-at-50-percent');
    await set({ episodeThreshold: 50 });
    expect(await tell('server_b', body)).toEqual(['recorded']);
    await set({ episodeThreshold: 100 });
    const other = payload('jellyfin-01-playbackstop-episode-send-all');
    expect(await tell('server_b', other)).toEqual(['recorded', 'below_threshold']);
  });

  it('decide who of the server counts', async () => {
    const body = payload('jellyfin-04-playbackstop-movie-send-all');
    await set({ onlyUser: 'somebody else' });
    expect(await tell('server_b', body)).toEqual(['other_user']);
    await set({ onlyUser: 'MIKA' });
    expect(await tell('server_b', body)).toEqual(['other_user', 'recorded']);
  });

  it('leave alone what is not on the list, or wait for a word', async () => {
    const body = payload('jellyfin-04-playbackstop-movie-send-all');
    await set({ onlyOnList: true });
    expect(await tell('server_b', body)).toEqual(['not_on_list']);
    await set({ onlyOnList: false, askFirst: true });
    expect(await tell('server_b', body)).toEqual(['not_on_list', 'to_be_asked']);
    expect(await listOf(test, bearer)).toEqual([]);
  });

  it('let marking by hand count', async () => {
    const body = {
      ...payload('jellyfin-04-playbackstop-movie-send-all'),
      NotificationType: 'UserDataSaved',
      SaveReason: 'TogglePlayed',
      Played: true,
    };
    expect(await tell('server_b', body)).toEqual(['ignored_event']);
    await set({ markedPlayed: true });
    expect(await tell('server_b', body)).toEqual(['ignored_event', 'recorded']);
    expect(await tell('server_b', { ...body, SaveReason: 'PlaybackFinished' })).toContain(
      'ignored_event',
    );
  });
});

describe('a Plex token', () => {
  beforeEach(() => begin('server_a'));

  it('ignores libraries by name', async () => {
    await set({ ignoredLibraries: ['Films'] });
    const body = payload('plex-10-media.scrobble-movie');
    body.Metadata.librarySectionTitle = 'films';
    expect(await tell('server_a', body)).toEqual(['ignored_library']);
    // Another is ignored since, and no longer this one.
    await set({ ignoredLibraries: ['Series'] });
    await settle(test);
    expect(await outcomes(test)).toEqual(['recorded']);
  });

  it('learns the ids of a show when it is added, for episodes that have none of their own', async () => {
    const added = payload('plex-14-library.new-show');
    added.Metadata.ratingKey = '777';
    added.Metadata.guid = 'plex://show/1';
    added.Metadata.Guid = [{ id: 'tvdb://405920' }];
    const body = payload('plex-05-media.scrobble-episode');
    Object.assign(body.Metadata, {
      Guid: [],
      parentIndex: 1,
      index: 25,
      grandparentRatingKey: '777',
    });
    body.Server = added.Server;
    expect(await tell('server_a', body)).toEqual(['suggested']);
    // Earlier deliveries are processed again.
    expect(await tell('server_a', added)).toEqual(['recorded', 'learned_show']);
    // The key of a deleted show now names another one.
    Object.assign(body.Metadata, { grandparentTitle: 'Bob’s Burgers', title: 'Human Flesh' });
    expect(await tell('server_a', body)).toEqual(['recorded', 'learned_show', 'no_external_id']);
    // It is the show under the title it was sent with, and under one of the catalogue.
    for (const title of [added.Metadata.title, 'SPY×FAMILY']) {
      body.Metadata.grandparentTitle = title;
      await tell('server_a', body);
    }
    expect((await outcomes(test)).slice(3)).toEqual(['duplicate', 'duplicate']);
    expect(await listOf(test, bearer)).toMatchObject([{ progress: 13, status: 'COMPLETED' }]);
  });

  it('is replaced at once, and keeps what came before', async () => {
    const film = payload('plex-10-media.scrobble-movie');
    await set({ episodeThreshold: 95 });
    expect(await tell('server_a', film)).toEqual(['recorded']);
    const waiting = payload('plex-11-media.scrobble-legacy-thetvdb');
    await send(test, { path: 'server_a', token }, { multipart: { payload: waiting } });
    const old = token;
    const { status, body } = await browser.post(`/account/media-servers/${id}/rotate`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, kind: 'server_a', name: 'media server' });
    expect(body.url).toMatch(new RegExp(`/ingest/server_a/${body.token}$`, 'u'));
    expect(body.token).not.toBe(old);
    await settle(test);
    expect(await outcomes(test)).toEqual(['recorded', 'recorded']);
    // Deliveries with the old token are a stranger's, and are dropped.
    expect(await tell('server_a', payload('plex-15-media.scrobble-special-s00'))).toHaveLength(2);
    ({ token } = body);
    expect(await tell('server_a', film)).toEqual(['recorded', 'recorded', 'duplicate']);
    const { tokens } = (await browser.get('/account/media-servers')).body;
    expect(tokens).toMatchObject([{ id, settings: { episodeThreshold: 95 } }]);
    const log = `{ viewer { mediaServer(id: "${id}") { deliveries(first: 9) { nodes { id } } } } }`;
    const { nodes } = (await test.ask(log, { bearer })).data.viewer.mediaServer.deliveries;
    expect(nodes).toHaveLength(3);
    const replay = `mutation { replayDelivery(id: "${nodes[2].id}") { outcome } }`;
    expect((await test.ask(replay, { bearer })).data.replayDelivery).toEqual({
      outcome: 'RECORDED',
    });
  });

  it('may be given as a parameter of the address', async () => {
    const body = payload('plex-10-media.scrobble-movie');
    const form = new FormData();
    form.set('payload', JSON.stringify(body));
    const address = `${test.url}/ingest/server_a?token=${token}`;
    const response = await fetch(address, { method: 'POST', body: form });
    expect([response.status, await response.text()]).toEqual([200, '{"ok":true}']);
    await settle(test);
    expect(await outcomes(test)).toEqual(['recorded']);
  });
});
