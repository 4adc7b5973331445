import { afterAll, expect, it } from 'vitest';
import { ask } from '../kit/ask.ts';
import { startMangadex } from './index.ts';

let now = new Date('2026-10-01T12:00:00Z');
const mangadex = await startMangadex({ now: () => now });
const { accounts, lists } = mangadex;
afterAll(mangadex.close);
accounts.people.set('7', { id: '7', name: 'mika', password: 'a quiet shelf' });
accounts.clients.set('personal', { id: 'personal', secret: 's', redirectUri: '' });
const ID = 'd8a959f7-648e-4c8d-8f23-f1f3f8e129f3';
lists.addWork({ id: ID, kind: 'manga', title: 'Monster', total: null });

const login = (fields: Record<string, string>) =>
  ask(`${mangadex.url}/realms/mangadex/protocol/openid-connect/token`, {
    method: 'POST',
    body: new URLSearchParams({ client_id: 'personal', client_secret: 's', ...fields }),
  });

it('knows programs that somebody registered, for a quarter of an hour, five times a second', async () => {
  const password = { grant_type: 'password', username: 'mika', password: 'a quiet shelf' };
  expect((await login({ ...password, client_secret: 'x' })).status).toBe(401);
  const { access_token: token, refresh_token: refresh } = (await login(password)).json;
  const call = (method: string, path: string, body?: object) =>
    ask(mangadex.url + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'user-agent': 'Shelf',
        'content-type': 'application/json',
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  await call('POST', `/manga/${ID}/status`, { status: 're_reading' });
  await call('POST', `/rating/${ID}`, { rating: 9 });
  expect((await call('GET', '/manga/status')).json.statuses).toEqual({ [ID]: 're_reading' });
  expect((await call('GET', `/rating?manga[]=${ID}&manga[]=other`)).json.ratings[ID].rating).toBe(
    9,
  );
  expect((await call('POST', `/manga/${ID}/status`, { status: 'watching' })).status).toBe(400);
  expect((await call('GET', '/manga/status')).status).toBe(429);
  now = new Date(now.getTime() + 2000);
  await call('POST', `/manga/${ID}/status`, { status: null });
  await call('DELETE', `/rating/${ID}`);
  expect((await call('GET', `/manga/${ID}/status`)).status).toBe(404);
  now = new Date(now.getTime() + 16 * 60_000);
  expect((await call('GET', '/manga/status')).status).toBe(401);
  expect((await login({ grant_type: 'refresh_token', refresh_token: refresh })).status).toBe(200);
});
