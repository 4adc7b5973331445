import { afterAll, beforeEach, expect, it } from 'vitest';
import { ask, queryOf } from '../kit/ask.ts';
import { startSimkl } from './index.ts';

let now = new Date('2026-10-01T12:00:00Z');
const simkl = await startSimkl({ now: () => now });
const { accounts, lists } = simkl;
afterAll(simkl.close);

accounts.people.set('7', { id: '7', name: 'mika' });
lists.addWork({ id: '1', kind: 'anime', title: 'Bocchi the Rock!', total: 12, malId: 47_917 });
beforeEach(() => {
  lists.rows.clear();
  simkl.wholeLists = 100;
});

const CLIENT = { client_id: 'shelf', 'app-name': 'shelf', 'app-version': '1' };
const token = accounts.grant('7', 'shelf').accessToken;
const call = (path: string, query: Record<string, string> = {}, body?: object) =>
  ask(`${simkl.url}${path}?${queryOf({ ...CLIENT, ...query })}`, {
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
const write = (path: string, show: object) =>
  call(path, {}, { shows: [{ ids: { simkl: 1 }, ...show }] });
const item = async () => (await call('/sync/all-items/anime', { memos: 'yes' })).json.anime[0];

it('wants to know who calls', async () => {
  const { status, json } = await ask(`${simkl.url}/sync/activities?client_id=shelf`);
  expect([status, json]).toMatchObject([412, { error: 'client_id_failed', code: 412 }]);
  const nobody = await ask(`${simkl.url}/sync/activities?${queryOf(CLIENT)}`);
  expect([nobody.status, nobody.json.error]).toEqual([401, 'user_token_failed']);
});

it('moves an anime by its episodes and its rating', async () => {
  await write('/sync/ratings', { rating: 8 });
  expect(await item()).toMatchObject({ status: 'watching', user_rating: 8 });
  await write('/sync/add-to-list', { to: 'hold' });
  await write('/sync/history', {
    episodes: [{ number: 1 }],
    memo: { text: 'calm', is_private: true },
  });
  expect(await item()).toMatchObject({
    status: 'watching',
    watched_episodes_count: 1,
    memo: { text: 'calm' },
  });
  await write('/sync/add-to-list', { to: 'completed' });
  expect(await item()).toMatchObject({ status: 'completed', watched_episodes_count: 12 });
  await write('/sync/history/remove', { episodes: [{ number: 12 }] });
  expect(await item()).toMatchObject({ status: 'completed', watched_episodes_count: 11 });
  await write('/sync/history/remove', {});
  expect(lists.rows.size).toBe(0);
  const unknown = await call('/sync/history', {}, { shows: [{ ids: { simkl: 9 }, episodes: [] }] });
  expect([unknown.status, unknown.json.not_found.shows.length]).toEqual([201, 1]);
});

it('tells what changed since an instant, never what was removed, and stops who reads everything again', async () => {
  await write('/sync/add-to-list', { to: 'plantowatch' });
  const later = { date_from: '2026-10-01T12:00:01Z' };
  expect((await call('/sync/all-items/anime', later)).json).toBeNull();
  now = new Date('2026-10-01T13:00:00Z');
  await write('/sync/history/remove', {});
  expect((await call('/sync/all-items/anime', later)).json).toBeNull();
  const { json } = await call('/sync/activities');
  expect(json.anime).toMatchObject({
    all: '2026-10-01T13:00:00Z',
    removed_from_list: '2026-10-01T13:00:00Z',
  });
  simkl.wholeLists = 0;
  const ids = await call('/sync/all-items/anime', { extended: 'simkl_ids_only' });
  const whole = await call('/sync/all-items/anime');
  expect([ids.status, whole.status]).toEqual([200, 429]);
});

it('lets people type a code, and answers a code that is gone with another', async () => {
  const { user_code: code } = (await call('/oauth/pin')).json;
  const poll = async () => (await call(`/oauth/pin/${code}`)).json;
  expect(await poll()).toMatchObject({ result: 'KO' });
  simkl.pins.confirm(code, '7');
  expect(Object.keys(await poll())).toContain('access_token');
  const again = await poll();
  expect([again.user_code === code, again.access_token]).toEqual([false, undefined]);
});
