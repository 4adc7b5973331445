import { titleWords } from './fold.ts';
import { seasonOf } from './season-notation.ts';

const TOKEN = /^[sp]\d{1,2}$/u;
const LATER_PART = /^p(?:[2-9]|\d\d)$/u;

/** What a title says of the season it names. */
export interface NamedSeason {
  /** 1 where it names none. */
  season: number;
  /** Whether it is a second or later part of a season, as of its second cour. */
  isLaterPart: boolean;
  /** The other words of the title, in order. */
  words: readonly string[];
}

export function namedSeason(title: string): NamedSeason {
  const words = titleWords(title);
  return {
    season: seasonOf(words),
    isLaterPart: words.some((word) => LATER_PART.test(word)),
    words: words.filter((word) => !TOKEN.test(word)),
  };
}
