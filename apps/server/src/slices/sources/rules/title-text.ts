const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#39': "'",
};
const ENTITY = /&(amp|lt|gt|quot|apos|#39);/gu;

/**
 * A title as it is stored: without HTML entities, composed, with single blanks and none at its ends. AniDB, and who copies from there,
 * writes an apostrophe as a backtick.
 */
export const cleanTitle = (text: string): string =>
  text
    .replace(ENTITY, (entity, name: string) => ENTITIES[name] ?? entity)
    .replaceAll('`', "'")
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .trim();

const LATIN = /[\p{Script=Latin}\d]/u;
const FOREIGN_LETTER = /(?![\p{Script=Latin}\p{Script=Greek}])\p{L}/u;

/** Whether a title is written in Latin letters: as romaji it stays as it is. */
export const isLatin = (text: string): boolean => LATIN.test(text) && !FOREIGN_LETTER.test(text);

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HAN = /\p{Script=Han}/u;

/** The first title in Japanese: one with kana, as titles in Chinese characters alone may be Chinese, or else one with those. */
export const nativeAmong = (titles: readonly string[]): string | undefined =>
  titles.find((title) => KANA.test(title)) ?? titles.find((title) => HAN.test(title));

const IN_KATAKANA = /^[^\p{Script=Han}\p{Script=Hiragana}]*$/u;

/** Whether a title has neither hiragana nor Chinese characters: most words in it are foreign. */
export const isInKatakana = (text: string): boolean => IN_KATAKANA.test(text);

const FULL_WIDTH = /[\uff01-\uff5e]/gu;
const FULL_TO_HALF_WIDTH = 0xfee0;

/** Full-width Latin letters, digits and signs made half-width. */
export const halfWidth = (text: string): string =>
  text.replace(FULL_WIDTH, (c) => String.fromCharCode(c.charCodeAt(0) - FULL_TO_HALF_WIDTH));

/** The spelling of a text that mixes capitals and small letters, if there is one; `SPY`, `spy` and `Spy` are one text. */
export const inMixedCase = (text: string, spellings: readonly string[]): string => {
  if (isMixedCase(text)) return text;
  const lower = text.toLowerCase();
  return spellings.find((s) => isMixedCase(s) && s.toLowerCase() === lower) ?? text;
};

const isMixedCase = (text: string): boolean =>
  text !== text.toUpperCase() && text !== text.toLowerCase();

/** The share of letter pairs two texts have in common, from 0 to 1 (Dice), whatever their case, blanks and signs. */
export const similarity = (a: string, b: string): number => {
  const pairsA = pairsOf(a);
  const pairsB = pairsOf(b);
  const rest = Map.groupBy(pairsA, (pair) => pair);
  const common = pairsB.filter((pair) => rest.get(pair)?.pop() !== undefined).length;
  return pairsA.length + pairsB.length === 0 ? 0 : (2 * common) / (pairsA.length + pairsB.length);
};

const pairsOf = (text: string): string[] => {
  const letters = text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return Array.from({ length: Math.max(0, letters.length - 1) }, (_, i) => letters.slice(i, i + 2));
};
