import { Buffer } from 'node:buffer';
import { askedKind, type AskedKind } from './asked-kind.ts';
import { mayBlend } from './contraction.ts';
import { EditPattern } from './edit-distance.ts';
import type { EntryKind } from './entry-kind.ts';
import { compact, fold, foldAsTyped, foldByUnit, readingsOfKana, type FoldedText } from './fold.ts';
import { simplified } from './han-variants.ts';
import { askedInitials } from './initials.ts';
import { gatherSeason } from './loose-season.ts';
import { foldNickname, type FindTitles } from './nicknames.ts';
import { seasonOf, withoutSeason } from './season-notation.ts';
import type { WantedWord } from './word-cover.ts';

const PART_TOKEN = /^p[1-9]\d?$/;

/** Code points of a query that are read; the rest is ignored. */
const QUERY_LIMIT = 200;

/** Up to this many characters a query has no gram of its own worth and is matched literally. */
const SHORT_LENGTH = 2;

/** A season that is meant is ahead of a number that only stands there. */
const BY_UNIT_DISCOUNT = 0.05;

/** A number is rather a season than the middle of a title. */
const AS_TYPED_DISCOUNT = 0.05;

/** A work that is called so is behind one whose title it is. */
const NICKNAME_DISCOUNT = 0.3;

/** A season read into words that stand apart. */
const LOOSE_DISCOUNT = 0.1;

/** A title in the characters that were typed is ahead. */
const SIMPLIFIED_DISCOUNT = 0.1;

/** A word is rather one of the title. */
const KIND_DISCOUNT = 0.1;

/** A title in kana is ahead of one in romaji that sounds the same. */
const READING_DISCOUNT = 0.35;

/** A text that titles are to hold. */
export interface Wanted {
  /** Folded, words apart. */
  text: string;
  /** Folded, without spaces. */
  compact: string;
}

export interface Query extends Wanted {
  /** As it was spelt, see `FoldedText`. */
  spelling: string;
  compactBytes: Uint8Array;
  spellingBytes: Uint8Array;
  /** The edit pattern of the compact text. */
  pattern: EditPattern;
  /** Of the spelling. */
  speltPattern: EditPattern;
  words: readonly WantedWord[];
  /** The query without the season it names. */
  base: Wanted;
  /** Or `ANY_SEASON`. */
  season: number;
  /** Whether it names a part or cour of a season. */
  namesPart: boolean;
  /** What is asked for: a film, say. Null where the query does not tell. */
  kind: EntryKind | null;
  /** Of the words of a title, when the query may consist of them; else ''. */
  initials: string;
  isShort: boolean;
  /** Whether it may be made of beginnings of words. */
  mayBeBlend: boolean;
  /** The first reading, into which nothing was read. */
  isAsFolded: boolean;
  /** Taken off every score: something was read into the query. */
  discount: number;
}

/** The readings of what is asked, best first; none when the text holds no letter and no digit. */
export function parseQuery(raw: string, titlesOf: FindTitles): Query[] {
  // A code point is at most two code units, so the cheap cut comes first.
  const points = Array.from(raw.slice(0, 2 * QUERY_LIMIT)).slice(0, QUERY_LIMIT);
  const text = points.join('');
  const folded = fold(text);
  if (folded.text === '') return [];
  const loose = gatherSeason(folded.text);
  const kind = askedKind(folded.text);
  return [
    toQuery(folded, 0),
    ...reading(foldByUnit(text), BY_UNIT_DISCOUNT),
    ...reading(foldAsTyped(text), AS_TYPED_DISCOUNT),
    ...foldNickname(folded.text, titlesOf).map((one) => toQuery(one, NICKNAME_DISCOUNT)),
    ...reading(foldSimplified(text), SIMPLIFIED_DISCOUNT),
    ...readingsOfKana(folded).map((one) => toQuery(one, READING_DISCOUNT)),
    ...reading(loose?.folded ?? null, LOOSE_DISCOUNT).map((query) => ({
      ...query,
      season: loose?.season ?? query.season,
    })),
    ...(kind === null ? [] : readingsOfKind(kind, titlesOf)),
  ];
}

function reading(folded: FoldedText | null, discount: number): Query[] {
  return folded === null ? [] : [toQuery(folded, discount)];
}

function foldSimplified(text: string): FoldedText | null {
  const other = simplified(text);
  return other === null ? null : fold(other);
}

function readingsOfKind({ folded, kind }: AskedKind, titlesOf: FindTitles): Query[] {
  return [
    ...reading(folded, KIND_DISCOUNT),
    ...foldNickname(folded.text, titlesOf).map((one) =>
      toQuery(one, KIND_DISCOUNT + NICKNAME_DISCOUNT),
    ),
  ].map((query) => ({ ...query, kind }));
}

function toQuery({ text, spelling }: FoldedText, discount: number): Query {
  const words = text.split(' ');
  const joined = compact(text);
  const base = baseOf({ text, compact: joined }, words);
  return {
    text,
    compact: joined,
    spelling,
    compactBytes: Buffer.from(joined),
    spellingBytes: Buffer.from(spelling),
    pattern: new EditPattern(joined),
    speltPattern: new EditPattern(spelling),
    base,
    mayBeBlend: base.text === base.compact && mayBlend(base.compact),
    words: words.map((word) => ({ text: word, pattern: new EditPattern(word) })),
    season: seasonOf(words),
    namesPart: words.some((word) => PART_TOKEN.test(word)),
    kind: null,
    initials: discount === 0 ? askedInitials(text, spelling) : '',
    isShort: joined.length <= SHORT_LENGTH,
    isAsFolded: discount === 0,
    discount,
  };
}

function baseOf(whole: Wanted, words: readonly string[]): Wanted {
  const text = withoutSeason(words).join(' ');
  return text === whole.text ? whole : { text, compact: compact(text) };
}
