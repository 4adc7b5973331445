import { afterAll, beforeEach, expect, it } from 'vitest';
import { ask, cameBack, queryOf } from '../kit/ask.ts';
import { type AnilistStandIn, startAnilist } from './index.ts';
import { EMPTY } from './state.ts';

let now = new Date('2026-10-01T03:00:00Z');
const anilist: AnilistStandIn = await startAnilist({ now: () => now });
const { accounts, lists } = anilist;
afterAll(anilist.close);

const MIKA = { id: '7', name: 'mika' };
accounts.people.set('7', MIKA);
accounts.people.set('8', { id: '8', name: 'ren' });
const client = { id: '12', secret: 'quiet', redirectUri: 'http://127.0.0.1:9/back' };
accounts.clients.set('12', client);
lists.addWork({ id: '1', kind: 'anime', title: 'Cowboy Bebop', total: 26, malId: 1 });
lists.addWork({ id: '30', kind: 'manga', title: 'Monster', total: 162, malId: 9 });

beforeEach(() => {
  lists.rows.clear();
  lists.customLists = [];
  // So that no test meets the calls of the one before.
  now = new Date(now.getTime() + 120_000);
});

const bearer = (id = '7') => accounts.grant(id, '12').accessToken;

const run = (query: string, variables: object = {}, token: string | null = bearer()) =>
  ask(anilist.url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables }),
  });

const SAVE = `mutation ($mediaId: Int, $id: Int, $status: MediaListStatus, $score: Float, $scoreRaw: Int, $date: FuzzyDateInput) {
  SaveMediaListEntry(mediaId: $mediaId, id: $id, status: $status, score: $score, scoreRaw: $scoreRaw, completedAt: $date) {
    id status score(format: POINT_100) completedAt { year month day }
  }
}`;

it('gives a program a token for a code, once, and only with the address that it registered', async () => {
  const page = `${anilist.url}/api/v2/oauth/authorize`;
  const query = { client_id: '12', response_type: 'code', redirect_uri: client.redirectUri };
  const wrong = queryOf({ ...query, redirect_uri: 'http://127.0.0.1:9/other' });
  expect((await ask(`${page}?${wrong}`)).status).toBe(400);
  const right = queryOf({ ...query, state: 's1', as: '7' });
  const { code = '', state } = cameBack(await ask(`${page}?${right}`));
  expect(state).toBe('s1');
  const exchange = () =>
    ask(`${anilist.url}/api/v2/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: '12',
        client_secret: 'quiet',
        redirect_uri: client.redirectUri,
        code,
      }),
    });
  const { json } = await exchange();
  const claims = JSON.parse(Buffer.from(json.access_token.split('.')[1], 'base64url').toString());
  expect(claims).toMatchObject({ sub: '7', exp: Math.floor(now.getTime() / 1000) + 31_536_000 });
  expect((await exchange()).status).toBe(400);
  const refused = queryOf({ ...query, as: 'nobody' });
  expect(cameBack(await ask(`${page}?${refused}`))).toEqual({ error: 'access_denied' });
});

it('refuses what its schema does not have, with status 400', async () => {
  const misspelt = await run('{ Viewer { id nme } }');
  expect(misspelt.status).toBe(400);
  expect(misspelt.json).toMatchObject({ data: null, errors: [{ status: 400 }] });
  const wrongEnum = await run('{ MediaListCollection(userId: 7, type: FILM) { hasNextChunk } }');
  expect(wrongEnum.status).toBe(400);
  expect((await ask(anilist.url)).status).toBe(405);
  const { json, status } = await run('{ Viewer { id } }', {}, 'made.up.token');
  expect([status, json.errors[0].message]).toEqual([400, 'Invalid token']);
  expect((await run('{ Viewer { id } }', {}, null)).status).toBe(401);
});

it('dates what is completed with its own day, unless a date comes with it', async () => {
  const today = await run(SAVE, { mediaId: 1, status: 'COMPLETED' });
  expect(today.json.data.SaveMediaListEntry.completedAt).toEqual({ year: 2026, month: 9, day: 30 });
  const date = { year: null, month: null, day: null };
  const none = await run(SAVE, { mediaId: 30, status: 'COMPLETED', date });
  expect(none.json.data.SaveMediaListEntry.completedAt).toEqual(date);
});

it('takes scores raw, and in the format of the account', async () => {
  const raw = await run(SAVE, { mediaId: 1, scoreRaw: 87 });
  const ten = await run(SAVE, { mediaId: 30, score: 7 });
  expect([raw, ten].map(({ json }) => json.data.SaveMediaListEntry.score)).toEqual([87, 70]);
  const tooMuch = await run(SAVE, { mediaId: 1, scoreRaw: 101 });
  expect([tooMuch.status, tooMuch.json.errors[0].validation]).toEqual([
    400,
    { scoreRaw: ['The scoreRaw must be between 0 and 100.'] },
  ]);
});

it('shows an entry in its status and in custom lists, private ones to their owner, 500 at most', async () => {
  lists.customLists = ['rainy days'];
  const put = (workId: string, fields: object) =>
    lists.put({ accountId: '7', kind: 'anime', workId }, { ...EMPTY, ...fields }, now);
  for (let id = 1; id <= 501; id += 1) {
    lists.addWork({ id: String(id), kind: 'anime', title: `Work ${id}`, total: 12 });
    put(String(id), { private: id === 2 });
  }
  put('501', { customLists: ['rainy days'] });
  put('500', { customLists: ['rainy days'], hiddenFromStatusLists: true });
  const LIST = `query ($chunk: Int) { MediaListCollection(userId: 7, type: ANIME, chunk: $chunk, perChunk: 900) {
    hasNextChunk lists { name isCustomList entries { mediaId } } } }`;
  const [first, last] = [await run(LIST, { chunk: 1 }), await run(LIST, { chunk: 2 })].map(
    ({ json }) => json.data.MediaListCollection,
  );
  const sizes = (collection: any) =>
    collection.lists.map(({ name, entries }: any) => [name, entries.length]);
  expect([first.hasNextChunk, sizes(first)]).toEqual([
    true,
    [
      ['CURRENT', 499],
      ['rainy days', 2],
    ],
  ]);
  expect([last.hasNextChunk, sizes(last)]).toEqual([false, [['CURRENT', 1]]]);
  const seen = await run(
    '{ MediaListCollection(userId: 7, type: ANIME) { lists { entries { mediaId } } } }',
    {},
    bearer('8'),
  );
  const ids = new Set(
    seen.json.data.MediaListCollection.lists[0].entries.map(({ mediaId }: any) => mediaId),
  );
  expect([ids.has(1), ids.has(2)]).toEqual([true, false]);
});

it('lets nobody touch the entries of others', async () => {
  const { id } = lists.put({ accountId: '7', kind: 'anime', workId: '1' }, EMPTY, now);
  const other = await run(SAVE, { id, status: 'DROPPED' }, bearer('8'));
  const gone = await run(
    'mutation ($id: Int) { DeleteMediaListEntry(id: $id) { deleted } }',
    { id },
    bearer('8'),
  );
  expect([other.status, gone.status, lists.rows.size]).toEqual([404, 404, 1]);
});

it('stops calls above its limit, and bursts of them, and says how many are left', async () => {
  anilist.limits = { usual: { calls: 3, seconds: 60 }, burst: { calls: 2, seconds: 5 } };
  const token = bearer();
  const viewer = () => run('{ Viewer { id } }', {}, token);
  const first = await viewer();
  expect(first.headers.get('x-ratelimit-limit')).toBe('3');
  expect(first.headers.get('x-ratelimit-remaining')).toBe('2');
  await viewer();
  const burst = await viewer();
  expect([burst.status, burst.headers.get('x-ratelimit-reset')]).toEqual([429, null]);
  now = new Date(now.getTime() + 10_000);
  const over = await viewer();
  expect([over.status, over.headers.get('retry-after')]).toEqual([429, '60']);
  expect(over.headers.get('x-ratelimit-remaining')).toBe('0');
  now = new Date(now.getTime() + 61_000);
  expect((await viewer()).status).toBe(200);
  anilist.limits = { usual: { calls: 90, seconds: 60 }, burst: { calls: 90, seconds: 5 } };
});
