import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { responseCache } from '#platform/graphql/response-cache.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
let bearer: string;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', roles: ['web'] });
  ({ bearer } = await test.user('mika'));
});
afterAll(() => test.close());
beforeEach(() => test.app.get(responseCache).forget(null));

const LONG = '{ searchAnime(query: "gundam", first: 20) { nodes { id titleNative titleRomaji } } }';

interface Raw {
  coding: string | undefined;
  length: string | undefined;
  body: Buffer;
}

/** Uses `node:http`, which does not decompress a body. */
const fetchRaw = (path: string, headers: Record<string, string> = {}): Promise<Raw> => {
  const url = `${test.url}${path}`;
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      const { 'content-encoding': coding, 'content-length': length } = response.headers;
      buffer(response).then((body) => resolve({ coding, length, body }), reject);
    }).on('error', reject);
  });
};

const ask = (query: string, headers?: Record<string, string>): Promise<Raw> =>
  fetchRaw(`/graphql?query=${encodeURIComponent(query)}`, headers);

const DECODE = { br: brotliDecompressSync, gzip: gunzipSync };

it.each(['br', 'gzip'] as const)(
  'a long answer comes as %s where that is taken',
  async (coding) => {
    const plain = await ask(LONG);
    expect(plain.coding).toBeUndefined();
    for (let round = 0; round < 3; round += 1) {
      const answer = await ask(LONG, { 'accept-encoding': coding });
      expect(answer.coding).toBe(coding);
      expect(answer.length).toBe(String(answer.body.length));
      expect(answer.body.length).toBeLessThan(plain.body.length * 0.7);
      expect(DECODE[coding](answer.body).toString()).toBe(plain.body.toString());
    }
  },
);

it('a copy is kept beside the answer, and is no more than that', async () => {
  await ask(LONG);
  const { bytes } = test.app.get(responseCache);
  const { body } = await ask(LONG, { 'accept-encoding': 'gzip' });
  expect(test.app.get(responseCache).bytes).toBe(bytes + body.length);
  await ask(LONG, { 'accept-encoding': 'gzip' });
  expect(test.app.get(responseCache).bytes).toBe(bytes + body.length);
});

it('an answer that is not kept is compressed too', async () => {
  const query = `{ viewer { username } ${LONG.slice(1)}`;
  const headers = { authorization: `Bearer ${bearer}` };
  const answer = await ask(query, { ...headers, 'accept-encoding': 'br' });
  expect(answer.coding).toBe('br');
  expect(JSON.parse(brotliDecompressSync(answer.body).toString())).toEqual(
    JSON.parse((await ask(query, headers)).body.toString()),
  );
});

it('a short answer, and one to who takes no coding of ours, comes as it is', async () => {
  expect(
    (await ask('{ dataSources { key } }', { 'accept-encoding': 'br' })).coding,
  ).toBeUndefined();
  expect((await ask(LONG, { 'accept-encoding': 'gzip;q=0, zstd' })).coding).toBeUndefined();
});

it('pages are compressed for strangers, and never beside the secrets of whoever is signed in', async () => {
  const page = await fetchRaw('/', { 'accept-encoding': 'br, gzip' });
  expect(page.coding).toBe('br');
  const cookie = '__Host-sid=any';
  const own = await fetchRaw('/', { 'accept-encoding': 'br, gzip', cookie });
  expect(own.coding).toBeUndefined();
});

it('assets of the web app were compressed when it was built', async () => {
  const page = await fetchRaw('/', {});
  const script = /\/_app\/immutable\/entry\/[\w.-]+\.js/u.exec(page.body.toString())?.[0] ?? '';
  const [plain, br, gzip] = await Promise.all(
    ['identity', 'br', 'gzip'].map((coding) => fetchRaw(script, { 'accept-encoding': coding })),
  );
  expect([plain?.coding, br?.coding, gzip?.coding]).toEqual([undefined, 'br', 'gzip']);
  expect(brotliDecompressSync(br?.body ?? '').toString()).toBe(plain?.body.toString());
});
