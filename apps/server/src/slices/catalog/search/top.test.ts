import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { Top } from './top.ts';

const offers = fc.uniqueArray(
  fc.record({ item: fc.nat(1000), score: fc.integer({ min: 0, max: 5 }) }),
  { selector: ({ item }) => item },
);

test('keeps the best, the lower item first of equals, whatever the order of the offers', () => {
  fc.assert(
    fc.property(offers, fc.integer({ min: 1, max: 20 }), (offered, capacity) => {
      const top = new Top(capacity);
      for (const { item, score } of offered) top.offer(item, score);
      const sorted = offered.toSorted((a, b) => b.score - a.score || a.item - b.item);
      expect(top.ranked()).toEqual(sorted.slice(0, capacity));
    }),
  );
});

test('says from which score on an offer has a chance', () => {
  const top = new Top(2);
  top.offer(1, 5);
  expect(top.worst).toBe(-Infinity);
  top.offer(2, 3);
  expect(top.worst).toBe(3);
  top.offer(3, 4);
  expect(top.worst).toBe(4);
});
