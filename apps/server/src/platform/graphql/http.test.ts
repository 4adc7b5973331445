import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startFixtureServer } from './fixtures/start.ts';
import { LIMITS } from './limits.ts';

const server = await startFixtureServer();
afterAll(() => server.stop());
beforeEach(() => void server.log.splice(0));

interface Answer {
  status: number;
  headers: Headers;
  body: string;
  json: {
    data?: Record<string, unknown> | null;
    errors?: { message: string; path?: unknown[]; extensions: Record<string, unknown> }[];
  };
}

const ask = async (path: string, init: RequestInit): Promise<Answer> => {
  const response = await fetch(server.url + path, init);
  const body = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body,
    json: body ? JSON.parse(body) : {},
  };
};

const send = (body: string, headers: Record<string, string> = {}) =>
  ask('', { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });

const query = (source: string, variables?: unknown, headers?: Record<string, string>) =>
  send(JSON.stringify({ query: source, variables }), headers);

const get = (parameters: Record<string, string>, headers: Record<string, string> = {}) =>
  ask(`?${new URLSearchParams(parameters).toString()}`, { headers });

const codes = ({ json }: Answer) => json.errors?.map(({ extensions }) => extensions['code']);

const GRAPHQL_RESPONSE = { accept: 'application/graphql-response+json' };

describe('a request', () => {
  test('is answered over POST and GET', async () => {
    const source = 'query ($id: ID!) { show(id: $id) { title } }';
    const variables = { id: 'show-3' };
    const data = { show: { title: 'Show 3' } };
    const cost = { requested: 1, limit: 2_000 };
    const extensions = { cost };
    expect((await query(source, variables)).json).toEqual({ data, extensions });
    expect((await get({ query: source, variables: JSON.stringify(variables) })).json).toEqual({
      data,
      extensions,
    });
  });

  test('may say null for what it leaves out', async () => {
    const answer = await send(
      '{"query":"{ viewer }","variables":null,"operationName":null,"extensions":null}',
    );
    expect(answer.json.data).toEqual({ viewer: null });
  });

  test('may have empty what forms and explorers leave empty', async () => {
    const empty = { operationName: '', variables: '', extensions: '' };
    const answers = [
      await get({ query: 'query A { viewer }', ...empty }),
      await send('{"query":"query A { viewer }","operationName":""}'),
    ];
    for (const { json } of answers) expect(json.data).toEqual({ viewer: null });
  });

  test('picks its operation by name', async () => {
    const source = 'query A { show(id: "show-1") { id } } query B { show(id: "show-2") { id } }';
    expect((await send(JSON.stringify({ query: source, operationName: 'B' }))).json.data).toEqual({
      show: { id: 'show-2' },
    });
    expect(codes(await query(source))).toEqual(['BAD_USER_INPUT']);
    const unknown = await send(
      JSON.stringify({ query: source, operationName: 'C' }),
      GRAPHQL_RESPONSE,
    );
    expect(unknown.status).toBe(400);
    expect(unknown.json.errors?.[0]?.message).toBe('The document has no operation named "C".');
  });

  test('changes nothing over GET', async () => {
    const answer = await get({ query: 'mutation { rename(title: "x") }' });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD, POST');
    expect((await query('mutation { rename(title: "x") }')).json.data).toEqual({ rename: 'x' });
  });

  test('changes nothing over GET by the hash of a document either', async () => {
    const source = 'mutation { rename(title: "y") }';
    const sha256Hash = createHash('sha256').update(source).digest('hex');
    const extensions = { persistedQuery: { version: 1, sha256Hash } };
    const byHash = { extensions: JSON.stringify(extensions) };
    expect((await get({ query: source, ...byHash })).status).toBe(405);
    expect(codes(await get(byHash))).toEqual(['PERSISTED_QUERY_NOT_FOUND']);
    await send(JSON.stringify({ query: source, extensions }));
    expect((await get(byHash)).status).toBe(405);
    expect((await send(JSON.stringify({ extensions }))).json.data).toEqual({ rename: 'y' });
  });

  test.each(['PUT', 'PATCH', 'DELETE'])('by %s is not known', async (method) => {
    const answer = await ask('', { method });
    expect(answer.status).toBe(405);
    expect(codes(answer)).toEqual(['METHOD_NOT_ALLOWED']);
  });

  test.each([
    ['{"query": "{ viewer }"', 'The body is not valid JSON.'],
    ['', 'The body is not valid JSON.'],
    ['null', 'The body must be a JSON object'],
    ['"{ viewer }"', 'The body must be a JSON object'],
    ['[{"query":"{ viewer }"}]', 'Batches are not taken: send one operation in a request.'],
    ['{}', '"query" must be a string'],
    ['{"query":["{ viewer }"]}', '"query" must be a string'],
    ['{"query":"{ viewer }","variables":[]}', '"variables" must be an object.'],
    ['{"query":"{ viewer }","operationName":1}', '"operationName" must be a string.'],
    ['{"query":"{ viewer }","extensions":"x"}', '"extensions" must be an object.'],
    [
      `{"query":"{ viewer }","variables":{"a":${'['.repeat(40_000)}${']'.repeat(40_000)}}}`,
      '"variables" nest too deep',
    ],
    [
      `{"query":"{ viewer }","variables":{"ids":[${'0,'.repeat(LIMITS.variableValues)}0]}}`,
      '"variables" hold too many values; the limit is 5000',
    ],
  ])('that is malformed is told so: %s', async (body, message) => {
    const answer = await send(body);
    expect(answer.status).toBe(400);
    expect(answer.json.errors?.[0]?.message).toContain(message);
    expect(codes(answer)).toEqual(['BAD_USER_INPUT']);
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json; charset=utf-16',
    'nonsense',
  ])('that a page of another site could send is refused: %s', async (type) => {
    const answer = await send('{"query":"{ viewer }"}', { 'content-type': type });
    expect(answer.status).toBe(415);
    expect(codes(answer)).toEqual(['UNSUPPORTED_MEDIA_TYPE']);
  });

  test('that accepts nothing we have is told what there is', async () => {
    const answer = await query('{ viewer }', {}, { accept: 'text/csv' });
    expect(answer.status).toBe(406);
    expect(answer.json.errors?.[0]?.message).toContain('application/json');
  });

  test.each([LIMITS.bodyBytes + 1, 10_000_000])(
    'that announces %d bytes is refused before they are sent',
    async (length) => {
      const headers = { 'content-type': 'application/json', 'content-length': length };
      const upload = request(server.url, { method: 'POST', headers });
      upload.flushHeaders();
      const [response] = (await once(upload, 'response')) as [IncomingMessage];
      expect(response.statusCode).toBe(413);
      expect(JSON.parse(await text(response)).errors[0].extensions.code).toBe('PAYLOAD_TOO_LARGE');
      upload.destroy();
    },
  );

  test('that is begun and not ended is cut off in time', async () => {
    const headers = { 'content-type': 'application/json', 'content-length': 1_000 };
    const upload = request(server.url, { method: 'POST', headers });
    upload.write('{"query":');
    const [response] = (await once(upload, 'response')) as [IncomingMessage];
    expect(response.statusCode).toBe(408);
    expect(await text(response)).toContain('408');
    upload.destroy();
  });

  test('that its client gives up is forgotten, and the next is answered', async () => {
    const headers = { 'content-type': 'application/json', 'content-length': 1_000 };
    const upload = request(server.url, { method: 'POST', headers }).on('error', () => {});
    upload.write('{"query":');
    upload.destroy();
    expect((await query('{ viewer }')).json.data).toEqual({ viewer: null });
    expect(server.log).toEqual([]);
  });

  test('is never stored by caches', async () => {
    expect((await get({ query: '{ __typename }' })).headers.get('cache-control')).toBe(
      'private, no-store',
    );
  });

  test('of another site is answered, without credentials', async () => {
    const preflight = await ask('', {
      method: 'OPTIONS',
      headers: { origin: 'https://else.example', 'access-control-request-method': 'POST' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('X-API-Key');
    for (const { headers } of [preflight, await query('{ viewer }'), await send('[]')]) {
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('access-control-allow-credentials')).toBeNull();
    }
  });
});

describe('variables', () => {
  test.each([
    ['query ($id: ID!) { show(id: $id) { id } }', {}, '$id'],
    ['query ($id: ID!) { show(id: $id) { id } }', { id: null }, '$id'],
    ['query ($id: ID!) { show(id: $id) { id } }', { id: { toString: 'x' } }, '$id'],
    ['query ($n: Int) { shows(first: $n) { totalCount } }', { n: 'ten' }, '$n'],
    ['query ($n: Int) { shows(first: $n) { totalCount } }', { n: 1e12 }, '$n'],
    ['query ($f: Filter!) { filterDepth(filter: $f) }', { f: { title: 1 } }, '$f'],
    ['query ($f: Filter!) { filterDepth(filter: $f) }', { f: { titel: 'x' } }, '$f'],
    [
      'query ($at: DateTime!) { sameTime(at: $at) }',
      { at: 'yesterday' },
      'A DateTime is written as',
    ],
    ['query ($on: PartialDate!) { sameDate(on: $on) }', { on: '2026-02-30' }, 'There is no day'],
  ])('of the wrong type are refused: %s %j', async (source, variables, named) => {
    const answer = await query(source, variables, GRAPHQL_RESPONSE);
    expect(answer.status).toBe(400);
    expect(answer.json).not.toHaveProperty('data');
    expect(codes(answer)).toEqual(['BAD_USER_INPUT']);
    expect(answer.json.errors?.[0]?.message).toContain(named);
    expect(server.log).toEqual([]);
  });

  test('that are null where an argument forbids it are refused in that field', async () => {
    const answer = await query('query ($n: Int = 2) { broken(times: $n) }', { n: null });
    expect(answer.json.data).toEqual({ broken: null });
    expect(codes(answer)).toEqual(['BAD_USER_INPUT']);
    expect(server.log).toEqual([]);
  });

  test('carry the scalars both ways', async () => {
    const answer = await query(
      'query ($at: DateTime!, $on: PartialDate!) { sameTime(at: $at) sameDate(on: $on) }',
      {
        at: '2026-01-08T00:30:00+09:00',
        on: '2026-01',
      },
    );
    expect(answer.json.data).toEqual({ sameTime: '2026-01-07T15:30:00.000Z', sameDate: '2026-01' });
  });

  test('cannot touch the prototype of objects', async () => {
    const answer = await send(
      '{"query":"query ($f: Filter!) { filterDepth(filter: $f) }","variables":{"f":{"__proto__":{"and":[]}}}}',
    );
    expect(codes(answer)).toEqual(['BAD_USER_INPUT']);
  });
});

describe('an error', () => {
  test('that was expected is shown as it is', async () => {
    const answer = await query('{ me: viewer }');
    expect(answer.status).toBe(200);
    expect(answer.json).toMatchObject({
      data: { me: null },
      errors: [
        {
          message: 'Sign in first.',
          path: ['me'],
          extensions: { code: 'UNAUTHENTICATED', hint: 'X-API-Key' },
        },
      ],
    });
    expect(server.log).toEqual([]);
  });

  test.each(['broken', 'broken(later: true)'])(
    'that was not is hidden and logged under the request id: %s',
    async (field) => {
      const answer = await query(`{ ${field} other: ${field} show(id: "show-1") { id } }`);
      expect(answer.body).not.toMatch(/hunter2|secret|stack|\.ts/);
      expect(answer.json.data).toEqual({ broken: null, other: null, show: { id: 'show-1' } });
      expect(answer.json.errors?.map(({ message }) => message)).toEqual([
        'Internal error',
        'Internal error',
      ]);
      const requestId = answer.json.errors?.[0]?.extensions['requestId'];
      expect(requestId).toEqual(expect.any(String));
      await expect.poll(() => server.log).toHaveLength(1);
      expect(server.log[0]).toMatchObject({
        level: 50,
        requestId,
        err: { message: expect.stringContaining('hunter2'), stack: expect.any(String) },
      });
    },
  );

  test('in finding out who asks is hidden and logged too', async () => {
    const answer = await query('{ viewer }', {}, { 'x-fail': 'yes' });
    expect(answer.status).toBe(500);
    expect(answer.body).not.toContain('hunter2');
    expect(codes(answer)).toEqual(['INTERNAL']);
    await expect.poll(() => server.log).toHaveLength(1);
  });

  test('about the credential has the status of its refusal', async () => {
    const answer = await query('{ viewer }', {}, { 'x-api-key': 'wrong' });
    expect(answer.status).toBe(401);
    expect(answer.json).toEqual({
      errors: [
        {
          message: 'This API key is not known.',
          extensions: { code: 'UNAUTHENTICATED', reason: 'KEY_UNKNOWN' },
        },
      ],
    });
  });

  test('about the document is 200 in JSON and 400 in the newer type', async () => {
    for (const source of ['{', '{ nothing }', `{ ${'a: viewer '.repeat(21)} }`]) {
      expect((await query(source)).status).toBe(200);
      expect((await query(source, {}, GRAPHQL_RESPONSE)).status).toBe(400);
    }
  });

  test.each([
    ['{ sho(id: "show-1") { id } }', {}, 'Did you mean'],
    ['query ($f: Filter!) { filterDepth(filter: $f) }', { f: { titel: 'x' } }, 'Did you mean'],
    ['{ shows(frist: 3) { totalCount } }', {}, 'Did you mean'],
  ])('guesses at what was meant, for everybody: %s', async (source, variables, hint) => {
    for (const key of ['anonymous', 'free']) {
      const { json } = await query(source, variables, { 'x-api-key': key });
      expect(json.errors?.[0]?.message).toContain(hint);
    }
  });

  test('about the cost of an operation tells limit and figure before anything is run', async () => {
    const source =
      'query ($n: Int) { shows(first: $n) { nodes { related(first: $n) { nodes { related(first: $n) { nodes { id } } } } } } }';
    const answer = await query(source, { n: 50 });
    expect(answer.json).not.toHaveProperty('data');
    expect(answer.json.errors?.[0]?.extensions).toEqual({
      code: 'QUERY_TOO_COMPLEX',
      limit: 'cost',
      allowed: 2_000,
      actual: 130_101,
    });
    expect(answer.json).toMatchObject({
      extensions: { cost: { requested: 130_101, limit: 2_000 } },
    });
    const indie = await query(
      '{ shows(first: 50) { nodes { related(first: 50) { nodes { id } } } } }',
      {},
      { 'x-api-key': 'indie' },
    );
    expect(indie.json).toMatchObject({ extensions: { cost: { requested: 2_601, limit: 10_000 } } });
    expect(indie.json).not.toHaveProperty('errors');
    expect((await query(source, { n: 3 })).json).not.toHaveProperty('errors');
  });
});

describe('a field above the tier of the caller', () => {
  const source = '{ shows(first: 3) { nodes { notes streamingUrl } } }';
  const nodesOf = ({ json }: Answer) =>
    (json.data as { shows: { nodes: { notes: unknown; streamingUrl: unknown }[] } }).shows.nodes;

  test('is null, with one error for the field however many nodes there are', async () => {
    const answer = await query(source);
    expect(nodesOf(answer)).toEqual(
      Array.from({ length: 3 }, () => ({ notes: null, streamingUrl: null })),
    );
    const [code, paid] = ['TIER_REQUIRED', ['INDIE', 'COMMERCIAL']];
    expect(answer.json.errors).toMatchObject([
      {
        path: ['shows', 'nodes', 0, 'notes'],
        extensions: { code, field: 'Show.notes', tiers: ['FREE', ...paid] },
      },
      {
        path: ['shows', 'nodes', 0, 'streamingUrl'],
        message: expect.stringMatching(/tiers INDIE, COMMERCIAL.*X-API-Key.*\/settings\/keys/u),
        extensions: { code, field: 'Show.streamingUrl', tiers: paid },
      },
    ]);
    expect(JSON.stringify(answer.json.errors)).not.toMatch(/"full"|"core"/u);
  });

  test('is there for those who have the tier', async () => {
    const free = await query(source, {}, { 'x-api-key': 'free' });
    expect(nodesOf(free)[0]).toEqual({ notes: expect.any(String), streamingUrl: null });
    expect(codes(free)).toEqual(['TIER_REQUIRED']);
    const indie = await query(source, {}, { 'x-api-key': 'indie' });
    expect(nodesOf(indie)[0]?.streamingUrl).toMatch(/^https:/);
    expect(indie.json).not.toHaveProperty('errors');
  });

  test('is no error where it was skipped or never reached', async () => {
    expect(
      (await query('{ shows { nodes { id streamingUrl @skip(if: true) } } }')).json,
    ).not.toHaveProperty('errors');
    expect((await query('{ show(id: "none") { streamingUrl } }')).json.data).toEqual({
      show: null,
    });
  });
});

describe('a connection', () => {
  const page = async (args: string) => {
    const answer = await query(
      `{ shows(${args}) { totalCount nodes { id } edges { cursor node { id } } pageInfo { hasNextPage endCursor } } }`,
    );
    return answer.json as unknown as {
      data: {
        shows: {
          totalCount: number;
          nodes: unknown[];
          edges: { cursor: string; node: unknown }[];
          pageInfo: { hasNextPage: boolean; endCursor: string };
        };
      };
    };
  };

  test('is walked page by page', async () => {
    const seen: unknown[] = [];
    let [after, hasNextPage] = ['', true];
    while (hasNextPage) {
      const { shows } = (await page(`first: 7${after}`)).data;
      expect(shows.nodes).toEqual(shows.edges.map(({ node }) => node));
      expect(shows.totalCount).toBe(30);
      seen.push(...shows.nodes);
      hasNextPage = shows.pageInfo.hasNextPage;
      after = `, after: "${shows.pageInfo.endCursor}"`;
    }
    expect(new Set(seen.map((node) => JSON.stringify(node))).size).toBe(30);
    expect(seen).toHaveLength(30);
  });

  test.each([
    'first: -1',
    'first: 51',
    'limit: 1000',
    'first: 1, last: 1',
    'after: "nonsense"',
    'before: "WyJhIl0"',
    'limit: 1, first: 1',
  ])('refuses %s', async (args) => {
    const answer = await query(`{ shows(${args}) { totalCount } }`);
    expect(codes(answer)).toEqual(['BAD_USER_INPUT']);
  });

  test.each([
    ['anonymous', 50, undefined],
    ['anonymous', 51, 'from 0 to 50'],
    ['indie', 100, undefined],
    ['indie', 101, 'from 0 to 100'],
  ])('of %s callers may have %d items', async (key, first, refused) => {
    const headers = { 'x-api-key': key };
    const { json } = await query(`{ shows(first: ${first}) { totalCount } }`, {}, headers);
    if (refused === undefined) expect(json).not.toHaveProperty('errors');
    else expect(json.errors?.[0]?.message).toContain(refused);
  });

  test.each([
    ['another field', 'searchAnime(query: "Show", after: $after) { totalCount }'],
    ['other arguments', 'shows(query: "1", after: $after) { totalCount }'],
    ['another parent', 'show(id: "show-2") { related(after: $after) { totalCount } }'],
  ])('takes no cursor of %s', async (_what, field) => {
    const { data } = await page('first: 2');
    const after = data.shows.pageInfo.endCursor;
    const answer = await query(`query ($after: String) { ${field} }`, { after });
    expect(codes(answer)).toEqual(['BAD_USER_INPUT']);
    const same = await query(
      'query ($n: Int, $after: String) { shows(first: $n, after: $after) { edges { cursor } } }',
      { n: 5, after },
    );
    expect(same.json).not.toHaveProperty('errors');
  });

  test('takes no cursor of which one character was changed', async () => {
    const { data } = await page('first: 1');
    const cursor = data.shows.pageInfo.endCursor;
    for (let at = 0; at < cursor.length; at += 1) {
      const changed = cursor[at] === 'a' ? 'b' : 'a';
      const tampered = cursor.slice(0, at) + changed + cursor.slice(at + 1);
      expect(
        codes(
          await query('query ($after: String) { shows(after: $after) { totalCount } }', {
            after: tampered,
          }),
        ),
      ).toEqual(['BAD_USER_INPUT']);
    }
  });
});
