/**
 * How well the key of a name (`nameKey`) answers that of a search: 3 where it has the same words, 2 where it has all of the search's, 1
 * where each of those begins one of its words; 0: not at all. Where words are not kept apart, as in Japanese, a part of a word will do.
 */
export const nameMatch = (search: string, name: string): 0 | 1 | 2 | 3 => {
  if (search === '' || name === '') return 0;
  if (search === name) return 3;
  const words = ` ${name} `;
  const wanted = search.split(' ');
  if (wanted.every((word) => words.includes(` ${word} `))) return 2;
  const isFound = (word: string): boolean => words.includes(LATIN.test(word) ? ` ${word}` : word);
  return wanted.every(isFound) ? 1 : 0;
};

const LATIN = /[a-z0-9]/u;
