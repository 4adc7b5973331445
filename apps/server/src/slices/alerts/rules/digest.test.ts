import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#platform/durations.ts';
import { digestAfter, nextDigest, type DigestPlan } from './digest.ts';
const zone = fc.constantFrom(
  'UTC',
  'Asia/Tokyo',
  'Asia/Kathmandu',
  'America/New_York',
  'Europe/Berlin',
  'Australia/Lord_Howe',
  'America/St_Johns',
);
const plan: fc.Arbitrary<DigestPlan> = fc.record({
  digest: fc.constantFrom('DAILY', 'WEEKLY'),
  weekday: fc.integer({ min: 1, max: 7 }),
  minutes: fc.integer({ min: 0, max: 95 }).map((quarter) => quarter * 15),
});
const instant = fc
  .integer({ min: Date.parse('2024-01-01T00:00:00Z'), max: Date.parse('2027-12-31T00:00:00Z') })
  .map((ms) => new Date(ms));

/** `2026-03-29 Sunday 07:00` somewhere. */
const shownIn = (where: string, at: Date): string =>
  new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: where,
  }).format(at);

describe('mail', () => {
  it('is due at its time, or later on that day where the clock skips it, and within a period', () => {
    fc.assert(
      fc.property(plan, zone, instant, (wanted, where, after) => {
        const due = nextDigest(wanted, where, after);
        const [, clock = ''] = shownIn(where, due).split(' ');
        const minutes = Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
        const late = minutes - wanted.minutes;
        const waitMs = due.getTime() - after.getTime();
        const most = (wanted.digest === 'DAILY' ? 1 : 7) * DAY_MS + 2 * 3_600_000;
        return waitMs > 0 && waitMs <= most && late >= 0 && late <= 60;
      }),
      { numRuns: 200 },
    );
  });

  it('comes once a day, and daily mail on each day, through a year of changing clocks', () => {
    fc.assert(
      fc.property(plan, zone, (wanted, where) => {
        let due = nextDigest(wanted, where, new Date('2026-01-01T00:00:00Z'));
        const days: string[] = [];
        while (due < new Date('2027-01-01T00:00:00Z')) {
          days.push(shownIn(where, due).slice(0, 10));
          due = digestAfter(wanted, where, due, due);
        }
        const per = wanted.digest === 'DAILY' ? 365 : 52;
        return new Set(days).size === days.length && Math.abs(days.length - per) <= 1;
      }),
      { numRuns: 15 },
    );
  });

  it('that was late comes once, and then at its time', () => {
    const daily: DigestPlan = { digest: 'DAILY', weekday: 1, minutes: 480 };
    const due = new Date('2026-01-15T08:00:00Z');
    expect(digestAfter(daily, 'UTC', due, new Date('2026-01-18T09:30:00Z')).toISOString()).toBe(
      '2026-01-19T08:00:00.000Z',
    );
  });
});
