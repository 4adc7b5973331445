import { editDistance } from './edit-distance.ts';

const UNFINISHED_WORD = 0.9;
/** Words shorter than this are compared literally. */
const COMPARABLE_LENGTH = 4;
const COMPARABLE_DIFFERENCE = 2;
const LEAST_SIMILARITY = 0.6;

/** How much of the query's words, in any order, a title holds; below 1, so that a title with the words in order is ahead. */
export function wordCover(wanted: readonly string[], words: readonly string[]): number {
  let [covered, length] = [0, 0];
  for (const word of wanted) {
    covered += word.length * bestSimilarity(word, words);
    length += word.length;
  }
  const share = Math.min(1, wanted.length / words.length);
  return (covered / length) * (0.85 + 0.1 * share);
}

function bestSimilarity(wanted: string, words: readonly string[]): number {
  let best = 0;
  for (const word of words) {
    if (word === wanted) return 1;
    best = Math.max(best, similarity(wanted, word));
  }
  return best;
}

function similarity(wanted: string, word: string): number {
  if (wanted.length > 1 && word.startsWith(wanted)) return UNFINISHED_WORD;
  const shorter = Math.min(wanted.length, word.length);
  const longer = Math.max(wanted.length, word.length);
  if (shorter < COMPARABLE_LENGTH || longer - shorter > COMPARABLE_DIFFERENCE) return 0;
  const likeness = 1 - editDistance(wanted, word).whole / longer;
  return likeness > LEAST_SIMILARITY ? likeness : 0;
}
