import { expect, it } from 'vitest';
import { readCsvRows } from './csv-rows.ts';

const read = (text: string) => readCsvRows(Buffer.from(text), ['a']);

it('reads every row of a file that mixes the ends of lines', () => {
  const rows = read('a,b\r\n1,2\r\n3,4\n5,6\n7,8\r\n');
  expect(rows.map(({ cells }) => cells['a'])).toEqual(['1', '3', '5', '7']);
});

it('says which kind of mistake an open quotation mark is', () => {
  expect(() => read('a,b\n1,"2\n3,4\n')).toThrow(/quotation mark .* is opened but never closed/u);
});
