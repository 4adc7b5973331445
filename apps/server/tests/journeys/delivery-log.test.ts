import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { issueBearer } from '#slices/accounts/index.ts';
import { changeFeed } from '#slices/catalog/index.ts';
import { listTokens } from '#slices/scrobble/index.ts';
import { importMappingFile } from '#slices/sources/index.ts';
import { alertOwners } from '#slices/scrobble/tokens/alert.ts';
import { forgetOldDeliveries } from '#slices/scrobble/inbox/jobs.ts';
import { fixture, listOf, send, settle } from '../media-server.ts';
import { proposedRules } from '../proposed-rules.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

const payload = (name: string): any => JSON.parse(fixture(`payloads/${name}.json`));
const mappingFile = fileURLToPath(new URL('../fixtures/scrobble-mapping.json', import.meta.url));

let test: TestApp;
let owner: { id: string; bearer: string };
let plex: string;
let server: string;
let count = 0;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', roles: ['web'], now: '2026-01-08T21:42:00Z' });
  const options = { format: 'tsuzuki', file: mappingFile, createMissing: true } as const;
  await importMappingFile(test.app, options);
  await test.app.get(changeFeed).catchUp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.app.db.deleteFrom('scrobble.inbox').execute();
  owner = await test.user(`viewer${(count += 1)}`);
  plex = await test.token(owner.id, 'server_a');
  server = (await listTokens(test.app, owner.id))[0]?.id ?? '';
});

/** Moves the clock, and signs the owner in again. */
const later = async (ms: number): Promise<void> => {
  test.clock.set(new Date(test.clock.now().getTime() + ms));
  owner = { ...owner, bearer: (await issueBearer(test.app, owner.id, 'web')).accessToken };
};

const toPlex = async (body: unknown): Promise<void> => {
  await send(test, { path: 'server_a', token: plex }, { multipart: { payload: body } });
  await settle(test);
};

/** An episode of a show in the numbers of TVDB, without the key and the date of the show in the payload. */
const episode = (number: number, show = 424536, title = 'Frieren'): any => {
  const body = payload('plex-11-media.scrobble-legacy-thetvdb');
  body.Metadata.guid = `com.plexapp.agents.thetvdb://${show}/1/${number}?lang=en`;
  Object.assign(body.Metadata, { index: number, parentIndex: 1, grandparentTitle: title });
  for (const key of ['grandparentGuid', 'originallyAvailableAt']) delete body.Metadata[key];
  return body;
};

const DELIVERY = `id outcome event title showTitle season episode serverUser progress isWatched batchId payload
  matches { anime { id titleNative } episode reason rule { kind externalId season from to source } }`;
const LOG = `query ($id: ID!, $outcome: DeliveryOutcome, $first: Int, $after: String) { viewer { mediaServer(id: $id) { id name kind health
  corrections { title season from to animeFrom anime { titleNative } id }
  deliveries(outcome: $outcome, first: $first, after: $after) { pageInfo { endCursor hasNextPage } nodes { ${DELIVERY} } } } } }`;

const serverOf = async (variables: object = {}, { bearer } = owner): Promise<any> => {
  const { data, errors } = await test.ask(LOG, { bearer, variables: { id: server, ...variables } });
  expect(errors).toBeUndefined();
  return data.viewer.mediaServer;
};
const log = async (variables: object = {}): Promise<any[]> =>
  (await serverOf(variables)).deliveries.nodes;

/** Jellyfin sends a file with the episodes 12 and 13 of a show. */
const twoEpisodes = async (show: string, before?: () => Promise<unknown>): Promise<[any]> => {
  const token = await test.token(owner.id, 'server_b');
  await before?.();
  const body = payload('jellyfin-05-playbackstop-two-episodes-in-one-file');
  const json = { ...body, SeriesProvider_tvdb: show };
  await send(test, { path: 'server_b', token }, { json });
  await settle(test);
  const tokens = await listTokens(test.app, owner.id);
  return (await log({ id: tokens.find(({ kind }) => kind === 'server_b')?.id })) as [any];
};

const act = (mutation: string, variables: object, { bearer } = owner) =>
  test.ask(mutation, { bearer, variables });
const REPLAY = `mutation ($id: ID!) { replayDelivery(id: $id) { ${DELIVERY} } }`;
const UNDO = `mutation ($id: ID!) { undoDelivery(id: $id) { ${DELIVERY} } }`;
const ANSWER = `mutation ($id: ID!, $yes: Boolean!) { answerDelivery(id: $id, isWanted: $yes) { outcome } }`;
const CORRECT = `mutation ($id: ID!, $animeId: ID!, $episode: Int!) {
  correctDelivery(id: $id, animeId: $animeId, episode: $episode) { isRemembered isProposed delivery { ${DELIVERY} } } }`;

const animeCalled = async (name: string): Promise<string> => {
  const { data } = await test.ask(
    'query ($q: String!) { searchAnime(query: $q, first: 1) { nodes { id } } }',
    { bearer: owner.bearer, variables: { q: name } },
  );
  return data.searchAnime.nodes[0].id;
};

describe('the delivery log', () => {
  it('tells of each delivery what it was, who watched, what became of it and by which rule', async () => {
    await toPlex(episode(5));
    await toPlex(payload('plex-09-media.scrobble-other-account'));
    await toPlex(payload('plex-08-media.rate-episode'));
    const [rated, other, recorded] = await log();
    expect(recorded).toMatchObject({
      outcome: 'RECORDED',
      event: 'media.scrobble',
      showTitle: 'Frieren',
      season: 1,
      episode: 5,
      isWatched: true,
      matches: [
        {
          anime: { titleNative: '葬送のフリーレン' },
          episode: 5,
          reason: 'MAPPING',
          rule: { kind: 'TVDB', externalId: 424536, season: 1 },
        },
      ],
    });
    expect(recorded.serverUser).toBe('mika');
    expect([other.outcome, rated.outcome]).toEqual(['OTHER_USER', 'IGNORED_EVENT']);
    expect(rated.event).toBe('media.rate');
    expect((await serverOf()).health).toBe('WORKING');
  });

  it('is filtered by outcome and read in pages', async () => {
    for (const number of [1, 2, 3, 4]) await toPlex(episode(number));
    await toPlex(episode(1, 999_999, 'Unheard Of'));
    expect(await log({ outcome: 'NO_MAPPING' })).toHaveLength(1);
    const first = (await serverOf({ outcome: 'RECORDED', first: 3 })).deliveries;
    expect(first.nodes.map((node: any) => node.episode)).toEqual([4, 3, 2]);
    const rest = await log({ outcome: 'RECORDED', first: 3, after: first.pageInfo.endCursor });
    expect(rest.map((node) => node.episode)).toEqual([1]);
  });

  it('belongs to the owner of the token alone', async () => {
    await toPlex(episode(5));
    const [{ id }] = (await log()) as [any];
    const stranger = await test.user(`stranger${count}`);
    const meant = { animeId: await animeCalled('葬送のフリーレン'), episode: 1 };
    for (const [mutation, variables] of [
      [REPLAY, { id }],
      [UNDO, { id }],
      [ANSWER, { id, yes: true }],
      [CORRECT, { id, ...meant }],
    ] as const) {
      const { errors } = await act(mutation, variables, stranger);
      expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    }
    expect(await serverOf({}, stranger)).toBeNull();
    const one = 'query ($id: ID!) { viewer { delivery(id: $id) { id } mediaServers { id } } }';
    const seen = await act(one, { id }, stranger);
    expect(seen.data.viewer).toEqual({ delivery: null, mediaServers: [] });
    expect((await act(one, { id })).data.viewer.delivery.id).toBe(id);
    expect((await test.ask(one, { variables: { id } })).data?.viewer ?? null).toBeNull();
  });

  it('keeps the payload without addresses, devices, pictures and files', async () => {
    await toPlex(payload('plex-05-media.scrobble-episode'));
    const jellyfin = await test.token(owner.id, 'server_b');
    await send(
      test,
      { path: 'server_b', token: jellyfin },
      { json: payload('jellyfin-01-playbackstop-episode-send-all') },
    );
    await send(
      test,
      { path: 'server_b', token: jellyfin },
      {
        raw: `{"Name": broken, "RemoteEndPoint": "192.0.2.44", "Mail": "kid@example.org" ${jellyfin}`,
      },
    );
    await settle(test);
    const rows = await test.app.db.selectFrom('scrobble.inbox').select(['body']).execute();
    const kept = rows.map(({ body }) => body.toString()).join('\n');
    for (const secret of [
      '203.0.113.24',
      'h2x8k0q5w7e1r9t3y6u4i0o2',
      'Living room',
      'plex.tv/users', // Plex
      '192.0.2',
      'TW96aWxsYS81',
      'Firefox',
      'kid@example.org',
      jellyfin, // Jellyfin
    ]) {
      expect(kept).not.toContain(secret);
    }
    expect(kept).toContain('grandparentTitle');
    expect(kept).toContain('SeriesName');
  });
});

describe('replay', () => {
  it('of what is recorded changes nothing', async () => {
    await toPlex(episode(5));
    const [{ id }] = (await log()) as [any];
    const { data } = await act(REPLAY, { id });
    expect(data.replayDelivery.outcome).toBe('RECORDED');
    expect(await listOf(test, owner.bearer)).toMatchObject([{ progress: 5 }]);
    const history = `{ viewer { history(first: 9) { totalCount } } }`;
    expect((await act(history, {})).data.viewer.history.totalCount).toBe(1);
  });

  it('judges a stop as it was judged then, by the threshold of today', async () => {
    await toPlex(payload('plex-01-media.play-episode'));
    const stop = payload('plex-04-media.stop-at-85-percent');
    stop.Metadata.viewOffset = Math.round(stop.Metadata.duration * 0.7);
    await toPlex(stop);
    const [{ id, outcome, progress }] = (await log()) as [any];
    expect([outcome, progress]).toEqual(['BELOW_THRESHOLD', expect.closeTo(0.7, 3)]);
    expect((await act(REPLAY, { id })).data.replayDelivery.outcome).toBe('BELOW_THRESHOLD');
    await test.app.db.updateTable('scrobble.token').set({ episode_threshold: 60 }).execute();
    expect((await act(REPLAY, { id })).data.replayDelivery.outcome).toBe('RECORDED');
    expect(await listOf(test, owner.bearer)).toHaveLength(1);
  });
});

describe('undo', () => {
  it('takes back what one delivery did, and replay does it again', async () => {
    await toPlex(episode(5));
    await toPlex(episode(6));
    const [{ id }] = (await log()) as [any];
    expect((await act(UNDO, { id })).data.undoDelivery.outcome).toBe('UNDONE');
    expect(await listOf(test, owner.bearer)).toMatchObject([{ progress: 5 }]);
    const again = await act(UNDO, { id });
    expect(again.errors?.[0]?.extensions.code).toBe('CONFLICT');
    expect((await act(REPLAY, { id })).data.replayDelivery.outcome).toBe('RECORDED');
    expect(await listOf(test, owner.bearer)).toMatchObject([{ progress: 6 }]);
  });
});

describe('"this was that"', () => {
  it('moves what was recorded, teaches the show, and proposes the rule', async () => {
    await toPlex(episode(5));
    const [{ id }] = (await log()) as [any];
    const spy = await animeCalled('SPY×FAMILY');
    const { data, errors } = await act(CORRECT, { id, animeId: spy, episode: 3 });
    expect(errors).toBeUndefined();
    expect(data.correctDelivery).toMatchObject({
      isRemembered: true,
      isProposed: true,
      delivery: {
        outcome: 'RECORDED',
        matches: [{ anime: { id: spy }, episode: 3, reason: 'OWNER' }],
      },
    });
    expect(await listOf(test, owner.bearer)).toMatchObject([{ progress: 3 }]);
    // Another day, so that it does not repeat the same play.
    await later(3_600_000);
    await toPlex(episode(6));
    const [next] = (await log()) as [any];
    expect(next.matches).toMatchObject([{ anime: { id: spy }, episode: 4, reason: 'CORRECTION' }]);
    expect(await listOf(test, owner.bearer)).toMatchObject([{ progress: 4 }]);
    const proposed = await proposedRules(test, owner.id);
    expect(proposed).toMatchObject([
      { kind: 'tvdb', id: 424536, season: 1, from: 3, animeFrom: 1, animeId: spy },
    ]);
    expect(proposed[0].note).toContain('Frieren');
  });

  it('holds for every episode of a file of two', async () => {
    const [{ id }] = await twoEpisodes('999998');
    const { data } = await act(CORRECT, {
      id,
      animeId: await animeCalled('葬送のフリーレン'),
      episode: 12,
    });
    expect(data.correctDelivery.delivery.matches).toMatchObject([{ episode: 12 }, { episode: 13 }]);
    expect(await listOf(test, owner.bearer)).toMatchObject([{ progress: 13 }]);
  });

  it('works for what no mapping knows, and for the other episodes that waited', async () => {
    for (const number of [2, 3]) await toPlex(episode(number, 999_999, 'Unheard Of'));
    const [{ id, outcome }] = (await log()) as [any];
    expect(outcome).toBe('NO_MAPPING');
    const frieren = await animeCalled('葬送のフリーレン');
    await act(CORRECT, { id, animeId: frieren, episode: 3 });
    await settle(test);
    expect((await log()).map((node) => [node.outcome, node.matches[0]?.episode])).toEqual([
      ['RECORDED', 3],
      ['RECORDED', 2],
    ]);
    expect((await serverOf()).corrections).toMatchObject([
      { title: 'Unheard Of', season: 1, from: 1, to: 28, animeFrom: 1 },
    ]);
  });

  it('is not taken for another show that the server gave the same key', async () => {
    await toPlex(episode(3, 999_999, 'Unheard Of'));
    const [{ id }] = (await log()) as [any];
    await act(CORRECT, { id, animeId: await animeCalled('葬送のフリーレン'), episode: 3 });
    await later(3_600_000);
    await toPlex(episode(4, 999_998, 'Something Else'));
    expect((await log())[0].outcome).toBe('NO_MAPPING');
    await toPlex(episode(4, 999_999, 'UNHEARD  of'));
    expect((await log())[0]).toMatchObject({ outcome: 'RECORDED', matches: [{ episode: 4 }] });
  });

  it('is forgotten when its owner says so, and known to that server alone', async () => {
    await toPlex(episode(1, 999_999, 'Unheard Of'));
    const [{ id }] = (await log()) as [any];
    const frieren = await animeCalled('葬送のフリーレン');
    await act(CORRECT, { id, animeId: frieren, episode: 1 });
    const [{ id: correction }] = (await serverOf()).corrections;
    const forget = 'mutation ($id: ID!) { forgetDeliveryCorrection(id: $id) }';
    const stranger = await test.user(`other${count}`);
    const refused = await act(forget, { id: correction }, stranger);
    expect(refused.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await act(forget, { id: correction })).data.forgetDeliveryCorrection).toBe(true);
    await toPlex(episode(2, 999_999, 'Unheard Of'));
    expect((await log())[0].outcome).toBe('NO_MAPPING');
  });

  it('refuses what was not watched and episodes that are not', async () => {
    await toPlex(payload('plex-08-media.rate-episode'));
    await toPlex(episode(5));
    const [recorded, rated] = (await log()) as [any, any];
    const frieren = await animeCalled('葬送のフリーレン');
    const codeOf = async (id: string, animeId: string, number: number) =>
      (await act(CORRECT, { id, animeId, episode: number })).errors?.[0]?.extensions.code;
    expect(await codeOf(rated.id, frieren, 1)).toBe('CONFLICT');
    expect(await codeOf(recorded.id, frieren, 29)).toBe('BAD_USER_INPUT');
    expect(await codeOf(recorded.id, owner.id, 1)).toBe('NOT_FOUND');
    expect(await codeOf('99999999', frieren, 1)).toBe('NOT_FOUND');
    expect(await listOf(test, owner.bearer)).toMatchObject([{ progress: 5 }]);
  });
});

describe('ask first', () => {
  const NOTICES = '{ viewer { notices(first: 5) { nodes { kind subject subjectId } } } }';
  const askFirst = () =>
    test.app.db.updateTable('scrobble.token').set({ ask_first: true }).execute();

  it('waits for a yes, which counts for all that waits of the anime', async () => {
    await askFirst();
    for (const number of [1, 2]) await toPlex(episode(number));
    expect(await listOf(test, owner.bearer)).toEqual([]);
    const waiting = await log({ outcome: 'TO_BE_ASKED' });
    expect(waiting.map((node) => node.matches[0].episode)).toEqual([2, 1]);
    const told = await act(NOTICES, {});
    expect(told.data.viewer.notices.nodes).toEqual([
      { kind: 'SCROBBLE_ASKED', subject: 'Frieren', subjectId: (await serverOf()).id },
    ]);
    const answered = await act(ANSWER, { id: waiting[1].id, yes: true });
    expect(answered.data.answerDelivery.outcome).toBe('RECORDED');
    await settle(test);
    expect(await log({ outcome: 'TO_BE_ASKED' })).toEqual([]);
    expect(await listOf(test, owner.bearer)).toMatchObject([{ progress: 2 }]);
    expect((await act(NOTICES, {})).data.viewer.notices.nodes).toEqual([]);
  });

  it('asks for what is new of a file of two episodes, and undoes both at once', async () => {
    await toPlex(episode(11, 405_920, 'SPY×FAMILY'));
    const [asked] = await twoEpisodes('405920', askFirst);
    expect([asked.outcome, asked.matches.length]).toEqual(['TO_BE_ASKED', 2]);
    const progress = async () => (await listOf(test, owner.bearer)).map((line) => line.progress);
    expect(await progress()).toEqual([12]);
    await act(ANSWER, { id: asked.id, yes: true });
    expect(new Set(await progress())).toEqual(new Set([1, 12]));
    await act(UNDO, { id: asked.id });
    expect(await progress()).toEqual([11]);
  });

  it('asks no longer than the delivery is kept', async () => {
    await askFirst();
    await toPlex(episode(1));
    await later(6.9 * 24 * 3_600_000);
    await forgetOldDeliveries.run(test.app, {});
    expect((await act(NOTICES, {})).data.viewer.notices.nodes).toHaveLength(1);
    await later(0.2 * 24 * 3_600_000);
    await forgetOldDeliveries.run(test.app, {});
    expect(await log()).toEqual([]);
    expect((await act(NOTICES, {})).data.viewer.notices.nodes).toEqual([]);
  });

  it('leaves the list alone on a no', async () => {
    await askFirst();
    await toPlex(episode(1));
    const [{ id }] = (await log()) as [any];
    expect((await act(ANSWER, { id, yes: false })).data.answerDelivery.outcome).toBe('DECLINED');
    expect((await act(ANSWER, { id, yes: true })).errors?.[0]?.extensions.code).toBe('CONFLICT');
    expect(await listOf(test, owner.bearer)).toEqual([]);
    expect((await act(NOTICES, {})).data.viewer.notices.nodes).toEqual([]);
  });
});

describe('the owner is told', () => {
  const TOLD = '{ viewer { notices(first: 5) { nodes { kind subject subjectId } } } }';
  const told = async () =>
    (await act(TOLD, {})).data.viewer.notices.nodes.map(({ kind }: any) => kind as string);

  it('once when nothing can be recorded, until something is', async () => {
    for (const number of [1, 2, 3, 4]) await toPlex(episode(number, 999_999, 'Unheard Of'));
    await alertOwners(test.app);
    expect(await told()).toEqual([]);
    await toPlex(episode(5, 999_999, 'Unheard Of'));
    await alertOwners(test.app);
    await alertOwners(test.app);
    expect(await told()).toEqual(['SERVER_FAILING']);
    expect((await serverOf()).health).toBe('FAILING');
    await toPlex(episode(5));
    await alertOwners(test.app);
    expect(await told()).toEqual([]);
  });

  it('when a server has been silent for two weeks, until it speaks', async () => {
    await toPlex(episode(5));
    await later(15 * 24 * 3_600_000);
    await alertOwners(test.app);
    expect(await told()).toEqual(['SERVER_SILENT']);
    expect((await serverOf()).health).toBe('SILENT');
    await toPlex(episode(6));
    await alertOwners(test.app);
    expect(await told()).toEqual([]);
  });
});

describe('a proposal', () => {
  const OPEN = `{ viewer { mappingProposals { id evidence supporters rule { kind externalId season from to animeFrom anime { titleNative } } } } }`;
  const DECIDE = `mutation ($id: ID!, $yes: Boolean!) { decideMappingProposal(id: $id, isAccepted: $yes) { id } }`;

  it('waits for an editor, whose yes makes it a rule that everybody is served by', async () => {
    await toPlex(episode(3, 777_777, 'Known To Few'));
    const [{ id }] = (await log()) as [any];
    const frieren = await animeCalled('葬送のフリーレン');
    await act(CORRECT, { id, animeId: frieren, episode: 3 });
    expect((await act(OPEN, {})).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const editor = await test.user(`editor${count}`);
    await test.app.database.pool.query(`update accounts."user" set role = 'editor' where id = $1`, [
      editor.id,
    ]);
    await proposedRules(test, owner.id);
    const open = (await act(OPEN, {}, editor)).data.viewer.mappingProposals;
    const mine = open.find(({ rule }: any) => rule.externalId === 777_777);
    expect(mine).toMatchObject({
      evidence: expect.stringContaining('Known To Few'),
      supporters: 1,
      rule: { kind: 'TVDB', season: 1, from: 1, to: 28, animeFrom: 1 },
    });
    expect((await act(DECIDE, { id: mine.id, yes: true })).errors).toBeDefined();
    expect((await act(DECIDE, { id: mine.id, yes: true }, editor)).errors).toBeUndefined();
    const left = (await act(OPEN, {}, editor)).data.viewer.mappingProposals;
    expect(left.some((other: any) => other.id === mine.id)).toBe(false);
    // Another user, who never decided about the show.
    const other = await test.user(`neighbour${count}`);
    const token = await test.token(other.id, 'server_a');
    const body = episode(4, 777_777, 'Known To Few');
    await send(test, { path: 'server_a', token }, { multipart: { payload: body } });
    await settle(test);
    expect(await listOf(test, other.bearer)).toMatchObject([{ progress: 4 }]);
  });
});

describe('ids of AniDB', () => {
  it('count where their owner says so, and no further than the anime goes', async () => {
    const hama = (number: number) => {
      const body = payload('plex-13-media.scrobble-hama-anidb');
      body.Metadata.guid = `com.plexapp.agents.hama://anidb-17617/1/${number}?lang=en`;
      body.Metadata.index = number;
      return body;
    };
    await toPlex(hama(3));
    expect((await log())[0].outcome).toBe('SUGGESTED');
    await test.app.db.updateTable('scrobble.token').set({ tracker_ids: true }).execute();
    await toPlex(hama(4));
    await toPlex(hama(99));
    const [past, recorded] = (await log()) as [any, any];
    expect(recorded).toMatchObject({
      outcome: 'RECORDED',
      matches: [{ anime: { titleNative: '葬送のフリーレン' }, episode: 4, reason: 'TRACKER' }],
    });
    expect(past.outcome).toBe('OUT_OF_RANGE');
  });
});

it('what Tautulli sends by the template of the guide is recorded', async () => {
  const guide = readFileSync(new URL('../../../../docs/tautulli.md', import.meta.url), 'utf8');
  const template = /```json\n(.*?)```/su.exec(guide)?.[1] ?? '';
  const values: Record<string, string> = {
    username: 'mika',
    media_type: 'episode',
    title: 'Phantoms of the Dead',
    show_name: 'Frieren: Beyond Journey’s End',
    season_num: '1',
    episode_num: '5',
    air_date: '2023-10-06',
    library_name: 'Anime',
    rating_key: '12',
    grandparent_rating_key: '10',
    thetvdb_id: '424536',
    themoviedb_id: '209867',
  };
  const body = template.replaceAll(/\{(\w+)\}/gu, (_all, name: string) => values[name] ?? '');
  await send(test, { path: 'plex', token: plex }, { raw: body, contentType: 'application/json' });
  await settle(test);
  expect((await log())[0]).toMatchObject({ outcome: 'RECORDED', episode: 5 });
});
