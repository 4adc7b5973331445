import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compact, fold } from './fold.ts';
import { addShortGrams, GRAM_COUNT, GRAM_ROOM, gramsOf } from './gram.ts';

function grams(text: string): Set<number> {
  const into = new Uint32Array(GRAM_ROOM);
  return new Set(into.subarray(0, gramsOf(text, into)));
}

function postedGrams(text: string): Set<number> {
  const into = new Uint32Array(GRAM_ROOM);
  return new Set(into.subarray(0, addShortGrams(text, into, gramsOf(text, into))));
}

function holdsAll(set: ReadonlySet<number>, part: ReadonlySet<number>): boolean {
  return [...part].every((gram) => set.has(gram));
}

const folded = fc.string({ unit: 'binary', maxLength: 300 }).map((text) => fold(text).text);
const word = fc.stringMatching(/^[a-z0-9]{1,12}$/);
const han = fc.stringMatching(/^[一-龥ぁ-ん]{1,12}$/u);

test('grams are distinct, in range, and never more than there is room for', () => {
  fc.assert(
    fc.property(folded, (text) => {
      const into = new Uint32Array(GRAM_ROOM + 1);
      const count = addShortGrams(text, into, gramsOf(text, into));
      expect(count).toBeLessThanOrEqual(GRAM_ROOM);
      expect(new Set(into.subarray(0, count)).size).toBe(count);
      for (const gram of into.subarray(0, count)) expect(gram).toBeLessThan(GRAM_COUNT);
    }),
  );
});

test('spaces make no difference', () => {
  fc.assert(
    fc.property(folded, (text) => {
      expect(grams(text)).toEqual(grams(compact(text)));
    }),
  );
});

test('a title has all grams of every prefix of it', () => {
  fc.assert(
    fc.property(word, fc.nat(11), (text, length) => {
      expect(holdsAll(grams(text), grams(text.slice(0, length + 1)))).toBe(true);
    }),
  );
});

test('a title posts the grams of every part in a script without words, down to one character', () => {
  fc.assert(
    fc.property(han, fc.nat(11), fc.nat(11), (text, from, length) => {
      const part = text.slice(from % text.length).slice(0, length + 1);
      expect(holdsAll(postedGrams(`劇場版 ${text} s2`), grams(part))).toBe(true);
    }),
  );
});

test('a title posts the last gram of a two-letter beginning of each of its words', () => {
  const into = new Uint32Array(GRAM_ROOM);
  const count = gramsOf('ti', into);
  expect(postedGrams('attack on titan')).toContain(into[count - 1]);
  expect(postedGrams('attackontitan')).not.toContain(into[count - 1]);
});
