import { describe, expect, it } from 'vitest';
import { areOfOneLength, type Length, lengthOf } from './claim-fit.ts';

const ended = (episodes: number): Length => ({ episodes, isEnded: true });
const running = (episodes: number): Length => ({ episodes, isEnded: false });

describe('two lengths of one work', () => {
  it.each([
    ['are alike', ended(12), ended(13), true],
    ['are those of a series with and without its second part', ended(25), ended(50), true],
    ['are not those of a film and of a series', ended(1), ended(54), false],
    ['may be unknown', null, ended(54), true],
    ['differ while one goes on that has fewer', running(12), ended(500), true],
    ['are both of what goes on', running(12), running(500), true],
    [
      'are not those of one that ended and one that has many times more already',
      ended(12),
      running(500),
      false,
    ],
    ['may be those of one that goes on for another part', ended(12), running(24), true],
  ])('%s', (_, a, b, fits) => {
    expect(areOfOneLength(a, b)).toBe(fits);
    expect(areOfOneLength(b, a)).toBe(fits);
  });
});

it.each([
  [{ episodeCount: 12, episodeCountSource: 'RECORDED', status: 'FINISHED' }, ended(12)],
  [{ episodeCount: 12, episodeCountSource: 'RECORDED', status: 'RELEASING' }, running(12)],
  [{ episodeCount: 52, episodeCountSource: 'RECORDED', status: 'CANCELLED' }, null],
  [{ episodeCount: 52, episodeCountSource: 'RECORDED', status: 'NOT_YET_RELEASED' }, null],
  [{ episodeCount: 12, episodeCountSource: 'ESTIMATED', status: 'FINISHED' }, null],
  [{}, null],
])('the length of %o is %o', (record, length) => {
  expect(lengthOf(record)).toEqual(length);
});
