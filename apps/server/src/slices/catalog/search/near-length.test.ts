import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { NearLength } from './near-length.ts';

/** Few letters, so that texts often hold one several times. */
const text = fc.string({ unit: fc.constantFrom('a', 'b', 'k', 'の'), minLength: 4, maxLength: 14 });

/** A text with one error more: a unit left out, added, changed, or swapped with the next. */
const mistyped = (original: string, { at, kind, unit }: Error): string => {
  const place = at % original.length;
  const [before, after] = [original.slice(0, place), original.slice(place + 1)];
  const here = original.charAt(place);
  return [
    before + after,
    before + unit + here + after,
    before + unit + after,
    before + after.slice(0, 1) + here + after.slice(1),
  ][kind]!;
};
interface Error {
  at: number;
  kind: number;
  unit: string;
}
const error = fc.record({ at: fc.nat(20), kind: fc.nat(3), unit: fc.constantFrom('a', 'k', 'z') });

test('every title within the errors is among those that may be', () => {
  fc.assert(
    fc.property(text, fc.array(error, { maxLength: 2 }), (title, errors) => {
      const near = new NearLength();
      near.push(7, title);
      const query = errors.reduce(mistyped, title);
      expect(near.near(query, errors.length)).toEqual([7]);
    }),
  );
});

test('titles that hold other letters, or the same ones more often, are left out', () => {
  const near = new NearLength();
  near.push(0, 'kakakaka');
  near.push(1, 'kamikaze');
  near.push(2, 'aaaakkkk');
  near.push(3, 'kaaaaaaa');
  expect(near.near('kakakaka', 2)).toEqual([0, 2, 3]);
  expect(near.near('kakakaka', 1)).toEqual([0]);
  expect(near.near('kamiakze', 1)).toEqual([1]);
});

test('titles with the same letters in other pairs are left out', () => {
  const near = new NearLength();
  near.push(0, 'takinomisake');
  near.push(1, 'ekasimonikat');
  near.push(2, 'taiknomisake');
  expect(near.near('takinomisake', 1)).toEqual([0, 2]);
});

test('a title that was withdrawn is never met again', () => {
  const near = new NearLength();
  near.push(0, 'kakakaka');
  near.push(1, 'kakakaki');
  near.withdraw(0, 'kakakaka');
  expect(near.near('kakakaka', 2)).toEqual([1]);
});
