import { afterAll, expect, it } from 'vitest';
import { ask } from '../kit/ask.ts';
import { startMangaupdates } from './index.ts';

const service = await startMangaupdates();
afterAll(service.close);
service.accounts.people.set('7', { id: '7', name: 'mika', password: 'a quiet shelf' });
service.lists.addWork({ id: '88', kind: 'manga', title: 'Monster', total: 162 });

let token = '';
const call = async (method: string, path: string, body?: unknown) => {
  const { status, json } = await ask(`${service.url}/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status, json };
};

it('lets in who signs in, and keeps the rating apart from the list', async () => {
  expect((await call('POST', '/lists/0/search', {})).status).toBe(401);
  const login = { username: 'mika', password: 'a quiet shelf' };
  expect((await call('PUT', '/account/login', { ...login, password: 'x' })).status).toBe(401);
  token = (await call('PUT', '/account/login', login)).json.context.session_token;
  const series = { series: { id: 88 } };
  const statuses = [
    await call('POST', '/lists/series/update', [series]),
    await call('POST', '/lists/series', [{ ...series, list_id: 4, status: { chapter: 40 } }]),
    await call('POST', '/lists/series', [series]),
    await call('POST', '/lists/series/update', [{ ...series, status: { volume: -1 } }]),
    await call('POST', '/lists/series/update', series),
    await call('PUT', '/series/88/rating', { rating: 7.34 }),
    await call('PUT', '/series/88/rating', { rating: 0 }),
  ].map(({ status }) => status);
  expect(statuses).toEqual([412, 200, 412, 412, 400, 200, 400]);
  const page = await call('POST', '/lists/4/search', { page: 1, perpage: 50 });
  expect(page.json.results[0].record).toMatchObject({
    list_id: 4,
    status: { chapter: 40, volume: 0 },
  });
  expect((await call('GET', '/series/88/rating')).json).toEqual({ rating: 7.3 });
  await call('POST', '/lists/series/delete', [88]);
  const gone = [
    await call('GET', '/lists/series/88'),
    await call('POST', '/lists/series/delete', [88]),
  ];
  expect(gone.map(({ status }) => status)).toEqual([404, 412]);
});
