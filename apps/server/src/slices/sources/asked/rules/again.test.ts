import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#platform/durations.ts';
import { nextAsk, nextDay, startOfDay } from './again.ts';
const source = { againDays: { airing: 3, over: 120, missing: 60 } };
const now = new Date('2026-01-15T12:00:00Z');

const daysAfter = (outcome: Parameters<typeof nextAsk>[1], jitter = 0.5): number =>
  (nextAsk(source, outcome, { now, jitter }).getTime() - now.getTime()) / DAY_MS;

describe('a source is asked about a work again', () => {
  it.each([
    ['soon while it airs', { state: 'found', isAiring: true, failures: 0 }, 3],
    ['rarely when it is over', { state: 'found', isAiring: false, failures: 0 }, 120],
    ['at times if it did not know it', { state: 'missing', isAiring: true, failures: 0 }, 60],
    ['after an hour if it failed', { state: 'failed', isAiring: true, failures: 1 }, 1 / 24],
    ['after a week at most', { state: 'failed', isAiring: true, failures: 30 }, 7],
  ] as const)('%s', (_what, outcome, days) => {
    expect(daysAfter(outcome)).toBeCloseTo(days);
    expect(daysAfter(outcome, 0)).toBeCloseTo(days * 0.9);
    expect(daysAfter(outcome, 1)).toBeCloseTo(days * 1.1);
  });
});

it('a day begins before and ends after each of its moments', () => {
  const moments = fc.date({ min: now, max: new Date('2030-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(moments, (moment) => {
      expect(nextDay(moment).getTime() - startOfDay(moment).getTime()).toBe(DAY_MS);
      expect(startOfDay(moment).getTime()).toBeLessThanOrEqual(moment.getTime());
      expect(nextDay(moment).getTime()).toBeGreaterThan(moment.getTime());
    }),
  );
});
