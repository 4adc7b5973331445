import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { byteText } from './byte-text.ts';
import { ResponseCache, type Making, type ResponseKey } from './response-cache.ts';

const LATER = 10_000;
const keyed = (asked: string, audience = 'all'): ResponseKey => ({ audience, asked });
const response = (text: string, expiresAtMs = LATER) => ({ body: byteText(text), expiresAtMs });
const of = (cache: ResponseCache, ...entities: string[]): Making => ({
  entities: entities.length > 0 ? entities : null,
  generation: cache.generation,
});
const textOf = (cache: ResponseCache, key: string, nowMs = 0) => cache.get(keyed(key), nowMs)?.body;

test('a response is kept until its time is over', () => {
  const cache = new ResponseCache(1_000_000);
  cache.set(keyed('a'), response('A', 5_000), of(cache));
  expect(textOf(cache, 'a', 4_999)).toBe('A');
  expect(textOf(cache, 'a', 5_000)).toBeUndefined();
  expect(cache.bytes).toBe(0);
});

test('an answer is given to its audience alone', () => {
  const cache = new ResponseCache(1_000_000);
  cache.set(keyed('a', 'adults'), response('A'), of(cache));
  expect(cache.get(keyed('a', 'all'), 0)).toBeUndefined();
  cache.set(keyed('a', 'all'), response('-'), of(cache));
  expect(cache.get(keyed('a', 'adults'), 0)?.body).toBe('A');
});

test('a change drops what shows the entity and what may show any, and nothing else', () => {
  const cache = new ResponseCache(1_000_000);
  cache.set(keyed('one'), response('1'), of(cache, 'x'));
  cache.set(keyed('other'), response('2'), of(cache, 'y'));
  cache.set(keyed('both'), response('3'), of(cache, 'x', 'y'));
  cache.set(keyed('search'), response('4'), of(cache));
  cache.forget(['x']);
  const kept = ['one', 'other', 'both', 'search'].map((key) => textOf(cache, key));
  expect(kept).toEqual([undefined, '2', undefined, undefined]);
  cache.forget(null);
  expect(textOf(cache, 'other')).toBeUndefined();
  expect(cache.bytes).toBe(0);
});

test('a response that was begun before a change is not kept after it', () => {
  const cache = new ResponseCache(1_000_000);
  const before = of(cache, 'y');
  cache.forget(['x']);
  cache.set(keyed('stale'), response('old'), before);
  expect(textOf(cache, 'stale')).toBeUndefined();
});

test('what is asked for again outlives what is not', () => {
  const cache = new ResponseCache(20_000);
  const body = 'x'.repeat(500);
  cache.set(keyed('popular'), response(body), of(cache));
  for (let number = 0; number < 100; number += 1) {
    cache.set(keyed(`passing ${number}`), response(body), of(cache));
    expect(textOf(cache, 'popular')).toBe(body);
  }
  expect(textOf(cache, 'passing 0')).toBeUndefined();
});

test('nothing is kept of a size of nothing', () => {
  const cache = new ResponseCache(0);
  cache.set(keyed('a'), response('A'), of(cache));
  expect(textOf(cache, 'a')).toBeUndefined();
});

test('compressed copies are made once, and count', async () => {
  const MOST = 40_000;
  const cache = new ResponseCache(MOST);
  const text = 'x'.repeat(1_500);
  cache.set(keyed('a'), response(text), of(cache));
  const plain = cache.bytes;
  const encoded = (key: string) => {
    const kept = cache.get(keyed(key), 0);
    return kept && cache.encoded(keyed(key), kept, 'gzip');
  };
  const [one, other] = await Promise.all([encoded('a'), encoded('a')]);
  expect(one).toEqual(other);
  expect(cache.bytes).toBe(plain + (one?.length ?? 0));
  expect(await encoded('a')).toBe(await encoded('a'));
  for (let number = 0; number < 100; number += 1) {
    cache.set(keyed(`k${number}`), response(text), of(cache));
    await encoded(`k${number}`);
    expect(cache.bytes).toBeLessThanOrEqual(MOST);
  }
  cache.forget(['any']);
  expect(cache.bytes).toBe(0);
});

test('a copy of what was dropped meanwhile is not counted', async () => {
  const cache = new ResponseCache(40_000);
  cache.set(keyed('a'), response('x'.repeat(1_500)), of(cache));
  const kept = cache.get(keyed('a'), 0);
  const encoding = kept && cache.encoded(keyed('a'), kept, 'br');
  cache.forget(null);
  await encoding;
  expect(cache.bytes).toBe(0);
});

test('it never holds more bytes than it may, nor anything but what was put there', () => {
  const MOST = 30_000;
  const step = fc.record({
    key: fc.nat({ max: 60 }),
    length: fc.nat({ max: 3_000 }),
    entity: fc.option(fc.nat({ max: 5 })),
    forget: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
      const cache = new ResponseCache(MOST);
      const put = new Map<string, string>();
      for (const { key: number, length, entity, forget } of steps) {
        const key = `k${number}`;
        if (forget && entity !== null) cache.forget([`e${entity}`]);
        const text = `${length} `.padEnd(length, 'x');
        cache.set(
          keyed(key),
          response(text),
          of(cache, ...(entity === null ? [] : [`e${entity}`])),
        );
        if (textOf(cache, key) !== undefined) put.set(key, text);
        expect(cache.bytes).toBeLessThanOrEqual(MOST);
      }
      for (const [key, text] of put) expect([text, undefined]).toContain(textOf(cache, key));
      cache.forget(null);
      expect(cache.bytes).toBe(0);
    }),
  );
});
