import { describe, expect, it } from 'vitest';
import { conditionOf, type Readers } from './condition.ts';

interface Work {
  format: string | null;
  count: number | null;
  genres: string[];
  sites?: ReadonlySet<string>;
}

const READERS: Readers<Work> = {
  format: ({ format }) => format,
  count: ({ count }) => count,
  genre: ({ genres }) => genres,
  site: ({ sites }) => sites ?? null,
};

const FILM: Work = {
  format: 'MOVIE',
  count: 1,
  genres: ['Action', 'Drama'],
  sites: new Set(['a', 'b']),
};
const UNKNOWN: Work = { format: null, count: null, genres: [] };

const holds = (args: object, work: Work): boolean => conditionOf({ ...args }, READERS)(work);

describe('a condition', () => {
  it.each<[object, boolean]>([
    [{ format: 'MOVIE' }, true],
    [{ format: 'TV' }, false],
    [{ format: null }, true],
    [{ format_not: 'MOVIE' }, false],
    [{ format_in: ['TV', 'MOVIE'] }, true],
    [{ format_in: [] }, false],
    [{ format_not_in: ['TV'] }, true],
    [{ count_greater: 0, count_lesser: 2 }, true],
    [{ count_greater: 1 }, false],
    [{ genre: 'Action' }, true],
    [{ genre_in: ['Action', 'Drama'] }, true],
    [{ genre_in: ['Action', 'Comedy'] }, false],
    [{ genre_not_in: ['Comedy', 'Drama'] }, false],
    [{ site: 'a' }, true],
    [{ site_in: ['a', 'c'] }, true],
    [{ site_in: ['c'] }, false],
    [{ site_not_in: ['b', 'c'] }, false],
    [{ format_like: 'mov%' }, true],
    [{ format_like: '%V%E' }, true],
    [{ format_like: 'MOVIE%MOVIE' }, false],
    [{ format_like: '%'.repeat(10_000) }, true],
    [{ search: 'anything', constructor: 'x', __proto__: null }, true],
  ])('%j', (args, expected) => {
    expect(holds(args, FILM)).toBe(expected);
  });

  it.each([
    'format',
    'format_in',
    'format_like',
    'count',
    'count_greater',
    'count_lesser',
    'genre',
    'genre_in',
  ])('%s never finds what is not known', (name) => {
    const wanted = name.startsWith('count') ? 0 : 'MOVIE';
    expect(holds({ [name]: name.endsWith('_in') ? [wanted] : wanted }, UNKNOWN)).toBe(false);
  });

  it.each(['format_not', 'format_not_in', 'genre_not_in'])('%s never leaves it out', (name) => {
    expect(holds({ [name]: 'MOVIE' }, UNKNOWN)).toBe(true);
  });
});

it.each([
  ['of signs alone', '%'.repeat(90_000), true],
  ['of letters between them', '%1'.repeat(45_000), false],
])(
  'a pattern %s is compared with ten thousand works in no time',
  (_what, format_like, expected) => {
    const fits = conditionOf({ format_like }, READERS);
    const since = performance.now();
    for (let work = 0; work < 10_000; work += 1) expect(fits(FILM)).toBe(expected);
    expect(performance.now() - since).toBeLessThan(1_000);
  },
);
