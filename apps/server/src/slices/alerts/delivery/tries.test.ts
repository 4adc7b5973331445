import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stepOf } from '#platform/delivery/health.ts';
import { nextTry } from '#platform/delivery/schedule.ts';
import { DAY_MS } from '#platform/durations.ts';
import { messageSchedule, targetHealth } from './tries.ts';

const now = new Date('2026-01-15T12:00:00Z');
const later = (ms: number): Date => new Date(now.getTime() + ms);

describe('the next try', () => {
  it('is later, not after its end, and no sooner than the target asks, up to an hour', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 0, max: 3 * DAY_MS }),
        fc.integer({ min: 0, max: 4 * DAY_MS }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (tries, askedMs, left, random) => {
          const expiresAt = later(left);
          const next = nextTry(messageSchedule, { tries, askedMs, now, expiresAt, random });
          if (next === null) return true;
          const wait = next.getTime() - now.getTime();
          return wait > 0 && next < expiresAt && wait >= Math.min(askedMs, 3_600_000);
        },
      ),
    );
  });

  it('comes for a day or so', () => {
    const failed = { now, expiresAt: later(7 * DAY_MS), askedMs: undefined, random: 0.5 };
    expect(nextTry(messageSchedule, { ...failed, tries: 1 })).toEqual(later(5_000));
    expect(nextTry(messageSchedule, { ...failed, tries: 8 })).toBeNull();
  });
});

describe('a target', () => {
  it.each([
    [2, now, 1, true, 'nothing'],
    [3, now, 1, true, 'disable'],
    [200, later(-DAY_MS), 1, false, 'nothing'],
    [3, later(-DAY_MS), 0, false, 'warn'],
    [2, later(-DAY_MS), 0, false, 'nothing'],
    [9, later(-9 * DAY_MS), 1, false, 'nothing'],
    [10, later(-3 * DAY_MS), 1, false, 'disable'],
  ])('that failed %i times since %s, %i letters, gone: %s: %s', (...row) => {
    const [failures, failingSince, warnings, isGone, step] = row;
    const failing = { failures, failingSince, warnings };
    expect(stepOf(targetHealth, failing, { now, isGone })).toBe(step);
  });
});
