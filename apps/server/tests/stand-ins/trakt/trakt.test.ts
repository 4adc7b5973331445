import { afterAll, expect, it } from 'vitest';
import { ask } from '../kit/ask.ts';
import { EMPTY, startTrakt } from './index.ts';

let now = new Date('2026-10-01T12:00:00Z');
const trakt = await startTrakt({ now: () => now });
const { accounts, lists } = trakt;
afterAll(trakt.close);
accounts.people.set('7', { id: '7', name: 'mika' });
accounts.clients.set('app', { id: 'app', redirectUri: 'http://127.0.0.1:9/back' });
lists.addWork({ id: '3', kind: 'anime', title: 'Frieren', total: 28 });
lists.put({ accountId: '7', kind: 'anime', workId: '3' }, { ...EMPTY, rating: 9 }, now);

const grant = accounts.grant('7', 'app');
const call = (path: string, body?: object, version = '2') =>
  ask(trakt.url + path, {
    headers: {
      authorization: `Bearer ${grant.accessToken}`,
      'content-type': 'application/json',
      'trakt-api-version': version,
      'trakt-api-key': 'app',
    },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });

it('wants its headers, counts a play as often as it is sent, and takes one write a second', async () => {
  expect((await call('/sync/watched/shows', undefined, '1')).status).toBe(403);
  const play = {
    shows: [{ ids: { trakt: 3 }, seasons: [{ number: 1, episodes: [{ number: 1 }] }] }],
  };
  expect((await call('/sync/history', play)).status).toBe(201);
  const quick = await call('/sync/history', play);
  expect([quick.status, quick.headers.get('retry-after')]).toEqual([429, '1']);
  now = new Date(now.getTime() + 2000);
  await call('/sync/history', play);
  const [watched] = (await call('/sync/watched/shows')).json;
  expect([watched.plays, watched.seasons[0].episodes]).toMatchObject([
    2,
    [{ number: 1, plays: 2 }],
  ]);
  expect((await call('/sync/ratings/shows')).json[0].rating).toBe(9);
  expect((await call('/sync/watchlist/shows')).json).toEqual([]);
});

it('takes a refresh token once', async () => {
  const refresh = () =>
    ask(`${trakt.url}/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: grant.refreshToken }),
    });
  expect([(await refresh()).status, (await refresh()).status]).toEqual([200, 400]);
});
