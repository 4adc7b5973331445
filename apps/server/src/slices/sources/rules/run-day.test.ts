import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#platform/durations.ts';
import { endDay, premiereDay, startDay } from './run-day.ts';
import { runOf } from '../adapters/fixtures/run.ts';

describe('startDay', () => {
  it.each([
    [
      'a film written as the midnight before, in China',
      '2016-08-25T16:00Z',
      ['2016-08-26'],
      '2016-08-26',
    ],
    ['a film written as 16:00 UTC of its day', '2014-11-15T16:00Z', ['2014-11-15'], '2014-11-15'],
    ['a film no other source has', '2025-06-12T16:00Z', [], '2025-06-13'],
    ['a film at midnight in Japan', '1970-07-31T15:00Z', [], '1970-08-01'],
    [
      'another source that is a few weeks off is better informed',
      '1999-04-06T16:00Z',
      ['1999-03-06'],
      '1999-03-06',
    ],
    [
      'another source that is years off means another release',
      '1983-12-23T16:00Z',
      ['1989-07-01'],
      '1983-12-24',
    ],
    [
      'the nearer of two sources wins over the first',
      '2011-03-26T16:00Z',
      ['2011-03-05', '2011-03-26'],
      '2011-03-26',
    ],
  ])('settles %s', (_, begin, airDays, day) => {
    expect(startDay(runOf({ format: 'MOVIE', begin }), airDays)).toBe(day);
  });

  it.each([
    ['25:58 to the evening before', '2013-04-06T16:58Z', [], '2013-04-06'],
    ['24:00 to the day that ends', '2025-10-04T15:00Z', [], '2025-10-04'],
    ['28:59 to the day before', '2024-01-07T19:59Z', [], '2024-01-07'],
    ['05:00 to its own day', '2024-01-07T20:00Z', [], '2024-01-08'],
    ['23:00 to its own day', '2023-09-29T14:00Z', ['2023-09-29'], '2023-09-29'],
    [
      '01:30 to the calendar day where another source says so',
      '2020-01-05T16:30Z',
      ['2020-01-06'],
      '2020-01-06',
    ],
    [
      '01:30 by the convention where another source says something else',
      '2020-01-05T16:30Z',
      ['2019-12-20'],
      '2020-01-05',
    ],
  ])('counts a television slot at %s', (_, begin, airDays, day) => {
    expect(startDay(runOf({ begin }), airDays)).toBe(day);
  });

  it('counts a web release at 01:30 to its own day', () => {
    expect(startDay(runOf({ format: 'ONA', begin: '2020-01-05T16:30Z' }), [])).toBe('2020-01-06');
  });
});

describe('endDay', () => {
  it.each([
    [
      'the last of weekly late nights',
      { begin: '2013-04-06T16:58Z', end: '2013-09-28T17:28Z' },
      '2013-09-28',
    ],
    [
      'an episode that ends after midnight',
      { begin: '2023-09-29T14:00Z', end: '2024-03-22T15:15Z' },
      '2024-03-22',
    ],
    [
      'a last slot at another hour',
      { begin: '2018-10-07T14:30Z', end: '2018-12-22T18:08Z' },
      '2018-12-22',
    ],
    ['a single airing', { begin: '2020-12-19T12:14Z', end: '2020-12-19T12:14Z' }, '2020-12-19'],
  ])('is the day of %s', (_, written, day) => {
    const run = runOf(written);
    expect(endDay(run, startDay(run, []))).toBe(day);
  });

  it('is the day a film opens, whatever its length', () => {
    const run = runOf({ format: 'MOVIE', begin: '2016-08-25T16:00Z', end: '2016-08-25T17:46Z' });
    expect(endDay(run, '2016-08-26')).toBe('2016-08-26');
  });

  it.each(['2012-07-24', '2012-07-25'])('is written as the beginning is (%s)', (startOn) => {
    const run = runOf({ format: 'OVA', begin: '2012-07-24T16:00Z', end: '2012-11-27T16:30Z' });
    expect(endDay(run, startOn)).toBe(startOn === '2012-07-24' ? '2012-11-27' : '2012-11-28');
  });

  it('is unknown while the source has none', () => {
    expect(endDay(runOf({ begin: '1969-10-05T09:30Z' }), '1969-10-05')).toBeNull();
  });

  it('never lies before the start', () => {
    const instants = fc.integer({ min: 0, max: Date.UTC(2030, 0) });
    fc.assert(
      fc.property(
        instants,
        fc.nat(400 * DAY_MS),
        fc.constantFrom('TV', 'ONA', 'OVA', 'MOVIE'),
        (beginMs, span, format) => {
          const run = { format, beginMs, endMs: beginMs + span, recurrence: null } as const;
          const startOn = startDay(run, []);
          expect(endDay(run, startOn)! >= startOn).toBe(true);
        },
      ),
    );
  });
});

describe('premiereDay', () => {
  it('goes by the calendar for late nights, so that 25:30 on the last evening belongs to the next day', () => {
    const run = runOf({ begin: '2021-12-21T16:30Z' });
    expect(premiereDay(run, startDay(run, []))).toBe('2021-12-22');
  });

  it('is at most a day after the broadcaster’s', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: Date.UTC(2030, 0) }), (beginMs) => {
        const run = { format: 'TV', beginMs, endMs: null, recurrence: null } as const;
        const startOn = startDay(run, []);
        const days = (Date.parse(premiereDay(run, startOn)) - Date.parse(startOn)) / DAY_MS;
        expect([0, 1]).toContain(days);
      }),
    );
  });
});
