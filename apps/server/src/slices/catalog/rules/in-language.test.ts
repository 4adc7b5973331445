import { expect, it } from 'vitest';
import { inLanguage } from './in-language.ts';

const texts = ['pt-BR', 'en', 'zh-Hans', null].map((lang) => ({ lang }));

it.each([
  ['in the language asked for', 'zh-Hans', 'zh-Hans'],
  ['in a variant of it', 'zh-TW', 'zh-Hans'],
  ['in whatever case', 'PT-br', 'pt-BR'],
  ['else in English', 'ja', 'en'],
])('a text is shown %s', (_what, wanted, lang) => {
  expect(inLanguage(texts, wanted)).toEqual({ lang });
});

it('the first is shown when there is none in English, and none when there is none', () => {
  expect(inLanguage([{ lang: null }, { lang: 'fr' }], 'ja')).toEqual({ lang: null });
  expect(inLanguage([], 'ja')).toBeNull();
});
