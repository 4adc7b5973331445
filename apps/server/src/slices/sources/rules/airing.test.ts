import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, WEEK_MS } from '#platform/durations.ts';
import { airingRules, slotCount } from './airing.ts';
import { endOfDayInJapan } from './calendar.ts';
import { runOf } from '../adapters/fixtures/run.ts';

const DATA_END = endOfDayInJapan('2026-04-24');
const rulesOf = (written: Parameters<typeof runOf>[0], count: number | null = null) =>
  airingRules(runOf(written), DATA_END, count);

describe('a recurrence the source states', () => {
  it('ends where the run ends', () => {
    const begin = '2023-09-29T14:00Z';
    expect(rulesOf({ begin, end: '2024-03-22T15:15Z', recurrence: [begin, 'P7D'] })).toEqual([
      {
        startsAt: '2023-09-29T14:00:00.000Z',
        every: 'P7D',
        until: '2024-03-22T15:15:00.000Z',
        basis: 'RECURRENCE',
        confirmedUntil: null,
      },
    ]);
  });

  it('holds the last airing when the end is written as its beginning', () => {
    const begin = '2026-01-06T15:30Z';
    const [rule] = rulesOf({ begin, end: '2026-03-24T15:30Z', recurrence: [begin, 'P7D'] });
    expect(rule!.until! > '2026-03-24T15:30:00.000Z').toBe(true);
  });

  it('is open for a run of years, confirmed to the day of the data', () => {
    const begin = '1969-10-05T09:30Z';
    const [rule] = rulesOf({ begin, recurrence: [begin, 'P7D'] });
    expect(rule).toMatchObject({ until: null, confirmedUntil: '2026-04-24T15:00:00.000Z' });
  });

  it('is cut a quarter after the data for a young run without an end', () => {
    const begin = '2026-04-05T14:15Z';
    const [rule] = rulesOf({ begin, recurrence: [begin, 'P7D'] });
    expect(rule).toMatchObject({
      until: '2026-07-24T15:00:00.000Z',
      confirmedUntil: '2026-04-24T15:00:00.000Z',
    });
  });

  it('confirms the premiere of a run that begins after the data', () => {
    const begin = '2026-04-29T12:00Z';
    const [rule] = rulesOf({ begin, recurrence: [begin, 'P7D'] });
    expect(rule!.confirmedUntil).toBe(rule!.startsAt);
  });

  it.each(['2012-04-01T16:00Z', '1968-04-01T16:00Z'])(
    'is marked where it starts at the midnight %s',
    (begin) => {
      const [rule] = rulesOf({ begin, recurrence: [begin, 'P7D'] });
      expect(rule!.isDayOnly).toBe(true);
    },
  );

  it('follows the premiere when it began in a later year', () => {
    const rules = rulesOf({ begin: '1996-01-08T10:30Z', recurrence: ['2009-04-04T09:00Z', 'P7D'] });
    expect(rules.map(({ basis, startsAt }) => [basis, startsAt])).toEqual([
      ['PREMIERE', '1996-01-08T10:30:00.000Z'],
      ['RECURRENCE', '2009-04-04T09:00:00.000Z'],
    ]);
  });

  it('may be a single airing', () => {
    const begin = '2023-07-02T10:00Z';
    const [rule] = rulesOf({ begin, end: '2023-07-02T10:55Z', recurrence: [begin] });
    expect(rule).toMatchObject({ every: null, until: null, basis: 'RECURRENCE' });
  });

  it('is ignored outside its run', () => {
    const run = { begin: '2022-08-19T14:00Z', end: '2022-08-19T14:00Z' };
    const [rule] = rulesOf({ ...run, recurrence: ['2023-08-19T14:00Z'] });
    expect(rule).toMatchObject({ startsAt: '2022-08-19T14:00:00.000Z', basis: 'PREMIERE' });
  });
});

describe('without a recurrence', () => {
  const attackOnTitan = { begin: '2013-04-06T16:58Z', end: '2013-09-28T17:28Z' };

  it('derives weekly airings between an exact begin and end', () => {
    expect(rulesOf(attackOnTitan, 25)).toEqual([
      {
        startsAt: '2013-04-06T16:58:00.000Z',
        every: 'P7D',
        until: '2013-09-28T17:28:00.000Z',
        basis: 'DERIVED',
        confirmedUntil: null,
      },
    ]);
  });

  it.each([
    ['daily episodes', { begin: '2003-04-07T08:35Z', end: '2003-07-25T09:00Z' }, 80],
    ['an end that is that of a disc', { begin: '2012-04-05T17:50Z', end: '2015-06-12T16:30Z' }, 12],
  ])('keeps to the premiere where the count speaks of %s', (_, run, count) => {
    expect(rulesOf(run, count).map(({ basis }) => basis)).toEqual(['PREMIERE']);
  });

  it('keeps to the premiere of a run without an end', () => {
    const [rule] = rulesOf({ begin: '2022-04-03T20:40Z' });
    expect(rule).toMatchObject({ every: null, basis: 'PREMIERE' });
  });

  it('says nothing where only the day is known', () => {
    expect(rulesOf({ begin: '1977-10-01T16:00Z', end: '1978-09-30T16:00Z' })).toEqual([]);
  });

  it('says nothing of films, which open on a day', () => {
    expect(
      rulesOf({ format: 'MOVIE', begin: '2020-06-17T14:40Z', end: '2020-06-17T14:40Z' }),
    ).toEqual([]);
  });
});

describe('slotCount', () => {
  it.each([
    ['the end of the last episode', 25 * WEEK_MS + 75 * 60_000, 26],
    ['the beginning of the last episode', 11 * WEEK_MS, 12],
    ['a last slot an hour early', 12 * WEEK_MS - 3_600_000, 13],
    ['one airing', 0, 1],
  ])('counts to %s', (_, span, count) => {
    expect(slotCount(0, span)).toBe(count);
  });
});

it('makes rules that start before they end, for every run', () => {
  const day = fc.integer({ min: 0, max: DATA_END });
  fc.assert(
    fc.property(
      day,
      fc.option(fc.nat(2_000 * DAY_MS)),
      fc.nat(30 * DAY_MS),
      (beginMs, span, delay) => {
        const run = {
          format: 'TV',
          beginMs,
          endMs: span === null ? null : beginMs + span,
          recurrence: { startMs: beginMs + delay, every: 'P7D' },
        } as const;
        for (const { startsAt, until } of airingRules(run, DATA_END, null)) {
          expect(until === null || until > startsAt).toBe(true);
        }
      },
    ),
  );
});

describe('a run that went on after a break', () => {
  const first = runOf({
    begin: '2024-10-02T13:30Z',
    end: '2024-11-20T14:00Z',
    recurrence: ['2024-10-02T13:30Z', 'P7D'],
  });
  const second = runOf({
    begin: '2025-02-05T13:30Z',
    end: '2025-03-26T14:00Z',
    recurrence: ['2025-02-05T13:30Z', 'P7D'],
  });

  it('airs in each of its parts, and counts on', () => {
    const run = { ...first, endMs: second.endMs, parts: [first, second] };
    const rules = airingRules(run, DATA_END, 16);
    expect(rules).toEqual([
      ...airingRules(first, DATA_END, null),
      { ...airingRules(second, DATA_END, null)[0]!, airedBefore: 8 },
    ]);
  });

  it('has no end after the break if it went on for years before', () => {
    const old = { ...first, beginMs: Date.parse('1999-10-20T10:00Z') };
    const arc = runOf({ begin: '2026-04-05T14:15Z', recurrence: ['2026-04-05T14:15Z', 'P7D'] });
    const run = { ...old, endMs: null, recurrence: arc.recurrence, parts: [old, arc] };
    expect(airingRules(run, DATA_END, null).at(-1)).toMatchObject({ until: null });
    expect(airingRules(arc, DATA_END, null).at(-1)?.until).not.toBeNull();
  });
});
