import { toRomaji } from 'wanakana';

/** Kana of foreign sounds, which the library spells letter by letter. */
const FOREIGN_KANA: Record<string, string> = {
  ふぁ: 'fa',
  ふぃ: 'fi',
  ふぇ: 'fe',
  ふぉ: 'fo',
  ふゅ: 'fyu',
  てぃ: 'ti',
  でぃ: 'di',
  でゅ: 'dyu',
  とぅ: 'tu',
  どぅ: 'du',
  うぃ: 'wi',
  うぇ: 'we',
  うぉ: 'wo',
  ゔぁ: 'va',
  ゔぃ: 'vi',
  ゔぇ: 've',
  ゔぉ: 'vo',
  くぁ: 'kwa',
  くぉ: 'kwo',
  つぁ: 'tsa',
};
const FOREIGN_PAIR = /[ふフてテでデとトどドうウゔヴくクつツ][ぁァぃィぅゥぇェぉォゅュ]/gu;
const KATAKANA_TO_HIRAGANA = 0x60;

const hiragana = (kana: string): string =>
  kana.replace(/[ァ-ヴ]/gu, (c) => String.fromCharCode(c.charCodeAt(0) - KATAKANA_TO_HIRAGANA));

/** Hepburn romaji of kana; what is no kana stays. Hiragana may lengthen vowels with `ー`, as titles do. */
export const romanise = (text: string): string =>
  toRomaji(text.replace(FOREIGN_PAIR, (pair) => FOREIGN_KANA[hiragana(pair)] ?? pair)).replace(
    /([aiueo])([-ー]+)/gu,
    (_, vowel: string) => vowel + vowel,
  );

const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/\bthe\b/gu, 'za'],
  [/[^a-z\d]/gu, ''],
  [/tch|ch/gu, 't'],
  [/sch|sh|th|ts|dz/gu, 's'],
  [/c(?=[eiy])/gu, 's'],
  [/ck|[cq]/gu, 'k'],
  [/ph|f/gu, 'h'],
  [/x/gu, 'ks'],
  [/[zj]/gu, 's'],
  [/v/gu, 'b'],
  [/l/gu, 'r'],
  [/([a-z])\1+/gu, '$1'],
  [/ou/gu, 'o'],
  [/ei/gu, 'e'],
];

const ASCII = /^[\x20-\x7e]*$/u;

/** Lower case, half width, without accents. */
export const plain = (text: string): string =>
  ASCII.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKC')
        .toLowerCase()
        .normalize('NFD')
        .replace(/([a-z])\p{M}+/gu, '$1')
        .normalize('NFC');

/**
 * How a Latin text sounds to Japanese ears, one letter a sound: `Violet` and `baioretto` come close to each other. Vowel
 * length, doubled consonants and the difference of l and r are lost.
 */
export const soundOf = (latin: string): string =>
  SPELLINGS.reduce((sound, [pattern, spelling]) => sound.replace(pattern, spelling), plain(latin));
