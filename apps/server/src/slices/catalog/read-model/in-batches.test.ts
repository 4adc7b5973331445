import { expect, test } from 'vitest';
import { loadInBatches, type Stretch } from './in-batches.ts';

const idOf = (number: number): string => String(number).padStart(6, '0');
const ALL = Array.from({ length: 2_500 }, (_, number) => ({ id: idOf(number) }));

const rowsAfter = (after: string | null, most: number): Promise<{ id: string }[]> =>
  Promise.resolve(ALL.filter(({ id }) => after === null || id > after).slice(0, most));

test('every work is loaded once, in order, by stretches that leave none out', async () => {
  const stretches: Stretch[] = [];
  const loaded = await loadInBatches(null, {
    rowsAfter,
    worksOf: (rows, stretch) => {
      stretches.push(stretch);
      return Promise.resolve(rows.map(({ id }) => id));
    },
  });
  expect(loaded).toEqual(ALL.map(({ id }) => id));
  expect(stretches).toEqual([
    { ids: null, after: null, upTo: idOf(999) },
    { ids: null, after: idOf(999), upTo: idOf(1_999) },
    { ids: null, after: idOf(1_999), upTo: idOf(2_499) },
  ]);
});

test('no rows are no works', async () => {
  const worksOf = (): Promise<string[]> => Promise.reject(new Error('there is nothing to read'));
  expect(await loadInBatches([], { rowsAfter: () => Promise.resolve([]), worksOf })).toEqual([]);
});

test('an error of a batch is that of the loading, also where the next one fails too', async () => {
  const failing = loadInBatches(null, {
    rowsAfter: (after, most) =>
      after === null ? rowsAfter(after, most) : Promise.reject(new Error('the next batch')),
    worksOf: () => Promise.reject(new Error('the first batch')),
  });
  await expect(failing).rejects.toThrow('the first batch');
});
