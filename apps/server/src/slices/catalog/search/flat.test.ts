import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildTitleIndex, titleIndexOfFlat, type SearchEntry } from './index.ts';
import { TextPool } from './text-pool.ts';
import { FlatReader, FlatWriter } from './flat.ts';

const title = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc
    .array(fc.constantFrom('kimi', 'no', 'na', 'wa', 'jan', 's2', '君', 'の', 'ガール'))
    .map((w) => w.join(' ')),
);
const entries = fc
  .array(fc.record({ titles: fc.array(title, { maxLength: 4 }), popularity: fc.nat(1000) }), {
    minLength: 1,
    maxLength: 12,
  })
  .map((list): SearchEntry[] => list.map((entry, id) => ({ id, ...entry })));

test('an index read from its arrays answers as the one they are of, before and after changes', () => {
  fc.assert(
    fc.property(entries, entries, title, (before, after, query) => {
      const built = buildTitleIndex(before);
      // As from a file: other arrays of the same bytes.
      const read = titleIndexOfFlat(structuredClone(built.flat()));
      const isAlike = (): void => {
        expect(read.search(query, 10)).toEqual(built.search(query, 10));
        expect(read.titles).toBe(built.titles);
      };
      isAlike();
      for (const index of [built, read]) {
        for (const entry of after) index.upsert(entry);
        index.remove(0);
        index.rate(1, 5);
      }
      isAlike();
    }),
    // An empty index takes megabytes.
    { numRuns: 30 },
  );
});

test('an index that was changed is not written', () => {
  const index = buildTitleIndex([{ id: 0, titles: ['Kaiba'] }]);
  index.upsert({ id: 0, titles: ['Kaiba'] });
  expect(() => index.flat()).toThrow('as it was built');
});

test('a pool of several parts takes more texts once it is read', () => {
  const pool = new TextPool();
  const texts = Array.from({ length: 40 }, (_, index) => `${index} ${'長'.repeat(12_000)}`);
  for (const text of texts) pool.push(text);
  const flat = new FlatWriter();
  pool.writeTo(flat);
  const read = TextPool.readFrom(new FlatReader(structuredClone(flat.parts)));
  read.push('more');
  expect(Array.from({ length: read.size }, (_, index) => read.at(index))).toEqual([
    ...texts,
    'more',
  ]);
});

test('arrays that are of no index are refused', () => {
  const parts = buildTitleIndex([{ id: 0, titles: ['Kaiba'] }]).flat();
  expect(() => titleIndexOfFlat(parts.slice(0, -1))).toThrow(RangeError);
  expect(() => titleIndexOfFlat([new Uint8Array(3), ...parts])).toThrow(RangeError);
});
