import { expect, it } from 'vitest';
import { makeRequestId } from './request-id.ts';

it('gives no id twice, and does not count aloud', () => {
  const ids = Array.from({ length: 100_000 }, makeRequestId);
  expect(new Set(ids).size).toBe(ids.length);
  const numbers = ids.map((id) => Number(id.split('.')[1]));
  expect(numbers.filter((number, at) => number === (numbers[at - 1] ?? 0) + 1)).toEqual([]);
  expect(new Set(ids.map((id) => id.split('.')[0])).size).toBe(1);
});
