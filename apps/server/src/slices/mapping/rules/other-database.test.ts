import { describe, expect, test } from 'vitest';
import { aRule } from '../fixtures.ts';
import type { MappingRule } from '../model.ts';
import type { EntryOf } from './complete-rules.ts';
import { deriveFromOtherDatabase } from './other-database.ts';

const UNKNOWN = { episodeCount: null, startOn: null, endOn: null };

const derived = (rules: readonly MappingRule[], entryOf: EntryOf = () => undefined) =>
  deriveFromOtherDatabase(rules, entryOf).map(
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

  test('have a season once that several lists state', () => {
    const lists = ['bangumi-data', 'fribb'].map((source) => tmdb(10, 'vs', { to: 49, source }));
    expect(derived([...shared, ...lists])).toEqual([
      'tvdb 261667 S10 1-49 vs (derived from tmdb, 0)',
    ]);
    expect(derived([...shared, ...lists, tmdb(10, 'vs', { to: 50, source: 'kometa' })])).toEqual([
      'tvdb 261667 S10 1-49 vs (derived from tmdb, 0)',
      'tvdb 261667 S10 1-50 vs (derived from tmdb, 0)',
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

/** Kuruneko: one entry over two seasons of a list, and a second one that began while it was on. */
test('a season is not taken over if its entry began while one of a season before was on', () => {
  const rules = [tmdb(1, 'first'), tvdb(1, 'first'), tmdb(2, 'second')];
  const startingOn = (startOn: string): EntryOf => {
    const entries: Record<string, ReturnType<EntryOf>> = {
      first: { ...UNKNOWN, startOn: '2009-07-05', endOn: '2011-06-29' },
      second: { ...UNKNOWN, startOn, endOn: null },
    };
    return (animeId) => entries[animeId];
  };
  expect(derived(rules, startingOn('2010-07-03'))).toEqual([]);
  expect(derived(rules, startingOn('2011-07-02')).length).toBe(1);
});

/** A season of two cours, of which one database has the second. */
describe('a season goes on', () => {
  const first = tvdb(1, 'first', { to: 12 });
  const second = tvdb(1, 'second', { from: 13, to: 25 });
  const goesOn = ['tmdb 46392 S1 13-25 second (derived from tvdb, 0)'];

  test('where the first of its entries ends, by its rule, its count or the other database', () => {
    expect(derived([first, second, tmdb(1, 'first', { to: 12 })])).toEqual(goesOn);
    const open = tmdb(1, 'first', { to: null });
    expect(derived([first, second, open])).toEqual(goesOn);
    const unbound = [{ ...first, to: null }, second, open];
    expect(derived(unbound, () => ({ ...UNKNOWN, episodeCount: 12 }))).toEqual(goesOn);
    expect(derived(unbound)).toEqual([]);
  });

  test('but not over a gap, within another, or after an entry that is elsewhere', () => {
    expect(derived([first, second, tmdb(1, 'first', { to: 11 })])).toEqual([]);
    expect(derived([first, second, tmdb(1, 'first', { to: 13 })])).toEqual([]);
    const third = [tmdb(2, 'third'), tvdb(2, 'third')];
    expect(derived([first, second, ...third, tmdb(1, 'other', { to: 12 })])).toEqual([]);
  });
});

/** One Piece: TVDB has other seasons than TMDB, whose list only says that the first one begins it. */
test('a series over more than two seasons is cut alike only if one of its seasons ends alike', () => {
  const long = [1, 2, 3].map((season) => tvdb(season, 'long', { to: 20 }));
  expect(derived([tmdb(1, 'long', { to: null }), ...long])).toEqual([]);
  expect(derived([tmdb(1, 'long', { to: 61 }), ...long])).toEqual([]);
  const cut = [
    'tmdb 46392 S2 1-20 long (derived from tvdb, 0)',
    'tmdb 46392 S3 1-20 long (derived from tvdb, 0)',
  ];
  expect(derived([tmdb(1, 'long', { to: 20 }), ...long])).toEqual(cut);
  expect(derived([tmdb(1, 'long', { to: null }), ...long.slice(0, 2)])).toEqual(cut.slice(0, 1));
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
