import { afterPassEnd, inStep } from './pass.ts';
import { BLANK, isAtEnd, openPassOf, type EntryState, type Length } from './state.ts';

/** Plays of one unit closer together than this are one play, delivered twice. */
export const SAME_PLAY_MS = 20 * 60_000;
/** What a media server says of the length of an item is believed up to here. */
const LONGEST_RUN_MS = 6 * 3_600_000;

/** How close together plays of one unit are one: nobody sees a whole film twice within its length. */
export const samePlayMs = (runTimeMs: number | null): number =>
  Math.max(SAME_PLAY_MS, Math.min(runTimeMs || 0, LONGEST_RUN_MS));

/** Units somebody has finished, and when. */
export interface Play {
  unit: number;
  length: Length;
  /** Day of the play where its owner lives, `YYYY-MM-DD`. */
  on: string;
}

/**
 * The entry after a play. Progress never goes down; the first play starts an entry; the last unit completes it, once, or the
 * rewatch under way. A completed entry stays as it is.
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

/** What plays and words add up to: the furthest play since progress was last said outright. */
export const progressOf = (
  stated: { progress: number; version: number },
  plays: readonly { toUnit: number; entryVersion: number }[],
): number =>
  plays
    .filter(({ entryVersion }) => entryVersion > stated.version)
    .reduce((most, { toUnit }) => Math.max(most, toUnit), stated.progress);

/** The days of the plays that were taken back. */
export interface Removal {
  progress: number;
  days: ReadonlySet<string>;
  /** The passes they belonged to; 0 is the first time through. */
  passes: ReadonlySet<number>;
  length: Length;
}

/**
 * The entry after plays of it were taken back: it stands where the remaining ones left it. Dates that only those plays gave go with them.
 */
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

/** A rewatch is under way again when the play that ended it is taken back. */
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

/** A start that only the first play had given moves with an earlier one. */
export const startedBy = (
  startedOn: string | null,
  { on, firstPlayOn }: { on: string; firstPlayOn: string | null },
): string | null =>
  startedOn !== null && startedOn === firstPlayOn && on < startedOn ? on : startedOn;
