import { expect, it } from 'vitest';
import { scoreTens } from './person.ts';

it('counts scores by tens, the best first', () => {
  const tens = scoreTens(
    ['100', '91', '90', '1', '0'].map((value, index) => ({ value, entries: index + 1 })),
  );
  expect(tens).toHaveLength(10);
  expect(tens[0]).toEqual({ value: '91–100', entries: 3 });
  expect(tens[1]).toEqual({ value: '81–90', entries: 3 });
  expect(tens.at(-1)).toEqual({ value: '1–10', entries: 9 });
  expect(scoreTens([])).toEqual([]);
});
