import { expect, it } from 'vitest';
import { packedDate, unpackedDate } from './packed-date.ts';

it.each([
  ['2014-04-06', 20_140_406],
  ['2014-04', 20_140_400],
  ['2014', 20_140_000],
  ['1700-12-31', 17_001_231],
  [null, 0],
])('%s is %i', (date, packed) => {
  expect(packedDate(date)).toBe(packed);
  expect(unpackedDate(packed)).toBe(date);
});
