import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Covered, covered, type Word } from './cover.ts';

interface Row {
  source: string;
  title: string;
}

const how = {
  isSaid: ({ source }: Row) => source === 'community',
  rowOf: (title: string): Row => ({ source: 'community', title }),
};
const sourced: fc.Arbitrary<Row | null> = fc.option(
  fc.record({ source: fc.constant('file'), title: fc.string() }),
);
const word: fc.Arbitrary<Word<string>> = fc.option(fc.option(fc.string()), { nil: undefined });

it('shows the last word of people, and what sources say once it is taken back', () => {
  fc.assert(
    fc.property(sourced, fc.array(word), word, (row, earlier, last) => {
      const begin: Covered<Row> = { shown: row, under: null };
      const before = earlier.reduce((now, one) => covered(now, one, how), begin);
      const { shown, under } = covered(before, last, how);
      const expected = last === undefined ? row : last === null ? null : how.rowOf(last);
      expect(shown).toEqual(expected);
      expect(under).toEqual(last === undefined ? null : row);
      expect(covered({ shown, under }, undefined, how)).toEqual(begin);
    }),
  );
});
