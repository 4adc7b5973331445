import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { BoundedCache } from './bounded-cache.ts';

test('what was used last is kept, what was used least lately goes', () => {
  const made: string[] = [];
  const make = (key: string) => made.push(key);
  const cache = new BoundedCache<number>({ entries: 2, keyLength: 100 });
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) cache.get(key, make);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

test('a cache never grows over its bounds, and gives what was made for the key', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 12 })), (keys) => {
      const cache = new BoundedCache<string>({ entries: 5, keyLength: 20 });
      for (const key of keys) expect(cache.get(key, (made) => `<${made}>`)).toBe(`<${key}>`);
      expect(cache.size).toBeLessThanOrEqual(5);
      expect(cache.keyLength).toBeLessThanOrEqual(20);
    }),
  );
});
