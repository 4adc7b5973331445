import { describe, expect, test } from 'vitest';
import { aRule } from '../fixtures.ts';
import type { MappingRule } from '../model.ts';
import { deriveFromOtherDatabase } from './other-database.ts';

const derived = (rules: readonly MappingRule[]) =>
  deriveFromOtherDatabase(rules).map(
    ({ kind, id, season, from, to, animeId, priority, source }) =>
      `${kind} ${id} S${season} ${from}-${to ?? ''} ${animeId} (${source}, ${priority})`,
  );

/** Duel Masters, as public lists map it: seasons 13 and 14 at both databases, season 10 at TMDB alone. */
const tmdb = (season: number, animeId: string, rule: Partial<MappingRule> = {}) =>
  aRule({ id: 46_392, season, to: 51, animeId, source: 'bangumi-data', ...rule });
const tvdb = (season: number, animeId: string, rule: Partial<MappingRule> = {}) =>
  aRule({ kind: 'tvdb', id: 261_667, season, to: 51, animeId, source: 'anibridge', ...rule });

describe('shows that are the same at both databases', () => {
  const shared = [tmdb(13, 'dm2017'), tvdb(13, 'dm2017'), tmdb(14, 'dm!'), tvdb(14, 'dm!')];

  test('have the same seasons, in both directions', () => {
    expect(derived([...shared, tmdb(10, 'vs', { to: 49 })])).toEqual([
      'tvdb 261667 S10 1-49 vs (derived from tmdb, 0)',
    ]);
    expect(derived([...shared, tvdb(1, 'first', { to: 26 })])).toEqual([
      'tmdb 46392 S1 1-26 first (derived from tvdb, 0)',
    ]);
  });

  test('keep the rules that a season has', () => {
    expect(derived([...shared, tmdb(10, 'vs'), tvdb(10, 'other')])).toEqual([]);
  });

  test('may differ in an entry, but not in most', () => {
    const moved = [tmdb(15, 'moved'), tvdb(16, 'moved')];
    expect(derived([...shared, ...moved])).toEqual([
      'tvdb 261667 S15 1-51 moved (derived from tmdb, 0)',
      'tmdb 46392 S16 1-51 moved (derived from tvdb, 0)',
    ]);
    const more = [tmdb(17, 'a'), tvdb(18, 'a')];
    expect(derived([...shared, ...moved, ...more])).toEqual([]);
  });
});

describe('shows that are not', () => {
  test.each([
    ['share no entry', [tmdb(1, 'a'), tvdb(2, 'b')]],
    ['have it in different seasons', [tmdb(1, 'a'), tvdb(2, 'a'), tmdb(3, 'c')]],
    ['have it with other numbers', [tmdb(1, 'a'), tvdb(1, 'a', { from: 13 }), tmdb(3, 'c')]],
    ['share a special alone', [tmdb(0, 'a'), tvdb(0, 'a'), tmdb(1, 'c')]],
    ['share what is an extra', [tmdb(1, 'a', { special: true }), tvdb(1, 'a'), tmdb(3, 'c')]],
  ])('%s', (_, rules) => {
    expect(derived(rules)).toEqual([]);
  });
});

test('films, specials and running numbers are not taken over', () => {
  const rules = [tmdb(1, 'a'), tvdb(1, 'a'), tmdb(0, 'special'), tmdb(-1, 'a', { ofSeason: 1 })];
  expect(derived([...rules, aRule({ level: 'movie', season: null })])).toEqual([]);
});
