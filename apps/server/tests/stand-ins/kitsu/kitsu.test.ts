import { afterAll, beforeEach, expect, it } from 'vitest';
import { type AskInit, ask, queryOf } from '../kit/ask.ts';
import { startKitsu } from './index.ts';

const kitsu = await startKitsu({ now: () => new Date('2026-10-01T12:00:00Z') });
const { accounts, lists } = kitsu;
afterAll(kitsu.close);

accounts.people.set('7', { id: '7', name: 'mika', password: 'a quiet shelf' });
lists.addWork({ id: '1', kind: 'anime', title: 'Cowboy Bebop', total: 26, malId: 1 });
beforeEach(() => lists.rows.clear());

const MEDIA_TYPE = 'application/vnd.api+json';
const call = (path: string, init: AskInit = {}) =>
  ask(`${kitsu.url}/api/edge${path}`, {
    ...init,
    headers: {
      accept: MEDIA_TYPE,
      'content-type': MEDIA_TYPE,
      authorization: `Bearer ${accounts.grant('7', 'kitsu').accessToken}`,
      ...init.headers,
    },
  });

const relationships = {
  user: { data: { type: 'users', id: '7' } },
  anime: { data: { type: 'anime', id: '1' } },
};
const create = (attributes: object) =>
  call('/library-entries', {
    method: 'POST',
    body: JSON.stringify({ data: { type: 'libraryEntries', attributes, relationships } }),
  });
const change = (id: string, attributes: object) =>
  call(`/library-entries/${id}`, {
    method: 'PATCH',
    body: JSON.stringify({ data: { type: 'libraryEntries', id, attributes } }),
  });

it('gives tokens for a password, fifteen times a minute, and new ones for a refresh token', async () => {
  const token = (body: Record<string, string>) =>
    ask(`${kitsu.url}/api/oauth/token`, { method: 'POST', body: new URLSearchParams(body) });
  const login = { grant_type: 'password', username: 'mika', password: 'a quiet shelf' };
  const { json } = await token(login);
  expect(json).toMatchObject({ expires_in: 2_592_000, token_type: 'Bearer' });
  expect((await token({ ...login, password: 'a guess' })).status).toBe(400);
  const refreshed = { grant_type: 'refresh_token', refresh_token: json.refresh_token };
  expect((await token(refreshed)).status).toBe(200);
  expect((await token(refreshed)).status).toBe(400);
  const tries = [];
  for (let number = 0; number < 14; number += 1) tries.push((await token(login)).status);
  expect(tries.indexOf(429)).toBe(13);
});

it('speaks JSON:API alone', async () => {
  expect((await call('/users', { headers: { accept: 'application/json' } })).status).toBe(406);
  const plain = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } };
  expect((await call('/library-entries', plain)).status).toBe(415);
  const self = await call(`/users?${queryOf({ 'filter[self]': 'true' })}`);
  expect(self.json.data).toMatchObject([{ id: '7', attributes: { timeZone: 'Asia/Tokyo' } }]);
});

it('adds what it thinks a change means', async () => {
  const { json } = await create({ status: 'planned' });
  const { id } = json.data;
  const moved = await change(id, { progress: 3 });
  expect(moved.json.data.attributes).toMatchObject({
    status: 'current',
    startedAt: '2026-10-01T12:00:00.000Z',
  });
  const ended = await change(id, { progress: 26 });
  expect(ended.json.data.attributes).toMatchObject({
    status: 'completed',
    finishedAt: '2026-10-01T12:00:00.000Z',
  });
  const held = await change(id, { status: 'on_hold', progress: 4 });
  expect(held.json.data.attributes).toMatchObject({ status: 'on_hold', progress: 4 });
  const whole = await change(id, { status: 'completed' });
  expect(whole.json.data.attributes.progress).toBe(26);
});

it('refuses what is more than there is, and the same work twice', async () => {
  const { json } = await create({ status: 'planned' });
  const { id } = json.data;
  const answers = [
    await create({ status: 'current' }),
    await change(id, { progress: 27 }),
    await change(id, { reconsumeCount: 51 }),
    await change(id, { ratingTwenty: 1 }),
    await change(id, { rating: 5 }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422]);
  expect((await call(`/library-entries/${id}`, { method: 'DELETE' })).status).toBe(204);
  expect((await call(`/library-entries/${id}`, { method: 'DELETE' })).status).toBe(404);
});

it('names works, and their ids elsewhere, only if it is asked for them', async () => {
  await create({ status: 'planned' });
  const list = (more: Record<string, string>) =>
    call(`/library-entries?${queryOf({ 'filter[user_id]': '7', ...more })}`);
  const bare = await list({});
  expect(bare.json.data[0].relationships.anime).not.toHaveProperty('data');
  const { json } = await list({ include: 'anime,anime.mappings', 'filter[kind]': 'anime' });
  expect(json.data[0].relationships.anime.data).toEqual({ type: 'anime', id: '1' });
  expect(json.included.map(({ type }: any) => type)).toEqual(['anime', 'mappings']);
  expect((await list({ 'filter[since]': '2026-10-02T00:00:00Z' })).json.data).toEqual([]);
  expect((await list({ 'page[limit]': '501' })).status).toBe(400);
});
