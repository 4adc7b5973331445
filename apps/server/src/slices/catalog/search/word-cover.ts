import type { EditPattern } from './edit-distance.ts';

const UNFINISHED_WORD = 0.9;
/** Added where the title has each word of the query as it is. */
const ALL_WORDS = 0.08;
/** Words shorter than this are compared literally. */
const COMPARABLE_LENGTH = 4;
const COMPARABLE_DIFFERENCE = 2;
const LEAST_SIMILARITY = 0.6;

/** A word of the query. */
export interface WantedWord {
  text: string;
  pattern: EditPattern;
}

/** How much of the query's words, in any order, a title holds; hardly above 1, so that a title with the words in order is ahead. */
export function wordCover(wanted: readonly WantedWord[], words: readonly string[]): number {
  let [covered, length] = [0, 0];
  for (const word of wanted) {
    covered += word.text.length * bestSimilarity(word, words);
    length += word.text.length;
  }
  const share = Math.min(1, wanted.length / words.length);
  const whole = covered === length && wanted.length > 1 ? ALL_WORDS : 0;
  return (covered / length) * (0.9 + 0.05 * share) + whole;
}

function bestSimilarity(wanted: WantedWord, words: readonly string[]): number {
  let best = 0;
  for (const word of words) {
    if (word === wanted.text) return 1;
    const alike = similarity(wanted, word);
    if (alike > best) best = alike;
  }
  return best;
}

function similarity({ text, pattern }: WantedWord, word: string): number {
  if (text.length > 1 && word.startsWith(text)) return UNFINISHED_WORD;
  const shorter = Math.min(text.length, word.length);
  const longer = Math.max(text.length, word.length);
  if (shorter < COMPARABLE_LENGTH || longer - shorter > COMPARABLE_DIFFERENCE) return 0;
  const likeness = 1 - pattern.distanceTo(word).whole / longer;
  return likeness > LEAST_SIMILARITY ? likeness : 0;
}
