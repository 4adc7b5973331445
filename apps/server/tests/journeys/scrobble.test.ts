import { METHODS, request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changeFeed } from '#slices/catalog/index.ts';
import { importMappingFile } from '#slices/sources/index.ts';
import { fixture, listOf, outcomes, send, settle } from '../media-server.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

const payload = (name: string): any => JSON.parse(fixture(`payloads/${name}.json`));
const mappingFile = fileURLToPath(new URL('../fixtures/scrobble-mapping.json', import.meta.url));
const importMapping = (test: TestApp) =>
  importMappingFile(test.app, { format: 'tsuzuki', file: mappingFile, createMissing: true });

let test: TestApp;
let bearer: string;
let plex: string;
let jellyfin: string;
let count = 0;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', roles: ['web'], now: '2026-01-08T21:42:00Z' });
  await importMapping(test);
  await test.app.get(changeFeed).catchUp();
});
afterAll(() => test.close());

beforeEach(async () => {
  await test.app.db.deleteFrom('scrobble.inbox').execute();
  const user = await test.user(`viewer${(count += 1)}`);
  bearer = user.bearer;
  plex = await test.token(user.id, 'server_a');
  jellyfin = await test.token(user.id, 'server_b');
});

const toPlex = (body: unknown) =>
  send(test, { path: 'server_a', token: plex }, { multipart: { payload: body } });
const toJellyfin = (body: unknown) =>
  send(test, { path: 'server_b', token: jellyfin }, { json: body });

describe('Plex', () => {
  it('a scrobbled episode moves the list: the first of Jujutsu Kaisen 2, by its episode id', async () => {
    await toPlex(payload('plex-05-media.scrobble-episode'));
    await settle(test);
    expect(await listOf(test, bearer)).toMatchObject([
      {
        titleNative: expect.stringContaining('呪術廻戦'),
        status: 'CURRENT',
        progress: 1,
        startedOn: '2026-01-08',
      },
    ]);
  });

  it('a scrobbled film is completed at once', async () => {
    await toPlex(payload('plex-10-media.scrobble-movie'));
    await settle(test);
    expect(await listOf(test, bearer)).toMatchObject([
      {
        titleNative: '千と千尋の神隠し',
        status: 'COMPLETED',
        progress: 1,
        completedOn: '2026-01-08',
      },
    ]);
  });

  it('play and stop at 85 % record, play alone does not', async () => {
    await toPlex(payload('plex-01-media.play-episode'));
    await settle(test);
    expect(await listOf(test, bearer)).toEqual([]);
    await toPlex(payload('plex-04-media.stop-at-85-percent'));
    await settle(test);
    expect(await listOf(test, bearer)).toMatchObject([{ progress: 1 }]);
    expect(await outcomes(test)).toEqual(['open_session', 'recorded']);
  });

  it('a stop at 85 % records without a play too', async () => {
    await toPlex(payload('plex-04-media.stop-at-85-percent'));
    await settle(test);
    expect(await listOf(test, bearer)).toMatchObject([{ progress: 1 }]);
    expect(await outcomes(test)).toEqual(['recorded']);
  });

  it('stopped at 40 %, gone on with on another device, left and marked: one play', async () => {
    const begun = test.clock.now().getTime();
    const play = payload('plex-01-media.play-episode');
    const stopped = payload('plex-04-media.stop-at-85-percent');
    const at = (part: number, { duration: _unsaid, ...rest } = stopped.Metadata) => ({
      ...stopped,
      Player: { ...stopped.Player, uuid: `player at ${part}` },
      Metadata: { ...rest, viewOffset: Math.round(play.Metadata.duration * part) },
    });
    const resumed = { ...at(0.88), event: 'media.play' };
    const marked = { ...stopped, event: 'media.scrobble' };
    const messages = [play, at(0.4), { ...play, event: 'media.resume' }, at(0.88), resumed, marked];
    for (const [hour, message] of messages.entries()) {
      test.clock.set(new Date(begun + hour * 3_600_000));
      await toPlex(message);
      await settle(test);
    }
    test.clock.set(new Date(begun));
    expect(await outcomes(test)).toEqual([
      'open_session',
      'below_threshold',
      'ignored_event',
      'recorded',
      'open_session',
      'duplicate',
    ]);
  });

  it('a play resumed beyond 80 % records', async () => {
    await toPlex(payload('plex-07-media.play-resumed-at-85-percent'));
    await settle(test);
    expect(await listOf(test, bearer)).toMatchObject([{ progress: 1 }]);
  });

  it.each([
    ['plex-02-media.pause-episode', 'ignored_event'],
    ['plex-08-media.rate-episode', 'ignored_event'],
    ['plex-09-media.scrobble-other-account', 'other_user'],
    ['plex-13-media.scrobble-hama-anidb', 'suggested'],
    ['plex-14-library.new-show', 'learned_show'],
  ])('%s changes nothing (%s)', async (name, outcome) => {
    await toPlex(payload(name));
    await settle(test);
    expect(await outcomes(test)).toEqual([outcome]);
    expect(await listOf(test, bearer)).toEqual([]);
  });

  it('relays may send JSON or a form instead of multipart', async () => {
    const body = payload('plex-10-media.scrobble-movie');
    await send(
      test,
      { path: 'plex', token: plex },
      { json: body, contentType: 'application/json' },
    );
    const form = new URLSearchParams({ payload: JSON.stringify(body) }).toString();
    const contentType = 'application/x-www-form-urlencoded';
    await send(test, { path: 'plex', token: plex }, { raw: form, contentType });
    await settle(test);
    expect(await outcomes(test)).toEqual(['recorded', 'duplicate']);
  });

  it('the raw request of a server is understood to the byte', async () => {
    const raw = fixture('payloads/plex-raw-media.play-with-thumb.http');
    const [head = '', ...rest] = raw.split(/\r?\n\r?\n/u);
    const contentType = /content-type: (.*)/iu.exec(head)?.[1]?.trim() ?? '';
    const body = rest.join('\r\n\r\n');
    await send(test, { path: 'server_a', token: plex }, { raw: body, contentType });
    await settle(test);
    expect(await outcomes(test)).toEqual(['open_session']);
  });
});

describe('Jellyfin', () => {
  it('a stopped episode moves the list', async () => {
    await toJellyfin(payload('jellyfin-01-playbackstop-episode-send-all'));
    await settle(test);
    expect(await listOf(test, bearer)).toMatchObject([{ status: 'CURRENT', progress: 1 }]);
  });

  it.each([
    ['jellyfin-02-playbackstop-episode-at-50-percent', 'below_threshold'],
    ['jellyfin-04-playbackstop-movie-send-all', 'recorded'],
    ['jellyfin-07-template-rendered', 'recorded'],
  ])('%s: %s', async (name, outcome) => {
    await toJellyfin(payload(name));
    await settle(test);
    expect(await outcomes(test)).toEqual([outcome]);
  });

  it('an episode whose id nobody knows is dropped', async () => {
    await toJellyfin(payload('jellyfin-05-playbackstop-two-episodes-in-one-file'));
    await settle(test);
    expect(await outcomes(test)).toEqual(['suggested']);
    expect(await listOf(test, bearer)).toEqual([]);
  });

  it('a file with two episodes counts for both, across the border of two cours', async () => {
    const body = payload('jellyfin-05-playbackstop-two-episodes-in-one-file');
    await toJellyfin({ ...body, SeriesProvider_tvdb: '405920' });
    await settle(test);
    const list = await listOf(test, bearer);
    const states = list.map(({ progress, status }) => `${progress} ${status}`);
    expect(states.toSorted()).toEqual(['1 CURRENT', '12 COMPLETED']);
  });

  it('what was left at 85 % and finished the next day is one play', async () => {
    const begun = test.clock.now().getTime();
    const body = payload('jellyfin-01-playbackstop-episode-send-all');
    for (const [hours, part] of [
      [0, 0.85],
      [20, 0.99],
    ] as const) {
      test.clock.set(new Date(begun + hours * 3_600_000));
      const PlaybackPositionTicks = Math.round(body.RunTimeTicks * part);
      await toJellyfin({ ...body, PlaybackPositionTicks, PlayedToCompletion: part > 0.9 });
      await settle(test);
    }
    test.clock.set(new Date(begun));
    expect(await outcomes(test)).toEqual(['recorded', 'duplicate']);
  });

  it('a broken template is repaired where it can be', async () => {
    const raw = fixture('payloads/jellyfin-10-broken-absent-number.txt');
    await send(test, { path: 'jellyfin', token: jellyfin }, { raw });
    await settle(test);
    expect(await listOf(test, bearer)).toMatchObject([
      { titleNative: '千と千尋の神隠し', status: 'COMPLETED' },
    ]);
  });
});

describe('every caller gets the same answer', () => {
  const film = () => payload('plex-10-media.scrobble-movie');

  const seen = async (response: Response) => {
    const headers = Object.fromEntries(response.headers);
    for (const name of ['date', 'x-request-id', 'keep-alive', 'connection']) delete headers[name];
    return { status: response.status, headers, body: await response.text() };
  };

  it('whatever the token, the body, the type or the method', async () => {
    const right = await seen(await toPlex(film()));
    expect(right).toMatchObject({ status: 200, body: '{"ok":true}' });
    const wrong = `${plex.slice(0, -1)}${plex.endsWith('a') ? 'b' : 'a'}`;
    const url = `${test.url}/ingest/server_a`;
    const post = (token: string, init: RequestInit) =>
      fetch(`${url}/${token}`, { method: 'POST', ...init });
    const others = [
      await send(test, { path: 'server_a', token: wrong }, { multipart: { payload: film() } }),
      await send(test, { path: 'server_a', token: 'x' }, { multipart: { payload: film() } }),
      await send(test, { path: 'server_a', token: jellyfin }, { multipart: { payload: film() } }),
      await post(plex, { body: '{"event":', headers: { 'content-type': 'application/json' } }),
      await post(plex, { body: '{}', headers: { 'content-type': '/;;;' } }),
      await post(plex, { body: 'x', headers: { 'content-type': 'multipart/form-data' } }),
      await post(plex, { body: new FormData() }),
      await post(plex, {}),
      await post(plex, { body: '['.repeat(100_000) }),
      await post(plex, { body: 'x'.repeat(10_000_000), headers: { 'content-type': 'text/plain' } }),
      await post('y'.repeat(400), { body: '{}' }),
      await fetch(`${url}/${plex}`),
      await fetch(`${url}/${plex}`, { method: 'DELETE' }),
      await post(`${plex}/`, { body: new URLSearchParams({ payload: '{}' }) }),
      await post(`${plex}/more`, { body: new URLSearchParams({ payload: '{}' }) }),
      await post('%zz', { body: '{}' }),
      await post('%c3%28?x=%', { body: '{}' }),
      await post('z'.repeat(2_000), { body: new URLSearchParams({ payload: '{}' }) }),
      await fetch(`${test.url}/ingest//server_a/${plex}`, { method: 'POST', body: new FormData() }),
      await fetch(`${test.url}/ingest/server_a`, { method: 'POST', body: new FormData() }),
      await fetch(`${test.url}/ingest`, { method: 'POST', body: new FormData() }),
    ];
    for (const response of others) expect(await seen(response)).toEqual(right);
    await settle(test);
    expect(await listOf(test, bearer)).toHaveLength(1);
  });

  it('by any method, whatever is expected of the answer', async () => {
    const right = await seen(await toPlex(film()));
    const { hostname, port } = new URL(test.url);
    const answerTo = (method: string, headers: Record<string, string> = {}) =>
      new Promise<string>((resolve, reject) => {
        const path = `/ingest/server_a/${plex}`;
        const sent = request({ hostname, port, method, path, headers }, (answer) => {
          const { statusCode, headers: told } = answer;
          answer.resume().on('end', () => resolve(`${statusCode} ${told['content-type']}`));
        });
        sent.on('error', reject).end();
      });
    const same = `${right.status} ${right.headers['content-type']}`;
    for (const method of METHODS.filter((each) => each !== 'CONNECT'))
      expect([method, await answerTo(method)]).toEqual([method, same]);
    expect(await answerTo('POST', { expect: 'the unexpected' })).toBe(same);
  });

  it('no request that only looks whether the address can be reached is an event', async () => {
    for (const method of ['GET', 'HEAD', 'OPTIONS'])
      expect((await fetch(`${test.url}/ingest/server_a/${plex}`, { method })).status).toBe(200);
    await settle(test);
    expect(await outcomes(test)).toEqual([]);
  });

  it('a token of one kind is void on the path of the other', async () => {
    await send(test, { path: 'server_a', token: jellyfin }, { multipart: { payload: film() } });
    await settle(test);
    expect(await outcomes(test)).toEqual([]);
    expect(await listOf(test, bearer)).toEqual([]);
  });

  it('nothing is kept of a malformed token', async () => {
    await send(
      test,
      { path: 'server_a', token: 'svc_hook_nonsense' },
      { multipart: { payload: film() } },
    );
    await settle(test);
    expect(await outcomes(test)).toEqual([]);
  });
});

describe('plays', () => {
  const episode = (number: number, show = 424536) => {
    const body = payload('plex-11-media.scrobble-legacy-thetvdb');
    body.Metadata.guid = `com.plexapp.agents.thetvdb://${show}/1/${number}?lang=en`;
    body.Metadata.index = number;
    delete body.Metadata.grandparentGuid;
    return body;
  };

  it('never lower progress, and are one play when they are told twice', async () => {
    for (const number of [5, 5, 3]) await toPlex(episode(number));
    await settle(test);
    expect(await outcomes(test)).toEqual(['recorded', 'duplicate', 'recorded']);
    expect(await listOf(test, bearer)).toMatchObject([{ progress: 5, status: 'CURRENT' }]);
  });

  it('are one play within the length of a film, and two beyond it', async () => {
    const begun = test.clock.now().getTime();
    // The film of the sample runs for 125 minutes.
    for (const minutes of [0, 100, 230]) {
      test.clock.set(new Date(begun + minutes * 60_000));
      await toPlex(payload('plex-10-media.scrobble-movie'));
      await settle(test);
    }
    test.clock.set(new Date(begun));
    expect(await outcomes(test)).toEqual(['recorded', 'duplicate', 'recorded']);
  });

  it('complete a series with its last episode', async () => {
    await toPlex(episode(28));
    await settle(test);
    expect(await listOf(test, bearer)).toMatchObject([
      { titleNative: '葬送のフリーレン', progress: 28, status: 'COMPLETED' },
    ]);
  });

  it('past the last known episode are dropped', async () => {
    await toPlex(episode(27, 358181));
    await settle(test);
    expect(await outcomes(test)).toEqual(['out_of_range']);
    expect(await listOf(test, bearer)).toEqual([]);
  });

  it('worked on by two workers at once are recorded once', async () => {
    await Promise.all(Array.from({ length: 30 }, () => toPlex(episode(7))));
    await Promise.all([settle(test), settle(test), settle(test)]);
    const told = await outcomes(test);
    expect(told.filter((outcome) => outcome === 'recorded')).toHaveLength(1);
    expect(told.filter((outcome) => outcome === 'duplicate')).toHaveLength(29);
    expect(await listOf(test, bearer)).toMatchObject([{ progress: 7 }]);
  });
});

describe('hostile deliveries', () => {
  it.each([
    ['a NUL in a title', 'Spirited\u0000Away'],
    ['half an emoji', `${'x'.repeat(499)}😀`],
    ['half a surrogate pair', 'x\ud800y'],
  ])('with %s are settled like any other', async (_what, title) => {
    const body = payload('plex-10-media.scrobble-movie');
    body.Metadata.title = title;
    await toPlex(body);
    await settle(test);
    expect(await outcomes(test)).toEqual(['recorded']);
  });

  it('of two megabytes each do not get in the way of others', async () => {
    const large = 'x'.repeat(2 * 1024 * 1024 - 10);
    const path = `${test.url}/ingest/server_b/${jellyfin}`;
    const post = (body: string) =>
      fetch(path, { method: 'POST', body, headers: { 'content-type': 'text/plain' } });
    const answers = await Promise.all([
      ...Array.from({ length: 24 }, () => post(large)),
      toJellyfin(payload('jellyfin-04-playbackstop-movie-send-all')),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    await settle(test);
    expect((await outcomes(test)).filter((outcome) => outcome === 'recorded')).toHaveLength(1);
    expect(await listOf(test, bearer)).toHaveLength(1);
  });

  it('that cannot be kept get no answer instead of a promise', async () => {
    const { app } = test;
    const rename = (from: string, to: string) =>
      app.database.pool.query(`alter table scrobble.${from} rename to ${to}`);
    await rename('inbox', 'inbox_away');
    try {
      await expect(toPlex(payload('plex-10-media.scrobble-movie'))).rejects.toThrow();
    } finally {
      await rename('inbox_away', 'inbox');
    }
    expect((await toPlex(payload('plex-10-media.scrobble-movie'))).status).toBe(200);
  });
});

describe('a mapping that arrives later', () => {
  it('turns what had no match into a play, once', async () => {
    const late = await startTestApp({ template: 'shelf', now: '2026-01-08T21:42:00Z' });
    try {
      const { id, bearer: lateBearer } = await late.user('late');
      const token = await late.token(id, 'server_a');
      const body = payload('plex-12-media.scrobble-hama-tvdb');
      await send(late, { path: 'server_a', token }, { multipart: { payload: body } });
      await expect.poll(() => outcomes(late)).toEqual(['suggested']);
      await importMapping(late);
      await expect.poll(() => outcomes(late)).toEqual(['recorded']);
      await importMapping(late);
      await expect.poll(() => listOf(late, lateBearer)).toHaveLength(1);
    } finally {
      await late.close();
    }
  });
});
