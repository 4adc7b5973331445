import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { listTokens } from '#slices/scrobble/index.ts';
import { fixture, listOf, send, settle } from '../media-server.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
let owner: { id: string; bearer: string };
let plex: string;
let server: string;
let count = 0;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', roles: ['web'], now: '2026-01-08T21:42:00Z' });
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.app.db.deleteFrom('scrobble.inbox').execute();
  owner = await test.user(`viewer${(count += 1)}`);
  plex = await test.token(owner.id, 'server_a');
  server = (await listTokens(test.app, owner.id))[0]?.id ?? '';
});

/** An episode of a show that Plex knows only by its title, or by a TVDB id. */
const plays = async (title: string, number: number, show = 81_189): Promise<void> => {
  const payload = JSON.parse(fixture('payloads/plex-11-media.scrobble-legacy-thetvdb.json'));
  payload.Metadata.guid = `com.plexapp.agents.thetvdb://${show}/1/${number}?lang=en`;
  Object.assign(payload.Metadata, { index: number, parentIndex: 1, grandparentTitle: title });
  delete payload.Metadata.grandparentGuid;
  await send(test, { path: 'server_a', token: plex }, { multipart: { payload } });
  await settle(test);
};

const as = (query: string, variables: object = {}, { bearer } = owner) =>
  test.ask(query, { bearer, variables });

const log = async () => {
  const query = `query ($id: ID!) { viewer { mediaServer(id: $id) { health ignoredShows { id title }
    deliveries { nodes { id outcome ignoredShowId showTitle } } } } }`;
  const { data, errors } = await as(query, { id: server });
  expect(errors).toBeUndefined();
  const { deliveries, ...rest } = data.viewer.mediaServer;
  return { ...rest, nodes: deliveries.nodes } as {
    nodes: any[];
    ignoredShows: any[];
    health: string;
  };
};
const outcomes = async () => (await log()).nodes.map(({ outcome }) => outcome);

const IGNORE = 'mutation ($id: ID!) { ignoreDeliveryShow(id: $id) { outcome ignoredShowId } }';
const UNIGNORE = 'mutation ($id: ID!) { unignoreShow(id: $id) }';
const CORRECT = `mutation ($id: ID!, $animeId: ID!) {
  correctDelivery(id: $id, animeId: $animeId, episode: 1) { isRemembered } }`;
const FRIEREN = '8f8ef296-fd54-5f74-8819-e88974765be3';

it('a show that is no anime is ignored from one word on, and until it is taken back', async () => {
  await plays('Breaking Bad', 1);
  await plays('Breaking Bad', 2);
  await plays('The Office', 1, 73_244);
  expect(await outcomes()).toEqual(['NO_MAPPING', 'NO_MAPPING', 'NO_MAPPING']);
  const { data } = await as(IGNORE, { id: (await log()).nodes[1].id });
  expect(data.ignoreDeliveryShow.outcome).toBe('IGNORED_SHOW');
  await settle(test);
  await plays('Breaking Bad', 3);
  // Earlier deliveries of the same show too, and of no other show.
  expect(await outcomes()).toEqual(['IGNORED_SHOW', 'NO_MAPPING', 'IGNORED_SHOW', 'IGNORED_SHOW']);
  const { ignoredShows, health } = await log();
  expect(ignoredShows).toEqual([
    { id: data.ignoreDeliveryShow.ignoredShowId, title: 'Breaking Bad' },
  ]);
  expect(health).toBe('WORKING');
  expect((await as(UNIGNORE, { id: ignoredShows[0].id })).data.unignoreShow).toBe(true);
  await settle(test);
  expect(await outcomes()).toEqual(['NO_MAPPING', 'NO_MAPPING', 'NO_MAPPING', 'NO_MAPPING']);
  expect((await log()).ignoredShows).toEqual([]);
});

it('what was recorded of it is undone, and an open question of it is closed', async () => {
  await plays('Breaking Bad', 1);
  const [{ id }] = (await log()).nodes as [any];
  await as(CORRECT, { id, animeId: FRIEREN });
  expect(await listOf(test, owner.bearer)).toHaveLength(1);
  await as(IGNORE, { id });
  expect(await listOf(test, owner.bearer)).toEqual([]);
  // The decision about the show applies to later deliveries.
  await plays('Breaking Bad', 2);
  expect((await outcomes())[0]).toBe('IGNORED_SHOW');
  expect(await listOf(test, owner.bearer)).toEqual([]);
});

it('the latest word counts: what is corrected is ignored no longer', async () => {
  await plays('Unheard Of', 1, 999_999);
  const [{ id }] = (await log()).nodes as [any];
  await as(IGNORE, { id });
  await as(CORRECT, { id, animeId: FRIEREN });
  expect((await log()).ignoredShows).toEqual([]);
  await plays('Unheard Of', 2, 999_999);
  expect((await outcomes())[0]).toBe('RECORDED');
});

it('is nobody else’s to say, and not of what was not watched', async () => {
  await plays('Breaking Bad', 1);
  const [{ id }] = (await log()).nodes as [any];
  const stranger = await test.user(`other${count}`);
  const codeOf = async (query: string, of: string, by = owner) =>
    (await as(query, { id: of }, by)).errors?.[0]?.extensions.code;
  expect(await codeOf(IGNORE, id, stranger)).toBe('NOT_FOUND');
  await as(IGNORE, { id });
  const [show] = (await log()).ignoredShows;
  expect(await codeOf(UNIGNORE, show.id, stranger)).toBe('NOT_FOUND');
  expect(await codeOf(UNIGNORE, 'no-id')).toBe('BAD_USER_INPUT');
  expect((await log()).ignoredShows).toHaveLength(1);
  // It does not apply to another user's server.
  const { data } = await as('{ viewer { mediaServers { ignoredShows { title } } } }', {}, stranger);
  expect(data.viewer.mediaServers).toEqual([]);
});
