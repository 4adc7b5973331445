import { afterAll, expect, it } from 'vitest';
import { ask, cameBack, queryOf } from '../kit/ask.ts';
import { startBangumi } from './index.ts';

let now = new Date('2026-10-01T12:00:00Z');
const bangumi = await startBangumi({ now: () => now });
const { accounts, lists } = bangumi;
afterAll(bangumi.close);
accounts.people.set('7', { id: '7', name: 'mika' });
accounts.clients.set('bgm1', { id: 'bgm1', secret: 's', redirectUri: 'http://127.0.0.1:9/back' });
lists.addWork({ id: '8', kind: 'manga', title: 'Monster', total: 162 });
lists.addWork({ id: '9', kind: 'anime', title: 'Cowboy Bebop', total: 26 });

const token = accounts.grant('7', 'bgm1').accessToken;
const call = (
  method: string,
  path: string,
  body?: object,
  agent = 'mika/shelf/1.0 (https://example.org)',
) =>
  ask(`${bangumi.url}/v0${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'user-agent': agent,
    },
    ...(body && { body: JSON.stringify(body) }),
  });

it('wants an agent that says who made it, and codes within a minute', async () => {
  expect((await call('GET', '/me', undefined, 'Shelf')).status).toBe(403);
  const code = async () => {
    const query = queryOf({ client_id: 'bgm1', response_type: 'code', as: '7' });
    return cameBack(await ask(`${bangumi.url}/oauth/authorize?${query}`))['code'] ?? '';
  };
  const token = (code: string) =>
    ask(`${bangumi.url}/oauth/access_token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: 'bgm1',
        client_secret: 's',
        code,
      }),
    });
  const late = await code();
  now = new Date(now.getTime() + 61_000);
  expect([(await token(late)).status, (await token(await code())).status]).toEqual([400, 200]);
});

it('changes books and anime, deletes nothing, and dates no change but that of the list', async () => {
  const created = await call('POST', '/users/-/collections/8', { type: 3, ep_status: 40 });
  expect(created.status).toBe(204);
  const { updated_at: at } = (await call('GET', '/users/mika/collections/8')).json;
  now = new Date(now.getTime() + 60_000);
  await call('PATCH', '/users/-/collections/8', { rate: 9 });
  expect((await call('GET', '/users/mika/collections/8')).json).toMatchObject({
    rate: 9,
    updated_at: at,
  });
  const refused = [
    await call('POST', '/users/-/collections/9', { type: 3, ep_status: 4 }),
    await call('PATCH', '/users/-/collections/9', { type: 3 }),
    await call('POST', '/users/-/collections/8', { rate: 11 }),
    await call('DELETE', '/users/-/collections/8'),
    await call('GET', '/users/mika/collections?limit=51'),
  ];
  expect(refused.map(({ status }) => status)).toEqual([400, 404, 400, 405, 400]);
  const { json } = await call('GET', `/users/mika/collections?${queryOf({ subject_type: '1' })}`);
  expect([json.total, json.data[0].subject_type]).toEqual([1, 1]);
});
