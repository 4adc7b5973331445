import { expect, test } from 'vitest';
import type { Anime } from '#slices/catalog/index.ts';
import { Schedule } from './schedule.ts';

const anime = (id: string, season: Anime['season'], seasonYear: number): Anime =>
  ({ id, season, seasonYear, episodeCount: 12, isAdult: false }) as Anime;

const rule = (startsAt: string) => ({
  startMs: Date.parse(startsAt),
  every: 'P7D',
  untilMs: Date.parse(startsAt) + 12 * 7 * 86_400_000,
  basis: 'RECURRENCE' as const,
  confirmedUntilMs: null,
  isDayOnly: false,
});

const idsOf = (schedule: Schedule, season: 'WINTER' | 'SPRING', year: number): string[] =>
  schedule
    .ofSeason({ season, year, now: new Date('2030-01-01'), continuing: null }, () => true)
    .map((entry) => entry.anime.id);

test('a season that is over lists its own shows, also when they move to another or go', () => {
  const known = new Map([
    ['a', anime('a', 'WINTER', 2024)],
    ['b', anime('b', 'WINTER', 2024)],
    ['c', anime('c', 'SPRING', 2024)],
  ]);
  const schedule = new Schedule((id) => known.get(id));
  const rules = new Map([
    ['a', [rule('2024-01-07T15:00:00Z')]],
    ['b', [rule('2024-01-08T15:00:00Z')]],
    ['c', [rule('2024-04-07T15:00:00Z')]],
  ]);
  schedule.replace(null, rules);
  expect(idsOf(schedule, 'WINTER', 2024)).toEqual(['a', 'b']);
  known.set('a', anime('a', 'SPRING', 2024));
  schedule.replace(['a', 'b'], new Map([['a', [rule('2024-04-06T15:00:00Z')]]]));
  expect(idsOf(schedule, 'WINTER', 2024)).toEqual([]);
  expect(idsOf(schedule, 'SPRING', 2024)).toEqual(['a', 'c']);
  schedule.replace(null, rules);
  expect(idsOf(schedule, 'WINTER', 2024)).toEqual(['b']);
});

test('the next instant is that of the next airing, at every moment', () => {
  const show = anime('a', 'WINTER', 2024);
  const schedule = new Schedule(() => show);
  const special = { ...rule('2024-02-01T15:00:00Z'), every: null, untilMs: null };
  const rules = [special, rule('2024-01-07T15:00:00Z'), rule('2024-04-07T15:00:00Z')];
  schedule.replace(null, new Map([['a', rules]]));
  const seen = new Set<number | null>();
  const end = Date.parse('2024-08-01T00:00:00Z');
  for (let ms = Date.parse('2024-01-01T00:00:00Z'); ms < end; ms += 3_600_000) {
    const next = schedule.nextMs('a', ms);
    expect(next).toBe(schedule.nextOf(show, new Date(ms))?.airingAt.getTime() ?? null);
    seen.add(next);
  }
  expect(seen.size).toBe(26);
  expect(schedule.nextMs('b', 0)).toBeNull();
});
