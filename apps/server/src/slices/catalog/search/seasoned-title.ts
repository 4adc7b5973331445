import { fold } from './fold.ts';

/** A title without its notation of seasons and parts, and what that notation says. */
export interface SeasonedTitle {
  /** Folded as titles are for the search. */
  base: string;
  /** The season the title names; null if none, or the first. */
  season: number | null;
  /** The part or cour that it names; null if none. */
  part: number | null;
}

const TOKEN = /^[sp][1-9]\d?$/;

const numberAt = (tokens: readonly string[], letter: string): number | null => {
  const token = tokens.find((each) => each.startsWith(letter));
  return token === undefined ? null : Number(token.slice(1));
};

/** Takes a title apart: `Attack on Titan Season 3 Part 2` is season 3, part 2 of `attack on titan`. */
export const seasonedTitle = (title: string): SeasonedTitle => {
  const words = fold(title).text.split(' ');
  const tokens = words.filter((word) => TOKEN.test(word));
  return {
    base: words.filter((word) => !TOKEN.test(word)).join(' '),
    season: numberAt(tokens, 's'),
    part: numberAt(tokens, 'p'),
  };
};

const ASCII = /^[\x20-\x7e]*$/;
/** Japanese titles are not spaced, so that only a longer one is told from the beginning of any other. */
const LEAST_UNSPACED = 3;

/** Whether a folded title goes on with another: it is the same, or has more words after it. */
export const goesOnWith = (base: string, longer: string): boolean => {
  if (base === '' || !longer.startsWith(base)) return false;
  if (longer.length === base.length || longer[base.length] === ' ') return true;
  return !ASCII.test(base) && base.length >= LEAST_UNSPACED;
};
