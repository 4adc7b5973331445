import { isJapaneseWord } from './japanese-word.ts';

const WORD = /\p{L}+(?:['’]\p{L}+)*/gu;
const VOWEL = /[AEIOUY]/u;
const ROMAN = /^M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/u;
/** Words that stay small within a title. */
const SMALL = new Set(
  'a an and as at by de for from ga in la le ni no of on or the to vs wa with wo'.split(' '),
);
/** Most words of two or three letters are abbreviations. These are not. */
const SHORT_WORDS = new Set(
  `ace age air all are art bad be big box boy can cat cop cry cup cut day dog do don't eat end eve eye far fly fox fun get girl go god gun he her
  his hot i'm ice if is it its joy key kid lad law let lie lip man me men mix my new not now off old one our out own pop red rin run sad say sea
  see set she six sky so son sun ten the try two up urn war way we web who why win you zoo`.split(
    /\s+/u,
  ),
);
/** Abbreviations that read like Japanese words. */
const ABBREVIATIONS = new Set(['ONA', 'OVA', 'SOS', 'USA']);
/** A word from this length on is no abbreviation, if it can be spoken. */
const LONG = 4;

/** After these a title begins anew. */
const BEGINS = /(?:^|[:.!?“"(~]\s*|\s-)$/u;
const HONORIFICS = new Set(['chan', 'kun', 'sama', 'san', 'sensei']);

const capitalised = (word: string): string =>
  word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase();

/** Whether a word in capitals is spoken as a word, and is no abbreviation. */
const isSpoken = (word: string): boolean => {
  if (ROMAN.test(word) || ABBREVIATIONS.has(word) || !VOWEL.test(word)) return false;
  const small = word.toLowerCase();
  return (
    word.length >= LONG || SHORT_WORDS.has(small) || (word.length > 2 && isJapaneseWord(small))
  );
};

const cased = (word: string, before: string): string => {
  const small = word.toLowerCase();
  if (before.endsWith('-') && HONORIFICS.has(small)) return small;
  if (SMALL.has(small)) return BEGINS.test(before) ? capitalised(word) : small;
  return word === small || isSpoken(word) ? capitalised(word) : word;
};

/**
 * A title that a source writes in capitals alone, or without any, as titles are written elsewhere: GUILTY CROWN becomes Guilty Crown.
 * Abbreviations, Roman numerals, words that cannot be spoken and made-up ones stay: FLCL, DATE A LIVE III, THE IDOLM@STER. A title in mixed
 * case is left as it is.
 */
export const inTitleCase = (title: string): string => {
  if (title !== title.toUpperCase() && title !== title.toLowerCase()) return title;
  return title.replace(WORD, (word, at: number) => {
    const [before, after] = [title.slice(0, at), title.slice(at + word.length)];
    const isMadeUp = /[@&\d]$/u.test(before) || /^[@\d]/u.test(after);
    return isMadeUp ? word : cased(word, before);
  });
};
