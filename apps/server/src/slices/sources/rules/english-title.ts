import { isJapaneseWord } from './japanese-word.ts';
import { plain } from './sound.ts';
import { isLatin, similarity } from './title-text.ts';

/** From here on two Latin titles are spellings of one. */
const SAME_TITLE = 0.45;
const SHORTEST_WORD = 5;
const ENGLISH = /\b(?:a|an|and|for|from|in|is|of|on|the|to|with|my|your|not|i)\b/iu;
const ASCII = /^[\x20-\x7e’–—♥☆★!]+$/u;

const wordsOf = (text: string): string[] => plain(text).match(/[a-z]+/gu) ?? [];

/** Whether a Latin text has not one word that could be Japanese. */
export const hasNoRomaji = (text: string): boolean => !wordsOf(text).some(isJapaneseWord);

/** Whether a Latin alias may be an English title: no romaji, no abbreviation, no other European language. */
const couldBeEnglish = (alias: string): boolean => {
  if (!ASCII.test(alias)) return false;
  const words = wordsOf(alias);
  if (words.every(isJapaneseWord)) return false;
  const [only, ...others] = words;
  return others.length > 0 || (only!.length >= SHORTEST_WORD && /[a-z]/u.test(alias));
};

/** The alias of a work that is most likely its English title; null where every Latin one is a spelling of the romaji. */
export const englishAmong = (aliases: readonly string[], romaji: string | null): string | null => {
  const candidates = aliases.filter(
    (alias) =>
      isLatin(alias) &&
      couldBeEnglish(alias) &&
      (romaji === null || similarity(alias, romaji) < SAME_TITLE),
  );
  return candidates.find((alias) => ENGLISH.test(alias)) ?? candidates[0] ?? null;
};
