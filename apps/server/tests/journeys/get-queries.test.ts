import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { responseCache } from '#platform/graphql/response-cache.ts';
import { createKey } from '#slices/access/index.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

/** `GET /graphql` as browsers and caches see it, with automatic persisted queries. */
let test: TestApp;
let key: string;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', roles: ['web'] });
  const { id: userId } = await test.user('mika');
  ({ key } = await test.app.db
    .transaction()
    .execute((tx) => createKey(test.app, tx, { userId, scopes: ['read:public', 'read:list'] })));
});
afterAll(() => test.close());
beforeEach(() => test.app.get(responseCache).forget(null));

const hashOf = (query: string) => createHash('sha256').update(query).digest('hex');
const naming = (query: string, sha256Hash = hashOf(query)) => ({
  extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash } }),
});

const get = (
  parameters: Record<string, string>,
  headers: Record<string, string> = {},
  method = 'GET',
) =>
  fetch(`${test.url}/graphql?${new URLSearchParams(parameters).toString()}`, { method, headers });

const codeOf = async (response: Response): Promise<unknown> => {
  const { errors } = (await response.json()) as any;
  return errors?.[0]?.extensions.code;
};

/** A document that was not sent before. */
let documents = 0;
const newDocument = (fields = 'nodes { id titleNative }') => {
  documents += 1;
  return `query Q${documents} { searchAnime(query: "gundam", first: 3) { ${fields} } }`;
};

describe('a persisted query', () => {
  it('is asked for by its hash, once it was sent with it', async () => {
    const query = newDocument();
    const unknown = await get(naming(query));
    expect(unknown.status).toBe(200);
    expect(unknown.headers.get('cache-control')).toBe('private, no-store');
    expect(await unknown.json()).toEqual({
      errors: [
        { message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } },
      ],
    });
    const sent = (await (await get({ query, ...naming(query) })).json()) as any;
    expect(sent.data.searchAnime.nodes).toHaveLength(3);
    expect(await (await get(naming(query))).json()).toEqual(sent);
    const body = JSON.stringify({ extensions: JSON.parse(naming(query).extensions) });
    const headers = { 'content-type': 'application/json' };
    const posted = await fetch(`${test.url}/graphql`, { method: 'POST', headers, body });
    expect(await posted.json()).toEqual(sent);
  });

  it('that is not known is a fault of the request under the newer media type', async () => {
    const accept = { accept: 'application/graphql-response+json' };
    expect((await get(naming(newDocument()), accept)).status).toBe(400);
  });

  it('is registered by every request that carries it, though its answer is known', async () => {
    const query = newDocument();
    const registration = { query, ...naming(query) };
    await get(registration);
    const { bytes } = test.app.get(responseCache);
    await get(registration);
    expect(test.app.get(responseCache).bytes).toBe(bytes);
    expect(bytes).toBe(0);
  });

  it('is refused under the hash of another document', async () => {
    const query = newDocument();
    const response = await get({ query, ...naming(query, hashOf('{ dataSources { key } }')) });
    expect(response.status).toBe(400);
    expect(await codeOf(response)).toBe('BAD_USER_INPUT');
    expect(await codeOf(await get(naming('{ dataSources { key } }')))).toBe(
      'PERSISTED_QUERY_NOT_FOUND',
    );
  });

  it.each([
    { version: 2, sha256Hash: 'a'.repeat(64) },
    { version: 1, sha256Hash: 'A'.repeat(64) },
    { version: 1, sha256Hash: '__proto__' },
    { version: 1 },
    'x',
    1,
  ])('that is named as %j is refused', async (persistedQuery) => {
    const response = await get({ extensions: JSON.stringify({ persistedQuery }) });
    expect(response.status).toBe(400);
    expect(await codeOf(response)).toBe('BAD_USER_INPUT');
  });

  it('that may not be run is not kept', async () => {
    const query = '{ nonsense }';
    expect(await codeOf(await get({ query, ...naming(query) }))).toBe('GRAPHQL_VALIDATION_FAILED');
    expect(await codeOf(await get(naming(query)))).toBe('PERSISTED_QUERY_NOT_FOUND');
  });

  it('is not taken for a visit to the page of the explorer', async () => {
    const response = await get(naming(newDocument()), {
      accept: 'text/html,application/json;q=0.9',
    });
    expect(response.headers.get('content-type')).toContain('application/json');
  });
});

describe('a public answer to a caller without a name', () => {
  it('may be kept by anybody for as long as its fields allow', async () => {
    const query = '{ dataSources { key } }';
    const { headers } = await get({ query });
    expect(headers.get('cache-control')).toBe('public, max-age=300');
    expect(headers.get('vary')).toBe('Accept, Accept-Encoding, Authorization, X-API-Key');
    const before = test.clock.now();
    test.clock.set(new Date(before.getTime() + 100_500));
    expect((await get({ query })).headers.get('cache-control')).toBe('public, max-age=199');
    test.clock.set(before);
  });

  it('is not sent again to whoever has it', async () => {
    const query = newDocument();
    const first = await get({ query });
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/"[\w-]{43}"$/u);
    for (const known of [etag, etag.slice(2), `"other", ${etag}`, '*']) {
      const again = await get({ query }, { 'if-none-match': known });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe('');
      expect(again.headers.get('etag')).toBe(etag);
      expect(again.headers.get('cache-control')).toMatch(/^public, max-age=\d+$/u);
    }
    const other = await get({ query }, { 'if-none-match': '"other"' });
    expect(other.status).toBe(200);
    expect(other.headers.get('etag')).toBe(etag);
    const head = await get({ query }, {}, 'HEAD');
    expect(head.headers.get('etag')).toBe(etag);
  });

  it('has another tag when it is another', async () => {
    const tags = await Promise.all(
      [newDocument(), newDocument('nodes { id }')].map(async (query) =>
        (await get({ query })).headers.get('etag'),
      ),
    );
    expect(new Set(tags).size).toBe(2);
  });
});

describe('kept by nobody', () => {
  const expectUnshared = ({ headers }: Response) => {
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('etag')).toBeNull();
    expect(headers.get('vary')).toContain('X-API-Key');
  };

  it('are answers to callers with a name, whatever they ask', async () => {
    const withKey = { 'x-api-key': key };
    for (const query of ['{ dataSources { key } }', '{ viewer { username } }']) {
      expectUnshared(await get({ query }, withKey));
    }
    expectUnshared(await get({ query: '{ viewer { username } }' }));
  });

  it('are answers that change from one moment to the next, and such with errors', async () => {
    expectUnshared(await get({ query: '{ rateLimit { tier } }' }));
    expectUnshared(await get({ query: '{ nonsense }' }));
    const nodes = 'nodes { streamingLinks { url } }';
    expectUnshared(await get({ query: newDocument(nodes) }));
  });

  it('are answers by POST', async () => {
    const response = await fetch(`${test.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ dataSources { key } }' }),
    });
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});
