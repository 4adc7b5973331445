import { expect, it } from 'vitest';
import { hasLostTooMany } from './lost-rows.ts';

it.each([
  { total: 0, missing: 0, isLost: false },
  { total: 99, missing: 99, isLost: false },
  { total: 100, missing: 20, isLost: false },
  { total: 100, missing: 21, isLost: true },
  { total: 40_000, missing: 8_000, isLost: false },
  { total: 40_000, missing: 40_000, isLost: true },
])('$missing of $total rows gone: $isLost', ({ isLost, ...rows }) => {
  expect(hasLostTooMany(rows)).toBe(isLost);
});
