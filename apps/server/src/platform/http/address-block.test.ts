import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addressBlock } from './address-block.ts';

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['192.0.2.1:5678', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::ffff:c000:201', '192.0.2.1'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:0DB8:0000:0000:ffff::1', '2001:db8:0:0::/64'],
  ['2001:db8:0:1::1', '2001:db8:0:1::/64'],
  ['[2001:db8::1]:443', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['1:2:3:4:5:6:7:8', '1:2:3:4::/64'],
])('%s draws from %s', (address, block) => {
  expect(addressBlock(address)).toBe(block);
});

it.each(['', 'noise', '999.1.1.1', '1.2.3', 'a]/x', '2001:db8', '::1::', 'x'.repeat(64_000)])(
  'all that is no address draws from one block: %.20s',
  (text) => {
    expect(addressBlock(text)).toBe('unknown');
  },
);

it('every spelling of one /64 is one block', () => {
  const group = fc.integer({ min: 0, max: 0xffff });
  const groups = fc.tuple(
    fc.array(group, { minLength: 4, maxLength: 4 }),
    fc.array(group, { minLength: 4, maxLength: 4 }),
  );
  fc.assert(
    fc.property(groups, ([network, host]) => {
      const plain = [...network, ...host].map((part) => part.toString(16)).join(':');
      const padded = [...network, ...host]
        .map((part) => part.toString(16).padStart(4, '0').toUpperCase())
        .join(':');
      const neighbour = `${network.map((part) => part.toString(16)).join(':')}:1:2:3:4`;
      expect(addressBlock(padded)).toBe(addressBlock(plain));
      fc.pre(network.slice(0, 4).some((part) => part !== 0));
      expect(addressBlock(neighbour)).toBe(addressBlock(plain));
    }),
  );
});
