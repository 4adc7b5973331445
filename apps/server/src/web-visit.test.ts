import { expect, it } from 'vitest';
import { withCookies } from './web-visit.ts';

it.each([
  [undefined, ['a=1; Path=/'], 'a=1'],
  ['a=1; zone=Asia/Tokyo', ['a=2; Max-Age=9; Path=/'], 'a=2; zone=Asia/Tokyo'],
  ['a=1; b=x=y', ['a=; Max-Age=0; Path=/'], 'b=x=y'],
  ['a=1', [], 'a=1'],
])('a browser with %j that takes %j sends %j', (header, lines, expected) => {
  expect(withCookies(header, lines)).toBe(expected);
});
