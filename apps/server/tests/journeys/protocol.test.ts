import { gzipSync } from 'node:zlib';
import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { webForms } from '../web-routes.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ roles: ['web'] });
});
afterAll(() => test.close());

it('all audits of GraphQL over HTTP pass for the service as it runs: MUST, SHOULD and MAY', async () => {
  const audits = serverAudits({ url: `${test.url}/graphql` });
  const results = await Promise.all(audits.map((audit) => audit.fn()));
  const failed = results.filter(({ status }) => status !== 'ok');
  expect(failed.map(({ id, name }) => `${id} ${name}`)).toEqual([]);
  expect(results).toHaveLength(61);
});

const at = (query: string): string =>
  `${test.url}/graphql?${new URLSearchParams({ query }).toString()}`;

describe('HEAD', () => {
  it('answers what GET does, without a body', async () => {
    const [get, head] = await Promise.all([
      fetch(at('{ __typename }')),
      fetch(at('{ __typename }'), { method: 'HEAD' }),
    ]);
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
    for (const name of ['content-type', 'content-length', 'cache-control']) {
      expect(head.headers.get(name)).toBe(get.headers.get(name));
    }
  });
});

it('OPTIONS tells browsers of other sites what they may send, and costs nothing', async () => {
  const response = await fetch(`${test.url}/graphql`, {
    method: 'OPTIONS',
    headers: { origin: 'https://else.example', 'access-control-request-method': 'POST' },
  });
  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-methods')).toBe('GET, HEAD, POST');
  expect(response.headers.get('allow')).toBe('GET, HEAD, POST');
  expect(response.headers.get('access-control-allow-credentials')).toBeNull();
  expect(response.headers.get('ratelimit')).toBeNull();
});

it.each(['PUT', 'PATCH', 'DELETE'])('%s is told which methods there are', async (method) => {
  const response = await fetch(`${test.url}/graphql`, { method });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET, HEAD, POST');
});

it('the introspection of a caller without a key is the schema that is published', async () => {
  const { data, errors } = await test.ask('{ schema: __schema { types { name } } }');
  expect(errors).toBeUndefined();
  expect(data.schema.types.map(({ name }: { name: string }) => name)).toContain('Anime');
});

it('a compressed request is told to come as it is', async () => {
  const send = (coding: string, body: string | Uint8Array<ArrayBuffer>) =>
    fetch(`${test.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-encoding': coding },
      body,
    });
  const text = '{"query":"{ __typename }"}';
  const response = await send('gzip', gzipSync(text));
  expect(response.status).toBe(415);
  expect(response.headers.get('accept-encoding')).toBe('identity');
  expect(await response.json()).toMatchObject({
    errors: [{ extensions: { code: 'UNSUPPORTED_MEDIA_TYPE' } }],
  });
  expect((await send('identity', text)).status).toBe(200);
});

describe('a path that there is not', () => {
  const JSON_TYPE = { 'content-type': 'application/json' };
  it.each<[string, RequestInit]>([
    ['POST', { method: 'POST', headers: JSON_TYPE, body: '{}' }],
    ['PATCH', { method: 'PATCH', headers: { 'content-type': 'application/ld+json' }, body: '{}' }],
    ['DELETE', { method: 'DELETE', headers: { accept: 'application/json' } }],
    ['GET', { headers: { accept: 'application/problem+json, */*' } }],
  ])('is told in JSON to a program that speaks it: %s', async (method, init) => {
    for (const path of ['/nothing', '/anime/x/y/z', '/graphq', '/api/v1/']) {
      const response = await fetch(`${test.url}${path}?a=b`, init);
      expect([path, response.status]).toEqual([path, 404]);
      expect(response.headers.get('content-type')).toContain('application/problem+json');
      const problem = (await response.json()) as { detail: string; requestId: string };
      expect(problem).toMatchObject({ status: 404, code: 'NOT_FOUND' });
      expect(problem.detail).toContain(`There is no ${method} ${path}. `);
      expect(problem.requestId).toBe(response.headers.get('x-request-id'));
    }
  });

  it('is a page for people', async () => {
    for (const accept of ['text/html,application/json', '*/*', '']) {
      const response = await fetch(`${test.url}/nothing`, { headers: { accept } });
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toContain('text/html');
    }
  });
});

describe('a form', () => {
  const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
  const sent = async (address: string, headers: Record<string, string>) => {
    const response = await fetch(`${test.url}${address}`, { method: 'POST', headers, body: 'a=b' });
    return response.status;
  };

  it.each<[string, Record<string, string>]>([
    ['as a form', FORM],
    ['as multipart', { 'content-type': 'multipart/form-data; boundary=x' }],
    ['as text', { 'content-type': 'text/plain' }],
    ['of another site', { ...FORM, origin: 'https://evil.example' }],
    ['as JSON', { 'content-type': 'application/json' }],
  ])('posted %s to a path that there is not is not found', async (_how, headers) => {
    for (const path of ['/nothing', '/anime/x/y/z', '/graphq', '/api/v1/']) {
      expect(`${path} ${await sent(path, headers)}`).toBe(`${path} 404`);
    }
  });

  it('of another site, of none, or of a hidden one is refused at every page that takes one', async () => {
    const forms = webForms();
    expect(forms.length).toBeGreaterThan(20);
    const foreign = [{}, { origin: 'https://evil.example' }, { origin: 'null' }];
    for (const address of forms) {
      for (const [index, headers] of foreign.entries()) {
        const type = [
          'application/x-www-form-urlencoded',
          'text/plain',
          'multipart/form-data; boundary=x',
        ];
        const status = await sent(address, { ...headers, 'content-type': type[index] ?? '' });
        expect(`${address} ${JSON.stringify(headers)} ${status}`).toBe(
          `${address} ${JSON.stringify(headers)} 403`,
        );
      }
    }
    expect(await sent('/preferences?/theme', { ...FORM, origin: test.url })).not.toBe(403);
  });
});
