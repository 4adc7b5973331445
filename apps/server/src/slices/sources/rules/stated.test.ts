import { expect, it } from 'vitest';
import { isLessReadable, lostFields, type Stated, Tally } from './stated.ts';

const stated = (rows: number, filled: Record<string, number> = {}, refused = 0): Stated => ({
  rows,
  refused,
  filled,
});

it('counts the rows that fill a field', () => {
  const tally = new Tally();
  tally.add({ title: 'A', episodes: null, synonyms: [], note: '' });
  tally.add({ title: 'B', episodes: 0, synonyms: ['C'] });
  expect(tally.rows).toBe(2);
  expect(tally.filled).toEqual({ title: 2, episodes: 1, synonyms: 1 });
});

it.each([
  ['a field that has got another name', stated(100, { a: 90 }), stated(100, { b: 90 }), ['a']],
  ['one that a few rows still fill', stated(100, { a: 90 }), stated(100, { a: 17 }), ['a']],
  ['no field that is filled less', stated(100, { a: 90 }), stated(100, { a: 19 }), []],
  ['no field that was rare', stated(100, { a: 9 }), stated(100), []],
  ['no field of a file with fewer rows', stated(200, { a: 200 }), stated(100, { a: 100 }), []],
  ['nothing of a small file', stated(99, { a: 99 }), stated(99), []],
])('misses %s', (_, before, now, lost) => {
  expect(lostFields(before, now)).toEqual(lost);
});

it.each([
  [stated(100), stated(95, {}, 5), false],
  [stated(100), stated(94, {}, 6), true],
  [stated(80, {}, 20), stated(78, {}, 22), false],
  [stated(99), stated(1, {}, 98), false],
])('tells when rows became unreadable: %#', (before, now, isLess) => {
  expect(isLessReadable(before, now)).toBe(isLess);
});
