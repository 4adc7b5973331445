import { describe, expect, it } from 'vitest';
import { leastOfHundred, meanText, scoreScale, valueOfHundred } from './score-scale.ts';

describe('the least score of a hundred', () => {
  it.each([
    ['POINT_100', 1, 1],
    ['POINT_100', 75, 75],
    ['POINT_20', 15, 73],
    ['POINT_10_DECIMAL', 8.5, 85],
    ['POINT_10_DECIMAL', 0.1, 1],
    ['POINT_10', 1, 1],
    ['POINT_10', 8, 75],
    ['POINT_10', 10, 95],
    ['POINT_5', 1, 1],
    ['POINT_5', 5, 90],
    ['POINT_4', 2, 38],
    ['POINT_3', 3, 61],
  ])('of %s from %d on is where the value begins', (format, value, least) => {
    expect(leastOfHundred(value, format)).toBe(least);
  });

  it('is out of reach for what a format does not have', () => {
    for (const format of ['POINT_10', 'POINT_5']) {
      expect(leastOfHundred(80, format)).toBeGreaterThan(100);
    }
  });
});

it('shows a score of a hundred as the value whose range it is in', () => {
  for (const format of [
    'POINT_100',
    'POINT_20',
    'POINT_10_DECIMAL',
    'POINT_10',
    'POINT_5',
    'POINT_3',
  ])
    for (let score = 1; score <= 100; score += 1) {
      const value = valueOfHundred(score, format);
      expect(score).toBeGreaterThanOrEqual(leastOfHundred(value, format));
      if (value < scoreScale(format).most)
        expect(score).toBeLessThan(leastOfHundred(value + scoreScale(format).step, format));
    }
});

it.each([
  ['POINT_100', '82.5/100'],
  ['POINT_20', '16.5/20'],
  ['POINT_10', '8.3/10'],
  ['POINT_5', '★★★★'],
  ['POINT_4', '🙂'],
  ['POINT_3', '🙂'],
])('says a mean in %s', (format, text) => {
  expect(meanText(82.5, format, 'en-GB')).toBe(text);
});
