import fc from 'fast-check';
import { expect, it } from 'vitest';
import { doubling, steps, type Backoff } from './backoff.ts';

const doublings = fc
  .record({
    firstMs: fc.integer({ min: 1, max: 900_000 }),
    mostMs: fc.integer({ min: 900_000, max: 7 * 86_400_000 }),
    tries: fc.option(fc.integer({ min: 1, max: 60 }), { nil: Infinity }),
  })
  .map((plan) => ({ backoff: doubling(plan), firstMs: plan.firstMs, mostMs: plan.mostMs }));

const listed = fc
  .array(fc.integer({ min: 1, max: 86_400_000 }), { minLength: 1, maxLength: 10 })
  .map((waits) => waits.sort((a, b) => a - b))
  .map((waits) => ({ backoff: steps(waits), firstMs: waits[0] ?? 0, mostMs: waits.at(-1) ?? 0 }));

const waitsOf = (backoff: Backoff): number[] =>
  Array.from({ length: 2_000 }, (_, index) => backoff(index + 1));

it('a wait never gets shorter, and is bounded until it is given up', () => {
  fc.assert(
    fc.property(fc.oneof(doublings, listed), ({ backoff, firstMs, mostMs }) => {
      const waits = waitsOf(backoff);
      expect([firstMs, Infinity]).toContain(waits[0]);
      for (const [index, wait] of waits.entries()) {
        expect(wait).toBeGreaterThanOrEqual(waits[index - 1] ?? 0);
        if (wait !== Infinity) expect(wait).toBeLessThanOrEqual(mostMs);
      }
    }),
    { numRuns: 50 },
  );
});

it('waits double up to the longest, and end with the last try', () => {
  const backoff = doubling({ firstMs: 2_000, mostMs: 9_000, tries: 5 });
  expect([1, 2, 3, 4, 5, 6].map(backoff)).toEqual([2_000, 4_000, 8_000, 9_000, Infinity, Infinity]);
});

it('listed waits are taken in their order, then it is given up', () => {
  expect([1, 2, 3, 4].map(steps([5, 300, 1_800]))).toEqual([5, 300, 1_800, Infinity]);
});
