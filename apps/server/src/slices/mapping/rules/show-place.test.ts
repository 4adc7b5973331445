import { describe, expect, it } from 'vitest';
import type { MappingRule } from '../model.ts';
import { isBeginning, knownPlaceOf, placeOf, placeText } from './show-place.ts';

const rule = (more: Partial<MappingRule>): MappingRule => ({
  kind: 'tvdb',
  level: 'show',
  id: 7,
  season: 1,
  from: 1,
  to: 12,
  animeId: 'a',
  animeFrom: 1,
  parts: 1,
  partial: false,
  special: false,
  ofSeason: null,
  priority: 2,
  source: 'test',
  ...more,
});

const textOf = (...rules: Partial<MappingRule>[]): string | null => {
  const place = placeOf(rules.map(rule), 'tvdb');
  return place && placeText(place);
};

describe('the place of an anime', () => {
  it.each<[string, Partial<MappingRule>[], string | null]>([
    ['is that of its rule', [{}], '7/1.1-12=1'],
    ['has no end where none is known', [{ to: null }], '7/1.1-=1'],
    ['may have several parts', [{ season: 2, animeFrom: 13 }, {}], '7/1.1-12=1,2.1-12=13'],
    ['is said by the rules that weigh most', [{ id: 8 }, { season: 3, priority: 3 }], '7/3.1-12=1'],
    ['is said once by two sources', [{ to: null, source: 'b' }, {}], '7/1.1-=1'],
    ['is none among specials', [{ season: 0 }], null],
    ['is none in absolute numbers', [{ season: -1 }], null],
    ['is none where episodes are split', [{ parts: 2 }], null],
    ['is none for a film', [{ level: 'movie', season: null }], null],
    ['is none at another database', [{ kind: 'tmdb' }], null],
  ])('%s', (_what, rules, expected) => {
    expect(textOf(...rules)).toBe(expected);
  });

  it.each<[Partial<MappingRule>, boolean]>([
    [{}, true],
    [{ season: 2 }, false],
    [{ from: 13, to: 24 }, false],
  ])('%j is the beginning of its show: %s', (more, expected) => {
    expect(isBeginning(placeOf([rule(more)], 'tvdb')!)).toBe(expected);
  });
});

describe('where an anime is known', () => {
  it.each<[string, Partial<MappingRule>[], [string, number, number | null] | null]>([
    ['is its film', [{ level: 'movie', season: null, id: 3 }, { id: 9 }], ['movie', 3, null]],
    ['is the first season it is in', [{ season: 2, animeFrom: 13 }, {}], ['show', 7, 1]],
    ['is a show that counts through', [{ season: -1 }], ['show', 7, null]],
    ['is a show whose episodes are split', [{ season: 3, parts: 2 }], ['show', 7, 3]],
    ['is no show of which it is a special', [{ season: 0 }, { special: true }], null],
  ])('%s', (_what, rules, expected) => {
    const place = knownPlaceOf(rules.map(rule), 'tvdb');
    expect(place && [place.level, place.id, place.season]).toEqual(expected);
  });
});
