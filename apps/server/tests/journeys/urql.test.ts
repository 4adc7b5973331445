import { Client, cacheExchange, fetchExchange, gql } from '@urql/core';
import { persistedExchange } from '@urql/exchange-persisted';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createKey } from '#slices/access/index.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

/** A common GraphQL client, set up as an app would: cache, pages, keys, persisted documents. */
let test: TestApp;
let limited: TestApp;
let key: string;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', roles: ['web'] });
  limited = await startTestApp({ roles: ['web'], settings: { TSUZUKI_LIMITS: 'on' } });
  const { id: userId } = await test.user('mika');
  ({ key } = await test.app.db
    .transaction()
    .execute((tx) => createKey(test.app, tx, { userId, scopes: ['read:public', 'read:list'] })));
});
afterAll(async () => {
  await test.close();
  await limited.close();
});

interface Setup {
  url?: string;
  headers?: Record<string, string>;
  isPersisted?: boolean;
}

/** A client, and the requests that it sent. */
const clientOf = ({ url = test.url, headers = {}, isPersisted = false }: Setup = {}) => {
  const sent: { method: string; url: string }[] = [];
  const persisted = persistedExchange({ preferGetForPersistedQueries: true });
  const client = new Client({
    url: `${url}/graphql`,
    exchanges: [cacheExchange, ...(isPersisted ? [persisted] : []), fetchExchange],
    preferGetMethod: false,
    fetchOptions: { headers },
    fetch: (input, init) => {
      sent.push({
        method: init?.method ?? 'GET',
        url: input instanceof Request ? input.url : input.toString(),
      });
      return fetch(input, init);
    },
  });
  return { client, sent };
};

const SEARCH = gql`
  query Search($query: String!, $after: String) {
    searchAnime(query: $query, first: 5, after: $after) {
      nodes {
        id
        titleRomaji
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;
const VIEWER = gql`
  {
    viewer {
      username
    }
  }
`;

it('reads without a key, and a second time from its cache', async () => {
  const { client, sent } = clientOf();
  const first = await client.query(SEARCH, { query: 'frieren' }).toPromise();
  expect(first.error).toBeUndefined();
  expect(first.data.searchAnime.nodes[0].titleRomaji).toBe('Sousou no Frieren');
  const again = await client.query(SEARCH, { query: 'frieren' }).toPromise();
  expect(again.data).toEqual(first.data);
  expect(sent).toHaveLength(1);
});

it('follows the cursors to the end, each work once', async () => {
  const { client } = clientOf();
  const ids: string[] = [];
  let after: string | null = null;
  do {
    const page: any = await client.query(SEARCH, { query: 'gundam', after }).toPromise();
    expect(page.error).toBeUndefined();
    const { nodes, pageInfo } = page.data.searchAnime;
    ids.push(...nodes.map(({ id }: { id: string }) => id));
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after !== null && ids.length < 40);
  expect(ids.length).toBeGreaterThan(10);
  expect(new Set(ids).size).toBe(ids.length);
});

it('speaks for the owner of a key', async () => {
  const { client } = clientOf({ headers: { 'X-API-Key': key } });
  const { data, error } = await client.query(VIEWER, {}).toPromise();
  expect(error).toBeUndefined();
  expect(data.viewer.username).toBe('mika');
});

it('asks by GET with the hash of a document once the server knows it', async () => {
  const { client, sent } = clientOf({ isPersisted: true });
  for (const query of ['frieren', 'bocchi', 'gundam']) {
    const { data, error } = await client.query(SEARCH, { query }).toPromise();
    expect(error).toBeUndefined();
    expect(data.searchAnime.nodes.length).toBeGreaterThan(0);
  }
  const last = sent.at(-1)!;
  expect(last.method).toBe('GET');
  expect(last.url).toContain('sha256Hash');
  expect(last.url).not.toContain('searchAnime');
});

it('learns the code of an error', async () => {
  const { client } = clientOf();
  const { error } = await client.query(VIEWER, {}).toPromise();
  expect(error?.graphQLErrors[0]?.extensions['code']).toBe('UNAUTHENTICATED');
});

it('learns that it asks too often, and when to come again', async () => {
  const { client } = clientOf({ url: limited.url });
  const answers = [];
  for (let i = 0; i < 5; i += 1) {
    answers.push(await client.query(SEARCH, { query: `naruto ${i}` }).toPromise());
  }
  const refused = answers.find(({ error }) => error !== undefined);
  const response = refused?.error?.response as Response | undefined;
  expect(response?.status).toBe(429);
  expect(Number(response?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused?.error?.graphQLErrors[0]?.extensions['code']).toBe('RATE_LIMITED');
});
