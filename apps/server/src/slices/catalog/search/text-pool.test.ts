import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compact } from './fold.ts';
import { TextPool } from './text-pool.ts';

const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', 'の', '刃', '𠮷'), maxLength: 8 });

test('gives back every text that was put in', () => {
  fc.assert(
    fc.property(fc.array(text), (texts) => {
      const pool = new TextPool();
      for (const each of texts) pool.push(each);
      expect(texts.map((_, i) => pool.at(i))).toEqual(texts);
      expect(texts.map((_, i) => pool.isEmpty(i))).toEqual(texts.map((each) => each === ''));
    }),
  );
});

test('grows past its first capacity', () => {
  const pool = new TextPool();
  const texts = Array.from({ length: 150_000 }, (_, i) => (i % 7 === 0 ? '' : `鬼滅の刃 ${i}`));
  for (const each of texts) pool.push(each);
  expect(texts.map((_, i) => pool.at(i))).toEqual(texts);
  expect(texts.map((_, i) => pool.isEmpty(i))).toEqual(texts.map((each) => each === ''));
  const wanted = Buffer.from('鬼滅');
  expect(new Set(texts.map((each, i) => each !== '' && pool.find(i, wanted)))).toEqual(
    new Set([false, 'start']),
  );
  expect(pool.find(0, wanted)).toBe('nowhere');
});

test('finds a literal as a string search without spaces would', () => {
  const words = text.map((each) => each.trim());
  fc.assert(
    fc.property(words, words.map(compact), (each, wanted) => {
      fc.pre(wanted !== '');
      const pool = new TextPool();
      pool.push('before');
      pool.push(each);
      pool.push('after');
      expect(pool.find(1, Buffer.from(wanted))).toBe(expectedPlace(compact(each), wanted));
    }),
  );
});

function expectedPlace(joined: string, wanted: string): string {
  if (joined === wanted) return 'whole';
  if (joined.startsWith(wanted)) return 'start';
  return joined.includes(wanted) ? 'within' : 'nowhere';
}
