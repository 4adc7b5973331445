import { afterAll, beforeEach, expect, it } from 'vitest';
import { startMal } from '../mal/index.ts';
import { EMPTY } from '../mal/fields.ts';
import { type AskInit, ask } from './ask.ts';

const mal = await startMal();
afterAll(mal.close);
mal.accounts.people.set('7', { id: '7', name: 'mika' });
for (let id = 1; id <= 6; id += 1) {
  mal.lists.addWork({ id: String(id), kind: 'anime', title: `Work ${id}`, total: 12 });
  mal.lists.put({ accountId: '7', kind: 'anime', workId: String(id) }, EMPTY, new Date());
}
beforeEach(() => {
  mal.log.length = 0;
});

const call = (path: string, init: AskInit = {}) =>
  ask(`${mal.url}/v2${path}`, {
    ...init,
    headers: { authorization: `Bearer ${mal.accounts.grant('7', 'shelf').accessToken}` },
  });
const write = (progress: number) =>
  call('/anime/1/my_list_status', {
    method: 'PATCH',
    body: new URLSearchParams({ num_watched_episodes: String(progress) }),
  });
const kept = () => mal.lists.rowOf('7', 'anime', '1')?.fields.units;
const page = async (offset: number) => {
  const { json } = await call(`/users/@me/animelist?limit=2&offset=${offset}`);
  return json.data.map(({ node }: any) => node.id);
};

it('closes a connection before or after it did what it was asked', async () => {
  mal.faults.push({ fault: 'closed-before' });
  await expect(write(1)).rejects.toThrow();
  expect(kept()).toBe(0);
  mal.faults.push({ fault: 'closed-after' });
  await expect(write(2)).rejects.toThrow();
  expect(kept()).toBe(2);
  mal.faults.push({ fault: 'truncated' });
  const { status, json } = await write(3);
  expect([status, json, kept()]).toEqual([200, undefined, 3]);
  expect(mal.log.map(({ method, status }) => `${method} ${status}`)).toEqual([
    'PATCH 0',
    'PATCH 0',
    'PATCH 200',
  ]);
});

it('does nothing while it is away', async () => {
  const seen = [];
  for (const fault of ['html', 'limited', 'disabled', 'bad-gateway'] as const) {
    mal.faults.push({ fault });
    const { status, headers } = await write(9);
    seen.push([status, headers.get('content-type'), headers.get('retry-after')]);
  }
  expect(seen).toEqual([
    [200, 'text/html', null],
    [429, 'text/plain', null],
    [403, 'application/json', null],
    [502, 'text/html', null],
  ]);
  expect(kept()).toBe(3);
});

it('repeats a page, moves entries between pages, and waits for the call that a fault is meant for', async () => {
  mal.faults.push({ fault: 'repeated-page', meets: ({ query }) => query['offset'] === '2' });
  expect(await page(0)).toEqual([1, 2]);
  expect(await page(2)).toEqual([1, 2]);
  mal.faults.push({ fault: 'shifted-page' });
  expect(await page(2)).toEqual([2, 3]);
  expect(await page(2)).toEqual([3, 4]);
});

it('takes back the token of a request, and runs with a clock that is wrong', async () => {
  mal.faults.push({ fault: 'revoked' });
  expect((await call('/users/@me')).status).toBe(401);
  mal.skew = 9 * 60_000;
  const { headers } = await call('/users/@me');
  const ahead = Date.parse(headers.get('date') ?? '') - Date.now();
  expect(ahead).toBeGreaterThan(8 * 60_000);
  mal.skew = 0;
  mal.outage = 'disabled';
  expect([(await write(5)).status, (await write(5)).status]).toEqual([403, 403]);
  mal.outage = null;
});
