import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changeFeed } from '#slices/catalog/index.ts';
import { importMappingFile } from '#slices/sources/index.ts';
import { signedInBrowser, type Browser } from '../browser.ts';
import { fixture, outcomes, send, settle } from '../media-server.ts';
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
  test.clock.set('2026-01-08T21:42:00Z');
  const name = `household${(count += 1)}`;
  ({ bearer } = await test.user(name));
  browser = await signedInBrowser(test, name);
  ({ id, token } = (await browser.post('/account/media-servers', { kind })).body);
};

const set = (settings: object) => browser.patch(`/account/media-servers/${id}`, { settings });

const FILM = payload('jellyfin-04-playbackstop-movie-send-all');
const EPISODE = payload('jellyfin-01-playbackstop-episode-send-all');
const OTHER = payload('jellyfin-05-playbackstop-two-episodes-in-one-file');

/** A stop of Jellyfin near the end of the film, or of the episode. */
const plays = async (user: string, body: object = FILM): Promise<void> => {
  const told = { ...body, NotificationUsername: user, UserId: `id-of-${user.toLowerCase()}` };
  await send(test, { path: 'server_b', token }, { json: told });
  await settle(test);
};

const users = async () => {
  const { tokens } = (await browser.get('/account/media-servers')).body;
  return tokens.find((own: { id: string }) => own.id === id).users;
};

const ASKED = '{ viewer { notices(first: 10) { nodes { kind subject subjectId } } } }';
const notices = async () => {
  const { data, errors } = await test.ask(ASKED, { bearer });
  expect(errors).toBeUndefined();
  return data.viewer.notices.nodes;
};

const HISTORY = '{ viewer { history(first: 20) { nodes { playedAt } } } }';

describe('users of one server', () => {
  beforeEach(() => begin('server_b'));

  it('the first counts, and a second waits until the owner has said whose plays count', async () => {
    await plays('Mika');
    await plays('Kai', EPISODE);
    expect(await outcomes(test)).toEqual(['recorded', 'new_user']);
    await plays('mika', OTHER);
    await plays('KAI', OTHER);
    expect(await outcomes(test)).toEqual(['recorded', 'new_user', 'suggested', 'new_user']);
    expect(await users()).toEqual([
      { name: 'Mika', isCounted: true },
      { name: 'Kai', isCounted: false },
    ]);
    expect(await notices()).toContainEqual({
      kind: 'SCROBBLE_NEW_USER',
      subject: 'Kai',
      subjectId: id,
    });
  });

  it('with one name only that one counts, and what others waited with is not recorded', async () => {
    await plays('Mika');
    await plays('Kai', EPISODE);
    expect((await set({ onlyUser: 'Mika' })).status).toBe(200);
    await settle(test);
    expect(await outcomes(test)).toEqual(['recorded', 'other_user']);
    expect(await notices()).toEqual([]);
    await plays('Rin', EPISODE);
    expect(await outcomes(test)).toEqual(['recorded', 'other_user', 'other_user']);
  });

  it('the second name may be the owner, whose plays are recorded with the times they had', async () => {
    await plays('Kai');
    test.clock.set('2026-01-09T20:00:00Z');
    await plays('Mika', EPISODE);
    test.clock.set('2026-01-11T08:00:00Z');
    await set({ onlyUser: 'mika' });
    await settle(test);
    expect(await outcomes(test)).toEqual(['recorded', 'recorded']);
    // The access token of the owner is of that time.
    test.clock.set('2026-01-08T21:42:30Z');
    const { data, errors } = await test.ask(HISTORY, { bearer });
    expect(errors).toBeUndefined();
    const times = data.viewer.history.nodes.map(({ playedAt }: any) => playedAt);
    expect(times).toEqual(['2026-01-09T20:00:00.000Z', '2026-01-08T21:42:00.000Z']);
  });

  it('with everybody all that waits is recorded, and nobody is asked about again', async () => {
    await plays('Mika');
    await plays('Kai', EPISODE);
    await set({ allUsers: true });
    await settle(test);
    await plays('Rin', OTHER);
    expect(await outcomes(test)).toEqual(['recorded', 'recorded', 'suggested']);
    expect((await notices()).map(({ kind }: any) => kind)).toEqual(['SCROBBLE_SUGGESTED']);
  });

  it('nothing waits for a word any longer of those who do not count', async () => {
    const WAITING = '{ viewer { waitingShows { title episodes } } }';
    const waiting = async () => (await test.ask(WAITING, { bearer })).data.viewer.waitingShows;
    await plays('Kai', OTHER);
    await plays('Mika');
    expect(await outcomes(test)).toEqual(['suggested', 'new_user']);
    expect(await waiting()).toHaveLength(1);
    await set({ onlyUser: 'Mika' });
    await settle(test);
    expect(await outcomes(test)).toEqual(['other_user', 'recorded']);
    expect(await waiting()).toEqual([]);
    expect(await notices()).toEqual([]);
  });

  it('what waits of the one who counts goes on waiting', async () => {
    await plays('Mika', OTHER);
    await plays('Kai');
    await set({ onlyUser: 'mika' });
    await settle(test);
    expect(await outcomes(test)).toEqual(['suggested', 'other_user']);
    expect((await notices()).map(({ kind }: any) => kind)).toEqual(['SCROBBLE_SUGGESTED']);
  });

  it('who stops early is not asked about, and who sends no name counts', async () => {
    await plays('Mika');
    await plays('Kai', payload('jellyfin-02-playbackstop-episode-at-50-percent'));
    const { NotificationUsername: _name, UserId: _id, ...nameless } = EPISODE;
    await send(test, { path: 'server_b', token }, { json: nameless });
    await settle(test);
    expect(await outcomes(test)).toEqual(['recorded', 'below_threshold', 'recorded']);
    expect(await notices()).toEqual([]);
  });

  it('of two who are new at once one is the first', async () => {
    const names = ['Mika', 'Kai', 'Rin', 'Sora'];
    for (const name of names) {
      const told = { ...FILM, NotificationUsername: name, UserId: name };
      await send(test, { path: 'server_b', token }, { json: told });
    }
    await Promise.all([settle(test), settle(test), settle(test)]);
    const came = await outcomes(test);
    expect(came.filter((outcome) => outcome === 'recorded')).toHaveLength(1);
    expect(came.filter((outcome) => outcome === 'new_user')).toHaveLength(3);
    expect((await users()).filter(({ isCounted }: any) => isCounted)).toHaveLength(1);
  });

  it('a sender of many names fills nothing', async () => {
    await plays('Mika');
    for (let number = 0; number < 60; number += 1) {
      const told = { NotificationUsername: `${number}${'n'.repeat(500)}`, UserId: `${number}` };
      await send(test, { path: 'server_b', token }, { json: { ...FILM, ...told } });
    }
    await settle(test);
    expect(await users()).toHaveLength(50);
    expect(new Set(await outcomes(test))).toEqual(new Set(['recorded', 'new_user']));
  });
});

describe('a Plex account', () => {
  beforeEach(() => begin('server_a'));

  it('is asked about a second account that the server calls its own', async () => {
    const body = payload('plex-10-media.scrobble-movie');
    await send(test, { path: 'server_a', token }, { multipart: { payload: body } });
    const other = payload('plex-05-media.scrobble-episode');
    other.Account = { id: 77, title: 'Guest' };
    await send(test, { path: 'server_a', token }, { multipart: { payload: other } });
    await settle(test);
    expect(await outcomes(test)).toEqual(['recorded', 'new_user']);
  });
});

it('a body of another server says so of the set-up', async () => {
  const FINDINGS = '{ viewer { mediaServers { id findings } } }';
  await begin('server_a');
  await send(test, { path: 'server_a', token }, { json: EPISODE });
  await settle(test);
  expect(await outcomes(test)).toEqual(['recorded']);
  const { data } = await test.ask(FINDINGS, { bearer });
  expect(data.viewer.mediaServers).toEqual([{ id, findings: ['OTHER_SERVER'] }]);
});

it('a token knows the program it was made for, of the format it sends', async () => {
  await begin('server_b');
  const make = (body: object) => browser.post('/account/media-servers', body);
  expect((await make({ kind: 'server_b', software: 'emby' })).body).toMatchObject({
    software: 'emby',
  });
  expect((await make({ kind: 'server_a', software: 'emby' })).status).toBe(400);
  expect((await make({ kind: 'server_a', software: 'winamp' })).status).toBe(400);
  const { tokens } = (await browser.get('/account/media-servers')).body;
  expect(tokens.map(({ software }: any) => software)).toEqual([null, 'emby']);
});
