import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createKey } from '#slices/access/index.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({
    template: 'shelf',
    roles: ['web'],
    settings: { TSUZUKI_LIMITS: 'on' },
  });
});
afterAll(() => test.close());

const keyOf = async (name: string): Promise<string> => {
  const { id: userId } = await test.user(name);
  const made = test.app.db.transaction().execute((tx) => createKey(test.app, tx, { userId }));
  return (await made).key;
};

const bodyOf = async (response: Response): Promise<any> => response.json();

interface Sent {
  body?: string;
  headers?: Record<string, string>;
}

const post = (key: string | null, init: Sent = {}, path = '/compat/anilist') =>
  fetch(`${test.url}${path}`, {
    method: 'POST',
    body: JSON.stringify({ query: '{ Page { media(type: ANIME) { id } } }' }),
    ...init,
    headers: {
      'content-type': 'application/json',
      ...(key && { authorization: `Bearer ${key}` }),
      ...init.headers,
    },
  });

describe('limits', () => {
  it.each([
    ['a free key', 'free', 30],
    ['an address', null, 20],
  ])('of %s may all be taken at once, and come back at its rate', async (_who, name, most) => {
    const key = name && (await keyOf(name));
    const first = await post(key);
    expect(first.headers.get('x-ratelimit-limit')).toBe(String(most));
    expect(first.headers.get('x-ratelimit-remaining')).toBe(String(most - 1));
    expect(first.headers.has('x-ratelimit-reset')).toBe(false);
    for (let sent = 1; sent < most; sent += 1) expect((await post(key)).status).toBe(200);
    const denied = await post(key);
    expect(denied.status).toBe(429);
    expect(await denied.json()).toMatchObject({
      data: null,
      errors: [{ message: 'Too Many Requests.', status: 429, locations: [{ line: 1, column: 1 }] }],
    });
    const seconds = 60 / most;
    expect(denied.headers.get('retry-after')).toBe(String(seconds));
    expect(Number(denied.headers.get('x-ratelimit-reset'))).toBeGreaterThan(1_700_000_000);
    test.clock.set(new Date(test.clock.nowMs() + seconds * 1_000));
    expect((await post(key)).status).toBe(200);
    expect((await post(key)).status).toBe(429);
  });

  it('are one budget with those of the other endpoint', async () => {
    const key = await keyOf('both');
    for (let sent = 0; sent < 10; sent += 1) await post(key);
    const body = JSON.stringify({ query: '{ __typename }' });
    const own = () => post(key, { body }, '/graphql');
    expect((await own()).status).toBe(429);
    test.clock.set(new Date(test.clock.nowMs() + 20_000));
    expect((await own()).status).toBe(200);
  });
});

it('tells no time of a limit to an app whose token is refused', async () => {
  const answer = await post('svc_live_nothing');
  expect(answer.status).toBe(401);
  expect(answer.headers.has('x-ratelimit-reset')).toBe(false);
  expect(answer.headers.has('retry-after')).toBe(false);
});

describe('forms', () => {
  const form = (fields: Record<string, string>) => ({
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' },
  });

  it('are read as some apps send them, with variables as text', async () => {
    const sent = form({
      query: 'query ($id: Int) { Media(id: $id) { id } }',
      variables: '{"id":"154587"}',
    });
    const answer = await post(await keyOf('form'), sent);
    expect(await answer.json()).toMatchObject({ data: { Media: { id: 154587 } } });
  });

  it.each<[string, Record<string, string>]>([
    ['without a document', { variables: '{}' }],
    ['with variables that are no JSON', { query: '{ __typename }', variables: '{' }],
  ])('%s are refused clearly', async (what, fields) => {
    const answer = await post(await keyOf(what.replaceAll(' ', '')), form(fields));
    expect(answer.status).toBe(400);
    expect((await bodyOf(answer)).errors[0].message).toMatch(/"query"|"variables"/u);
  });

  it('are for this address alone', async () => {
    const sent = form({ query: '{ __typename }' });
    const answer = await post(await keyOf('elsewhere'), sent, '/graphql');
    expect(answer.status).toBe(415);
  });
});

describe('documents', () => {
  const many = (count: number, part: (index: number) => string) =>
    `{ ${Array.from({ length: count }, (_, index) => part(index)).join(' ')} }`;
  const ask = async (name: string, query: string) =>
    post(await keyOf(name), { body: JSON.stringify({ query }) });

  it('may have 60 aliases, and no more', async () => {
    const ids = (count: number) => `{ Media(id: 154587) ${many(count, (i) => `a${i}: id`)} }`;
    expect((await ask('aliases', ids(60))).status).toBe(200);
    const refused = await ask('aliasesTwo', ids(61));
    expect((await bodyOf(refused)).errors[0].message).toContain('the limit is 60');
  });

  it.each([
    ['a key', 'costly'],
    ['an address', null],
  ])('may cost 6,000 with %s, and no more', async (_who, name) => {
    const key = name && (await keyOf(name));
    const page = (at: number) =>
      `p${at}: Page(page: ${at + 1}, perPage: 50) { media { id title { romaji } staff { nodes { id } } relations { edges { id } } } }`;
    const sent = async (pages: number) => {
      test.clock.set(new Date(test.clock.nowMs() + 60_000));
      const answer = await post(key, { body: JSON.stringify({ query: many(pages, page) }) });
      const { errors, extensions } = await bodyOf(answer);
      return { status: answer.status, message: errors?.[0].message, cost: extensions?.cost };
    };
    const one = (await sent(1)).cost.requested;
    const most = Math.floor(6_000 / one);
    const dear = await sent(most);
    expect(dear).toMatchObject({ status: 200, cost: { limit: 6_000 } });
    expect(dear.cost.requested).toBeGreaterThan(5_000);
    const dearer = await sent(most + 1);
    expect([dearer.status, dearer.message]).toEqual([400, expect.stringContaining('6000')]);
  });

  it('may have 20 fields at their root', async () => {
    const root = (count: number) => many(count, (i) => `a${i}: GenreCollection`);
    expect((await ask('roots', root(20))).status).toBe(200);
    expect((await ask('rootsTwo', root(21))).status).toBe(400);
  });
});

it('gives every edge a number of its own', async () => {
  const body = JSON.stringify({
    query: `{ Page(perPage: 50) { media(sort: POPULARITY_DESC) {
      staff { edges { id } } studios { edges { id } } relations { edges { id } } characters { edges { id } } } } }`,
  });
  const { data } = await bodyOf(await post(await keyOf('edges'), { body }));
  for (const part of ['staff', 'studios', 'relations', 'characters']) {
    const ids = data.Page.media.flatMap((media: any) =>
      media[part].edges.map((edge: any) => edge.id),
    );
    expect(new Set(ids).size).toBe(ids.length);
  }
});
