import { nameKey } from './title-key.ts';

const UNSPACED = /[\u3040-\u30ff\u3400-\u9fff]/u;
const SHORTEST_END = 2;
/** Nobody types more words of a name. */
const MOST_WORDS = 6;
const LONGEST_WORD = 60;

const wordsOf = (name: string): string[] =>
  nameKey(name)
    .split(' ')
    .flatMap((word) => (word === '' ? [] : word.slice(0, LONGEST_WORD)));

/** A word, and where words are not spaced every end of it: the given name stands behind the family name. */
const withEnds = (word: string): string[] => {
  if (!UNSPACED.test(word)) return [word];
  const starts = Math.max(1, word.length - SHORTEST_END + 1);
  return Array.from({ length: starts }, (_, start) => word.slice(start));
};

/** What a name is found by: words that begin as those of a search. */
export const nameWords = (...names: readonly (string | null)[]): string[] => [
  ...new Set(names.flatMap((name) => wordsOf(name ?? '').flatMap(withEnds))),
];

/** The words of a search for a name, the longest first; none if they would find everybody. */
export const searchedWords = (search: string): string[] => {
  const words = wordsOf(search)
    .slice(0, MOST_WORDS)
    .toSorted((a, b) => b.length - a.length);
  const [longest = ''] = words;
  return longest.length >= SHORTEST_END || UNSPACED.test(longest) ? words : [];
};
