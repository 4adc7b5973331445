import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { allow, ownerOf, startLibraryApp, type ServerOwner } from '../library-app.ts';
import { EMBY_SHELF, JELLYFIN_SHELF, PLEX_SHELF } from '../library-shelf.ts';
import {
  JELLYFIN_TOKEN,
  PLEX_TOKEN,
  startJellyfin,
  startPlex,
  type StandIn,
} from '../library-stand-in.ts';
import { listOf, send, settle } from '../media-server.ts';
import type { TestApp } from '../test-app.ts';

let test: TestApp;
let plex: StandIn;

beforeAll(async () => {
  [test, plex] = await Promise.all([startLibraryApp(), startPlex(PLEX_SHELF)]);
});
afterAll(async () => {
  plex.close();
  await test.close();
});
beforeEach(() => {
  Object.assign(plex, { fault: null, asked: [] });
});

const preview = async ({ browser, serverId }: ServerOwner) => {
  const made = await browser.post('/account/list-imports/media-server', { serverId });
  if (made.status !== 201) return made;
  return { ...(await browser.get(`/account/list-imports/${made.body.id}`)), id: made.body.id };
};

/** Records a previewed history, as the button of the page does, and waits for its end. */
const record = async ({ browser }: ServerOwner, id: string): Promise<void> => {
  const path = `/account/list-imports/${id}`;
  expect((await browser.post(`${path}/start`, { policy: 'file-wins' })).status).toBe(202);
  const state = async () => (await browser.get(path)).body.import.state;
  await expect.poll(state, { timeout: 20_000 }).toBe('FINISHED');
};

const playsOf = async (userId: string) => {
  const { rows } = await test.app.database.pool.query(
    `select to_unit::int as unit, pass, source, played_at as at from lists.play
     where user_id = $1 and removed_in is null order by played_at, to_unit`,
    [userId],
  );
  return rows.map(({ unit, pass, source, at }) => `${unit} ${pass} ${source} ${at.toISOString()}`);
};

const PLAYS = [
  '1 0 PLEX 2025-03-01T20:00:00.000Z',
  '2 0 PLEX 2025-03-02T20:00:00.000Z',
  '3 0 PLEX 2025-03-03T20:00:00.000Z',
  '1 0 PLEX 2025-04-01T20:00:00.000Z',
  '1 0 PLEX 2025-06-01T20:00:00.000Z',
];

it('shows what a Plex remembers, records it with its dates, and takes all of it back', async () => {
  const owner = await ownerOf(test, 'historian', 'server_a');
  await allow(owner, plex.url, PLEX_TOKEN);
  const { body, id } = (await preview(owner)) as Awaited<ReturnType<typeof preview>> & {
    id: string;
  };
  expect(body.import).toMatchObject({
    state: 'PREVIEW',
    format: 'media-server',
    fileName: 'Attic',
  });
  expect(body.counts).toMatchObject({ added: 2, skipped: 1, episodes: 4 });
  expect(body.rows).toMatchObject([
    {
      work: { title: 'Spy x Family' },
      outcome: 'added',
      plays: 4,
      episodes: 3,
      firstOn: '2025-03-01',
      lastOn: '2025-06-01',
    },
    { title: 'A Show About Cooking', outcome: 'skipped', reason: 'no-id' },
    { outcome: 'added', plays: 1 },
  ]);
  expect(await listOf(test, owner.bearer)).toEqual([]);
  await record(owner, id);
  expect(await listOf(test, owner.bearer)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ status: 'CURRENT', progress: 4, startedOn: '2025-03-01' }),
      expect.objectContaining({ status: 'COMPLETED', progress: 1, completedOn: '2025-04-01' }),
    ]),
  );
  expect(await playsOf(owner.id)).toEqual(PLAYS);
  const undone = await owner.browser.post(`/account/list-imports/${id}/undo`);
  expect(undone.status).toBe(200);
  expect(await listOf(test, owner.bearer)).toEqual([]);
  expect(await playsOf(owner.id)).toEqual([]);
});

it('adds nothing a second time, and nothing that an event has recorded', async () => {
  const owner = await ownerOf(test, 'repeater', 'server_a');
  await allow(owner, plex.url, PLEX_TOKEN);
  test.clock.set(new Date('2025-03-02T20:20:00Z'));
  const Metadata = {
    type: 'episode',
    ratingKey: '102',
    grandparentGuid: 'tvdb://405920',
    grandparentTitle: 'SPY x FAMILY',
    parentIndex: 1,
    index: 2,
  };
  const payload = { event: 'media.scrobble', user: true, Metadata };
  await send(test, { path: 'server_a', token: owner.token }, { multipart: { payload } });
  await settle(test);
  await expect.poll(() => playsOf(owner.id), { timeout: 20_000 }).toHaveLength(1);
  test.clock.set(new Date('2026-01-08T21:42:00Z'));
  for (const added of [1, 0]) {
    const { body, id } = (await preview(owner)) as any;
    expect(body.counts).toMatchObject({ added });
    await record(owner, id);
    expect(await playsOf(owner.id)).toHaveLength(PLAYS.length);
  }
});

it('counts whose plays its owner chose, and leaves ignored libraries out', async () => {
  const owner = await ownerOf(test, 'chooser', 'server_a');
  await allow(owner, plex.url, PLEX_TOKEN);
  const path = `/account/media-servers/${owner.serverId}`;
  await owner.browser.patch(path, { settings: { onlyUser: 'guest', ignoredLibraries: ['films'] } });
  expect(((await preview(owner)) as any).body.rows).toMatchObject([
    { episodes: 1, outcome: 'added' },
  ]);
  await owner.browser.patch(path, { settings: { onlyUser: 'nobody' } });
  expect(await preview(owner)).toMatchObject({
    status: 400,
    body: { reason: 'LIBRARY_USER_UNKNOWN' },
  });
});

it.each([false, true])(
  'reads a Jellyfin, with a key of the whole server: %s',
  async (isServerKey) => {
    const jellyfin = await startJellyfin({ ...JELLYFIN_SHELF, isServerKey });
    const owner = await ownerOf(test, `jelly-${isServerKey}`, 'server_b');
    expect((await allow(owner, jellyfin.url, JELLYFIN_TOKEN)).status).toBe(204);
    if (isServerKey) {
      expect(await preview(owner)).toMatchObject({ body: { reason: 'LIBRARY_USER_UNKNOWN' } });
      const path = `/account/media-servers/${owner.serverId}`;
      await owner.browser.patch(path, { settings: { onlyUser: 'Mika' } });
    }
    const { body, id } = (await preview(owner)) as any;
    expect(body.counts).toMatchObject({ added: 2, skipped: 0 });
    await record(owner, id);
    expect(await playsOf(owner.id)).toEqual([
      '1 0 JELLYFIN 2025-03-01T20:00:00.000Z',
      '2 0 JELLYFIN 2025-03-02T20:00:00.000Z',
    ]);
    jellyfin.close();
  },
);

it('reads an Emby, whose items have numbers', async () => {
  const emby = await startJellyfin(EMBY_SHELF);
  const owner = await ownerOf(test, 'emby-reader', 'server_b', 'emby');
  expect((await allow(owner, emby.url, JELLYFIN_TOKEN)).status).toBe(204);
  expect(await preview(owner)).toMatchObject({ body: { reason: 'LIBRARY_USER_UNKNOWN' } });
  const path = `/account/media-servers/${owner.serverId}`;
  await owner.browser.patch(path, { settings: { onlyUser: 'mika' } });
  const { body, id } = (await preview(owner)) as any;
  expect(body.counts).toMatchObject({ added: 1, skipped: 0, episodes: 2 });
  await record(owner, id);
  expect(await playsOf(owner.id)).toEqual([
    '1 0 JELLYFIN 2025-03-01T20:00:00.000Z',
    '2 0 JELLYFIN 2025-03-02T20:00:00.000Z',
  ]);
  emby.close();
});

it('says why nothing can be read', async () => {
  const owner = await ownerOf(test, 'unlucky', 'server_a');
  expect(await preview(owner)).toMatchObject({
    status: 404,
    body: { reason: 'LIBRARY_NOT_ALLOWED' },
  });
  await allow(owner, plex.url, PLEX_TOKEN);
  for (const fault of ['garbage', 'huge', 'page'] as const) {
    plex.fault = fault;
    expect((await preview(owner)).status).toBe(400);
  }
  const other = await ownerOf(test, 'thief', 'server_a');
  const stolen = { serverId: owner.serverId };
  const answer = await other.browser.post('/account/list-imports/media-server', stolen);
  expect(answer.status).toBe(404);
});
