import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BoundedMap } from './bounded-map.ts';

const keysOf = (map: BoundedMap<string, number>): string[] => [...map].map(([key]) => key);

it('what was set or used last stays, what was looked at goes as before', () => {
  const map = new BoundedMap<string, number>({ entries: 3 });
  for (const [value, key] of ['a', 'b', 'c'].entries()) map.set(key, value);
  map.use('a');
  map.get('b');
  map.set('d', 3);
  expect(keysOf(map)).toEqual(['c', 'a', 'd']);
  map.set('c', 9);
  map.set('e', 4);
  expect([...map]).toEqual([
    ['d', 3],
    ['c', 9],
    ['e', 4],
  ]);
});

it('makes what is not there, once', () => {
  const made: string[] = [];
  const make = (key: string) => made.push(key);
  const map = new BoundedMap<string, number>({ entries: 2 });
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) map.useOrMake(key, make);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

it('what is too heavy by itself is not kept', () => {
  const map = new BoundedMap<string, string>({ weight: 5, weigh: (_key, value) => value.length });
  map.set('a', 'four');
  map.set('b', 'seventy');
  expect([map.size, map.weight]).toEqual([0, 0]);
});

const key = fc.string({ maxLength: 2 });
/** What may be done to a map. */
const acts = fc.array(
  fc.oneof(
    fc.record({ act: fc.constant('set'), key, value: fc.string({ maxLength: 12 }) }),
    fc.record({
      act: fc.constantFrom('use', 'get', 'delete', 'clear'),
      key,
      value: fc.constant(''),
    }),
  ),
  { maxLength: 60 },
);

it('never grows over its bounds, knows its weight, and drops nothing unheard', () => {
  const weigh = (name: string, value: string): number => name.length + value.length;
  fc.assert(
    fc.property(acts, (done) => {
      const left = new Map<string, string>();
      const onEvict = (name: string): void => void left.delete(name);
      const map = new BoundedMap<string, string>({ entries: 5, weight: 40, weigh, onEvict });
      for (const { act, key: name, value } of done) {
        if (act === 'set') {
          left.set(name, value);
          map.set(name, value);
        } else if (act === 'clear') {
          left.clear();
          map.clear();
        } else if (act === 'delete') {
          expect(map.delete(name)).toBe(left.delete(name));
        } else {
          expect(act === 'use' ? map.use(name) : map.get(name)).toBe(left.get(name));
        }
        expect(map.size).toBeLessThanOrEqual(5);
        expect(map.weight).toBeLessThanOrEqual(40);
        expect(new Map(map)).toEqual(left);
        expect(map.weight).toBe([...map].reduce((sum, entry) => sum + weigh(...entry), 0));
      }
    }),
  );
});
