import { describe, expect, it } from 'vitest';
import { coverTitle, languageOf, mainTitle, otherTitles } from './title.ts';

const frieren = {
  titleRomaji: 'Sousou no Frieren',
  titleEnglish: 'Frieren: Beyond Journey’s End',
  titleNative: '葬送のフリーレン',
};

describe('the titles of a work', () => {
  it('lead with romaji and keep the others, each in its language', () => {
    expect(mainTitle(frieren, 'ROMAJI')).toEqual({ text: 'Sousou no Frieren', lang: 'ja-Latn' });
    expect(otherTitles(frieren, 'ROMAJI').map((title) => title.lang)).toEqual(['en', 'ja']);
  });

  it('lead with the language preferred', () => {
    expect(mainTitle(frieren, 'ENGLISH').lang).toBe('en');
    expect(mainTitle(frieren, 'NATIVE').text).toBe('葬送のフリーレン');
    expect(otherTitles(frieren, 'NATIVE').map((title) => title.lang)).toEqual(['ja-Latn', 'en']);
  });

  it('stand on covers in the script that a visitor reads', () => {
    expect(coverTitle(frieren, 'NATIVE').lang).toBe('ja');
    expect(coverTitle(frieren, 'ENGLISH').lang).toBe('en');
    expect(coverTitle({ ...frieren, titleRomaji: null, titleEnglish: null }, 'ROMAJI').lang).toBe(
      'ja',
    );
  });

  it('fall back on what there is', () => {
    expect(mainTitle({ ...frieren, titleRomaji: null }, 'ROMAJI').lang).toBe('en');
    expect(mainTitle({ ...frieren, titleRomaji: null, titleEnglish: null }, 'ROMAJI').lang).toBe(
      'ja',
    );
  });

  it('are not said twice', () => {
    const same = { titleRomaji: 'GINTAMA', titleEnglish: 'Gintama', titleNative: '銀魂' };
    expect(otherTitles(same, 'ROMAJI').map((title) => title.text)).toEqual(['銀魂']);
  });
});

it.each([
  ['進撃の巨人', 'ja'],
  ['銀魂', 'ja'],
  ['呪術廻戦', 'ja'],
  ['诛仙', 'zh'],
  ['时光代理人', 'zh'],
  ['나 혼자만 레벨업', 'ko'],
  ['SPY×FAMILY', null],
  ['機動戦士Gundam GQuuuuuuX', 'ja'],
])('sets %s as %s', (title, lang) => {
  expect(languageOf(title)).toBe(lang);
});
