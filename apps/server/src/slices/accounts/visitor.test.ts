import { expect, it } from 'vitest';
import { attemptKeyOf, networkOf } from './visitor.ts';

it.each([
  ['203.0.113.77', '203.0.113.0/24', '203.0.113.77'],
  ['::ffff:203.0.113.77', '203.0.113.0/24', '203.0.113.77'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48', '2001:db8:1:2::/64'],
  ['2001:0DB8::1', '2001:db8:0::/48', '2001:db8:0:0::/64'],
  ['::1', '0:0:0::/48', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0::/48', 'fe80:0:0:0::/64'],
  ['nonsense', 'unknown', 'nonsense'],
])('of %s only the network %s is kept, and attempts are counted by %s', (address, network, key) => {
  expect(networkOf(address)).toBe(network);
  expect(attemptKeyOf(address)).toBe(key);
});
