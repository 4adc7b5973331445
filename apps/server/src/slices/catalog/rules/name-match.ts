import { nameKey } from './title-key.ts';

type Match = 0 | 1 | 2 | 3;

const LATIN = /[a-z0-9]/u;

/**
 * How well the keys of names (`nameKey`) answer that of a search: 3 where one has the same words, 2 where it has all of the search's, 1
 * where each of those begins one of its words; 0: not at all. Where words are not kept apart, as in Japanese, a part of a word will do.
 */
export const nameMatcher = (search: string): ((name: string) => Match) => {
  if (search === '') return () => 0;
  const words = search.split(' ');
  const whole = words.map((word) => ` ${word} `);
  const started = words.map((word) => (LATIN.test(word) ? ` ${word}` : word));
  return (name) => {
    // Most names have nothing in common with the search.
    if (!words.every((word) => name.includes(word))) return 0;
    if (name === search) return 3;
    const spaced = ` ${name} `;
    if (whole.every((word) => spaced.includes(word))) return 2;
    return started.every((word) => spaced.includes(word)) ? 1 : 0;
  };
};

/** The key of a name in Latin letters with short vowels alone: one writes `Yoko` and `Ito`, another `Youko` and `Itoh`. */
export const shortVowels = (key: string): string =>
  key.replace(/o(?:[ou]+|h(?![aeiouy]))/gu, 'o').replace(/uu+/gu, 'u');

/** How well the names of somebody, in either script, answer a search. */
export const matchOfNames = (
  search: string,
): ((named: { name: string; nameNative: string | null }) => Match) => {
  const matchOf = nameMatcher(nameKey(search));
  return ({ name, nameNative }) => {
    const [latin, native] = [matchOf(nameKey(name)), matchOf(nameKey(nameNative ?? ''))];
    return latin > native ? latin : native;
  };
};
