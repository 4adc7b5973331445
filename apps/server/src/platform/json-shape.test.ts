import fc from 'fast-check';
import { expect, it } from 'vitest';
import { beyondBounds } from './json-shape.ts';

const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? 1 + Math.max(0, ...Object.values(value).map(depthOf))
    : 0;

it('counts the depth of JSON as it is, whatever its strings hold', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
      const text = JSON.stringify(value);
      const depth = depthOf(value);
      expect(beyondBounds(text, { depth })).toBeUndefined();
      if (depth > 0) expect(beyondBounds(text, { depth: depth - 1 })).toBe('depth');
    }),
  );
});

it.each([
  ['a list', JSON.stringify([1, 2, 3]), 2],
  ['an object', JSON.stringify({ a: 1, b: 2, c: 3 }), 2],
  ['lists in a list', '[],'.repeat(50), 99],
  ['objects in a list', `[${'{},'.repeat(50)}`, 100],
])('counts the values of %s', (_name, text, values) => {
  expect(beyondBounds(text, { depth: 9, values })).toBe('values');
  expect(beyondBounds(text, { depth: 9, values: values + 1 })).toBeUndefined();
});

it('counts nothing inside strings, also one that never ends', () => {
  expect(beyondBounds(String.raw`["[[[[,,,,\"[[[["]`, { depth: 1, values: 1 })).toBeUndefined();
  expect(beyondBounds('"[[[[', { depth: 1 })).toBeUndefined();
  expect(beyondBounds('"\\', { depth: 1 })).toBeUndefined();
});
