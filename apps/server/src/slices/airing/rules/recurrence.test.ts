import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#platform/durations.ts';
import {
  episodeOf,
  lastBefore,
  periodOf,
  slotsWithin,
  spanOfSeason,
  type Recurrence,
} from './recurrence.ts';
const at = (text: string): number => Date.parse(text);
const iso = (ms: number): string => new Date(ms).toISOString().slice(0, 16);

const weekly = (changes: Partial<Recurrence> = {}): Recurrence => ({
  startMs: at('2026-01-07T15:30:00Z'),
  every: 'P7D',
  untilMs: at('2026-03-26T00:00:00Z'),
  confirmedUntilMs: null,
  ...changes,
});

const always = { fromMs: 0, toMs: at('2100-01-01T00:00:00Z') };

describe('slotsWithin', () => {
  it('lists a weekly run of twelve', () => {
    const slots = slotsWithin(weekly(), always);
    expect(slots).toHaveLength(12);
    expect(iso(slots[1]?.atMs ?? 0)).toBe('2026-01-14T15:30');
    expect(slots.map(({ ordinal }) => ordinal)).toEqual(
      Array.from({ length: 12 }, (_, i) => i + 1),
    );
  });

  it('counts on from the airings before it', () => {
    const later = weekly({ airedBefore: 8 });
    expect(slotsWithin(later, always, 2).map(({ ordinal }) => ordinal)).toEqual([9, 10]);
    expect(lastBefore(later, at('2026-01-15T00:00:00Z'))?.ordinal).toBe(10);
  });

  it('takes the span as half open', () => {
    const span = { fromMs: at('2026-01-14T15:30:00Z'), toMs: at('2026-01-21T15:30:00Z') };
    expect(slotsWithin(weekly(), span).map(({ ordinal }) => ordinal)).toEqual([2]);
  });

  it('has one airing where nothing recurs', () => {
    expect(slotsWithin(weekly({ every: null }), always)).toHaveLength(1);
    expect(slotsWithin(weekly({ every: 'P0D' }), always)).toHaveLength(1);
    expect(
      slotsWithin(weekly({ every: null }), { ...always, fromMs: at('2026-01-08T00:00:00Z') }),
    ).toEqual([]);
  });

  it('keeps the day of a monthly run, or the last of a shorter month', () => {
    const monthly = weekly({ startMs: at('2026-01-31T10:00:00Z'), every: 'P1M', untilMs: null });
    const span = { fromMs: 0, toMs: at('2026-05-01T00:00:00Z') };
    expect(slotsWithin(monthly, span).map(({ atMs }) => iso(atMs))).toEqual([
      '2026-01-31T10:00',
      '2026-02-28T10:00',
      '2026-03-31T10:00',
      '2026-04-30T10:00',
    ]);
  });

  it('marks what lies beyond the confirmed end', () => {
    const open = weekly({ untilMs: null, confirmedUntilMs: at('2026-01-20T00:00:00Z') });
    const marks = slotsWithin(open, always, 4).map(({ isProjected }) => isProjected);
    expect(marks).toEqual([false, false, true, true]);
  });

  it('reaches far into a long run without walking it', () => {
    const sazae = weekly({ startMs: at('1969-10-05T09:30:00Z'), untilMs: null });
    const span = { fromMs: at('2026-11-21T00:00:00Z'), toMs: at('2026-11-28T00:00:00Z') };
    expect(slotsWithin(sazae, span).map(({ atMs }) => iso(atMs))).toEqual(['2026-11-22T09:30']);
  });

  const recurrences = fc.record({
    startMs: fc.integer({ min: 0, max: 40_000 }).map((days) => days * DAY_MS + 55_800_000),
    every: fc.constantFrom('P7D', 'P1D', 'P2D', 'P1W', 'P1M', 'P3M', null),
    untilMs: fc.constant(null),
    confirmedUntilMs: fc.constant(null),
  });

  it('gives the same airings whether a span is asked for whole or in two parts', () => {
    fc.assert(
      fc.property(
        recurrences,
        fc.nat(40_000),
        fc.nat(400),
        fc.nat(400),
        (recurrence, day, a, b) => {
          const fromMs = day * DAY_MS;
          const [middle, toMs] = [fromMs + a * DAY_MS, fromMs + (a + b) * DAY_MS];
          const whole = slotsWithin(recurrence, { fromMs, toMs });
          const parts = [
            ...slotsWithin(recurrence, { fromMs, toMs: middle }),
            ...slotsWithin(recurrence, { fromMs: middle, toMs }),
          ];
          expect(parts).toEqual(whole);
          for (const { atMs } of whole) expect(atMs >= fromMs && atMs < toMs).toBe(true);
        },
      ),
    );
  });
});

describe('periodOf', () => {
  it.each([
    ['P7D', { stepMs: 7 * DAY_MS }],
    ['P1W', { stepMs: 7 * DAY_MS }],
    ['P1M', { months: 1 }],
    ['P0D', null],
    ['PT1H', null],
    ['weekly', null],
  ])('reads %s', (every, period) => {
    expect(periodOf(every)).toEqual(period);
  });
});

describe('episodeOf', () => {
  const slot = { atMs: 0, isProjected: false };
  it.each([
    [1, 12, 1],
    [12, 12, 12],
    [13, 12, null],
    [60, null, 60],
    [101, null, null],
  ])('airing %i of %s episodes is episode %s', (ordinal, count, episode) => {
    expect(episodeOf({ ...slot, ordinal }, count)).toBe(episode);
  });
});

describe('spanOfSeason', () => {
  it('is the quarter in Japan', () => {
    const { fromMs, toMs } = spanOfSeason('WINTER', 2026);
    expect([iso(fromMs), iso(toMs)]).toEqual(['2025-12-31T15:00', '2026-03-31T15:00']);
    expect(iso(spanOfSeason('FALL', 2026).toMs)).toBe('2026-12-31T15:00');
  });
});
