import type { Candidate } from './candidate.ts';
import { containment } from './containment.ts';
import { blendOf } from './contraction.ts';
import { kindPenalty, type EntryKind } from './entry-kind.ts';
import { compact } from './fold.ts';
import { CONTRACTED, FROM_BEGINNING, INITIALS_OF_KNOWN, SAME_SPELLING } from './grade.ts';
import { ANY_SEASON } from './loose-season.ts';
import type { Query } from './query.ts';
import { seasonOf, withoutSeason } from './season-notation.ts';
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

/** From this score on a title holds the query. Below, a series is hardly told from its parts by what the query does not say. */
const CLEAR = 1.3;

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
    const { owner, titles, title } = candidate;
    const text = query.isShort && candidate.nickname === 0 ? '' : titles.textOf(title);
    cells -= 2 * query.text.length * text.length;
    const score = scoreOf(query, { text, candidate, mayCompare: cells > 0 });
    const penalty = kindPenalty(query, kindOf(owner), score >= CLEAR);
    return { owner, score: score + STANDING * candidate.standing - query.discount - penalty };
  });
}

function scoreOf(query: Query, matched: Matched): number {
  const { text, candidate } = matched;
  if (candidate.nickname > 0) return nicknameScore(query, text, candidate);
  if (query.isShort) return candidate.closeness;
  return matchOf(query, matched) + CLOSENESS * candidate.closeness;
}

function nicknameScore(
  { season }: Query,
  text: string,
  { nickname, closeness: prominence }: Candidate,
): number {
  const penalty = seasonPenalty(season, seasonOf(text.split(' ')));
  return nickname + INITIALS_OF_KNOWN * prominence - penalty;
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
  const held = containment(query, text, joined) || seasonedContainment(query, words);
  if (held > 0) return held + spellingBonus(query, candidate) - penalty;
  if (!mayCompare) return 0;
  const alike = Math.max(
    likeness(query, joined),
    wordCover(query.words, words),
    blend(query, words),
  );
  return Math.max(alike, speltLikeness(query, candidate, alike)) - penalty;
}

/** Of a title of the season that is asked for, as `food wars season 3` asks for `food wars the third plate season 3`. */
function seasonedContainment({ base, season }: Query, words: readonly string[]): number {
  if (season <= 1 || base.compact === '' || seasonOf(words) !== season) return 0;
  const text = withoutSeason(words).join(' ');
  return containment(base, text, compact(text));
}

/** Of a title of which the query is a contraction. */
function blend({ base, mayBeBlend }: Query, words: readonly string[]): number {
  if (!mayBeBlend) return 0;
  const contraction = blendOf(base.compact, words);
  if (contraction === null) return 0;
  return contraction === 'from within' ? CONTRACTED : CONTRACTED + FROM_BEGINNING;
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
