import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold } from './fold.ts';
import { seasonOf, unifySeasons, unifySeasonsByAll } from './season-notation.ts';

const unified = (title: string) => fold(title).spelling;

describe('every notation of the second season is one token', () => {
  test.each([
    'Mob Psycho 2nd Season',
    'Mob Psycho Season 2',
    'Mob Psycho Season Two',
    'Mob Psycho Second Season',
    'Mob Psycho S2',
    'Mob Psycho S02',
    'Mob Psycho Season II',
    'Mob Psycho Ⅱ',
    'Mob Psycho 2',
    'Mob Psycho2',
    'Mob Psycho Season2',
    'Mob Psycho Saison 2',
    'Mob Psycho 2nd',
    'Mob Psycho 2nd sea',
    'Mob Psycho 第2期',
    'Mob Psycho (第二季)',
    'Mob Psycho 2期',
    'Mob Psycho セカンドシーズン',
    'Mob Psycho 第2シリーズ',
    'Mob Psycho 第2シリ',
    'Mob Psycho 2ndシリーズ',
    'Mob Psycho 2nd series',
    'Mob Psycho 第二章',
    'Mob Psycho 2기',
  ])('%s', (title) => {
    expect(unified(title)).toBe('mobpsychos2');
  });
});

test.each([
  ['Attack on Titan Season 1', 'attackontitan'],
  ['86 Season 2', '86s2'],
  ['Mob Psycho 100 Season 3', 'mobpsycho100s3'],
  ['Show Season 10', 'shows10'],
  ['Show 第十二期', 'shows12'],
  ['Show 第二十期', 'shows20'],
  ['Attack on Titan Season 3 Part.2', 'attackontitans3p2'],
  ['SPY×FAMILY(第2クール)', 'spyxfamilyp2'],
  ['Date A Live V', 'datealives5'],
  ['ルパン三世 1stシリーズ', 'ルパン三世'],
])('%s becomes %s', (title, expected) => {
  expect(unified(title)).toBe(expected);
});

test.each(['86', 'V', '2', 'K', 'Ⅱ', 'Area 88', 'Code Geass R2', 'Steins;Gate 0', '1/2 no Otoko'])(
  '%s names no season',
  (title) => {
    expect(seasonOf(fold(title).text.split(' '))).toBe(1);
  },
);

test('a season alone is looked for as such', () => {
  expect(unified('Season')).toBe('season');
  expect(unified('Season 1')).toBe('s1');
  expect(unified('2nd Season')).toBe('s2');
});

test('the season of a title is the first it names', () => {
  expect(seasonOf(['show', 's3', 'p2'])).toBe(3);
  expect(seasonOf(['show', 'p2'])).toBe(1);
});

test('a title without digits and season words is left alone', () => {
  expect(unifySeasons('cowboy bebop')).toBe('cowboy bebop');
});

test('no numeral is ever lost', () => {
  const notation = fc.constantFrom(
    '第',
    '期',
    '十',
    '二',
    '三',
    'シーズン',
    'season',
    '2',
    ' ',
    'x',
  );
  const title = fc.array(notation, { maxLength: 12 }).map((parts) => parts.join(''));
  fc.assert(fc.property(title, (text) => !unifySeasons(text.trim()).includes('NaN')));
});

test('the rules that a text is spared would have found nothing', () => {
  const part = fc.constantFrom(
    ...'season seasons saison シーズン セカンド 第 期 기 クール part cour 2nd 3rd second 2 12 ii iv vi v s2 s seas mob 鬼 二 十'.split(
      ' ',
    ),
  );
  const words = fc.array(fc.tuple(part, fc.constantFrom('', ' ')), { maxLength: 8 });
  fc.assert(
    fc.property(words, (parts) => {
      const text = parts
        .map((each) => each.join(''))
        .join('')
        .trim();
      expect(unifySeasons(text)).toBe(unifySeasonsByAll(text));
    }),
    { numRuns: 2_000 },
  );
});
