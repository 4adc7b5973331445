import { expect, it } from 'vitest';
import { nextAddress } from './next-address.ts';

it.each([
  ['/settings/keys', '/settings/keys'],
  ['/oauth/authorize?client_id=a&state=b#c', '/oauth/authorize?client_id=a&state=b#c'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['https://evil.example/', '/'],
  ['javascript:alert(1)', '/'],
  ['settings', '/'],
  ['', '/'],
  [null, '/'],
])('goes from %j on to %j', (next, expected) => {
  expect(nextAddress(next)).toBe(expected);
});
