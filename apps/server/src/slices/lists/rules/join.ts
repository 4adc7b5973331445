import { openPassOf, stateOf, type EntryState } from './state.ts';
import type { Visibility } from '#slices/accounts/index.ts';
import type { ListStatus } from './word.ts';

/** Statuses by how far somebody has come with a work: of two, the later one is true of both entries together. */
const BY_REACH: readonly ListStatus[] = [
  'PLANNING',
  'DROPPED',
  'PAUSED',
  'CURRENT',
  'COMPLETED',
  'REPEATING',
];
const BY_PRIVACY: readonly Visibility[] = ['PUBLIC', 'FOLLOWERS', 'PRIVATE'];
const MOST_TAGS = 50;
const LONGEST_NOTES = 10_000;

const laterOf = <Value>(order: readonly Value[], a: Value, b: Value): Value =>
  order.indexOf(b) > order.indexOf(a) ? b : a;

/** The earlier of two partial dates; of two that agree, the finer one. */
const earlierOf = (a: string | null, b: string | null): string | null => {
  if (a === null || b === null) return a ?? b;
  if (a.startsWith(b)) return a;
  if (b.startsWith(a)) return b;
  return a < b ? a : b;
};

/** Both, unless one contains the other. */
const notesOf = (a: string | null, b: string | null): string | null => {
  if (a === null || b === null) return a ?? b;
  if (a.includes(b)) return a;
  if (b.includes(a)) return b;
  return Array.from(`${a}\n\n${b}`).slice(0, LONGEST_NOTES).join('');
};

const unionOf = (a: readonly string[], b: readonly string[]): string[] => [
  ...new Set([...a, ...b]),
];

/** The entry that says more of rewatches: one that is under way, otherwise the one with more of them. */
const repeaterOf = (kept: EntryState, other: EntryState): EntryState => {
  if (openPassOf(kept)) return kept;
  return openPassOf(other) || other.passes.length > kept.passes.length ? other : kept;
};

/**
 * Two entries of works that turned out to be one. The furthest progress and the earliest dates count; where only one can be right, that of the
 * entry that is kept. What was hidden from others stays hidden.
 */
export const joinedState = (kept: EntryState, other: EntryState): EntryState => {
  const repeater = repeaterOf(kept, other);
  const isOpen = openPassOf(repeater) !== undefined;
  return {
    status: isOpen ? repeater.status : laterOf(BY_REACH, kept.status, other.status),
    // While a rewatch is under way, progress is its own.
    progress: isOpen ? repeater.progress : Math.max(kept.progress, other.progress),
    volumeProgress: isOpen
      ? repeater.volumeProgress
      : Math.max(kept.volumeProgress, other.volumeProgress),
    score: kept.score ?? other.score,
    startedOn: earlierOf(kept.startedOn, other.startedOn),
    completedOn: earlierOf(kept.completedOn, other.completedOn),
    repeatCount: Math.max(kept.repeatCount, other.repeatCount),
    notes: notesOf(kept.notes, other.notes),
    tags: unionOf(kept.tags, other.tags).slice(0, MOST_TAGS),
    priority: Math.max(kept.priority, other.priority),
    visibility: laterOf(BY_PRIVACY, kept.visibility, other.visibility),
    isHiddenFromStatusLists: kept.isHiddenFromStatusLists && other.isHiddenFromStatusLists,
    customListIds: unionOf(kept.customListIds, other.customListIds),
    passes: repeater.passes,
  };
};

/** The same, where the kept one may be no entry any more. */
export const joinedWith = (kept: EntryState | null, other: EntryState): EntryState =>
  kept ? joinedState(kept, other) : stateOf(other);
