import { expect, it } from 'vitest';
import { mainTitle } from './main-title.ts';

const work = { titleRomaji: 'Shingeki', titleEnglish: 'Attack', titleNative: '進撃' };

it.each([
  ['ROMAJI', work, 'Shingeki'],
  ['ENGLISH', work, 'Attack'],
  ['NATIVE', work, '進撃'],
  ['ROMAJI', { ...work, titleRomaji: null }, 'Attack'],
  ['ENGLISH', { ...work, titleEnglish: null }, 'Shingeki'],
  ['ENGLISH', { ...work, titleRomaji: null, titleEnglish: null }, '進撃'],
] as const)('is in %s what is known of it', (language, of, title) => {
  expect(mainTitle(of, language)).toBe(title);
});

it('is in romaji unless said', () => {
  expect(mainTitle(work)).toBe('Shingeki');
});
