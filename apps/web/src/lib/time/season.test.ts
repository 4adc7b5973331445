import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  firstDayOf,
  isSameSeason,
  isUpTo,
  parseSeason,
  seasonAfter,
  seasonAt,
  seasonName,
  seasonPath,
  SEASONS,
  type SeasonOfYear,
} from './season.ts';

const anySeason: fc.Arbitrary<SeasonOfYear> = fc.record({
  season: fc.constantFrom(...SEASONS),
  year: fc.integer({ min: 1917, max: 2100 }),
});

describe('the season of an instant', () => {
  it('is the quarter of the date in Japan', () => {
    expect(seasonAt(Date.parse('2026-02-10T00:00Z'))).toEqual({ season: 'WINTER', year: 2026 });
    expect(seasonAt(Date.parse('2026-11-21T00:00Z'))).toEqual({ season: 'FALL', year: 2026 });
  });

  it('is already the next one in the last ten days of a quarter', () => {
    expect(seasonAt(Date.parse('2023-09-29T14:00Z'))).toEqual({ season: 'FALL', year: 2023 });
    expect(seasonAt(Date.parse('2025-12-28T00:00Z'))).toEqual({ season: 'WINTER', year: 2026 });
  });

  it('changes at midnight in Japan, not in Greenwich', () => {
    expect(seasonAt(Date.parse('2026-09-20T14:59Z')).season).toBe('SUMMER');
    expect(seasonAt(Date.parse('2026-09-20T15:00Z')).season).toBe('FALL');
  });
});

describe('stepping through the seasons', () => {
  it('goes over the turn of the year', () => {
    expect(seasonAfter({ season: 'FALL', year: 2025 }, 1)).toEqual({
      season: 'WINTER',
      year: 2026,
    });
    expect(seasonAfter({ season: 'WINTER', year: 2026 }, -1)).toEqual({
      season: 'FALL',
      year: 2025,
    });
  });

  it('comes back by the same number of steps', () => {
    fc.assert(
      fc.property(anySeason, fc.integer({ min: -500, max: 500 }), (season, steps) =>
        isSameSeason(seasonAfter(seasonAfter(season, steps), -steps), season),
      ),
    );
  });
});

describe('a season in the address', () => {
  it('may be in any case', () => {
    expect(parseSeason('winter', '2026')).toEqual({ season: 'WINTER', year: 2026 });
    expect(parseSeason('FALL', '1999')).toEqual({ season: 'FALL', year: 1999 });
  });

  it.each([
    ['AUTUMN', '2026'],
    ['FALL', '2026.5'],
    ['FALL', '1066'],
    ['FALL', '+2026'],
    ['FALL', 'next'],
    ['', ''],
  ])('is refused when it makes no sense: %s %s', (season, year) => {
    expect(parseSeason(season, year)).toBeNull();
  });

  it('survives the way through its path', () => {
    fc.assert(
      fc.property(anySeason, (season) => {
        const [, , year = '', word = ''] = seasonPath(season).split('/');
        expect(parseSeason(word, year)).toEqual(season);
      }),
    );
  });

  it('has a name in each language', () => {
    const season = { season: 'FALL', year: 2026 } as const;
    expect(seasonName(season, 'en')).toBe('Fall 2026');
    expect(seasonName(season, 'ja')).toBe('2026年秋');
  });

  it('stands before and after others, and begins on its first day', () => {
    const fall = { season: 'FALL', year: 2026 } as const;
    expect(isUpTo(fall, fall)).toBe(true);
    expect(isUpTo(fall, seasonAfter(fall, 1))).toBe(true);
    expect(isUpTo(seasonAfter(fall, 1), fall)).toBe(false);
    expect(firstDayOf(fall)).toBe('2026-10-01');
    expect(firstDayOf(seasonAfter(fall, 1))).toBe('2027-01-01');
  });
});
