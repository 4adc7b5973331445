import { describe, expect, it } from 'vitest';
import { scoreBars } from './person.ts';

const SCORES = ['100', '91', '90', '1', '0'].map((value, index) => ({
  value,
  entries: index + 1,
}));
const barsOf = (format: string) =>
  scoreBars(SCORES, format).map(({ value, entries }) => `${value}: ${entries}`);

describe('the bars of scores, the best first', () => {
  it('are the values of a format with few', () => {
    expect(barsOf('POINT_10').slice(0, 2)).toEqual(['10: 1', '9: 5']);
    expect(barsOf('POINT_5')).toEqual(['★★★★★: 6', '★★★★: 0', '★★★: 0', '★★: 0', '★: 9']);
    expect(barsOf('POINT_3')).toEqual(['🙂: 6', '😐: 0', '🙁: 9']);
  });

  it('are tenths of a format with many', () => {
    expect(barsOf('POINT_100').slice(0, 2)).toEqual(['91–100: 3', '81–90: 3']);
    expect(barsOf('POINT_20').slice(0, 2)).toEqual(['19–20: 1', '17–18: 5']);
    expect(barsOf('POINT_10_DECIMAL').slice(0, 2)).toEqual(['9.1–10: 3', '8.1–9: 3']);
    for (const format of ['POINT_100', 'POINT_20', 'POINT_10_DECIMAL', 'POINT_10'])
      expect(scoreBars(SCORES, format)).toMatchObject({ length: 10, 9: { entries: 9 } });
  });

  it('are none without scores', () => {
    expect(scoreBars([], 'POINT_10')).toEqual([]);
  });
});
