import { expect, it } from 'vitest';
import type { Quota } from '../rules/quota.ts';
import { createMemoryStore } from './memory-store.ts';

const QUOTA: Quota = { rateName: 'burst', intervalMs: 60_000, burst: 2, dailyCap: 10 };
const NOW = Date.parse('2026-01-15T12:00:00Z');

const storeOf = (mostBuckets: number) => {
  const store = createMemoryStore(new Map(), mostBuckets);
  const draw = (bucket: string) => store.draw({ bucket, quota: QUOTA, nowMs: NOW }).isAllowed;
  return { store, draw };
};

it('remembers who draws again, whoever else comes', () => {
  const { draw } = storeOf(3);
  expect([draw('regular'), draw('regular'), draw('regular')]).toEqual([true, true, false]);
  for (let at = 0; at < 10; at += 1) {
    draw(`passer-by ${at}`);
    expect(draw('regular')).toBe(false);
  }
});

it('forgets in the order they came those who drew once', async () => {
  const { store, draw } = storeOf(2);
  ['a', 'b', 'c'].forEach(draw);
  expect(await store.find('a')).toBeUndefined();
  expect(await store.find('c')).toMatchObject({ used: 1 });
});

it('never keeps more than it may, when all draw again and again', async () => {
  const { store, draw } = storeOf(500);
  const names = Array.from({ length: 1_000 }, (_, at) => `address ${at}`);
  for (const name of [...names, ...names].sort()) draw(name);
  const kept = await Promise.all(names.map((name) => store.find(name)));
  expect(kept.filter(Boolean)).toHaveLength(500);
});

it('tells its keeper of each change once', () => {
  const { store, draw } = storeOf(10);
  ['a', 'a', 'b'].forEach(draw);
  const taken = store.takeChanged();
  expect([...taken].map(([name, { used }]) => [name, used])).toEqual([
    ['a', 2],
    ['b', 1],
  ]);
  expect(store.takeChanged().size).toBe(0);
  draw('b');
  store.returnChanged(taken);
  expect(store.takeChanged().get('b')?.used).toBe(2);
});
