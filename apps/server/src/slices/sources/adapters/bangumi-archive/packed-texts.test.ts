import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PackedTexts } from './packed-texts.ts';

it('gives back every text, in whatever order they are asked for', () => {
  const texts = new PackedTexts();
  const said = Array.from({ length: 30_000 }, (_, index) => `第${index}話\nTitle "${index}"`);
  const numbers = said.map((text) => texts.add(text));
  expect(numbers.map((number) => texts.get(number))).toEqual(said);
  fc.assert(
    fc.property(fc.nat({ max: said.length - 1 }), (index) => {
      expect(texts.get(numbers[index]!)).toBe(said[index]);
    }),
  );
});

it('keeps any text as it is', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1 }), (said) => {
      const texts = new PackedTexts();
      const all = Array.from({ length: 3_000 }, (_, index) => said[index % said.length]!);
      const numbers = all.map((text) => texts.add(text));
      expect(numbers.map((number) => texts.get(number))).toEqual(all);
    }),
    { numRuns: 10 },
  );
});

it('refuses more than it may hold', () => {
  const texts = new PackedTexts(100);
  const addAll = () => {
    for (let index = 0; index < 3_000; index += 1) texts.add(String(Math.sin(index)));
  };
  expect(addAll).toThrow('longer than they may be');
});
