import { Buffer } from 'node:buffer';
import { compact, fold, foldReading, type FoldedText } from './fold.ts';
import { seasonOf } from './season-notation.ts';

/** Code points of a query that are read; the rest is ignored. */
const QUERY_LIMIT = 200;

/** Up to this many characters a query has no gram of its own worth and is matched literally. */
const SHORT_LENGTH = 2;

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
  words: readonly string[];
  season: number;
  isShort: boolean;
  /** Taken off every score: something was read into the query. */
  discount: number;
}

/** The readings of what is asked, best first; none when the text holds no letter and no digit. */
export function parseQuery(raw: string): Query[] {
  // A code point is at most two code units, so the cheap cut comes first.
  const points = Array.from(raw.slice(0, 2 * QUERY_LIMIT)).slice(0, QUERY_LIMIT);
  const folded = fold(points.join(''));
  if (folded.text === '') return [];
  const reading = foldReading(folded);
  const query = toQuery(folded, 0);
  return reading === null ? [query] : [query, toQuery(reading, READING_DISCOUNT)];
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
    words,
    season: seasonOf(words),
    isShort: joined.length <= SHORT_LENGTH,
    discount,
  };
}
