import { describe, expect, it } from 'vitest';
import { isBefore } from './partial-date.ts';

describe('a partial date', () => {
  it.each([
    ['2019', '2020'],
    ['2019-12', '2020'],
    ['2020', '2021-01-01'],
    ['2020-04-30', '2020-05'],
    ['2020-05-09', '2020-05-10'],
  ])('%s is before %s', (date, other) => {
    expect([isBefore(date, other), isBefore(other, date)]).toEqual([true, false]);
  });

  it.each([
    ['2020', '2020-05'],
    ['2020-05', '2020-05-10'],
    ['2020', '2020'],
  ])('it is not known whether %s is before %s', (date, other) => {
    expect([isBefore(date, other), isBefore(other, date)]).toEqual([false, false]);
  });
});
