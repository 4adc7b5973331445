import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'の'), maxLength: 12 });

test.each([
  ['one peice', 'one piece', 1],
  ['naruto', 'narutto', 1],
  ['kitten', 'sitting', 3],
  ['', 'abc', 3],
  ['ca', 'abc', 3],
])('from “%s” to “%s” it is %i', (pattern, other, distance) => {
  expect(editDistance(pattern, other).whole).toBe(distance);
});

test('the nearest prefix is found', () => {
  expect(editDistance('frieern', 'frierenbeyond').prefix).toBe(1);
});

test('it agrees with the definition', () => {
  fc.assert(
    fc.property(text, text, (a, b) => {
      expect(editDistance(a, b).whole).toBe(alignment(a, b));
    }),
  );
});

test('the prefix distance is the least over all prefixes', () => {
  fc.assert(
    fc.property(text, text, (a, b) => {
      const prefixes = Array.from({ length: b.length + 1 }, (_, end) => b.slice(0, end));
      const least = Math.min(...prefixes.map((prefix) => alignment(a, prefix)));
      expect(editDistance(a, b).prefix).toBe(least);
    }),
  );
});

test('texts of any length are compared', () => {
  expect(editDistance('a'.repeat(1000), 'b'.repeat(1000)).whole).toBe(200);
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
