import fc from 'fast-check';
import { expect, it } from 'vitest';
import { RowTable } from './row-table.ts';
import { TextPool } from './text-pool.ts';

const PLACES = 20;

it('a table gives the rows of each subject in the order in which they came', () => {
  const row = fc.tuple(
    fc.nat({ max: PLACES - 1 }),
    fc.tuple(fc.nat({ max: 0xffff_ffff }), fc.nat({ max: 0xffff_ffff })),
  );
  fc.assert(
    fc.property(fc.array(row, { maxLength: 3_000 }), (rows) => {
      const table = new RowTable(2);
      for (const [place, cells] of rows) table.add(place, cells);
      const rowsOf = table.byPlace(PLACES);
      for (let place = 0; place < PLACES; place += 1)
        expect(rowsOf(place)).toEqual(
          rows.filter(([of]) => of === place).map(([, cells]) => cells),
        );
    }),
    { numRuns: 30 },
  );
});

it('a table refuses more rows than it may have', () => {
  const table = new RowTable(1, 2);
  table.add(0, [1]);
  table.add(1, [2]);
  expect(() => table.add(0, [3])).toThrow('more than 2 rows');
});

it('a pool gives back every text that was put into it', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 200 })), (texts) => {
      const pool = new TextPool();
      const numbers = texts.map((text) => pool.add(text));
      expect(numbers.map((number) => pool.get(number))).toEqual(texts);
    }),
  );
});

it('a pool keeps texts whole where a block ends, and refuses more than it may hold', () => {
  const pool = new TextPool(3 * 1024 ** 2);
  const texts = ['あ'.repeat(300_000), 'é'.repeat(600_000), '', 'う'.repeat(400_000)];
  const numbers = texts.map((text) => pool.add(text));
  expect(numbers.map((number) => pool.get(number))).toEqual(texts);
  expect(() => pool.add('え'.repeat(300_000))).toThrow('longer than they may be');
  expect(() => pool.add('x'.repeat(2 * 1024 ** 2))).toThrow('longer than they may be');
});
