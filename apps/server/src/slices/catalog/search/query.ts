import { Buffer } from 'node:buffer';
import { EditPattern } from './edit-distance.ts';
import { compact, fold, foldByUnit, foldReading, type FoldedText } from './fold.ts';
import { gatherSeason } from './loose-season.ts';
import { seasonOf } from './season-notation.ts';
import type { WantedWord } from './word-cover.ts';

/** Code points of a query that are read; the rest is ignored. */
const QUERY_LIMIT = 200;

/** Up to this many characters a query has no gram of its own worth and is matched literally. */
const SHORT_LENGTH = 2;

/** A season that is meant is ahead of a number that only stands there. */
const BY_UNIT_DISCOUNT = 0.05;

/** A season read into words that stand apart. */
const LOOSE_DISCOUNT = 0.1;

/** A title in kana is ahead of one in romaji that sounds the same. */
const READING_DISCOUNT = 0.35;

export interface Query {
  /** Folded, words apart. */
  text: string;
  /** Folded, without spaces. */
  compact: string;
  /** As it was spelt, see `FoldedText`. */
  spelling: string;
  compactBytes: Uint8Array;
  spellingBytes: Uint8Array;
  /** Of the compact text. */
  pattern: EditPattern;
  words: readonly WantedWord[];
  /** Or `ANY_SEASON`. */
  season: number;
  isShort: boolean;
  /** Taken off every score: something was read into the query. */
  discount: number;
}

/** The readings of what is asked, best first; none when the text holds no letter and no digit. */
export function parseQuery(raw: string): Query[] {
  // A code point is at most two code units, so the cheap cut comes first.
  const points = Array.from(raw.slice(0, 2 * QUERY_LIMIT)).slice(0, QUERY_LIMIT);
  const text = points.join('');
  const folded = fold(text);
  if (folded.text === '') return [];
  const queries = [toQuery(folded, 0)];
  const byUnit = foldByUnit(text);
  if (byUnit !== null) queries.push(toQuery(byUnit, BY_UNIT_DISCOUNT));
  const reading = foldReading(folded);
  if (reading !== null) queries.push(toQuery(reading, READING_DISCOUNT));
  const loose = gatherSeason(folded.text);
  if (loose !== null) {
    queries.push({ ...toQuery(loose.folded, LOOSE_DISCOUNT), season: loose.season });
  }
  return queries;
}

function toQuery({ text, spelling }: FoldedText, discount: number): Query {
  const words = text.split(' ');
  const joined = compact(text);
  return {
    text,
    compact: joined,
    spelling,
    compactBytes: Buffer.from(joined),
    spellingBytes: Buffer.from(spelling),
    pattern: new EditPattern(joined),
    words: words.map((word) => ({ text: word, pattern: new EditPattern(word) })),
    season: seasonOf(words),
    isShort: joined.length <= SHORT_LENGTH,
    discount,
  };
}
