import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compact, fold, foldByUnit, foldReading, readingsOfKana, FOLDED_LIMIT } from './fold.ts';
import { foldRomaji, foldRomajiByAll } from './romaji.ts';

const key = (text: string) => compact(fold(text).text);

describe('writings that are one title', () => {
  test.each([
    ['Kimetsu no Yaiba', 'kimetsunoyaiba'],
    ['Kimetsu no Yaiba', 'KIMETU-NO-YAIBA'],
    ['Shōjo Kakumei', 'Shoujo Kakumei'],
    ['Shōjo Kakumei', 'syoozyo kakumei'],
    ['Gekijouban', 'Gekijôban'],
    ['Satoh', 'Satō'],
    ['Yūki', 'Yuuki'],
    ['Kimi wo Aishita', 'Kimi o Aishita'],
    ['Boku ha Tomodachi', 'boku wa tomodati'],
    ['Shimbun', 'Shinbun'],
    ['Matcha', 'Maccha'],
    ['HUNTER×HUNTER', 'hunter x hunter'],
    ['∀ Gundam', 'turn a gundam'],
    ['Tiger & Bunny', 'tiger and bunny'],
    ['JoJo’s Bizarre', "jojo's bizarre"],
    ['Ｆａｔｅ／ＺＥＲＯ', 'fate zero'],
    ['Pokémon', 'pokemon'],
    ['Steins;Gate', 'steins gate'],
    ['劇場版 甲虫王者', '劇場版甲虫王者'],
    ['コナン', 'こなん'],
    ['ヴァイオレット', 'バイオレット'],
    ['ヱヴァンゲリヲン', 'エバンゲリオン'],
    ['ﾄﾞﾗｴﾓﾝ', 'ドラえもん'],
    ['Ёлка', 'елка'],
  ])('%s is %s', (one, other) => {
    expect(key(one)).toBe(key(other));
  });
});

describe('what is typed stays a prefix of what is meant', () => {
  test.each([
    ['kimets', 'Kimetsu no Yaiba'],
    ['captain f', 'Captain Future'],
    ['boku no he', 'Boku no Hero Academia'],
    ['ohay', 'Ohayou'],
    ['attack on titan seas', 'Attack on Titan Season 2'],
    ['shou', 'Shoujo'],
    ['sho', 'Shoujo'],
  ])('%s of %s', (typed, meant) => {
    expect(key(meant).startsWith(key(typed))).toBe(true);
  });
});

test('the spelling keeps what the text folds', () => {
  expect(fold('Shōjo コナン')).toEqual({ text: 'syozyo こなん', spelling: 'shojoコナン' });
});

describe('any part of a Japanese title is a part of its form by unit', () => {
  test.each([
    ['ガー3rdシ', 'ワールドトリガー 3rdシーズン'],
    ['しますse', '民の為に尽くします。Season2'],
    ['レイ第2ク', 'シンデレラグレイ(第2クール)'],
    ['の仮面2', 'ガラスの仮面(2005)'],
    ['ァルヴ', '革命機ヴァルヴレイヴ'],
  ])('%s of %s', (part, title) => {
    const form = (text: string) => compact((foldByUnit(text) ?? fold(text)).text);
    expect(form(title)).toContain(form(part));
  });

  test('a text that folds alike either way has none, nor one in other letters', () => {
    for (const text of ['鬼滅の刃', 'Mob Psycho 2nd Season', ''])
      expect(foldByUnit(text)).toBeNull();
  });
});

test('a title in kana has a reading', () => {
  expect(foldReading(fold('じゅじゅつかいせん'))?.text).toBe(fold('jujutsukaisen').text);
  expect(foldReading(fold('いちご100%'))?.text).toBe('itigo100');
  expect(foldReading(fold('ハイキュー!! 2期'))?.text).toBe(fold('Haikyū s2').text);
});

test('kana that may be particles are read both ways', () => {
  const texts = (query: string) => readingsOfKana(fold(query)).map(({ text }) => text);
  expect(texts('きみのなは')).toEqual(['kiminonaha', 'kiminonawa']);
  expect(texts('ぎんたま')).toEqual(['gintama']);
  expect(texts('君の名は')).toEqual([]);
});

test.each(['鬼滅の刃', 'Kimetsu', 'の', '銀たま', ''])('%s has none', (title) => {
  expect(foldReading(fold(title))).toBeNull();
});

test('punctuation, emoji and lone surrogates fold to nothing', () => {
  for (const text of ['', '   ', '!?…—・☆', '😀🎌', '\ud83d', '\udc00\ud800']) {
    expect(fold(text)).toEqual({ text: '', spelling: '' });
  }
});

test('case does not matter', () => {
  const ascii = fc.string({ unit: 'grapheme-ascii' });
  fc.assert(fc.property(ascii, (text) => key(text.toUpperCase()) === key(text.toLowerCase())));
});

test('any text folds to a bounded one with single spaces between words', () => {
  const text = fc.string({ unit: 'binary', maxLength: 600 });
  fc.assert(
    fc.property(text, (raw) => {
      const folded = fold(raw);
      for (const form of [folded, foldReading(folded)]) {
        if (form === null) continue;
        expect(form.text.length).toBeLessThanOrEqual(FOLDED_LIMIT);
        expect(form.text).toBe(form.text.trim().replace(/\s+/g, ' '));
        expect(form.spelling).not.toContain(' ');
      }
    }),
  );
});

test('the rules of romanisation that a text is spared would have changed nothing', () => {
  const romaji = fc.stringMatching(/^[aoueichstjzdfmbpwxyn ]{0,40}$/);
  const syllables = fc
    .array(
      fc.constantFrom('tsh', 'chs', 'dj', 'tch', 'cch', 'wo ', ' ha ', 'ou', 'shi', 'mb', 'fu'),
    )
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.oneof(romaji, syllables), (text) => {
      expect(foldRomaji(text)).toBe(foldRomajiByAll(text));
    }),
    { numRuns: 2_000 },
  );
});
