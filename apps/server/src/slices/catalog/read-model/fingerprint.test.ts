import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SearchEntry } from '../search/index.ts';
import { fingerprintOf } from './fingerprint.ts';

const titles = fc.array(fc.string({ maxLength: 6 }), { maxLength: 3 });
const kind = fc.constantFrom('series' as const, 'film' as const);
const entry = fc.record({ id: fc.nat(), titles, learned: titles, popularity: fc.nat(), kind });
const foundBy = ({ titles: own, learned, kind: what }: SearchEntry): string =>
  JSON.stringify([own, learned, what]);

test('entries have the same fingerprint exactly when they are found by the same titles', () => {
  fc.assert(
    fc.property(entry, entry, (one, other) => {
      expect(fingerprintOf(one) === fingerprintOf(other)).toBe(foundBy(one) === foundBy(other));
      expect(fingerprintOf({ ...one, id: other.id, popularity: other.popularity })).toBe(
        fingerprintOf(one),
      );
    }),
  );
});

test('an empty title in one list is not one in the other', () => {
  const own = fingerprintOf({ id: 0, titles: [''] });
  expect(fingerprintOf({ id: 0, titles: [], learned: [''] })).not.toBe(own);
});

test('of a hundred thousand titles that differ in little no two have the same', () => {
  const prints = Array.from({ length: 100_000 }, (_, number) =>
    fingerprintOf({ id: 0, titles: [`Title ${number}`] }),
  );
  expect(new Set(prints).size).toBe(prints.length);
  expect(prints.every(Number.isSafeInteger)).toBe(true);
});
