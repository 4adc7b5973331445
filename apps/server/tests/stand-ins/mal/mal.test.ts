import { afterAll, beforeEach, expect, it } from 'vitest';
import { type AskInit, ask, cameBack, queryOf } from '../kit/ask.ts';
import { EMPTY } from './fields.ts';
import { startMal } from './index.ts';

const mal = await startMal();
const { accounts, lists } = mal;
afterAll(mal.close);

accounts.people.set('7', { id: '7', name: 'mika' });
const client = { id: 'shelf', redirectUri: 'http://127.0.0.1:9/back' };
accounts.clients.set('shelf', client);
lists.addWork({ id: '1', kind: 'anime', title: 'Cowboy Bebop', total: 26 });
lists.addWork({ id: '2', kind: 'anime', title: 'Not for all', total: 2, isAdult: true });
beforeEach(() => lists.rows.clear());

const call = (path: string, init: AskInit = {}) =>
  ask(`${mal.url}/v2${path}`, {
    ...init,
    headers: {
      authorization: `Bearer ${accounts.grant('7', 'shelf').accessToken}`,
      ...init.headers,
    },
  });
const form = (fields: Record<string, string>) => ({
  method: 'PATCH',
  body: new URLSearchParams(fields),
});

it('wants a plain challenge of 43 characters or more, and takes a refresh token once', async () => {
  const verifier = 'v'.repeat(43);
  const page = (more: Record<string, string>) => {
    const usual = { response_type: 'code', client_id: 'shelf', code_challenge: verifier, as: '7' };
    return ask(`${mal.url}/v1/oauth2/authorize?${queryOf({ ...usual, ...more })}`);
  };
  expect((await page({ code_challenge_method: 'S256' })).status).toBe(400);
  expect((await page({ code_challenge: 'short' })).status).toBe(400);
  const token = (fields: Record<string, string>) =>
    ask(`${mal.url}/v1/oauth2/token`, {
      method: 'POST',
      body: new URLSearchParams({ client_id: 'shelf', ...fields }),
    });
  const grant = { grant_type: 'authorization_code' };
  const { code: spoilt = '' } = cameBack(await page({}));
  const wrong = await token({ ...grant, code: spoilt, code_verifier: 'w'.repeat(43) });
  expect(wrong.status).toBe(400);
  const { code = '' } = cameBack(await page({}));
  const { json } = await token({ ...grant, code, code_verifier: verifier });
  expect(json).toMatchObject({ token_type: 'Bearer', expires_in: 3600 });
  const refresh = () => token({ grant_type: 'refresh_token', refresh_token: json.refresh_token });
  expect([(await refresh()).status, (await refresh()).status]).toEqual([200, 401]);
});

it('takes forms and no JSON, with other names than it shows, and changes only what was sent', async () => {
  const sent = await call(
    '/anime/1/my_list_status',
    form({ num_watched_episodes: '3', score: '8' }),
  );
  expect(sent.json).toMatchObject({ status: 'watching', num_episodes_watched: 3, score: 8 });
  const more = await call('/anime/1/my_list_status', form({ status: 'completed' }));
  expect(more.json).toMatchObject({ status: 'completed', num_episodes_watched: 3, score: 8 });
  expect(more.json).not.toHaveProperty('finish_date');
  const json = await call('/anime/1/my_list_status', {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: '{"score":8}',
  });
  const refused = [
    form({ score: '11' }),
    form({ num_episodes_watched: '3' }),
    form({ status: 'reading' }),
  ];
  const statuses = [
    json,
    ...(await Promise.all(refused.map((one) => call('/anime/1/my_list_status', one)))),
  ];
  expect(statuses.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
});

it('shows few fields, and no adult works, unless it is asked for them', async () => {
  for (const workId of ['1', '2'])
    lists.put(
      { accountId: '7', kind: 'anime', workId },
      { ...EMPTY, comments: 'calm' },
      new Date(),
    );
  const bare = await call('/users/@me/animelist');
  expect(bare.json).toEqual({ data: [{ node: { id: 1, title: 'Cowboy Bebop' } }], paging: {} });
  const fields = 'list_status{comments},num_episodes';
  const asked = await call(`/users/@me/animelist?${queryOf({ fields, nsfw: 'true', limit: '1' })}`);
  expect(asked.json.data[0].node).toEqual({ id: 1, title: 'Cowboy Bebop', num_episodes: 26 });
  expect(asked.json.data[0].list_status).toMatchObject({ comments: 'calm', score: 0 });
  expect(asked.json.data[0].list_status).not.toHaveProperty('priority');
  const next = new URL(asked.json.paging.next);
  expect(next.origin).toBe(mal.url);
  const last = await call(next.pathname.slice('/v2'.length) + next.search);
  expect([last.json.data[0].node.id, last.json.paging]).toEqual([2, {}]);
  expect((await call('/users/@me/animelist?limit=1001')).status).toBe(400);
});

it('deletes once, and tells the entry of a work only if it is asked for it', async () => {
  const path = '/anime/1/my_list_status';
  await call(path, form({ status: 'on_hold' }));
  expect((await call('/anime/1')).json).toEqual({ id: 1, title: 'Cowboy Bebop' });
  expect((await call('/anime/1?fields=my_list_status')).json.my_list_status.status).toBe('on_hold');
  const statuses = [await call(path, { method: 'DELETE' }), await call(path, { method: 'DELETE' })];
  expect(statuses.map(({ status }) => status)).toEqual([200, 404]);
  expect((await ask(`${mal.url}/v2/users/@me`)).json).toMatchObject({ error: 'invalid_token' });
});

it('answers who calls too often with a page', async () => {
  mal.limit = { calls: 0, seconds: 60 };
  const { status, text } = await call('/users/@me');
  expect([status, text.includes('Request blocked')]).toEqual([403, true]);
  mal.limit = { calls: 300, seconds: 60 };
});
