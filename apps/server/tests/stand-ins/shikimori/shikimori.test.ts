import { afterAll, beforeEach, expect, it } from 'vitest';
import { ask } from '../kit/ask.ts';
import { startShikimori } from './index.ts';
import { EMPTY } from './rate.ts';

let now = new Date('2026-10-01T12:00:00Z');
const shikimori = await startShikimori({ now: () => now });
const { accounts, lists } = shikimori;
afterAll(shikimori.close);

accounts.people.set('7', { id: '7', name: 'mika' });
lists.addWork({ id: '1', kind: 'anime', title: 'Cowboy Bebop', total: 26 });
lists.addWork({ id: '2', kind: 'manga', title: 'Monster', total: 162, volumes: 18 });
beforeEach(() => {
  lists.rows.clear();
  now = new Date(now.getTime() + 120_000);
});

const token = accounts.grant('7', 'shelf').accessToken;
/** Time between two calls, so that no test but one meets the limit. */
let pause = 300;
const call = (path: string, method = 'GET', body?: object, agent = 'Shelf of mika') => {
  now = new Date(now.getTime() + pause);
  return ask(`${shikimori.url}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'user-agent': agent,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
};
const create = async (fields: object, target = { target_type: 'Anime', target_id: 1 }) =>
  (await call('/v2/user_rates', 'POST', { user_rate: { user_id: 7, ...target, ...fields } })).json;
const change = async (id: number, fields: object) =>
  (await call(`/v2/user_rates/${id}`, 'PATCH', { user_rate: fields })).json;
const query = (source: string) => call('/graphql', 'POST', { query: source });

it('shuts out programs without a name of their own, and moves without telling the method', async () => {
  expect((await call('/v2/user_rates?user_id=7', 'GET', undefined, 'undici')).status).toBe(403);
  shikimori.movedTo = 'http://127.0.0.1:9';
  const moved = await call('/v2/user_rates', 'POST', {});
  expect([moved.status, moved.headers.get('location')]).toEqual([
    301,
    'http://127.0.0.1:9/api/v2/user_rates',
  ]);
  shikimori.movedTo = null;
});

it('adds what it thinks a change means', async () => {
  const { id } = await create({ status: 'planned' });
  expect(await change(id, { episodes: 3 })).toMatchObject({ status: 'watching', episodes: 3 });
  expect(await change(id, { status: 'completed' })).toMatchObject({ episodes: 26 });
  expect(await change(id, { status: 'rewatching' })).toMatchObject({ episodes: 0, rewatches: 0 });
  expect(await change(id, { episodes: 99 })).toMatchObject({
    status: 'completed',
    episodes: 26,
    rewatches: 1,
  });
  expect(await change(id, { status: 'rewatching', episodes: 4 })).toMatchObject({ episodes: 4 });
  expect(await change(id, { score: 11, text: 'x'.repeat(5000) })).toMatchObject({
    score: 0,
    text: 'x'.repeat(4096),
  });
  const manga = await create({ chapters: 9, volumes: 1 }, { target_type: 'Manga', target_id: 2 });
  expect(await change(manga.id, { chapters: 0 })).toMatchObject({ volumes: 0 });
});

it('reads two entries unless it is asked for more, fifty at most, and no anime together with manga', async () => {
  for (let id = 1; id <= 60; id += 1) {
    lists.addWork({ id: String(id), kind: 'anime', title: `Work ${id}`, total: 12 });
    lists.put({ accountId: '7', kind: 'anime', workId: String(id) }, EMPTY, now);
  }
  const count = async (args: string) =>
    (await query(`{ userRates(${args}) { id } }`)).json.data.userRates.length;
  expect([
    await count('page: 1'),
    await count('limit: 90'),
    await count('limit: 50, page: 2'),
  ]).toEqual([2, 50, 10]);
  const both = await query('{ userRates(limit: 5) { anime { id userRate { id } } manga { id } } }');
  expect(both.json.errors[0].message).toContain('max complexity of 190');
  expect((await query('{ userRates(limitt: 5) { id } }')).json.errors).toHaveLength(1);
  expect((await call('/v2/user_rates?user_id=7')).json).toHaveLength(60);
});

it('deletes, and stops who calls more than five times a second', async () => {
  pause = 0;
  const { id } = await create({ status: 'planned' });
  const statuses = [
    await call(`/v2/user_rates/${id}`, 'DELETE'),
    await call(`/v2/user_rates/${id}`, 'DELETE'),
  ];
  expect(statuses.map(({ status }) => status)).toEqual([204, 404]);
  await create({});
  await create({});
  await create({});
  expect((await call('/v2/user_rates?user_id=7')).status).toBe(429);
});
