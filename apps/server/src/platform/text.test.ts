import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isStorable, storableText } from './text.ts';

it('leaves ordinary text alone', () => {
  expect(storableText('続き 😀', 100)).toBe('続き 😀');
});

it('tells what PostgreSQL can keep', () => {
  expect(isStorable('続き 😀')).toBe(true);
  expect(isStorable('a\0b')).toBe(false);
  expect(isStorable('\ud83d')).toBe(false);
});

it('never holds what PostgreSQL refuses, wherever it is cut', () => {
  const units = fc.string({ unit: 'binary' });
  fc.assert(
    fc.property(units, fc.nat(20), (text, most) => {
      const kept = storableText(text, most);
      expect(kept.length).toBeLessThanOrEqual(most);
      expect(isStorable(kept)).toBe(true);
    }),
  );
  expect(storableText('ab😀', 3)).toBe('ab\ufffd');
});
