import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createKey } from '#slices/access/index.ts';
import { schedule } from '#slices/airing/index.ts';
import { catalogue } from '#slices/catalog/index.ts';
import { pathOf } from '#slices/feeds/feed-kind.ts';
import { docsBlocks } from '../docs-blocks.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

const FRIEREN = { anilist: 154587, mal: 52991 };

let test: TestApp;
let userId: string;
let bearer: string;
let token: string;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', settings: { TSUZUKI_LIMITS: 'off' } });
  ({ id: userId, bearer } = await test.user('mika'));
  token = await keyFor(['read:list', 'write:list']);
});
afterAll(() => test.close());

const keyFor = async (scopes: ('read:list' | 'write:list' | 'read:public')[]) => {
  const input = { userId, name: 'a client', scopes };
  return (await test.app.db.transaction().execute((tx) => createKey(test.app, tx, input))).key;
};

const send = async (path: string, { method = 'GET', body, headers = {} }: any = {}) => {
  const response = await fetch(`${test.url}${path}`, {
    method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: text === '' ? undefined : JSON.parse(text),
  };
};

const adultId = (): string => {
  const sites = new Set(['mal', 'anilist', 'anidb']);
  for (const { isAdult, externalIds } of test.app.get(catalogue).all()) {
    const known = isAdult && externalIds.find(({ site }) => sites.has(site));
    if (known) return `source=${known.site === 'mal' ? 'myanimelist' : known.site}&id=${known.id}`;
  }
  throw new Error('the shelf has no adult title with an id');
};

describe('ids in the form of arm-server', () => {
  const ids = (query: string) => send(`/api/v2/ids?${query}`);

  it('come for one id, all of them or some', async () => {
    const { status, body, headers } = await ids(`source=anilist&id=${FRIEREN.anilist}`);
    expect(status).toBe(200);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(body).toMatchObject({
      anilist: FRIEREN.anilist,
      myanimelist: FRIEREN.mal,
      media: 'TV',
      themoviedb: 209867,
      'themoviedb-season': 1,
    });
    expect(Object.keys(body)).toEqual(
      expect.arrayContaining(['anidb', 'imdb', 'kitsu', 'anime-planet', 'thetvdb', 'livechart']),
    );
    const some = await ids(`source=myanimelist&id=${FRIEREN.mal}&include=anilist,imdb,nonsense`);
    expect(some.body).toEqual({ anilist: FRIEREN.anilist, imdb: null });
  });

  it('are null where no anime has the id, and for an adult title that nobody may see', async () => {
    for (const query of ['source=kitsu&id=49999999', 'source=imdb&id=tt1', adultId()]) {
      const { status, body } = await ids(query);
      expect({ query, status, body }).toEqual({ query, status: 200, body: null });
    }
  });

  it('come for many ids in their order, and for one object', async () => {
    const body = [
      { anilist: FRIEREN.anilist },
      { kitsu: 49_999_999 },
      { myanimelist: FRIEREN.mal },
    ];
    const many = await send('/api/v2/ids', { method: 'POST', body });
    const numbers = many.body.map((each: any) => each?.anilist ?? null);
    expect(numbers).toEqual([FRIEREN.anilist, null, FRIEREN.anilist]);
    const one = await send('/api/v2/ids', {
      method: 'POST',
      body: { anilist: String(FRIEREN.anilist) },
    });
    expect(one.body.myanimelist).toBe(FRIEREN.mal);
  });

  it('refuse what names no id, and too many', async () => {
    for (const query of ['source=themoviedb&id=1', 'source=anilist&id=x', 'id=1', 'source=anilist'])
      expect((await ids(query)).status).toBe(400);
    for (const body of [
      {},
      [],
      [{}],
      { anilist: 'x' },
      Array.from({ length: 101 }, () => ({ anilist: 1 })),
      'x',
    ])
      expect((await send('/api/v2/ids', { method: 'POST', body })).status).toBe(400);
    expect((await ids(`source=anilist&id=${FRIEREN.anilist}&include=foo`)).status).toBe(400);
    const preflight = await send('/api/v2/ids', { method: 'OPTIONS' });
    expect(preflight.headers.get('access-control-allow-methods')).toContain('POST');
  });

  it('say which row and which site is wrong, and what it takes', async () => {
    const post = (body: unknown) => send('/api/v2/ids', { method: 'POST', body });
    const said = ({ body: { detail, fields } }: any) => [detail, fields];
    const number = (field: string) => `"${field}" must be a whole number from 1 to 50000000.`;
    expect(said(await ids('source=anilist&id=abc'))).toEqual([number('id'), ['id']]);
    expect(said(await ids('source=foo&id=1'))).toEqual([
      expect.stringMatching(/^"source" must be one of anidb, anilist, .*notify-moe\.$/u),
      ['source'],
    ]);
    expect(said(await post([{ kitsu: 1 }, { anilist: 1 }, { anilist: 99_999_998 }]))).toEqual([
      number('2.anilist'),
      ['2.anilist'],
    ]);
    expect(said(await post([{ anilist: 1 }, { foo: 1 }]))).toEqual([
      expect.stringMatching(/^"1.foo" is not known here. Give the id of one of anidb, /u),
      ['1.foo', '1'],
    ]);
    expect(said(await post([{ anilist: 1 }, {}]))).toEqual([
      expect.stringContaining('Give the id of one of anidb, anilist,'),
      ['1'],
    ]);
    expect(said(await post([]))).toEqual(['"body" is too short: at least 1 in number.', ['body']]);
    expect(said(await ids('source=anilist&id=1&include=foo'))).toEqual([
      expect.stringMatching(/^"include" may name .*, and not “foo”\.$/u),
      ['include'],
    ]);
  });
});

describe('the API of Yamtrack', () => {
  const ask = (path: string, options: object = {}, key = token) =>
    send(`/api/v1${path}`, { ...options, headers: { authorization: `Bearer ${key}` } });
  const PATH = `/media/anime/mal/${FRIEREN.mal}/`;

  it('says what it is to anybody, and shows a list to its owner alone', async () => {
    expect((await send('/api/v1/info/')).body).toMatchObject({
      version: expect.any(String),
      debug: false,
      frontend_url: expect.stringMatching(/^http/u),
    });
    expect((await send('/api/v1/health/')).body.status).toBe('ok');
    expect((await send('/api/v1/media/')).status).toBe(401);
    expect((await ask('/media/', {}, 'svc_live_x')).status).toBe(401);
    expect((await ask('/media/', {}, await keyFor(['read:public']))).status).toBe(403);
    const headers = { 'x-api-key': token };
    expect((await send('/api/v1/media/', { headers })).status).toBe(200);
  });

  it('finds a title, adds it, changes it and takes it off the list', async () => {
    const found = await ask('/search/anime/?search=frieren&source=mal');
    const match = found.body.results.find(({ media_id: id }: any) => id === String(FRIEREN.mal));
    expect(match).toMatchObject({
      source: 'mal',
      media_type: 'anime',
      tracked: false,
      item_id: `anime/mal/${FRIEREN.mal}`,
    });
    const added = await ask('/media/anime/', {
      method: 'POST',
      body: { source: 'mal', media_id: match.media_id, status: 1, progress: 3, score: 8.5 },
    });
    expect(added.status).toBe(201);
    expect(added.body).toMatchObject({
      tracked: true,
      status: 1,
      progress: 3,
      score: 8.5,
      lists: [],
    });
    await ask(PATH, { method: 'PATCH', body: { progress: 4 } });
    const changed = await ask(PATH, {
      method: 'PATCH',
      body: { status: 3, notes: 'at last', start_date: '2026-01-02T10:00:00Z', score: null },
    });
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({
      media_id: String(FRIEREN.mal),
      tracked: true,
      max_progress: 28,
      details: { episodes: 28 },
      consumptions: [
        {
          status: 3,
          progress: 28,
          score: null,
          notes: 'at last',
          start_date: '2026-01-02T00:00:00Z',
          end_date: '2026-01-15T00:00:00Z',
        },
      ],
    });
    const { data } = await test.ask('{ viewer { history { nodes { client { name } } } } }', {
      bearer,
    });
    expect(data.viewer.history.nodes[0].client).toEqual({ name: 'a client' });
    expect((await ask('/search/anime/?search=frieren&source=mal')).body.results[0].tracked).toBe(
      true,
    );
    expect((await ask(PATH, { method: 'DELETE' })).status).toBe(204);
    expect((await ask(PATH)).body).toMatchObject({ tracked: false, consumptions: [] });
    expect((await ask(PATH, { method: 'DELETE' })).status).toBe(404);
  });

  it('gives a list in parts, by status, kind, words and order', async () => {
    const works = [...test.app.get(catalogue).all()].filter(
      ({ isAdult, externalIds }) => !isAdult && externalIds.some(({ site }) => site === 'mal'),
    );
    for (const [at, work] of works.slice(0, 5).entries()) {
      const id = work.externalIds.find(({ site }) => site === 'mal')!.id;
      const body = { media_id: id, status: at === 0 ? 4 : 0, score: at };
      expect((await ask('/media/anime/', { method: 'POST', body })).status).toBe(201);
    }
    const first = (await ask('/media/?limit=2&sort=score_desc')).body;
    expect(first.pagination).toMatchObject({ total: 5, limit: 2, offset: 0, previous: null });
    expect(first.results.map(({ score }: any) => score)).toEqual([4, 3]);
    const next = new URL(first.pagination.next);
    const second = (await ask(`${next.pathname.replace('/api/v1', '')}${next.search}`)).body;
    expect(second.results.map(({ score }: any) => score)).toEqual([2, 1]);
    const total = async (query: string) => (await ask(query)).body.pagination.total;
    expect(await total('/media/anime/?status=4')).toBe(1);
    expect(await total('/media/manga/')).toBe(0);
    expect(await total('/media/tv/')).toBe(0);
    expect(await total('/media/?exclude=anime,tv')).toBe(0);
    const [{ item }] = first.results;
    expect(await total(`/media/?search=${encodeURIComponent(item.title)}`)).toBeGreaterThan(0);
    expect((await ask('/media/?sort=colour_asc')).status).toBe(400);
    expect((await ask('/media/?limit=0')).status).toBe(400);
  });

  it('shows the calendar of a list, and custom lists', async () => {
    const now = test.clock.now();
    const airing = [...test.app.get(catalogue).all()].find(
      (anime) =>
        !anime.isAdult &&
        anime.externalIds.some(({ site }) => site === 'mal') &&
        test.app.get(schedule).nextOf(anime, now),
    )!;
    const { airingAt } = test.app.get(schedule).nextOf(airing, now)!;
    const person = await test.ask(
      'mutation { createCustomList(media: ANIME, name: "Quiet evenings") { customList { id } } }',
      { bearer },
    );
    const listId = person.data.createCustomList.customList.id;
    await test.ask(
      `mutation ($input: SaveAnimeListEntryInput!) { saveAnimeListEntry(input: $input) { outcome } }`,
      {
        bearer,
        variables: { input: { animeId: airing.id, status: 'CURRENT', customLists: [listId] } },
      },
    );
    const day = airingAt.toISOString().slice(0, 10);
    const events = await ask(`/calendar/?start_date=${day}&end_date=${day}&limit=100`);
    const times = events.body.results.map(({ datetime }: any) => datetime);
    expect(times).toContain(airingAt.toISOString());
    expect(times).toEqual(times.toSorted());
    expect((await ask('/calendar/')).status).toBe(200);
    for (const query of ['start_date=2026-01-01&end_date=2027-12-31', 'month=13', 'start_date=x'])
      expect((await ask(`/calendar/?${query}`)).status).toBe(400);
    const { body: lists } = await ask('/lists/?search=quiet');
    expect(lists.results).toMatchObject([{ name: 'Quiet evenings', items_count: 1 }]);
    const { body: list } = await ask(`/lists/${lists.results[0].id}/`);
    expect(list.items.results).toMatchObject([{ tracked: true, lists: [{ list_id: list.id }] }]);
    const { body: items } = await ask(`/lists/${list.id}/items/?limit=1`);
    expect(items.pagination.total).toBe(1);
    expect((await ask('/lists/1/')).status).toBe(404);
    await test.ask(`mutation { deleteCustomList(id: "${listId}") { __typename } }`, { bearer });
  });

  it('leaves the status of a title that is on the list, and half a chapter that it does not show', async () => {
    const post = (body: object) =>
      ask('/media/anime/', { method: 'POST', body: { media_id: String(FRIEREN.mal), ...body } });
    expect((await post({})).body.status).toBe(0);
    await post({ status: 2, progress: 4 });
    const { pool } = test.app.database;
    await pool.query(
      'update lists.entry set progress = 4.5, stated_progress = 4.5 where user_id = $1 and progress = 4',
      [userId],
    );
    expect((await post({ progress: 4, notes: 'again' })).body).toMatchObject({
      status: 2,
      progress: 4,
    });
    const { rows } = await pool.query(
      'select progress from lists.entry where user_id = $1 and notes = $2',
      [userId, 'again'],
    );
    expect(Number(rows[0].progress)).toBe(4.5);
    expect((await ask(PATH, { method: 'DELETE' })).status).toBe(204);
  });

  it('refuses what it cannot keep, says which field, and changes nothing', async () => {
    const post = (body: object, type = 'anime') => ask(`/media/${type}/`, { method: 'POST', body });
    const before = (await ask('/media/?sort=title_asc&limit=100')).body;
    const refused = await post({ media_id: String(FRIEREN.mal), progress: 99 });
    expect(refused).toMatchObject({
      status: 400,
      body: { detail: expect.any(String), field: 'progress' },
    });
    expect((await post({ source: 'manual', title: 'My own film' })).status).toBe(400);
    expect((await post({ media_id: '0' })).status).toBe(404);
    expect((await post({ media_id: '1' }, 'boardgame')).status).toBe(400);
    expect((await post({ media_id: String(FRIEREN.mal), status: 7 })).status).toBe(400);
    expect((await ask(PATH, { method: 'PATCH', body: { status: 1 } })).status).toBe(404);
    expect((await ask('/media/tv/tmdb/1/')).status).toBe(404);
    const reader = await keyFor(['read:list']);
    const options = { method: 'POST', body: { media_id: String(FRIEREN.mal) } };
    expect((await ask('/media/anime/', options, reader)).status).toBe(403);
    expect((await ask('/media/?sort=title_asc&limit=100')).body).toEqual(before);
  });
});

describe('the recipes of the docs', () => {
  const recipes = docsBlocks('yaml').filter(({ file }) => file === 'docs/other-apps.md');
  const parts = (text: string, form: RegExp): string[] =>
    [...text.matchAll(form)].map(({ groups }) => groups?.['it'] ?? '');

  it('ask for what is there, by the names under which they show it', async () => {
    const asking = recipes.filter(({ text }) => text.includes('/graphql'));
    expect(asking).toHaveLength(2);
    for (const { text } of asking) {
      const [sent = ''] = parts(text, /(?:query|payload): '(?<it>[^']+)'/gu);
      const body = sent.startsWith('{"') ? JSON.parse(sent) : { query: sent };
      const shown = await send('/graphql', {
        method: 'POST',
        body,
        headers: { 'x-api-key': token },
      });
      const paths = parts(text, /(?:field: |value_json\.)(?<it>data[\w.]+)/gu);
      expect(paths.length).toBeGreaterThan(0);
      for (const path of paths) {
        const value = path.split('.').reduce((at: any, name) => at?.[name], shown.body);
        expect({ path, value }).toEqual({ path, value: expect.any(Number) });
      }
    }
  });

  it('name the calendar as it is named', () => {
    const [address] = recipes.flatMap(({ text }) => parts(text, /url: \S+(?<it>\/feeds\/\S+)/gu));
    expect(address).toBe(pathOf('calendar', 'svc_feed_…'));
  });
});
