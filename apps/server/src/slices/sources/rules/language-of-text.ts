const SCRIPTS = {
  kana: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  han: /\p{Script=Han}/gu,
  hangul: /\p{Script=Hangul}/gu,
  latin: /\p{Script=Latin}/gu,
} as const;

/** Japanese prose has more kana than Chinese characters; a Chinese text that names a work in Japanese has a few. */
const LEAST_KANA = 0.2;
/** A word in Latin letters has several of them. */
const LATIN_LETTERS_A_SIGN = 4;

const countOf = (text: string, script: keyof typeof SCRIPTS): number =>
  text.match(SCRIPTS[script])?.length ?? 0;

/** The language of a text of Bangumi, where Chinese is written in simplified characters, as its script tells. Null for signs alone. */
export const languageOfText = (text: string): 'ja' | 'zh-Hans' | 'ko' | 'en' | null => {
  const [kana, han, hangul] = [
    countOf(text, 'kana'),
    countOf(text, 'han'),
    countOf(text, 'hangul'),
  ];
  const latin = countOf(text, 'latin') / LATIN_LETTERS_A_SIGN;
  if (latin > kana + han + hangul) return 'en';
  if (hangul > kana + han) return 'ko';
  if (kana + han === 0) return null;
  return kana >= LEAST_KANA * (kana + han) ? 'ja' : 'zh-Hans';
};
