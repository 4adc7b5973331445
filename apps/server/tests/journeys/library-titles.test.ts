import { afterAll, beforeAll, expect, it } from 'vitest';
import { allow, ownerOf, startLibraryApp, type ServerOwner } from '../library-app.ts';
import { PLEX_TOKEN, startPlex, type PlexShelf, type StandIn } from '../library-stand-in.ts';
import { animeIdOf, importListRules } from '../list-rules.ts';
import { listOf, send, settle } from '../media-server.ts';
import { scrobbleOf } from '../plex-library.ts';
import type { TestApp } from '../test-app.ts';

let test: TestApp;
let plex: StandIn;

const FRIEREN = { title: 'Frieren: Beyond Journey’s End', start: '2023-09-29' };
const SPY = { title: 'SPY×FAMILY', start: '2022-04-09' };

const dayOf = (start: string, number: number): string =>
  new Date(Date.parse(start) + 7 * (number - 1) * 86_400_000).toISOString().slice(0, 10);

/** A played episode of a show whose own ids, if it has any, are those of the message. */
const played = (key: number, { title, start }: typeof SPY, number: number, guid: string) => ({
  ratingKey: String(key + number),
  grandparentRatingKey: String(key),
  grandparentTitle: title,
  librarySectionID: '1',
  type: 'episode',
  title: `Part ${number}`,
  parentIndex: 1,
  index: number,
  originallyAvailableAt: dayOf(start, number),
  viewCount: 1,
  lastViewedAt: Date.parse(`2025-05-0${number}T20:00:00Z`) / 1_000,
  guid,
});

const SHELF: PlexShelf = {
  sections: [
    {
      key: '1',
      type: 'show',
      title: 'Anime',
      items: [
        played(7_000, FRIEREN, 1, 'plex://episode/a1'),
        played(7_000, FRIEREN, 2, 'plex://episode/a2'),
        played(7_100, SPY, 1, 'com.plexapp.agents.thetvdb://990003/1/1?lang=en'),
      ],
    },
  ],
  history: [],
  shows: {},
};

beforeAll(async () => {
  [test, plex] = await Promise.all([startLibraryApp(), startPlex(SHELF)]);
  // The rules of this show leave two anime, and its dates are those of neither.
  await importListRules(test, [
    { id: 990_003, titleNative: '進撃の巨人' },
    { id: 990_003, titleNative: '葬送のフリーレン' },
  ]);
});
afterAll(async () => {
  plex.close();
  await test.close();
});

const preview = async ({ browser, serverId }: ServerOwner) => {
  const { body } = await browser.post('/account/list-imports/media-server', { serverId });
  return { id: body.id, ...(await browser.get(`/account/list-imports/${body.id}`)).body };
};
const reader = async (name: string): Promise<ServerOwner> => {
  const owner = await ownerOf(test, name, 'server_a');
  await allow(owner, plex.url, PLEX_TOKEN);
  return owner;
};
const rowOf = ({ rows }: { rows: any[] }, title: string) =>
  rows.find((row) => (row.title ?? '').startsWith(title) || row.work?.title === title);

it('what the titles say waits for a word of the owner, which is remembered', async () => {
  const owner = await reader('titles');
  const shown = await preview(owner);
  expect(shown.counts).toMatchObject({ added: 0, skipped: 2, open: 2 });
  const row = rowOf(shown, FRIEREN.title);
  expect(row).toMatchObject({
    isOpen: true,
    plays: 2,
    reason: 'untracked-matched-by-title-needs-confirmation',
    suggestions: [{ id: animeIdOf(test, '葬送のフリーレン') }],
  });
  const path = `/account/list-imports/${shown.id}`;
  const word = { workId: row.suggestions[0].id };
  expect((await owner.browser.post(`${path}/rows/${row.number}/decision`, word)).status).toBe(200);
  expect((await preview(owner)).counts).toMatchObject({ added: 1, skipped: 1, open: 1 });
});

const decide = async (owner: ServerOwner) => {
  const shown = await preview(owner);
  const path = `/account/list-imports/${shown.id}`;
  const { number, suggestions } = rowOf(shown, FRIEREN.title);
  const word = { workId: suggestions[0].id };
  await owner.browser.post(`${path}/rows/${number}/decision`, word);
  await owner.browser.post(`${path}/start`, { policy: 'file-wins' });
  const state = async () => (await owner.browser.get(path)).body.import.state;
  await expect.poll(state, { timeout: 20_000 }).toBe('FINISHED');
  return { undo: () => owner.browser.post(`${path}/undo`, {}) };
};

const plays = async (owner: ServerOwner, number: number): Promise<void> => {
  const told = { show: FRIEREN.title, season: 1, number, airDate: dayOf(FRIEREN.start, number) };
  const { token } = owner;
  await send(test, { path: 'server_a', token }, scrobbleOf(told, { Server: { uuid: 'c0ffee' } }));
  await settle(test);
};

const progressOf = async (owner: ServerOwner): Promise<unknown[]> =>
  (await listOf(test, owner.bearer)).map(({ progress }) => progress);

it('a show that its owner chose in the preview is known when the server plays it next', async () => {
  const owner = await reader('learner');
  await plays(owner, 3);
  expect(await progressOf(owner)).toEqual([]);
  await decide(owner);
  await expect.poll(() => progressOf(owner)).toEqual([3]);
  await plays(owner, 4);
  expect(await progressOf(owner)).toEqual([4]);
});

it('an import that is undone forgets the show that was chosen in it, and what was recorded because of it', async () => {
  const owner = await reader('undoer');
  await plays(owner, 3);
  const { undo } = await decide(owner);
  await expect.poll(() => progressOf(owner)).toEqual([3]);
  expect((await undo()).status).toBe(200);
  expect(await progressOf(owner)).toEqual([]);
  await plays(owner, 4);
  expect(await progressOf(owner)).toEqual([]);
});

it('what is sure is recorded for owners who want that', async () => {
  const owner = await reader('sure');
  const settings = { sureMatches: true };
  await owner.browser.patch(`/account/media-servers/${owner.serverId}`, { settings });
  const shown = await preview(owner);
  expect(shown.counts).toMatchObject({ added: 2, skipped: 0, open: 0, episodes: 3 });
  expect(shown.rows.every(({ warnings }: any) => warnings.includes('matched-by-title'))).toBe(true);
  const path = `/account/list-imports/${shown.id}`;
  await owner.browser.post(`${path}/start`, { policy: 'file-wins' });
  const state = async () => (await owner.browser.get(path)).body.import.state;
  await expect.poll(state, { timeout: 20_000 }).toBe('FINISHED');
  const progress = (await listOf(test, owner.bearer)).map((entry) => entry['progress']);
  expect(progress).toEqual(expect.arrayContaining([1, 2]));
});

it('a confirmed show counts where the rules leave several anime, too', async () => {
  const owner = await reader('ambiguous');
  const told = { show: SPY.title, season: 1, number: 2, airDate: dayOf(SPY.start, 2) };
  const { token } = owner;
  await send(test, { path: 'server_a', token }, scrobbleOf(told, { Server: { uuid: 'c0ffee' } }));
  await settle(test);
  const { data } = await test.ask(
    '{ viewer { mediaServers { deliveries { nodes { id outcome } } } } }',
    { bearer: owner.bearer },
  );
  const [{ id }] = data.viewer.mediaServers[0].deliveries.nodes;
  const confirm = 'mutation ($id: ID!) { confirmShow(id: $id) { deliveries } }';
  await test.ask(confirm, { bearer: owner.bearer, variables: { id } });
  await settle(test);
  const shown = await preview(owner);
  expect(shown.counts).toMatchObject({ updated: 1, open: 1 });
  expect(shown.rows.filter(({ warnings }: any) => warnings.includes('matched-by-title'))).toEqual(
    [],
  );
});
