import { readdir } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changeFeed, importIdentifiedAnime } from '#slices/catalog/index.ts';
import { publishDump } from '#slices/sources/dump/publish.ts';
import { dumpFolder } from '#slices/sources/dump/settings.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({
    template: 'shelf',
    roles: ['web'],
    now: '2026-11-21T12:00:00Z',
    settings: { OPEN_DATA: 'on' },
  });
});
afterAll(() => test.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${test.url}${path}`, { headers });

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

it('says that there is no dump yet, and sends the newest one there is', async () => {
  expect(await (await get('/dump/manifest.json')).json()).toMatchObject({
    status: 404,
    reason: 'DUMP_NOT_WRITTEN',
  });
  const { version, files } = await publishDump(test.app);
  expect(await (await get('/dump/manifest.json')).json()).toMatchObject({ version, files });
  expect(await (await get('/dump/schema.json')).json()).toMatchObject({
    $defs: { anime: { type: 'object' } },
  });
  const response = await get('/dump/anime.jsonl.gz');
  expect(new URL(response.url).pathname).toBe(`/dump/${version}/anime.jsonl.gz`);
  const lines = gunzipSync(await bytesOf(response))
    .toString('utf8')
    .trimEnd()
    .split('\n');
  expect(lines.length).toBe(files.find(({ name }) => name === 'anime')?.rows);
});

it('has no dates of films, which are for paid tiers', async () => {
  const { files, version } = await publishDump(test.app);
  expect(files.map(({ name }) => name)).toEqual(['anime', 'manga', 'mapping', 'chapters']);
  expect((await get(`/dump/${version}/film-releases.jsonl.gz`)).status).toBe(404);
});

it('sends parts of files, and nothing where it is known', async () => {
  const { version } = await publishDump(test.app);
  const at = `/dump/${version}/anime.jsonl.gz`;
  const whole = await get(at);
  const bytes = await bytesOf(whole);
  const tag = whole.headers.get('etag')!;
  expect(whole.headers.get('cache-control')).toContain('immutable');
  const part = await get(at, { range: 'bytes=100-199', 'if-range': tag });
  expect(part.status).toBe(206);
  expect(part.headers.get('content-range')).toBe(`bytes 100-199/${bytes.length}`);
  expect((await bytesOf(part)).equals(bytes.subarray(100, 200))).toBe(true);
  const other = await get(at, { range: 'bytes=100-199', 'if-range': '"another"' });
  expect((await bytesOf(other)).equals(bytes)).toBe(true);
  expect((await get(at, { range: `bytes=${bytes.length}-` })).status).toBe(416);
  expect((await get(at, { 'if-none-match': tag })).status).toBe(304);
});

it.each([
  '/dump/..%2f..%2fsecret.json',
  '/dump/newest',
  '/dump/0123/anime.jsonl.gz',
  `/dump/${'0'.repeat(32)}/anime.jsonl.gz`,
  '/dump/manifest.json.part',
])('has nothing at %s', async (path) => {
  expect((await get(path)).status).toBe(404);
});

it('keeps the dump before, for those who are downloading it, and no older one', async () => {
  const change = async (titleEnglish: string) => {
    const { data } = await test.ask('{ browseAnime(first: 1) { nodes { id } } }');
    const [{ id: workId }] = data.browseAnime.nodes;
    await test.app.db.transaction().execute((tx) =>
      importIdentifiedAnime(test.app, tx, {
        source: 'corrections',
        claims: [{ sourceId: 'test', workId, titleEnglish }],
      }),
    );
    await test.app.get(changeFeed).catchUp();
    return publishDump(test.app);
  };
  const [first, second, third] = [await change('One'), await change('Two'), await change('Three')];
  expect(new Set([first, second, third].map(({ version }) => version)).size).toBe(3);
  expect(third.position).toBeGreaterThan(first.position);
  expect((await readdir(dumpFolder(test.app))).toSorted()).toEqual(
    [second.version, third.version, 'newest'].toSorted(),
  );
});

it('passes nothing on where that is off', async () => {
  const closed = await startTestApp({ roles: ['web'] });
  try {
    for (const path of ['/dump/manifest.json', '/changes'])
      expect(await (await fetch(`${closed.url}${path}`)).json()).toMatchObject({
        status: 404,
        reason: 'OPEN_DATA_OFF',
      });
  } finally {
    await closed.close();
  }
});
