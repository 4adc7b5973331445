import { expect, it } from 'vitest';
import { makeRequestId } from './request-id.ts';

it('gives no id twice, and does not count aloud', () => {
  const ids = Array.from({ length: 100_000 }, makeRequestId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.every((id) => /^[\w-]{14}$/.test(id))).toBe(true);
  const endings = ids.slice(0, 1_000).map((id) => id.slice(-2));
  expect(endings).not.toEqual(endings.toSorted());
  expect(new Set(ids.map((id) => id.slice(0, 12))).size).toBeGreaterThan(20);
});
