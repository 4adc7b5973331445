import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { allow, ownerOf, startLibraryApp, type ServerOwner } from '../library-app.ts';
import {
  EMBY_SHELF,
  EMBY_SHOW,
  JELLYFIN_SHELF,
  JELLYFIN_SHOW,
  PLEX_SHELF,
  PLEX_PLAY,
} from '../library-shelf.ts';
import {
  JELLYFIN_TOKEN,
  PLEX_TOKEN,
  startJellyfin,
  startPlex,
  type Fault,
  type StandIn,
} from '../library-stand-in.ts';
import { listOf, send } from '../media-server.ts';
import type { TestApp } from '../test-app.ts';

let test: TestApp;
let plex: StandIn;
let jellyfin: StandIn;
let emby: StandIn;

beforeAll(async () => {
  [test, plex, jellyfin, emby] = await Promise.all([
    startLibraryApp(),
    startPlex(PLEX_SHELF),
    startJellyfin(JELLYFIN_SHELF),
    startJellyfin(EMBY_SHELF),
  ]);
});
afterAll(async () => {
  plex.close();
  jellyfin.close();
  emby.close();
  await test.close();
});
beforeEach(() => {
  for (const server of [plex, jellyfin, emby]) Object.assign(server, { fault: null, asked: [] });
});

const outcomesOf = async ({ serverId }: ServerOwner): Promise<(string | null)[]> => {
  const rows = await test.app.db
    .selectFrom('scrobble.inbox')
    .select('outcome')
    .where('token_id', '=', serverId)
    .orderBy('id')
    .execute();
  return rows.map(({ outcome }) => outcome);
};

const shownLibrary = async ({ browser, serverId }: ServerOwner) => {
  const { body } = await browser.get('/account/media-servers');
  return body.tokens.find(({ id }: { id: string }) => id === serverId).library;
};

describe('access to a media server', () => {
  it('is tried, kept, shown without its token, and removed', async () => {
    const owner = await ownerOf(test, 'keeper', 'server_a');
    expect((await allow(owner, `${plex.url}/`, PLEX_TOKEN)).status).toBe(204);
    expect(plex.asked).toEqual(['/library/sections']);
    expect(await shownLibrary(owner)).toEqual({ address: plex.url, allowedAt: expect.any(String) });
    const { rows } = await test.app.database.pool.query(
      'select secret_sealed from scrobble.library_access where token_id = $1',
      [owner.serverId],
    );
    expect(rows[0].secret_sealed.includes(PLEX_TOKEN)).toBe(false);
    const path = `/account/media-servers/${owner.serverId}/library`;
    expect((await owner.browser.delete(path)).status).toBe(204);
    expect(await shownLibrary(owner)).toBeNull();
    expect((await owner.browser.delete(path)).status).toBe(404);
  });

  it('is of its owner alone', async () => {
    const owner = await ownerOf(test, 'first', 'server_a');
    const other = await ownerOf(test, 'second', 'server_a');
    const stolen = { ...other, serverId: owner.serverId };
    expect((await allow(stolen, plex.url, PLEX_TOKEN)).status).toBe(404);
    expect(plex.asked).toEqual([]);
  });

  it('names the program that its owner chose', async () => {
    const owner = await ownerOf(test, 'asker-emby', 'server_b', 'emby');
    const answer = await allow(owner, emby.url, 'wrong-token');
    expect(answer.body).toMatchObject({ reason: 'LIBRARY_REJECTED', server: 'Emby' });
    expect((await allow(owner, emby.url, JELLYFIN_TOKEN)).status).toBe(204);
  });

  it.each([
    ['server_a', 'wrong-token', 'LIBRARY_REJECTED'],
    ['server_b', 'wrong-token', 'LIBRARY_REJECTED'],
    ['server_b', JELLYFIN_TOKEN, null],
  ] as const)('%s with the token %s', async (kind, token, reason) => {
    const owner = await ownerOf(test, `asker-${kind}-${token.slice(0, 3)}`, kind);
    const answer = await allow(owner, kind === 'server_a' ? plex.url : jellyfin.url, token);
    expect(answer.status).toBe(reason === null ? 204 : 400);
    if (reason !== null) expect(answer.body).toMatchObject({ reason });
  });

  it.each<[Fault, string]>([
    ['page', 'LIBRARY_UNREADABLE'],
    ['garbage', 'LIBRARY_UNREADABLE'],
    ['other', 'LIBRARY_UNREADABLE'],
    ['moved', 'LIBRARY_UNREADABLE'],
    ['huge', 'LIBRARY_TOO_LARGE'],
  ])('is refused for a server whose answer is %s', async (fault, reason) => {
    const owner = await ownerOf(test, `faulty-${fault}`, 'server_a');
    plex.fault = fault;
    expect(await allow(owner, plex.url, PLEX_TOKEN)).toMatchObject({
      status: 400,
      body: { reason },
    });
    jellyfin.fault = fault;
    const other = await ownerOf(test, `faulty-b-${fault}`, 'server_b');
    expect(await allow(other, jellyfin.url, JELLYFIN_TOKEN)).toMatchObject({
      status: 400,
      body: { reason },
    });
    expect(await shownLibrary(owner)).toBeNull();
  });

  it.each<Fault>(['hangs', 'drips'])('is refused in time for a server that %s', async (fault) => {
    const owner = await ownerOf(test, `slow-${fault}`, 'server_a');
    plex.fault = fault;
    const began = performance.now();
    expect(await allow(owner, plex.url, PLEX_TOKEN)).toMatchObject({
      status: 400,
      body: { reason: 'LIBRARY_TOO_SLOW' },
    });
    expect(performance.now() - began).toBeLessThan(15_000);
  });

  it.each([
    ['not an address', 'LIBRARY_ADDRESS_INVALID'],
    ['ftp://nas.example.org', 'LIBRARY_ADDRESS_INVALID'],
    ['http://me:secret@nas.example.org', 'LIBRARY_ADDRESS_INVALID'],
    ['https://nas.example.org/?X-Plex-Token=1', 'LIBRARY_ADDRESS_INVALID'],
    ['http://169.254.169.254/latest', 'LIBRARY_FORBIDDEN'],
    ['http://192.168.7.7:32400', 'LIBRARY_FORBIDDEN'],
    ['http://127.0.0.1:65533', 'LIBRARY_UNREACHABLE'],
  ])('is refused for %s', async (address, reason) => {
    const owner = await ownerOf(test, 'wanderer', 'server_a');
    const answer = await allow(owner, address, PLEX_TOKEN);
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toContain(reason);
  });
});

/** What a server sends of an episode by ids that nobody knows. */
const JELLYFIN_STOP = {
  json: {
    NotificationType: 'PlaybackStop',
    ServerId: 'e1',
    UserId: '0b1c2d3e4f5061728394a5b6c7d8e9f0',
    ItemType: 'Episode',
    ItemId: '00000000000000000000000000000002',
    SeriesId: JELLYFIN_SHOW,
    SeriesName: 'SPY x FAMILY',
    SeasonNumber: 1,
    EpisodeNumber: 2,
    PlayedToCompletion: true,
    Provider_tvdb: '8888002',
  },
};

/** As Emby sends it, by whose numbers the show is asked for. */
const EMBY_STOP = {
  json: {
    Event: 'playback.stop',
    User: { Id: '0b1c2d3e4f5061728394a5b6c7d8e9f0', Name: 'mika' },
    Server: { Id: 'e2', Name: 'attic' },
    Item: {
      Id: '2002',
      Type: 'Episode',
      Name: 'Mission 2',
      SeriesName: 'SPY x FAMILY',
      SeriesId: EMBY_SHOW,
      ParentIndexNumber: 1,
      IndexNumber: 2,
      ProviderIds: { Tvdb: '8888002' },
    },
    PlaybackInfo: { PlayedToCompletion: true },
  },
};

describe('an episode whose ids nobody knows', () => {
  it.each([
    ['Plex', PLEX_PLAY, '/library/metadata/100?includeGuids=1'],
    ['Jellyfin', JELLYFIN_STOP, `Items/${JELLYFIN_SHOW}`],
    ['Emby', EMBY_STOP, `/Items?Ids=${EMBY_SHOW}`],
  ] as const)('is recorded once its %s told of the show', async (name, step, asked) => {
    const server = { Plex: plex, Jellyfin: jellyfin, Emby: emby }[name];
    const kind = name === 'Plex' ? 'server_a' : 'server_b';
    const owner = await ownerOf(test, `watcher-${name}`, kind, name.toLowerCase());
    await allow(owner, server.url, kind === 'server_a' ? PLEX_TOKEN : JELLYFIN_TOKEN);
    await send(test, { path: kind, token: owner.token }, step);
    await expect.poll(() => outcomesOf(owner), { timeout: 20_000 }).toEqual(['recorded']);
    expect(await listOf(test, owner.bearer)).toMatchObject([{ progress: 2, status: 'CURRENT' }]);
    expect(server.asked.filter((path) => path.includes(asked))).toHaveLength(1);
  });

  it('waits as before where the server is not to be read, and where it does not know', async () => {
    const stranger = await ownerOf(test, 'stranger', 'server_a');
    await send(test, { path: 'server_a', token: stranger.token }, PLEX_PLAY);
    const owner = await ownerOf(test, 'unlucky', 'server_a');
    await allow(owner, plex.url, PLEX_TOKEN);
    const { payload } = PLEX_PLAY.multipart;
    for (const [at, key] of ['300', '300', '999', '../../etc/passwd'].entries()) {
      const told = { ratingKey: String(500 + at), grandparentRatingKey: key };
      const Metadata = { ...payload.Metadata, ...told, grandparentTitle: `Soup of ${key}` };
      const step = { multipart: { payload: { ...payload, Metadata } } };
      await send(test, { path: 'server_a', token: owner.token }, step);
    }
    await expect.poll(() => outcomesOf(owner), { timeout: 20_000 }).toHaveLength(4);
    await expect
      .poll(() => plex.asked.filter((path) => path.includes('/metadata/')), { timeout: 20_000 })
      .toEqual(['/library/metadata/300?includeGuids=1', '/library/metadata/999?includeGuids=1']);
    expect(new Set(await outcomesOf(owner))).toEqual(new Set(['no_mapping']));
    expect(await outcomesOf(stranger)).not.toContain('recorded');
  });
});
