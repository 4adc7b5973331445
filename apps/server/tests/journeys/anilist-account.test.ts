import { existsSync, readFileSync } from 'node:fs';
import { Kind, parse, print, separateOperations } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createKey, setTier } from '#slices/access/index.ts';
import { catalogue, type Anime } from '#slices/catalog/index.ts';
import { recordPlay } from '#slices/lists/index.ts';
import { askAniList, type AniListRequest } from '../anilist-client.ts';
import { APP_QUERIES } from '../fixtures/anilist/apps.ts';
import { BROWSE, MEDIA_DETAILS, USER_LIST, VIEWER } from '../fixtures/anilist/documents.ts';
import { showAdult } from '../show-adult.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

const OPERATIONS = new URL(
  '../../../../../shared/data/contracts/operations/anilist.graphql',
  import.meta.url,
);
const FRIEREN = 154587;

let test: TestApp;
let bearer: string;
let userId: string;
let adult: Anime[];

beforeAll(async () => {
  test = await startTestApp({ template: 'catalogue', roles: ['web'] });
  ({ id: userId, bearer } = await test.user('mika'));
  await test.user('rin');
  await test.app.database.pool.query(
    `update accounts."user" set list_visibility = 'PRIVATE' where username = 'rin'`,
  );
  const titles = test.app.get(catalogue);
  adult = [...titles.all()].filter((anime) => anime.isAdult);
  const [frieren] = titles.byExternalId('anilist', String(FRIEREN));
  const animeId = frieren?.id ?? '';
  const play = {
    userId,
    media: 'ANIME',
    workId: animeId,
    unit: 3,
    source: 'WEB',
    client: { kind: 'web', name: null },
    at: test.clock.now(),
  } as const;
  await test.app.db.transaction().execute((tx) => recordPlay(test.app, tx, play));
});
afterAll(() => test.close());

const ask = (query: string, request: AniListRequest = {}) => askAniList(test, query, request);

const keyWith = async (scopes?: ('read:public' | 'read:list')[]): Promise<string> => {
  const input = { userId, ...(scopes && { scopes }) };
  const made = test.app.db.transaction().execute((tx) => createKey(test.app, tx, input));
  return (await made).key;
};

describe('the viewer', () => {
  it('is who signed in', async () => {
    const { data, errors } = await ask(VIEWER, { token: bearer });
    expect(errors).toBeUndefined();
    expect(data.Viewer).toMatchObject({
      name: 'mika',
      avatar: { large: null },
      mediaListOptions: { scoreFormat: 'POINT_10', animeList: { customLists: [] } },
      statistics: { anime: { count: 1, episodesWatched: 3 }, manga: { count: 0 } },
    });
    expect(data.Viewer.id).toBeGreaterThanOrEqual(2 ** 30);
  });

  it('has the preferences of the account, which others are not told', async () => {
    const { bearer: other } = await test.user('hinata');
    const options = 'options { titleLanguage displayAdultContent }';
    const own = async () =>
      (await ask(`{ Viewer { ${options} } }`, { token: bearer })).data.Viewer.options;
    expect(await own()).toEqual({ titleLanguage: 'ROMAJI', displayAdultContent: false });
    const prefer = async (titleLanguage: string, showsAdult: boolean) =>
      test.ask(
        `mutation { updatePreferences(input: { titleLanguage: ${titleLanguage}, showsAdult: ${showsAdult} }) { __typename } }`,
        { bearer },
      );
    await prefer('ENGLISH', true);
    expect(await own()).toEqual({ titleLanguage: 'ENGLISH', displayAdultContent: true });
    const { data } = await ask(`{ User(name: "mika") { ${options} } }`, { token: other });
    expect(data.User.options).toEqual({ titleLanguage: 'ROMAJI', displayAdultContent: null });
    await prefer('ROMAJI', false);
  });

  it('may bring an API key as a bearer token', async () => {
    const { data } = await ask('{ Viewer { name } }', { token: await keyWith() });
    expect(data.Viewer.name).toBe('mika');
  });

  it('is nobody without a credential', async () => {
    const { status, data, errors } = await ask('{ Viewer { name } }');
    expect({ status, data }).toEqual({ status: 401, data: { Viewer: null } });
    expect(errors).toMatchObject([{ message: 'Unauthorized.', status: 401 }]);
  });

  it('is refused with a token that is none', async () => {
    const { status, data, errors } = await ask('{ Viewer { name } }', { token: 'of-anilist' });
    expect({ status, data }).toEqual({ status: 401, data: null });
    expect(errors).toMatchObject([{ status: 401, extensions: { code: 'UNAUTHENTICATED' } }]);
  });
});

describe('a list', () => {
  it('is read by its owner, by name and by number', async () => {
    const { data: me } = await ask('{ Viewer { id } }', { token: bearer });
    for (const user of [{ userName: 'Mika' }, { userId: me.Viewer.id }]) {
      const variables = { ...user, type: 'ANIME' };
      const { data, errors } = await ask(USER_LIST, { token: bearer, variables });
      expect(errors).toBeUndefined();
      const { lists, hasNextChunk, user: owner } = data.MediaListCollection;
      expect({ hasNextChunk, name: owner.name }).toEqual({ hasNextChunk: false, name: 'mika' });
      expect(lists).toMatchObject([
        {
          name: 'Watching',
          status: 'CURRENT',
          isCustomList: false,
          entries: [
            {
              mediaId: FRIEREN,
              progress: 3,
              score: 0,
              startedAt: { year: 2026, month: 1, day: 15 },
              completedAt: { year: null, month: null, day: null },
              media: { id: FRIEREN, mediaListEntry: { progress: 3 } },
            },
          ],
        },
      ]);
    }
  });

  it.each([
    ['anybody', {}, 'mika'],
    ['another user, who keeps it private,', { token: true }, 'rin'],
    ['a user for nobody', { token: true }, 'nobody-has-this-name'],
  ])('is not read by %s', async (_what, { token }: { token?: boolean }, userName) => {
    const credential = token ? { token: bearer } : {};
    const { status, data, errors } = await ask(USER_LIST, {
      ...credential,
      variables: { userName },
    });
    expect({ status, data }).toEqual({ status: 404, data: { MediaListCollection: null } });
    expect(errors).toMatchObject([{ status: 404 }]);
  });

  it('is not read by a key without the scope, on any path', async () => {
    const token = await keyWith(['read:public']);
    const { status, data } = await ask(USER_LIST, { token, variables: { userName: 'mika' } });
    expect({ status, data }).toEqual({ status: 403, data: { MediaListCollection: null } });
    const { data: details } = await ask(MEDIA_DETAILS, { token, variables: { id: FRIEREN } });
    expect(details.Media.mediaListEntry).toBeNull();
    const { data: listed } = await ask(BROWSE, { token, variables: { onList: true } });
    expect(listed.Page.media).toEqual([]);
  });

  it('filters what is browsed', async () => {
    const { data } = await ask(BROWSE, { token: bearer, variables: { onList: true } });
    expect(data.Page.media.map(({ id }: any) => id)).toEqual([FRIEREN]);
    expect(data.Page.pageInfo.total).toBe(1);
    const { data: off } = await ask(BROWSE, {
      token: bearer,
      variables: { onList: false, search: 'sousou no frieren' },
    });
    expect(off.Page.media.map(({ id }: any) => id)).not.toContain(FRIEREN);
  });
});

it('places to watch are for paid tiers, and no error to others', async () => {
  const links = async () => {
    const { data, errors } = await ask(MEDIA_DETAILS, {
      token: bearer,
      variables: { id: FRIEREN },
    });
    expect(errors).toBeUndefined();
    return data.Media.externalLinks.filter(({ type }: any) => type === 'STREAMING');
  };
  expect(await links()).toEqual([]);
  const pay = (tier: 'indie' | 'free') =>
    test.app.db.transaction().execute((tx) => setTier(test.app, tx, { userId, tier }));
  await pay('indie');
  expect((await links()).length).toBeGreaterThan(0);
  await pay('free');
});

describe('adult titles', () => {
  const ADULT = `query ($ids: [Int], $search: String) { Page { pageInfo { total } media(idMal_in: $ids, search: $search, isAdult: true) { id isAdult } } }`;

  it('are shown to nobody who is anonymous, on any path', async () => {
    expect(adult.length).toBeGreaterThan(20);
    const { data } = await ask(ADULT);
    expect(data.Page).toEqual({ pageInfo: { total: 0 }, media: [] });
    for (const { titleNative: search } of adult.slice(0, 10)) {
      const { data: found } = await ask(ADULT, { variables: { search } });
      expect(found.Page.media).toEqual([]);
    }
    const now = test.clock.now().getTime() / 1000;
    const { data: calendar } = await ask(
      `query ($from: Int) { Page { airingSchedules(airingAt_greater: $from) { media { isAdult } } } }`,
      { variables: { from: Math.floor(now) - 30 * 86_400 } },
    );
    expect(calendar.Page.airingSchedules.some(({ media }: any) => media.isAdult)).toBe(false);
  });

  it('are shown to those who signed in and said so', async () => {
    const total = async () => (await ask(ADULT, { token: bearer })).data.Page.pageInfo.total;
    expect(await total()).toBe(0);
    await showAdult(test, bearer);
    expect(await total()).toBe(adult.length);
  });
});

const many = (count: number, part: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => part(index)).join(' ');

describe('documents that are refused', () => {
  it.each<[string, string, string]>([
    ['unknown fields', '{ Media(id: 1) { secrets } }', 'GRAPHQL_VALIDATION_FAILED'],
    ['unknown changes', 'mutation { SaveSecrets { id } }', 'GRAPHQL_VALIDATION_FAILED'],
    ['no GraphQL', '{ Media(id: 1) {', 'GRAPHQL_PARSE_FAILED'],
    ['5,000 levels', `${'{a'.repeat(5_000)}${'}'.repeat(5_000)}`, 'QUERY_TOO_COMPLEX'],
    ['3,000 aliases', `{ ${many(3_000, (i) => `a${i}: Viewer { id }`)} }`, 'QUERY_TOO_COMPLEX'],
    [
      'pages that multiply',
      `{ Page { media { airingSchedule { nodes { media { airingSchedule { nodes { id } } } } } } } }`,
      'QUERY_TOO_COMPLEX',
    ],
    [
      'the catalogue searched again and again',
      `{ ${many(10, (i) => `p${i}: Page { ${many(4, (j) => `m${j}: media(search: "a") { id }`)} }`)} }`,
      'QUERY_TOO_COMPLEX',
    ],
    [
      'a date that is none',
      '{ Page { media(startDate_greater: "soon") { id } } }',
      'GRAPHQL_VALIDATION_FAILED',
    ],
    [
      'a search of 300 letters',
      `{ Page { media(search: "${'x'.repeat(300)}") { id } } }`,
      'BAD_USER_INPUT',
    ],
  ])('%s', async (_what, query, code) => {
    const { status, errors } = await ask(query);
    expect(status).toBe(400);
    expect(errors?.[0]).toMatchObject({ status: 400, extensions: { code } });
  });

  it.each(['lists without end', 'lists without end in a text'])('%s', async (what) => {
    const nested = `{"ids":${'['.repeat(30_000)}"1"${']'.repeat(30_000)}}`;
    const query = 'query ($ids: [Int]) { Page { media(id_in: $ids) { id } } }';
    const variables = what.endsWith('text') ? JSON.stringify(nested) : nested;
    const answer = await fetch(`${test.url}/compat/anilist`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: `{"query":${JSON.stringify(query)},"variables":${variables}}`,
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ errors: [{ status: 400 }] });
  });

  it('never answer for /graphql what was answered here', async () => {
    const query = '{ Viewer { name } }';
    await ask(query, { token: bearer });
    const { errors } = await test.ask(query, { bearer });
    expect(errors?.[0]?.extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
  });
});

describe('the queries of well-known apps', () => {
  it.each(APP_QUERIES)('$app is answered', async ({ query, variables, isOwn, tells }) => {
    const token = { token: bearer };
    const { data: me } = await ask('{ Viewer { id } }', token);
    const sent =
      typeof variables === 'string'
        ? variables
        : JSON.parse(JSON.stringify(variables).replace('"$me"', String(me.Viewer.id)));
    const { status, data, errors } = await ask(query, { variables: sent, ...(isOwn && token) });
    expect({ status, errors }).toEqual({ status: 200, errors: undefined });
    expect(JSON.stringify(data)).toMatch(tells ?? (isOwn ? /\d/u : /"(?:id|episode)":\d/u));
  });
});

describe('what somebody keeps beside their list', () => {
  const OWN = `query { Viewer { mediaListOptions { scoreFormat animeList { customLists } mangaList { customLists } }
    favourites { anime { nodes { id } pageInfo { total } } }
    statistics { anime { count episodesWatched meanScore minutesWatched formats { format count mediaIds } studios { studio { id name } } }
      manga { count chaptersRead } } }
    MediaListCollection(userName: "mika", type: ANIME) { lists { name status isCustomList entries { mediaId } }
      statusLists { mediaId } customLists { mediaId } }
    MediaList(userName: "mika", mediaId: ${FRIEREN}) { score raw: score(format: POINT_100) customLists array: customLists(asArray: true) } }`;

  it('is read with the scope for lists, and not without', async () => {
    const send = (query: string) => test.ask(query, { bearer });
    const [frieren] = test.app.get(catalogue).byExternalId('anilist', String(FRIEREN));
    const workId = frieren?.id ?? '';
    const made = await send(
      'mutation { createCustomList(media: ANIME, name: "On the train") { customList { id } problem { code } } }',
    );
    const listId = made.data?.createCustomList.customList.id;
    await send(
      `mutation { saveAnimeListEntry(input: { animeId: "${workId}", score: 85, customLists: ["${listId}"] }) { entry { id } problem { code } } }`,
    );
    const { data, errors } = await ask(OWN, { token: bearer });
    expect(errors).toBeUndefined();
    const { Viewer, MediaListCollection, MediaList } = data;
    expect(Viewer.mediaListOptions.animeList.customLists).toEqual(['On the train']);
    expect(Viewer.mediaListOptions.mangaList.customLists).toEqual([]);
    expect(Viewer.statistics.anime).toMatchObject({
      count: 1,
      meanScore: 85,
      formats: [{ format: 'TV', count: 1, mediaIds: [FRIEREN] }],
    });
    expect(Viewer.statistics.anime.studios[0].studio.id).toEqual(expect.any(Number));
    expect(Viewer.statistics.manga).toEqual({ count: 0, chaptersRead: 0 });
    const entries = [{ mediaId: FRIEREN }];
    expect(MediaListCollection).toEqual({
      lists: [
        { name: 'Watching', status: 'CURRENT', isCustomList: false, entries },
        { name: 'On the train', status: null, isCustomList: true, entries },
      ],
      statusLists: [entries],
      customLists: [entries],
    });
    expect(MediaList).toEqual({
      score: 9,
      raw: 85,
      customLists: { 'On the train': true },
      array: [{ name: 'On the train', enabled: true }],
    });
    const { data: less } = await ask(
      '{ Viewer { mediaListOptions { animeList { customLists } } favourites { anime { nodes { id } } } } }',
      { token: await keyWith(['read:public']) },
    );
    expect(less.Viewer).toEqual({
      mediaListOptions: { animeList: { customLists: [] } },
      favourites: { anime: { nodes: [] } },
    });
  });
});

describe('who follows whom', () => {
  const FRIENDS = `query ($me: Int!) { Page { pageInfo { total } following(userId: $me, sort: [USERNAME]) { id name avatar { large } }
    followers(userId: $me) { name } } }`;
  const follow = async (bearerOf: string, username: string) => {
    const query = `mutation { followUser(username: "${username}") { user { followState } } }`;
    const { data } = await test.ask(query, { bearer: bearerOf });
    expect(data.followUser.user.followState).toBe('FOLLOWING');
  };

  it('is told to whom it concerns, of those who show themselves', async () => {
    const sora = await test.user('sora');
    await follow(bearer, 'sora');
    await follow(bearer, 'rin');
    await follow(sora.bearer, 'mika');
    const { data: me } = await ask('{ Viewer { id } }', { token: bearer });
    const variables = { me: me.Viewer.id };
    const { data, errors } = await ask(FRIENDS, { token: bearer, variables });
    expect(errors).toBeUndefined();
    expect(data.Page).toMatchObject({
      following: [{ name: 'sora', avatar: { large: null } }],
      followers: [{ name: 'sora' }],
    });
    const { data: less } = await ask(FRIENDS, { token: await keyWith(['read:list']), variables });
    expect(less.Page).toMatchObject({ following: [], followers: [] });
    const { status } = await ask(FRIENDS, { token: sora.bearer, variables });
    expect(status).toBe(404);
  });
});

describe.runIf(existsSync(OPERATIONS))('the operations of the contract', () => {
  const names = ['Viewer', 'List', 'RecentlyUpdated', 'One', 'ByMal'];

  it.each(names)('%s is answered', async (name) => {
    const whole = parse(readFileSync(OPERATIONS, 'utf8'));
    const document = separateOperations(whole)[name];
    expect(document?.definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION)).toBe(true);
    const { data: me } = await ask('{ Viewer { id } }', { token: bearer });
    const variables = {
      userId: me.Viewer.id,
      type: 'ANIME',
      chunk: 1,
      page: 1,
      mediaId: FRIEREN,
      ids: [52991],
    };
    const { status, data, errors } = await ask(document ? print(document) : '', {
      token: bearer,
      variables,
    });
    expect({ status, errors }).toEqual({ status: 200, errors: undefined });
    const text = JSON.stringify(data);
    expect(text).toContain(name === 'Viewer' ? '"mika"' : String(FRIEREN));
  });
});

it('draws from the limits of its caller and says so in the headers', async () => {
  const limited = await startTestApp({ roles: ['web'], settings: { TSUZUKI_LIMITS: 'on' } });
  try {
    const answers = [];
    for (let run = 0; run < 40; run += 1) answers.push(await askAniList(limited, '{ __typename }'));
    const denied = answers.find(({ status }) => status === 429);
    expect(denied).toMatchObject({
      data: null,
      errors: [{ status: 429, extensions: { code: 'RATE_LIMITED' } }],
    });
  } finally {
    await limited.close();
  }
});
