import { fold, titleWords } from './fold.ts';

/** What a title says of the season it names. */
export interface SeasonNotation {
  /** Null if it names none, or the first. */
  season: number | null;
  /** The part or cour that it names; null if none. */
  part: number | null;
  /** The other words of the title, in order. */
  words: readonly string[];
}

/** A title without its notation of seasons and parts, and what that notation says. */
export interface SeasonedTitle extends SeasonNotation {
  /** Folded as titles are for the search. */
  base: string;
}

const TOKEN = /^[sp][1-9]\d?$/;

const numberAt = (tokens: readonly string[], letter: string): number | null => {
  const token = tokens.find((each) => each.startsWith(letter));
  return token === undefined ? null : Number(token.slice(1));
};

const withoutTokens = (words: readonly string[]): string[] =>
  words.filter((word) => !TOKEN.test(word));

/** The season and the part that a title names: `Attack on Titan Season 3 Part 2` names season 3 and part 2. */
export const seasonNotation = (title: string): SeasonNotation => {
  const all = titleWords(title);
  const tokens = all.filter((word) => TOKEN.test(word));
  return {
    season: numberAt(tokens, 's'),
    part: numberAt(tokens, 'p'),
    words: withoutTokens(all),
  };
};

/** Takes a title apart: `Attack on Titan Season 3 Part 2` is season 3, part 2 of `attack on titan`. */
export const seasonedTitle = (title: string): SeasonedTitle => ({
  ...seasonNotation(title),
  base: withoutTokens(fold(title).text.split(' ')).join(' '),
});

const ASCII = /^[\x20-\x7e]*$/;
/** Japanese titles are not spaced, so that only a longer one is told from the beginning of any other. */
const LEAST_UNSPACED = 3;

/** Whether a folded title goes on with another: it is the same, or has more words after it. */
export const goesOnWith = (base: string, longer: string): boolean => {
  if (base === '' || !longer.startsWith(base)) return false;
  if (longer.length === base.length || longer[base.length] === ' ') return true;
  return !ASCII.test(base) && base.length >= LEAST_UNSPACED;
};
