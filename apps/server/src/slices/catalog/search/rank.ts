import type { Candidate } from './candidate.ts';
import { containment } from './containment.ts';
import { kindPenalty, type EntryKind } from './entry-kind.ts';
import { compact } from './fold.ts';
import { INITIALS, INITIALS_OF_KNOWN, SAME_SPELLING } from './grade.ts';
import { ANY_SEASON } from './loose-season.ts';
import type { Query } from './query.ts';
import { seasonOf } from './season-notation.ts';
import { wordCover } from './word-cover.ts';

/** A match against the beginning of a title stands a little behind one against all of it. */
const UNFINISHED = 0.98;

/** Off for a season that the query names and the title contradicts, leaves open, or names unasked. */
const OTHER_SEASON = 0.25;
const MISSING_SEASON = 0.15;
const UNASKED_SEASON = 0.03;

/** Share of common grams in the score: it settles what the coarser measures leave equal. */
const CLOSENESS = 0.25;

/** What the main title of an entry is ahead of its synonyms. */
const STANDING = 0.02;

/** Titles less alike once folded are no more alike as they are spelt. */
const WORTH_SPELLING = 0.45;

/** Cells of edit distance tables that one query may fill; only very long queries need more. */
const COMPARISON_BUDGET = 2_000_000;

export interface RankedTitle {
  owner: number;
  score: number;
}

/** Scores candidates, which come closest first: once the budget is spent, only titles that hold the query score. */
export function rank(
  query: Query,
  candidates: readonly Candidate[],
  kindOf: (owner: number) => EntryKind,
): RankedTitle[] {
  let cells = COMPARISON_BUDGET;
  return candidates.map((candidate) => {
    const { owner, standing, closeness } = candidate;
    const penalty = kindPenalty(query.kind, kindOf(owner));
    const bonus = STANDING * standing - query.discount - penalty;
    if (query.isShort) return { owner, score: closeness + bonus };
    const text = candidate.titles.textOf(candidate.title);
    if (candidate.isNickname)
      return { owner, score: nicknameScore(query, text, closeness) + bonus };
    cells -= 2 * query.text.length * text.length;
    const match = matchOf(query, { text, candidate, mayCompare: cells > 0 });
    return { owner, score: match + CLOSENESS * closeness + bonus };
  });
}

function nicknameScore({ season }: Query, text: string, prominence: number): number {
  return (
    INITIALS + INITIALS_OF_KNOWN * prominence - seasonPenalty(season, seasonOf(text.split(' ')))
  );
}

interface Matched {
  text: string;
  candidate: Candidate;
  mayCompare: boolean;
}

/** 2 for the title itself, above 1 for one that holds the query, below for one that resembles it. */
function matchOf(query: Query, { text, candidate, mayCompare }: Matched): number {
  const joined = compact(text);
  const words = text.split(' ');
  const penalty = seasonPenalty(query.season, seasonOf(words));
  const held = containment(query, text, joined);
  if (held > 0) return held + spellingBonus(query, candidate) - penalty;
  if (!mayCompare) return 0;
  const alike = Math.max(likeness(query, joined), wordCover(query.words, words));
  return Math.max(alike, speltLikeness(query, candidate, alike)) - penalty;
}

function spellingBonus({ spelling }: Query, { titles, title }: Candidate): number {
  return titles.spellingOf(title).includes(spelling) ? SAME_SPELLING : 0;
}

/** Likeness of how both are spelt: an error may keep a query from being folded as the title was. */
function speltLikeness(query: Query, { titles, title }: Candidate, folded: number): number {
  if (folded < WORTH_SPELLING || titles.isSpeltAsFolded(title)) return 0;
  const { spelling, speltPattern } = query;
  return likeness({ compact: spelling, pattern: speltPattern }, titles.spellingOf(title));
}

/** Similarity by edit distance, to the whole title or to the beginning of a longer one. */
function likeness(
  { compact: wanted, pattern }: Pick<Query, 'compact' | 'pattern'>,
  joined: string,
): number {
  const { whole, prefix } = pattern.distanceTo(joined);
  const longer = Math.max(wanted.length, joined.length);
  const full = 1 - whole / longer;
  if (joined.length <= wanted.length + 1) return full;
  const share = 0.75 + 0.25 * (wanted.length / joined.length);
  return Math.max(full, UNFINISHED * share * (1 - prefix / wanted.length));
}

function seasonPenalty(wanted: number, named: number): number {
  if (wanted === named) return 0;
  if (wanted === ANY_SEASON) return named === 1 ? MISSING_SEASON : 0;
  if (wanted === 1) return UNASKED_SEASON;
  return named === 1 ? MISSING_SEASON : OTHER_SEASON;
}
