import { isJapaneseWord } from './japanese-word.ts';
import { hears } from './romaji-title.ts';
import { plain } from './sound.ts';
import { isLatin, similarity } from './title-text.ts';

/** From here on two Latin titles are spellings of one. */
const SAME_TITLE = 0.45;
const SHORTEST_WORD = 5;
const LONGEST_NICKNAME = 3;
const ENGLISH = /\b(?:a|an|and|for|from|in|is|of|on|the|to|with|my|your|not|i)\b/iu;
/** Of those, the ones that are no Japanese words. */
const ONLY_ENGLISH = /\b(?:a|an|and|for|from|in|is|of|on|the|with|my|your)\b/iu;
const ASCII = /^[\x20-\x7e’–—♥☆★!]+$/u;
/** Small words of other European languages. */
const OTHER_LANGUAGE =
  /(?:^|\s)(?:das|del|della|der|des|du|el|il|la|las|le|les|los|und|une)(?=\s)/iu;
/** Nicknames in a row, an edition, or what nobody closed. */
const NO_TITLE = /,\s*[a-z\d]+(?: s\d)?$|\((?:U?BD|DVD|Movie|movie|OAD|OVA|TV)\)|[[(][^\])]*$/u;
const VOWEL = /[aeiouy]/iu;

const wordsOf = (text: string): string[] => plain(text).match(/[a-z]+/gu) ?? [];

/** Whether a Latin text has not one word that could be Japanese. */
export const hasNoRomaji = (text: string): boolean => !wordsOf(text).some(isJapaneseWord);

const NAME = /\p{L}+-(?:kun|chan|san|sama|senpai|sensei)\b/giu;
const OF_BOTH = new Set(['go', 'no', 'so', 'to']);

/** Whether a Latin text is more romaji than English: most of its words could be Japanese, and no small word is English. */
export const isMostlyRomaji = (text: string): boolean => {
  const words = wordsOf(text.replace(NAME, ' ')).filter((word) => !OF_BOTH.has(word));
  return !ONLY_ENGLISH.test(text) && words.filter(isJapaneseWord).length * 2 > words.length;
};

/** Whether a title is romaji in several words. A single word, such as Toradora, may have become the English title. */
export const isRomanised = (text: string): boolean =>
  wordsOf(text).length > 1 && isMostlyRomaji(text);

/** Whether a Latin alias may be an English title: no romaji, no abbreviation, no other European language. */
const couldBeEnglish = (alias: string): boolean => {
  if (!ASCII.test(alias) || OTHER_LANGUAGE.test(alias) || NO_TITLE.test(alias)) return false;
  const words = wordsOf(alias);
  const isShort = !words.some((word) => word.length > LONGEST_NICKNAME && VOWEL.test(word));
  if (isMostlyRomaji(alias) || (isShort && !ENGLISH.test(alias))) return false;
  const [only, ...others] = words;
  return others.length > 0 || (only!.length >= SHORTEST_WORD && /[a-z]/u.test(alias));
};

/** What an alias is compared with. */
export interface Known {
  native: string;
  romaji: string | null;
}

/** Whether anything speaks for a single word: that it is heard in the title, or that the romaji is known, so that it is not that. */
const isSupported = (alias: string, { native, romaji }: Known): boolean => {
  const [only, ...others] = wordsOf(alias);
  return others.length > 0 || romaji !== null || hears(native, only!);
};

/** The alias of a work that is most likely its English title; null where every Latin one is a spelling of the romaji or a guess. */
export const englishAmong = (aliases: readonly string[], known: Known): string | null => {
  const { romaji } = known;
  const candidates = aliases.filter(
    (alias) =>
      isLatin(alias) &&
      couldBeEnglish(alias) &&
      isSupported(alias, known) &&
      (romaji === null || similarity(alias, romaji) < SAME_TITLE),
  );
  return candidates.find((alias) => ENGLISH.test(alias)) ?? candidates[0] ?? null;
};
