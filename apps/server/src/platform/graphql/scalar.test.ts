import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseInstant, parsePartialDate, printInstant } from './scalar.ts';

test('an instant is written in UTC and read back as the same instant', () => {
  const years = { min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true };
  fc.assert(
    fc.property(fc.date(years), (date) => {
      expect(parseInstant(printInstant(date))).toEqual(date);
    }),
  );
});

test('an instant with an offset is turned to UTC', () => {
  expect(printInstant('2026-01-08T00:30:00+09:00')).toBe('2026-01-07T15:30:00.000Z');
});

test.each([
  '2026-01-07',
  '2026-01-07T15:30:00',
  '2026-02-30T00:00:00Z',
  '2026-13-01T00:00:00Z',
  '2026-01-07T25:00:00Z',
  'Jan 7 2026',
  '',
  1_767_800_000,
  null,
])('%j is no instant', (value) => {
  expect(() => parseInstant(value)).toThrow('A DateTime is written as');
});

test('a date is one of the calendar, as `Date` reckons it', () => {
  const two = (least: number, most: number) =>
    fc.integer({ min: least, max: most }).map((number) => String(number).padStart(2, '0'));
  const text = fc
    .tuple(fc.integer({ min: 1, max: 9_999 }), two(0, 13), two(0, 32))
    .map(([year, ...rest]) => [String(year).padStart(4, '0'), ...rest].join('-'));
  fc.assert(
    fc.property(text, (date) => {
      const ms = Date.parse(`${date}T00:00:00Z`);
      const isOne = !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(date);
      if (isOne) expect(parsePartialDate(date)).toBe(date);
      else expect(() => parsePartialDate(date)).toThrow(`There is no day "${date}".`);
    }),
    { numRuns: 5_000 },
  );
});

test.each(['2026', '2026-02', '2024-02-29', '0794-10-22'])('%s is a partial date', (date) => {
  expect(parsePartialDate(date)).toBe(date);
});

test.each([
  ['2026-13', 'month'],
  ['2026-00', 'month'],
  ['2025-02-29', 'day'],
  ['2026-04-31', 'day'],
  ['2026-01-00', 'day'],
])('%s is not in the calendar, which lacks that %s', (date, missing) => {
  expect(() => parsePartialDate(date)).toThrow(`There is no ${missing} "${date}".`);
});

test.each(['26', '2026-1', '2026-01-01T00:00:00Z', ' 2026', 2026, null])(
  '%j has not the form of a partial date',
  (value) => {
    expect(() => parsePartialDate(value)).toThrow('A PartialDate is written as');
  },
);
