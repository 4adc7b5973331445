import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { EditPattern } from './edit-distance.ts';

const unit = fc.constantFrom('a', 'b', 'c', 'の', '鬼');
/** Most short, some longer than what one block of the algorithm holds. */
const text = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit, maxLength: 12 }) },
  { weight: 1, arbitrary: fc.string({ unit, minLength: 28, maxLength: 70 }) },
);

test.each([
  ['one peice', 'one piece', 1],
  ['naruto', 'narutto', 1],
  ['kitten', 'sitting', 3],
  ['', 'abc', 3],
  ['ca', 'abc', 3],
])('from “%s” to “%s” it is %i', (pattern, other, distance) => {
  expect(new EditPattern(pattern).distanceTo(other).whole).toBe(distance);
});

test('the nearest prefix is found', () => {
  expect(new EditPattern('frieern').distanceTo('frierenbeyond').prefix).toBe(1);
});

test('it agrees with the definition', () => {
  fc.assert(
    fc.property(text, text, (a, b) => {
      expect(new EditPattern(a).distanceTo(b).whole).toBe(alignment(a, b));
    }),
  );
});

test('the prefix distance is the least over all prefixes', () => {
  fc.assert(
    fc.property(text, fc.string({ unit, maxLength: 12 }), (a, b) => {
      const prefixes = Array.from({ length: b.length + 1 }, (_, end) => b.slice(0, end));
      const least = Math.min(...prefixes.map((prefix) => alignment(a, prefix)));
      expect(new EditPattern(a).distanceTo(b).prefix).toBe(least);
    }),
  );
});

test('a swap across the border of two blocks costs one', () => {
  const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';
  const swapped = `${letters.slice(0, 31)}${letters[32]}${letters[31]}${letters.slice(33)}`;
  expect(new EditPattern(letters).distanceTo(swapped).whole).toBe(1);
});

test('texts of any length are compared', () => {
  expect(new EditPattern('a'.repeat(1000)).distanceTo('b'.repeat(1000)).whole).toBe(200);
});

/** Optimal string alignment as it is defined. */
function alignment(a: string, b: string, known = new Map<string, number>()): number {
  if (a === '' || b === '') return a.length + b.length;
  const key = `${a.length}:${b.length}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const costs = [
    alignment(a.slice(0, -1), b, known) + 1,
    alignment(a, b.slice(0, -1), known) + 1,
    alignment(a.slice(0, -1), b.slice(0, -1), known) + (a.at(-1) === b.at(-1) ? 0 : 1),
  ];
  if (a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1)) {
    costs.push(alignment(a.slice(0, -2), b.slice(0, -2), known) + 1);
  }
  known.set(key, Math.min(...costs));
  return Math.min(...costs);
}
