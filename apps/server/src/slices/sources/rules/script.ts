const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HAN = /\p{Script=Han}/u;
const LATIN_ONLY = /^[\p{Script=Latin}\p{Script=Common}]+$/u;

/** Whether a title is written in Latin letters. */
export const isLatin = (title: string): boolean => LATIN_ONLY.test(title);

/** The first title in Japanese: one with kana, as titles of Han alone may be Chinese, or else one with Han. */
export const nativeAmong = (titles: readonly string[]): string | undefined =>
  titles.find((title) => KANA.test(title)) ?? titles.find((title) => HAN.test(title));
