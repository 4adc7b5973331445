import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { englishAmong } from './english-title.ts';
import { glossedLatin, romajiOfKana } from './kana-title.ts';
import { romajiAmong } from './romaji-title.ts';
import { cleanTitle, inMixedCase, isLatin, similarity } from './title-text.ts';
import { titlesOf } from './title.ts';

describe('cleanTitle', () => {
  it.each([
    ['TIGER &amp; BUNNY 2', 'TIGER & BUNNY 2'],
    ['曇天に笑う &lt;外伝&gt;', '曇天に笑う <外伝>'],
    [' ベルセルク  黄金時代篇III 降臨 ', 'ベルセルク 黄金時代篇III 降臨'],
    ['が'.normalize('NFD'), 'が'],
    ['En`en no Shouboutai', "En'en no Shouboutai"],
  ])('makes %j %j', (text, expected) => {
    expect(cleanTitle(text)).toBe(expected);
  });

  it('has nothing left to do the second time, but for entities in entities', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const once = cleanTitle(text.replaceAll('&', ''));
        expect(cleanTitle(once)).toBe(once);
      }),
    );
  });
});

it.each([
  ['STEINS;GATE 0', true],
  ['3×3 EYES', true],
  ['86', true],
  ['Übel Blatt', true],
  ['☆', false],
  ['NARUTO -ナルト-', false],
  ['百妖譜', false],
])('tells whether %s is Latin', (title, expected) => {
  expect(isLatin(title)).toBe(expected);
});

it('prefers the spelling in mixed case of one text', () => {
  expect(inMixedCase('attack on titan', ['ATTACK ON TITAN', 'Attack on Titan'])).toBe(
    'Attack on Titan',
  );
  expect(inMixedCase('NEKOPARA', ['Nekopara OVA'])).toBe('NEKOPARA');
  expect(inMixedCase('iDOLM@STER', ['Idolm@ster'])).toBe('iDOLM@STER');
});

it('finds texts alike that differ in case, blanks and signs, and unlike ones not', () => {
  expect(similarity('Kaguya-sama', 'kaguya sama')).toBe(1);
  expect(similarity('Sousou no Frieren', 'Ya Boy Kongming!')).toBeLessThan(0.2);
  expect(similarity('', '')).toBe(0);
});

describe('romajiAmong', () => {
  it.each([
    [
      '葬送のフリーレン',
      ["Frieren: Beyond Journey's End", 'Sousou no Frieren'],
      'Sousou no Frieren',
    ],
    ['進撃の巨人', ['Attack on Titan', 'Shingeki no Kyojin'], 'Shingeki no Kyojin'],
    ['君の名は。', ['Your Name.', 'Kimi no Na wa.'], 'Kimi no Na wa.'],
    ['未来日記', ['The Future Diary', 'Mirai Nikki'], 'Mirai Nikki'],
    ['3月のライオン', ['March Comes In Like a Lion', 'Sangatsu no Lion'], 'Sangatsu no Lion'],
    ['カードファイト!! ヴァンガード', ['CARDFIGHT!! Vanguard'], 'CARDFIGHT!! Vanguard'],
    ['ぼっち・ざ・ろっく！', ['Bocchi the Rock!'], 'Bocchi the Rock!'],
    ['妹さえいればいい。', ['Imouto Sae Ireba ii'], 'Imouto Sae Ireba ii'],
    [
      '彼女、お借りします(第2期)',
      ['Kanojo, Okarishimasu', 'Kanojo, Okarishimasu 2'],
      'Kanojo, Okarishimasu 2',
    ],
    ['約束のネバーランド(第2期)', ['Yakusoku no Neverland (2021)'], null],
    ['ニセコイ', ['NISEKOI', 'Nisekoi'], 'Nisekoi'],
  ])('finds %s', (native, candidates, expected) => {
    expect(romajiAmong(native, candidates)).toBe(expected);
  });

  it.each([
    ['an English title', '獣兵衛忍風帖', 'Ninja Scroll'],
    [
      'an English title with the name of the hero',
      '名探偵コナン 戦慄の楽譜',
      'Detective Conan: Full Score of Fear',
    ],
    ['the title of another work', '神達に拾われた男', 'Yumemiru Danshi wa Genjitsushugisha'],
    ['a part of the title', '逆境無頼カイジ', 'Kaiji'],
    ['another season', '虚構推理 Season2', 'Kyokou Suiri'],
  ])('takes no %s for romaji', (_, native, candidate) => {
    expect(romajiAmong(native, [candidate])).toBeNull();
  });

  it('chooses a candidate or nothing, whatever the texts', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 40 });
    fc.assert(
      fc.property(text, fc.array(text, { maxLength: 4 }), (native, candidates) => {
        expect([null, ...candidates]).toContain(romajiAmong(native, candidates));
      }),
    );
  });
});

describe('romajiOfKana', () => {
  it.each([
    ['うたわれるもの', 'Utawarerumono'],
    ['ひだまりすけっち×365', 'Hidamarisukecchi×365'],
    ['BLACKちゃんはこわくない', 'BLACK-chan wa Kowakunai'],
    ['ゆるゆり♪', 'Yuruyuri♪'],
  ])('reads %s', (title, expected) => {
    expect(romajiOfKana(title)).toBe(expected);
  });

  it.each([
    '進撃の巨人',
    'ブラック・ラグーン',
    'BLEACH',
    'ふたりはプリキュア',
    'べるぜバブ',
    'はいぱーぽりす',
    'STAND BY ME ドラえもん',
  ])('does not read %s', (title) => {
    expect(romajiOfKana(title)).toBeNull();
  });
});

it.each([
  ['NARUTO -ナルト-', 'NARUTO'],
  ['W’z 《ウィズ》', 'W’z'],
  ['DETONATORオーガン', null],
  ['BanG Dream! ガルパ☆ピコ', null],
])('finds in %s the Latin title %s', (title, expected) => {
  expect(glossedLatin(title)).toBe(expected);
});

describe('englishAmong', () => {
  it.each([
    [['SnK', 'Shingeki', 'Attack on Titan'], 'Shingeki no Kyojin', 'Attack on Titan'],
    [
      ['La detective esta muerta.', 'Tanmoshi', 'The Detective Is Already Dead'],
      'Tantei wa Mou, Shindeiru.',
      'The Detective Is Already Dead',
    ],
    [['Kusuriya no Hitorigoto!'], 'Kusuriya no Hitorigoto', null],
    [['PP', 'DC3', '薬師'], null, null],
    [
      ['Toaru Kagaku no Railgun', 'A Certain Scientific Railgun'],
      null,
      'A Certain Scientific Railgun',
    ],
    [['Toaru Kagaku no Railgun'], null, null],
    [['Ame und Yuki - Die Wolfskinder', 'Wolf Children'], null, 'Wolf Children'],
    [['mng s6, tmgyd', 'f/ele', 'YOU ARE (NOT) ALONE. (BD)'], null, null],
    [['Welcome to Demon School! Iruma-kun'], null, 'Welcome to Demon School! Iruma-kun'],
  ])('finds in %j', (aliases, romaji, expected) => {
    expect(englishAmong(aliases, { native: '題', romaji })).toBe(expected);
  });

  it.each([
    ['a single word that nothing speaks for', '書家', null, 'Castle', null],
    ['one that is heard', '冥王計画ゼオライマー', null, 'Zeorymer', 'Zeorymer'],
    ['one beside the romaji', '僕だけがいない街', 'Boku dake ga Inai Machi', 'Erased', 'Erased'],
  ])('weighs %s', (...[, native, romaji, alias, expected]) => {
    expect(englishAmong([alias], { native, romaji })).toBe(expected);
  });
});

describe('titlesOf', () => {
  it('chooses romaji and English, and keeps the rest with their languages', () => {
    const titles = titlesOf({
      native: '進撃の巨人',
      lang: 'ja',
      translations: { 'zh-Hans': ['进击的巨人'], en: ['attack on titan'] },
      aliases: ['Attack on Titan', 'Shingeki no Kyojin', '進擊的巨人', '進撃の巨人'],
    });
    expect(titles).toEqual({
      romaji: { text: 'Shingeki no Kyojin', isAlias: true },
      english: { text: 'Attack on Titan', isAlias: true },
      synonyms: [
        { text: '进击的巨人', lang: 'zh-Hans', isAlias: false },
        { text: 'attack on titan', lang: 'en', isAlias: false },
        { text: '進擊的巨人', lang: null, isAlias: true },
      ],
    });
  });

  it('takes a Latin title as romaji, half width', () => {
    const titles = titlesOf({ native: 'ＡＩＲ', lang: 'ja', translations: {}, aliases: [] });
    expect(titles.romaji?.text).toBe('AIR');
  });

  it('takes the spelling of a foreign title as English too', () => {
    const titles = titlesOf({
      native: 'ブラック・ラグーン',
      lang: 'ja',
      translations: {},
      aliases: ['Black Lagoon'],
    });
    expect(titles.english?.text).toBe('Black Lagoon');
  });

  it.each([
    [['Gakkou Gurashi', 'SCHOOL-LIVE!'], [], 'School-Live!'],
    [['Gakkou Gurashi'], ['School-Live!'], 'School-Live!'],
    [['Gakkou Gurashi'], [], 'Gakkou Gurashi'],
  ])('takes of %j and %j for English what is not romaji', (en, aliases, expected) => {
    const { english } = titlesOf({
      native: '学校ぐらし！',
      lang: 'ja',
      translations: { en },
      aliases,
    });
    expect(english?.text).toBe(expected);
  });

  it('takes capitals for shouting, unless the native title has them', () => {
    const of = (native: string, english: string) =>
      titlesOf({ native, lang: 'ja', translations: { en: [english] }, aliases: [english] });
    const calm = of('ギルティクラウン', 'GUILTY CROWN');
    expect([calm.romaji?.text, calm.english?.text]).toEqual(['Guilty Crown', 'Guilty Crown']);
    expect(calm.synonyms).toEqual([]);
    expect(of('ONE PIECE', 'ONE PIECE').english?.text).toBe('ONE PIECE');
  });

  it('takes a single word for English, though it is romaji too', () => {
    const { english } = titlesOf({
      native: 'とらドラ！',
      lang: 'ja',
      translations: { en: ['Toradora!'] },
      aliases: ['TIGERxDRAGON!'],
    });
    expect(english?.text).toBe('Toradora!');
  });

  it('takes no Chinese title for English, whatever is said of it', () => {
    const titles = titlesOf({
      native: 'トラップ一家物語',
      lang: 'ja',
      translations: { en: ['世界名作剧场・完结版 崔普一家物语'] },
      aliases: ['The Trapp Family Story'],
    });
    expect(titles.english?.text).toBe('The Trapp Family Story');
    expect(titles.synonyms).toContainEqual({
      text: '世界名作剧场・完结版 崔普一家物语',
      lang: null,
      isAlias: false,
    });
  });

  it('makes no romaji of a Chinese title', () => {
    const titles = titlesOf({
      native: '一人之下',
      lang: 'zh-Hans',
      translations: {},
      aliases: ['Hitori no Shita'],
    });
    expect(titles.romaji).toBeNull();
  });
});

describe('the romaji of a work', () => {
  it.each([
    ['トップをねらえ！', ['Top o Nerae!'], 'Top wo Nerae!'],
    ['オー・マイ・ゴッド', ['O Mai Goddo'], 'O Mai Goddo'],
    ['転生したらスライムだった件 第2期', ['Tensei Shitara Slime Datta Ken (2021)'], null],
    [
      '転生したらスライムだった件 第2期',
      ['Tensei Shitara Slime Datta Ken 2'],
      'Tensei Shitara Slime Datta Ken 2',
    ],
    ['キャプテン翼(2018)', ['Captain Tsubasa (2018)'], 'Captain Tsubasa (2018)'],
    ['マジンカイザー', ['Majinkaizā'], null],
    ['べるぜバブ', [], null],
  ])('%s, called %j, is %s', (native, aliases, expected) => {
    const { romaji } = titlesOf({ native, lang: 'ja', translations: {}, aliases });
    expect(romaji?.text ?? null).toBe(expected);
  });
});
