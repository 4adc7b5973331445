import { describe, expect, it } from 'vitest';
import { episodeNumbers } from './episode-number.ts';

describe('the numbers of the episodes of a season', () => {
  it.each([
    [
      [1, 2, 3],
      [1, 2, 3],
    ],
    [
      [26, 27, 28],
      [1, 2, 3],
    ],
    [
      [3, 1, 2],
      [3, 1, 2],
    ],
    // A recap and a prologue are none of them.
    [
      [0, 1, 1.5, 2],
      [null, 1, null, 2],
    ],
    [
      [1, 1, 2],
      [1, null, 2],
    ],
    [
      [1, 3],
      [1, 3],
    ],
    [[], []],
    [[0], [null]],
    [
      [-1, Number.NaN],
      [null, null],
    ],
  ])('%j are %j', (sorts, expected) => {
    expect(episodeNumbers(sorts)).toEqual(expected);
  });
});
