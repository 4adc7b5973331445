import { HOUR_MS } from '#platform/durations.ts';
import { afterPassEnd, inStep } from './pass.ts';
import { BLANK, isAtEnd, openPassOf, type EntryState, type Length } from './state.ts';

/** Plays of one unit closer together than this are one play that was reported twice. */
export const SAME_PLAY_MS = 20 * 60_000;
/** The longest running time that we accept from a media server. */
const LONGEST_RUN_MS = 6 * HOUR_MS;

/** Within this time, plays of one unit are one play, because nobody sees a whole film twice within its length. */
export const samePlayMs = (runTimeMs: number | null): number =>
  Math.max(SAME_PLAY_MS, Math.min(runTimeMs || 0, LONGEST_RUN_MS));

/** Finished units, and when. */
export interface Play {
  unit: number;
  length: Length;
  /** Day of the play in the owner's time zone, `YYYY-MM-DD`. */
  on: string;
}

/**
 * The entry after a play. Progress never goes down. The first play starts an entry, and the last unit completes it or the open rewatch. A
 * completed entry stays as it is.
 */
export const afterPlay = (before: EntryState | null, { unit, length, on }: Play): EntryState => {
  const known = before ?? BLANK;
  const state = { ...known, progress: Math.max(known.progress, unit) };
  if (known.status === 'COMPLETED') return state;
  const isFinished = isAtEnd(state, length);
  if (openPassOf(state)) {
    return isFinished ? afterPassEnd(state, { completedOn: on, length }) : inStep(state);
  }
  return {
    ...state,
    status: isFinished ? 'COMPLETED' : 'CURRENT',
    startedOn: known.startedOn ?? on,
    completedOn: isFinished ? (known.completedOn ?? on) : known.completedOn,
  };
};

/** The progress from plays and statements: the stated progress, or the furthest play since. */
export const progressOf = (
  stated: { progress: number; version: number },
  plays: readonly { toUnit: number; entryVersion: number }[],
): number =>
  plays
    .filter(({ entryVersion }) => entryVersion > stated.version)
    .reduce((most, { toUnit }) => Math.max(most, toUnit), stated.progress);

/** The days of the deleted plays. */
export interface Removal {
  progress: number;
  days: ReadonlySet<string>;
  /** Their passes; 0 is the first time. */
  passes: ReadonlySet<number>;
  length: Length;
}

/** The entry after plays were deleted, with its progress from the remaining ones. Dates that only the deleted plays had set are removed. */
export const afterRemoval = (before: EntryState, removal: Removal): EntryState => {
  const again = reopened(before, removal);
  if (again) return again;
  const { progress, days, length } = removal;
  const state = inStep({ ...before, progress });
  if (openPassOf(before) || progress >= before.progress) return state;
  const isReopened = before.status === 'COMPLETED' && !isAtEnd(state, length);
  const startedOn = progress === 0 && isOneOf(days, before.startedOn) ? null : before.startedOn;
  const isUnstarted = progress === 0 && startedOn === null && before.startedOn !== null;
  const open = isUnstarted ? 'PLANNING' : isReopened ? 'CURRENT' : before.status;
  const status = before.status === 'CURRENT' || isReopened ? open : before.status;
  const isForgotten = isReopened && isOneOf(days, before.completedOn);
  return { ...state, status, startedOn, completedOn: isForgotten ? null : before.completedOn };
};

/** A rewatch is open again if the play that ended it is deleted. */
const reopened = (
  { passes, ...before }: EntryState,
  { progress, passes: removedFrom, length }: Removal,
): EntryState | null => {
  const last = passes.at(-1);
  const isEnded = before.status === 'COMPLETED' && last?.state === 'FINISHED';
  if (!isEnded || !removedFrom.has(last.number) || isAtEnd({ ...before, progress }, length))
    return null;
  const open = { ...last, state: 'OPEN', completedOn: null } as const;
  const repeatCount = Math.max(before.repeatCount - 1, 0);
  const state = { ...before, status: 'REPEATING', progress, repeatCount } as const;
  return inStep({ ...state, passes: [...passes.slice(0, -1), open] });
};

const isOneOf = (days: ReadonlySet<string>, day: string | null): boolean =>
  day !== null && days.has(day);

/** A start date from the first play moves if an earlier play is added. */
export const startedBy = (
  startedOn: string | null,
  { on, firstPlayOn }: { on: string; firstPlayOn: string | null },
): string | null =>
  startedOn !== null && startedOn === firstPlayOn && on < startedOn ? on : startedOn;
