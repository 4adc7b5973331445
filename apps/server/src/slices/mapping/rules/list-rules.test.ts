import { describe, expect, test } from 'vitest';
import { deriveAbsoluteRules } from './absolute-rules.ts';
import { boundRules } from './bound-rules.ts';
import { deriveSeasonNumbers } from './season-numbers.ts';
import { aRule, anEntry, watched } from '../fixtures.ts';
import { createMappingGraph } from '../graph.ts';
import { resolve } from './resolve.ts';
import { findConflicts } from './rule-conflict.ts';

const counts = new Map<string, number | null>([
  ['a', 12],
  ['b', 13],
  ['c', null],
]);
const factsOf = (animeId: string) => ({ episodeCount: counts.get(animeId) ?? null });
const ranges = (rules: Parameters<typeof boundRules>[0]) =>
  boundRules(rules, factsOf).map(({ animeId, from, to }) => `${animeId} ${from}-${to ?? ''}`);

describe('the end of a rule', () => {
  test('is where the entry has no more episodes', () => {
    expect(ranges([aRule({ animeId: 'a' }), aRule({ animeId: 'b', from: 13 })])).toEqual([
      'a 1-12',
      'b 13-25',
    ]);
    expect(ranges([aRule({ animeId: 'a', animeFrom: 5 })])).toEqual(['a 1-8']);
    expect(ranges([aRule({ animeId: 'a', parts: 2 })])).toEqual(['a 1-24']);
    expect(ranges([aRule({ animeId: 'a', parts: -5 })])).toEqual(['a 1-3']);
  });

  test('is before the next one begins, and open where nothing follows', () => {
    const open = [aRule({ animeId: 'c' }), aRule({ animeId: 'c', from: 30 })];
    expect(ranges(open)).toEqual(['c 1-29', 'c 30-']);
  });

  test('is nowhere where the entry has nothing left', () => {
    expect(ranges([aRule({ animeId: 'a', from: 13, animeFrom: 13 })])).toEqual([]);
  });
});

describe('numbers that begin each season with 1', () => {
  const derived = (rules: Parameters<typeof deriveSeasonNumbers>[0]) =>
    deriveSeasonNumbers(rules).map(
      ({ season, from, to, animeFrom, priority }) =>
        `s${season} ${from}-${to} > ${animeFrom} (${priority})`,
    );
  const first = aRule({ to: 61, priority: 3 });
  const second = aRule({ season: 2, from: 62, to: 77, animeFrom: 62, priority: 3 });

  test('follow from those that go on over the seasons', () => {
    expect(derived([first, second])).toEqual(['s2 1-16 > 62 (0)']);
    const halves = [
      aRule({ season: 2, from: 62, to: 70, animeFrom: 62 }),
      aRule({ season: 2, from: 71, to: 77, animeFrom: 1, animeId: 'b' }),
    ];
    expect(derived([first, ...halves])).toEqual(['s2 1-9 > 62 (0)', 's2 10-16 > 1 (0)']);
  });

  test('do not follow where the numbers have a gap, no end, or would mean two episodes', () => {
    expect(derived([first, { ...second, from: 63 }])).toEqual([]);
    expect(derived([first, { ...second, to: null }])).toEqual([]);
    expect(derived([{ ...first, to: null }, second])).toEqual([]);
    expect(
      derived([
        { ...first, to: 5 },
        { ...second, from: 6 },
      ]),
    ).toEqual([]);
    expect(
      derived([
        { ...first, season: 0 },
        { ...second, season: 1 },
      ]),
    ).toEqual([]);
  });
});

describe('absolute numbers', () => {
  const first = aRule({ animeId: 'a', to: 12 });
  const second = aRule({ animeId: 'b', season: 2, to: 13 });

  test('follow from seasons without a gap', () => {
    expect(deriveAbsoluteRules([second, first])).toMatchObject([
      { season: -1, from: 1, to: 12, animeId: 'a', ofSeason: 1, priority: 0 },
      { season: -1, from: 13, to: 25, animeId: 'b', ofSeason: 2, priority: 0 },
    ]);
  });

  test.each([
    ['an open end', [{ ...first, to: null }, second]],
    ['a gap', [first, { ...second, from: 2 }]],
    ['two claims', [first, { ...first, animeId: 'c' }, second]],
    ['a missing season', [first, { ...second, season: 3 }]],
    ['numbers of its own', [first, second, { ...first, season: -1 }]],
    ['parts', [first, { ...second, parts: 2 }]],
    ['one season', [first]],
  ])('do not follow where there is %s', (_what, rules) => {
    expect(deriveAbsoluteRules(rules)).toEqual([]);
  });
});

describe('conflicts', () => {
  const told = (rules: ReturnType<typeof aRule>[], others: ReturnType<typeof aRule>[] = []) =>
    [...findConflicts(rules, () => others)].map(
      ({ number, believed }) => `${number} ${believed?.animeId ?? 'undecided'}`,
    );

  test('are told with who is believed', () => {
    const a = aRule({ animeId: 'a', to: 12, priority: 2 });
    expect(told([a], [aRule({ animeId: 'b', to: 3 })])).toEqual(['1 a']);
    expect(told([a, aRule({ animeId: 'b', to: 3, priority: 2 })])).toEqual(['1 undecided']);
    expect(told([a], [aRule({ animeId: 'a', from: 7, animeFrom: 1, priority: 2 })])).toEqual([
      '7 a',
    ]);
  });

  test('are none between rules that agree, lie apart or hold extras', () => {
    const a = aRule({ animeId: 'a', to: 12 });
    const agreeing = aRule({ animeId: 'a', from: 5, to: 9, animeFrom: 5 });
    const apart = aRule({ animeId: 'b', from: 13 });
    const extra = aRule({ animeId: 'b', special: true });
    expect(told([a], [agreeing, apart, extra, aRule({ animeId: 'b', season: 2 })])).toEqual([]);
  });
});

describe('ratios', () => {
  const outcomeOf = (parts: number, number: number) => {
    const rules = [aRule({ animeId: 'anime', to: 24, parts })];
    const graph = createMappingGraph({
      rules,
      episodes: [],
      anime: [anEntry({ episodeCount: 12 })],
    });
    const found = resolve(graph, watched({ episode: number }), {
      today: '2026-11-21',
      trustAirDate: true,
    });
    if (found.outcome !== 'matched') return found.outcome;
    return `${found.episode}${found.partial ? ' in part' : ''}`;
  };

  test('of two parts an episode complete it with the second', () => {
    expect([1, 2, 3, 24].map((number) => outcomeOf(2, number))).toEqual([
      '1 in part',
      '1',
      '2 in part',
      '12',
    ]);
  });

  test('of three episodes in one count to the last, never past the end', () => {
    expect([1, 4, 5].map((number) => outcomeOf(-3, number))).toEqual(['3', '12', 'out_of_range']);
  });
});
