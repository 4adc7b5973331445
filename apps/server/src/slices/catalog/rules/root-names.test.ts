import { expect, test } from 'vitest';
import type { Titled } from '../titled.ts';
import { rootNames } from './root-names.ts';

const titled = (titleNative: string, synonyms: string[] = [], titleRomaji: string | null = null) =>
  ({
    titleNative,
    titleRomaji,
    titleEnglish: null,
    synonyms: synonyms.map((text) => ({ text, lang: null })),
  }) satisfies Titled;

test('the first part is called what parts of two seasons are, or what begins its own name', () => {
  const second = titled('時光代理人Ⅱ', ['时光代理人', 'Shiguang', '英都']);
  const third = titled('時光代理人Ⅲ', ['Shiguang', '终章']);
  const names = rootNames(titled('時光代理人 -LINK CLICK-'), [
    { part: second, season: 2 },
    { part: third, season: 3 },
  ]);
  expect(names).toEqual(['时光代理人', 'Shiguang']);
});

test.each([
  ['is its main title', ['Bleach TYBW', 'Bleach TYBW'], 'Bleach TYBW'],
  ['says more than its own', ['決戦', '最終章'], 'BLEACH 決戦'],
  ['names a season', ['決戦', '最終章'], 'Burichi 2'],
])('the first part is not called what %s', (_what, [second = '', third = ''], name) => {
  const later = [
    { part: titled(second, [name]), season: 2 },
    { part: titled(third, [name]), season: 3 },
  ];
  expect(rootNames(titled('BLEACH'), later)).toEqual([]);
});

test('the first part is not called what only one later season is', () => {
  const later = [{ part: titled('BLEACH 決戦', ['Kessen']), season: 2 }];
  expect(rootNames(titled('BLEACH'), later)).toEqual([]);
});
