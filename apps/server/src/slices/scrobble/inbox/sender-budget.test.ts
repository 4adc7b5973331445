import { expect, test } from 'vitest';
import { createSenderBudgets } from './sender-budget.ts';

const MEGABYTE = 1024 * 1024;

test('one address has so many calls at once, and more with time', () => {
  let now = 0;
  const { spend } = createSenderBudgets(() => now);
  const spent = (count: number, address = '192.0.2.1') =>
    Array.from({ length: count }, () => spend(address, 1_000)).filter(Boolean).length;
  expect(spent(20_000)).toBe(20_000);
  expect(spent(10)).toBe(0);
  expect(spent(10, '192.0.2.2')).toBe(10);
  now += 1_000;
  expect(spent(1_000)).toBe(100);
});

test('and so many bytes', () => {
  let now = 0;
  const { spend } = createSenderBudgets(() => now);
  for (let i = 0; i < 256; i += 1) expect(spend('192.0.2.1', 2 * MEGABYTE)).toBe(true);
  expect(spend('192.0.2.1', 2 * MEGABYTE)).toBe(false);
  now += 1_000;
  expect(spend('192.0.2.1', 2 * MEGABYTE)).toBe(true);
});

test('a household of IPv6 is one address, and a clock that goes back takes nothing', () => {
  let now = 1_000_000;
  const { spend } = createSenderBudgets(() => now);
  for (let i = 0; i < 20_000; i += 1) spend(`2001:db8:1:2::${(i % 500) + 1}`, 0);
  expect(spend('2001:db8:1:2::ffff', 0)).toBe(false);
  expect(spend('2001:db8:1:3::1', 0)).toBe(true);
  now = 0;
  expect(spend('2001:db8:1:3::1', 0)).toBe(true);
});

test('only so many addresses are remembered', () => {
  const { spend } = createSenderBudgets(() => 0);
  for (let i = 0; i < 20_000; i += 1) spend('192.0.2.1', 0);
  for (let i = 0; i < 10_000; i += 1) spend(`10.0.${i >> 8}.${i & 255}`, 0);
  expect(spend('192.0.2.1', 0)).toBe(true);
});
