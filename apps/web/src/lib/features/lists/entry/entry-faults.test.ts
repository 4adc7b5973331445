import { expect, it } from 'vitest';
import { faultsIn } from './entry-faults.ts';
import { entryWords } from './entry-words.ts';

const say = entryWords('en');
const setting = { say, kind: 'anime', end: 12, dates: ['', ''] } as const;
const fieldsOf = (values: Parameters<typeof faultsIn>[0], more: object = {}): string[] =>
  faultsIn(values, { ...setting, ...more }).map(({ field, detail }) => `${field}: ${detail}`);

it('tells of each field what is wrong with it', () => {
  const tags = Array.from({ length: 51 }, String);
  expect(
    fieldsOf([
      ['progress', 999],
      ['score', undefined],
      ['tags', tags],
    ]),
  ).toEqual([
    'progress: Enter a number from 0 to 12.',
    'score: Enter a number, such as 12.',
    'tags: Use at most 50 tags.',
  ]);
  expect(
    fieldsOf([
      ['progress', 3.5],
      ['repeatCount', -1],
    ]),
  ).toEqual(['progress: Enter a whole number.', 'repeatCount: Enter 0 or more.']);
  expect(fieldsOf([['tags', ['ok', 'x'.repeat(51)]]])).toHaveLength(1);
});

it('has nothing against what can be', () => {
  const values = [
    ['progress', 12],
    ['tags', ['猫']],
    ['score', null],
    ['notes', ''],
  ] as const;
  expect(fieldsOf(values)).toEqual([]);
  expect(fieldsOf([['progress', 10.5]], { kind: 'manga', end: null })).toEqual([]);
});

it('knows an end before its beginning, as far as both are dated', () => {
  const of = (startedOn: string, completedOn: string) =>
    fieldsOf([['completedOn', completedOn]], { dates: [startedOn, completedOn] });
  expect(of('2026-01', '2025')).toEqual([
    'completedOn: The finish date must not be before the start date.',
  ]);
  expect(of('2026-01', '2026')).toEqual([]);
  expect(of('', '2026')).toEqual([]);
  expect(fieldsOf([['notes', 'x']], { dates: ['2026', '2025'] })).toEqual([]);
});
