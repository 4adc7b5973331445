import { expect, it } from 'vitest';
import { askedYear } from './asked-year.ts';

it.each([
  ['fruits basket 2001', 'fruits basket', '2001'],
  ['Trigun (1998)', 'Trigun', '1998'],
  ['トライガン（1998年）', 'トライガン', '1998'],
  ['hunter x hunter [1999]', 'hunter x hunter', '1999'],
  ['86 2021', '86', '2021'],
  ['fullmetal alchemist　２００３', 'fullmetal alchemist', '2003'],
])('%s means the one of that year', (query, name, year) => {
  expect(askedYear(query)).toEqual({ name, year });
});

it.each(['2001', '(2001)', ' 2001 ', 'yamato 2199', 'cobra1982', '2001 nights', 'love live', ''])(
  '%j names no year of a work',
  (query) => {
    expect(askedYear(query)).toBeNull();
  },
);

it('reads a long text at once', () => {
  expect(askedYear(`${' ('.repeat(50_000)} 2001`)).toBeNull();
  expect(askedYear(`a${' '.repeat(100_000)}b`)).toBeNull();
});
