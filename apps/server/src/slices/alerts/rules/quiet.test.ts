import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isQuiet, minutesIn, QUIET_STEP_MINUTES, quietUntil } from './quiet.ts';

const ZONES = [
  'UTC',
  'Asia/Tokyo',
  'Asia/Kathmandu',
  'America/New_York',
  'Europe/Berlin',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'America/St_Johns',
];
const minuteOfDay = fc.integer({ min: 0, max: 1440 / QUIET_STEP_MINUTES - 1 });
const hours = fc.record({ from: minuteOfDay, until: minuteOfDay }).map(({ from, until }) => ({
  from: from * QUIET_STEP_MINUTES,
  until: until * QUIET_STEP_MINUTES,
}));
const instant = fc
  .integer({ min: Date.parse('2024-01-01T00:00:00Z'), max: Date.parse('2027-12-31T00:00:00Z') })
  .map((ms) => new Date(ms));
const zone = fc.constantFrom(...ZONES);

describe('quiet hours', () => {
  it('are over at a time that is not quiet, is later, and is the first such quarter of an hour', () => {
    fc.assert(
      fc.property(hours, zone, instant, (quiet, where, now) => {
        const end = quietUntil(quiet, where, now);
        if (end === null) return !isQuiet(quiet, minutesIn(where, now));
        if (end <= now || isQuiet(quiet, minutesIn(where, end))) return false;
        // All of the time up to then is quiet, however the clocks change.
        for (let at = now.getTime(); at < end.getTime(); at += 5 * 60_000)
          if (!isQuiet(quiet, minutesIn(where, new Date(at)))) return false;
        return end.getTime() - now.getTime() <= 25 * 3_600_000;
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['an evening', '23:00-07:00', 'Europe/Berlin', '2026-01-15T22:30:00Z to 2026-01-16T06:00:00Z'],
    [
      'the night that loses an hour',
      '23:00-07:00',
      'Europe/Berlin',
      '2026-03-28T22:30:00Z to 2026-03-29T05:00:00Z',
    ],
    [
      'the night that has an hour twice',
      '23:00-07:00',
      'Europe/Berlin',
      '2026-10-24T21:30:00Z to 2026-10-25T06:00:00Z',
    ],
    [
      'an end in the hour that does not exist',
      '23:00-02:30',
      'Europe/Berlin',
      '2026-03-28T22:30:00Z to 2026-03-29T01:00:00Z',
    ],
    ['a day', '09:00-17:00', 'Asia/Tokyo', '2026-01-15T01:00:00Z to 2026-01-15T08:00:00Z'],
    ['their end', '09:00-17:00', 'Asia/Tokyo', '2026-01-15T08:00:00Z to now'],
    ['none', '09:00-09:00', 'Asia/Tokyo', '2026-01-15T00:00:00Z to now'],
  ])('%s', (_name, hoursText, where, span) => {
    const minutes = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
    const [from = 0, until = 0] = hoursText.split('-').map(minutes);
    const [now = '', end = ''] = span.split(' to ');
    expect(quietUntil({ from, until }, where, new Date(now))).toEqual(
      end === 'now' ? null : new Date(end),
    );
  });
});
