import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { codingFor, compress } from './content-coding.ts';

test.each([
  [undefined, undefined],
  ['', undefined],
  ['identity', undefined],
  ['deflate, zstd', undefined],
  ['gzip', 'gzip'],
  ['gzip, deflate', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP;Q=0.5', 'gzip'],
  ['br;q=0.1, gzip;q=0.9', 'gzip'],
  ['br;q=0, gzip;q=0', undefined],
  ['*', 'br'],
  ['br;q=0, *;q=0.1', 'gzip'],
  ['identity;q=1, gzip;q=0.5', undefined],
  ['gzip;q=nonsense', undefined],
])('of %j the coding is %j', (accepted, coding) => {
  expect(codingFor(accepted)).toBe(coding);
});

test('what was compressed is what it was', async () => {
  const body = '葬送のフリーレン '.repeat(500);
  const bytes = Buffer.from(body);
  const [br, gzip] = await Promise.all([compress(bytes, 'br'), compress(bytes, 'gzip')]);
  expect(brotliDecompressSync(br).toString()).toBe(body);
  expect(gunzipSync(gzip).toString()).toBe(body);
  expect(Math.max(br.length, gzip.length)).toBeLessThan(1_000);
});
