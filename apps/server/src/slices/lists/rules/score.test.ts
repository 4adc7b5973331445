import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SCORE_FORMATS } from '#slices/accounts/index.ts';
import { keptScore, scaleOf, shownScore } from './score.ts';

const formats = fc.constantFrom(...SCORE_FORMATS);

describe('scores', () => {
  it.each([
    ['POINT_100', 73, 73],
    ['POINT_10_DECIMAL', 73, 7.3],
    ['POINT_10', 75, 8],
    ['POINT_10', 74, 7],
    ['POINT_10', 3, 1],
    ['POINT_20', 73, 15],
    ['POINT_5', 50, 3],
    ['POINT_5', 60, 3],
    ['POINT_5', 80, 4],
    ['POINT_5', 90, 5],
    ['POINT_3', 85, 3],
    ['POINT_4', 75, 3],
  ] as const)('as %s %d reads %d', (format, score, shown) => {
    expect(shownScore(score, format)).toBe(shown);
  });

  it('none is none in every format, and 0 says none but of 100', () => {
    for (const format of SCORE_FORMATS) {
      expect(shownScore(null, format)).toBeNull();
      expect(keptScore(0, format)).toBe(format === 'POINT_100' ? 0 : null);
    }
  });

  it('every value of a format is shown as it was given', () => {
    for (const format of SCORE_FORMATS) {
      const { most, step } = scaleOf(format);
      for (let index = 1; index <= Math.round(most / step); index += 1) {
        const value = Number((index * step).toFixed(1));
        const kept = keptScore(value, format);
        expect(Number.isInteger(kept)).toBe(true);
        expect(shownScore(kept ?? null, format)).toBe(value);
      }
    }
  });

  it('a better score is never shown as a worse one, nor as none', () => {
    const scores = fc.integer({ min: 1, max: 100 });
    fc.assert(
      fc.property(formats, scores, scores, (format, a, b) => {
        const [low, high] = a < b ? [a, b] : [b, a];
        expect(shownScore(low, format)).toBeGreaterThan(0);
        expect(shownScore(low, format)).toBeLessThanOrEqual(shownScore(high, format) ?? 0);
      }),
    );
  });

  it.each([
    [7.5, 'POINT_10'],
    [11, 'POINT_10'],
    [-1, 'POINT_100'],
    [7.25, 'POINT_10_DECIMAL'],
    [NaN, 'POINT_100'],
  ] as const)('%d is no value of %s', (value, format) => {
    expect(keptScore(value, format)).toBeUndefined();
  });
});
