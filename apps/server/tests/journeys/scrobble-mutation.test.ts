import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fileURLToPath } from 'node:url';
import { DAY_MS } from '#platform/durations.ts';
import { createKey } from '#slices/access/index.ts';
import { issueBearer } from '#slices/accounts/index.ts';
import { animeChanges, announceChange, catalogue, changeFeed } from '#slices/catalog/index.ts';
import { importMappingFile } from '#slices/sources/index.ts';
import { settle } from '../media-server.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

const mappingFile = fileURLToPath(new URL('../fixtures/scrobble-mapping.json', import.meta.url));
const NOW = '2026-01-08T21:42:00Z';

let test: TestApp;
let owner: { id: string; bearer: string };
/** What the extension of the owner sends. */
let extension: string;
let count = 0;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', roles: ['web'], now: NOW });
  await importMappingFile(test.app, { format: 'tsuzuki', file: mappingFile, createMissing: true });
  await test.app.get(changeFeed).catchUp();
});
afterAll(() => test.close());

beforeEach(async () => {
  test.clock.set(new Date(NOW));
  owner = await test.user(`viewer${(count += 1)}`);
  extension = (await issueBearer(test.app, owner.id, 'extension')).accessToken;
});

const SCROBBLE = `mutation ($input: ScrobbleInput!) { scrobble(input: $input) {
  id outcome showTitle season episode receivedAt
  matches { anime { titleNative } episode reason }
  suggestions { show { titleNative } episode } } }`;

const send = (input: object, bearer = extension) =>
  test.ask(SCROBBLE, { bearer, variables: { input } });

const scrobble = async (input: object): Promise<any> => {
  const { data, errors } = await send(input);
  expect(errors).toBeUndefined();
  return data.scrobble;
};

const FRIEREN = { title: 'Frieren: Beyond Journey’s End', year: 2023 };
/** The fifth episode, on a page that knows no ids. */
const onPage = (number = 5, more: object = {}) => ({
  action: 'STOP',
  progress: 92.5,
  show: FRIEREN,
  episode: { season: 1, number },
  page: { site: 'crunchyroll', show: 'GG5H5XQX4', item: `item-${number}` },
  ...more,
});
const withId = (more: object = {}) => ({
  ...onPage(),
  show: { ...FRIEREN, tvdb: 424_536 },
  ...more,
});

const plays = () =>
  test.app.db
    .selectFrom('lists.play')
    .select(['from_unit', 'played_at', 'source', 'client'])
    .where('user_id', '=', owner.id)
    .where('removed_in', 'is', null)
    .execute();

describe('a key', () => {
  const UNDO = 'mutation ($id: ID!) { undoDelivery(id: $id) { outcome } }';
  const log = async (): Promise<unknown[]> => {
    const asked = '{ viewer { mediaServers { deliveries { nodes { id } } } } }';
    const { data } = await test.ask(asked, { bearer: owner.bearer });
    return data.viewer.mediaServers.flatMap((one: any) => one.deliveries.nodes);
  };

  it('that was used before gets the first delivery, which can be undone', async () => {
    const [first, again] = [
      await scrobble(withId({ key: 'a/b' })),
      await scrobble(withId({ key: 'a/b' })),
    ];
    expect(again).toMatchObject({ id: first.id, outcome: 'RECORDED' });
    expect(await log()).toEqual([{ id: first.id }]);
    const { data } = await test.ask(UNDO, { bearer: extension, variables: { id: again.id } });
    expect(data).toMatchObject({ undoDelivery: { outcome: 'UNDONE' } });
    expect(await scrobble(withId({ key: 'a/b' }))).toMatchObject({ outcome: 'UNDONE' });
    expect(await plays()).toEqual([]);
  });

  it('is one delivery even if all attempts come at once', async () => {
    const all = await Promise.all([1, 2, 3].map(() => scrobble(withId({ key: 'k' }))));
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    expect(await plays()).toHaveLength(1);
  });

  it('is of one program of one user, and another key is another message', async () => {
    const first = await scrobble(withId({ key: 'k' }));
    expect(await scrobble(withId({ key: 'l' }))).toMatchObject({ outcome: 'DUPLICATE' });
    owner = await test.user(`viewer${(count += 1)}`);
    extension = (await issueBearer(test.app, owner.id, 'extension')).accessToken;
    const other = await scrobble(withId({ key: 'k' }));
    expect(other.outcome).toBe('RECORDED');
    expect(other.id).not.toBe(first.id);
  });
});

describe('what a play would be matched to', () => {
  const MATCH = `mutation ($input: ScrobbleInput!) {
    matchScrobble(input: $input) { anime { titleNative } episode } }`;
  const match = async (input: object): Promise<unknown> =>
    (await test.ask(MATCH, { bearer: extension, variables: { input } })).data;

  it('is told before anything is recorded', async () => {
    expect(await match(withId())).toEqual({
      matchScrobble: [{ anime: { titleNative: '葬送のフリーレン' }, episode: 5 }],
    });
    expect(await match(onPage())).toEqual({ matchScrobble: [] });
    expect(await plays()).toEqual([]);
    expect(await scrobble(withId())).toMatchObject({ outcome: 'RECORDED' });
  });
});

describe('what the extension reports', () => {
  it('is recorded as a play of the extension, and appears in its log', async () => {
    const delivery = await scrobble(withId());
    expect(delivery).toMatchObject({
      outcome: 'RECORDED',
      matches: [{ anime: { titleNative: '葬送のフリーレン' }, episode: 5, reason: 'MAPPING' }],
    });
    expect(await plays()).toMatchObject([{ source: 'EXTENSION', client: 'extension' }]);
    const { data } = await test.ask(
      '{ viewer { mediaServers { kind name deliveries { nodes { id } } } } }',
      { bearer: owner.bearer },
    );
    expect(data.viewer.mediaServers).toMatchObject([
      { kind: 'EXTENSION', deliveries: { nodes: [{ id: delivery.id }] } },
    ]);
  });

  it('is recorded once, however often it is sent', async () => {
    expect((await scrobble(withId())).outcome).toBe('RECORDED');
    expect((await scrobble(withId())).outcome).toBe('DUPLICATE');
    expect(await plays()).toHaveLength(1);
  });

  it('counts from 80 %', async () => {
    expect((await scrobble(withId({ progress: 79.9 }))).outcome).toBe('BELOW_THRESHOLD');
    expect((await scrobble(withId({ action: 'PAUSE' }))).outcome).toBe('IGNORED_EVENT');
    expect((await scrobble(withId({ progress: 80 }))).outcome).toBe('RECORDED');
  });

  it('keeps its own date, if the device was offline', async () => {
    const playedAt = new Date(Date.parse(NOW) - 6 * DAY_MS).toISOString();
    await scrobble(withId({ playedAt }));
    expect((await plays()).map(({ played_at }) => played_at?.toISOString())).toEqual([playedAt]);
  });
});

/** Gives anime, named by their ids at AniList, further ids. */
const give = async (ids: readonly (readonly [anilist: string, site: string, id: string])[]) => {
  const rows = ids.map(([anilist, site, id]) => ({
    anime_id: test.app.get(catalogue).byExternalId('anilist', anilist)[0]?.id ?? '',
    site,
    external_id: id,
    is_primary: true,
  }));
  await test.app.db.transaction().execute(async (tx) => {
    await tx.insertInto('catalog.external_id').values(rows).execute();
    const changed = rows.map(({ anime_id: animeId }) => animeId);
    await announceChange(tx, animeChanges, changed);
  });
  await test.app.get(changeFeed).catchUp();
};

describe('a page with ids of the anime itself', () => {
  const sent = (ids: object, episode: object = { season: 1, number: 5 }) =>
    scrobble({ action: 'STOP', progress: 100, show: ids, episode });
  const matched = ({ outcome, matches }: any) => [
    outcome,
    ...matches.map(({ anime, episode, reason }: any) => [anime.titleNative, episode, reason]),
  ];
  const FIFTH = ['葬送のフリーレン', 5, 'TRACKER'];

  it.each([{ anilist: 154_587 }, { mal: 52_991 }, { anidb: 17_617 }])(
    'is recorded by %o, without a title',
    async (ids) => {
      expect(matched(await sent(ids))).toEqual(['RECORDED', FIFTH]);
    },
  );

  it('is recorded by an id of IMDb or Kitsu, if only one anime has it', async () => {
    const [imdb, shared] = ['tt22248376', 'tt13706018'];
    await give([
      ['154587', 'imdb', imdb],
      ['154587', 'kitsu', '46474'],
      ['140960', 'imdb', shared],
      ['158927', 'imdb', shared],
    ]);
    expect(matched(await sent({ imdb }))).toEqual(['RECORDED', FIFTH]);
    expect(matched(await sent({ kitsu: 46_474 }))).toEqual(['DUPLICATE', FIFTH]);
    expect(matched(await sent({ imdb: shared }))).toEqual(['NO_EXTERNAL_ID']);
  });

  it('counts those of TMDB and TVDB first', async () => {
    const delivery = await sent({ anilist: 164, tvdb: 424_536 });
    expect(matched(delivery)).toEqual(['RECORDED', ['葬送のフリーレン', 5, 'MAPPING']]);
  });

  it('is no other anime if the number is none of its episodes, and no special', async () => {
    for (const number of [0, 99]) {
      const [outcome] = matched(await sent({ anilist: 154_587 }, { season: 1, number }));
      expect(outcome).toBe('OUT_OF_RANGE');
    }
    expect(matched(await sent({ anilist: 154_587 }, { season: 0, number: 1 }))).toEqual([
      'NO_EXTERNAL_ID',
    ]);
  });

  it('is recorded in a later season only if it names the anime of that season', async () => {
    const third = { season: 2, number: 3 };
    const [outcome, match] = matched(await sent({ anilist: 158_927 }, third));
    expect([outcome, match.slice(1)]).toEqual(['RECORDED', [3, 'TRACKER']]);
    expect(matched(await sent({ anilist: 140_960 }, third))).toEqual(['NO_EXTERNAL_ID']);
  });

  it('gives way to what the owner said that the show of the page is', async () => {
    const page = { site: 'hidive', show: 'frieren' };
    const { id } = await scrobble(onPage(5, { page }));
    const confirm = 'mutation ($id: ID!) { confirmShow(id: $id) { deliveries } }';
    await test.ask(confirm, { bearer: extension, variables: { id } });
    await settle(test);
    const wrong = onPage(6, { page, show: { ...FRIEREN, anilist: 140_960 } });
    expect(matched(await scrobble(wrong))).toEqual([
      'RECORDED',
      ['葬送のフリーレン', 6, 'CONFIRMED'],
    ]);
  });

  it('can be replayed from what is kept', async () => {
    const { id } = await sent({ anilist: 154_587 });
    const replay = `mutation ($id: ID!) { replayDelivery(id: $id) { outcome } }`;
    const { data } = await test.ask(replay, { bearer: extension, variables: { id } });
    expect(data.replayDelivery).toEqual({ outcome: 'RECORDED' });
  });
});

describe('a page without ids', () => {
  it('waits with the right anime, and one answer holds for all episodes of the page', async () => {
    const delivery = await scrobble(onPage());
    expect(delivery).toMatchObject({
      outcome: 'SUGGESTED',
      suggestions: [{ show: { titleNative: '葬送のフリーレン' } }],
    });
    const confirm = 'mutation ($id: ID!) { confirmShow(id: $id) { deliveries } }';
    const { errors } = await test.ask(confirm, {
      bearer: extension,
      variables: { id: delivery.id },
    });
    expect(errors).toBeUndefined();
    await settle(test);
    expect(await plays()).toHaveLength(1);
    // The page may name the show in another language.
    const next = onPage(6, { show: { title: 'Frieren: Beyond Journey’s End' } });
    expect((await scrobble(next)).outcome).toBe('RECORDED');
    expect(await plays()).toHaveLength(2);
  });

  it('can be replayed from what is kept', async () => {
    const { id } = await scrobble(onPage());
    const replay = 'mutation ($id: ID!) { replayDelivery(id: $id) { outcome showTitle } }';
    const { data } = await test.ask(replay, { bearer: extension, variables: { id } });
    expect(data.replayDelivery).toEqual({ outcome: 'SUGGESTED', showTitle: FRIEREN.title });
  });
});

describe('a report that is refused', () => {
  const reasonOf = async (input: object, bearer?: string) =>
    (await send(input, bearer)).errors?.map(({ extensions }) => {
      const { reason, errors } = extensions as unknown as {
        reason: string;
        errors?: { reason: string }[];
      };
      return errors?.[0]?.reason ?? reason;
    });

  it.each([
    ['names nothing', { ...onPage(), episode: undefined }, 'PLAY_WITHOUT_WORK'],
    ['names a film and an episode', withId({ movie: { title: 'x' } }), 'PLAY_WITHOUT_WORK'],
    ['is below 0 %', withId({ progress: -1 }), 'PLAY_PROGRESS_TOO_LOW'],
    ['is above 101 %', withId({ progress: 102 }), 'PLAY_PROGRESS_TOO_HIGH'],
    ['is too old', withId({ playedAt: '2026-01-01T21:41:59Z' }), 'SCROBBLE_TOO_OLD'],
    ['is in the future', withId({ playedAt: '2026-01-08T21:48:00Z' }), 'SCROBBLE_IN_FUTURE'],
  ])('%s', async (_why, input, reason) => {
    expect(await reasonOf(input)).toEqual([reason]);
    expect(await plays()).toEqual([]);
  });

  it('has no account, or a key that may not write lists', async () => {
    const { status, data } = await test.ask(SCROBBLE, { variables: { input: withId() } });
    expect([status, data?.scrobble]).toEqual([200, null]);
    const input = { userId: owner.id, name: 'reader', scopes: ['read:list'] as ['read:list'] };
    const { key } = await test.app.db.transaction().execute((tx) => createKey(test.app, tx, input));
    expect(await reasonOf(withId(), key)).toEqual(['SCOPE_MISSING']);
  });
});
