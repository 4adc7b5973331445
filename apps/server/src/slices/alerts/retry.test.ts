import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLost, nextTry } from './retry.ts';

const now = new Date('2026-01-15T12:00:00Z');
const later = (ms: number): Date => new Date(now.getTime() + ms);
const DAY_MS = 86_400_000;

describe('the next try', () => {
  it('is later, not after its end, and no sooner than the target asks, up to an hour', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 0, max: 3 * DAY_MS }),
        fc.integer({ min: 0, max: 4 * DAY_MS }),
        (attempts, retryAfterMs, left) => {
          const expiresAt = later(left);
          const next = nextTry({ attempts, retryAfterMs }, { now, expiresAt });
          if (next === null) return true;
          const wait = next.getTime() - now.getTime();
          return wait > 0 && next < expiresAt && wait >= Math.min(retryAfterMs, 3_600_000);
        },
      ),
    );
  });

  it('comes for a day or so', () => {
    const week = later(7 * DAY_MS);
    expect(nextTry({ attempts: 1 }, { now, expiresAt: week })).toEqual(later(5_000));
    expect(nextTry({ attempts: 8 }, { now, expiresAt: week })).toBeNull();
  });
});

describe('a target', () => {
  it.each([
    [{ failures: 2, failingSince: now, isRefused: true }, false],
    [{ failures: 3, failingSince: now, isRefused: true }, true],
    [{ failures: 200, failingSince: later(-DAY_MS), isRefused: false }, false],
    [{ failures: 9, failingSince: later(-9 * DAY_MS), isRefused: false }, false],
    [{ failures: 10, failingSince: later(-3 * DAY_MS), isRefused: false }, true],
  ])('%j is lost: %s', (failing, lost) => expect(isLost(failing, now)).toBe(lost));
});
