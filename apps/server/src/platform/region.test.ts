import { expect, it } from 'vitest';
import { isRegion } from './region.ts';

it.each(['JP', 'US', 'GB', 'TW', 'AQ'])('%s is a region', (code) =>
  expect(isRegion(code)).toBe(true),
);

it.each(['EU', 'UN', 'XX', 'ZZ', 'jp', 'JPN', '', 'J1', 'UK', 'SU', 'YU', 'AN'])(
  '%s is none',
  (code) => expect(isRegion(code)).toBe(false),
);

it('the world has 249 of them', () => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  expect(codes.filter(isRegion)).toHaveLength(249);
});
