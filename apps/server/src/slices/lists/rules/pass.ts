import type { Refusal } from '#platform/errors.ts';
import { refusal } from '../reasons.ts';
import { openPassOf, type EntryState, type Length, type Pass } from './state.ts';

const withLastPass = (state: EntryState, change: Partial<Pass>): EntryState => {
  const last = state.passes.at(-1);
  return last
    ? { ...state, passes: [...state.passes.slice(0, -1), { ...last, ...change }] }
    : state;
};

/** The open pass mirrors the entry. */
export const inStep = (state: EntryState): EntryState => {
  const { progress, volumeProgress } = state;
  return openPassOf(state) ? withLastPass(state, { progress, volumeProgress }) : state;
};

/** Whether somebody has seen or read anything of a work, as far as its entry tells. */
const hasBegun = (state: EntryState): boolean =>
  state.status === 'COMPLETED' ||
  state.progress > 0 ||
  state.volumeProgress > 0 ||
  state.completedOn !== null ||
  state.repeatCount > 0 ||
  state.passes.length > 0;

/**
 * The reason why no rewatch or reread can begin; null if one can. It may begin in the middle of a work, and a person's progress counts more
 * than what has aired.
 */
export const passFaultOf = (state: EntryState, title: string): Refusal | null => {
  if (openPassOf(state)) return refusal('BAD_USER_INPUT', 'PASS_IN_PROGRESS');
  return hasBegun(state) ? null : refusal('BAD_USER_INPUT', 'PASS_TOO_EARLY', { title });
};

/** The number of the next rewatch or reread: it comes after those on record, and after those of which only the count is known. */
const nextPassNumber = ({ passes, repeatCount }: EntryState): number =>
  Math.max(passes.at(-1)?.number ?? 0, repeatCount) + 1;

/** Begins a rewatch or reread from zero. An open one continues. */
export const afterPassStart = (state: EntryState, startedOn: string | null): EntryState => {
  if (openPassOf(state)) return { ...state, status: 'REPEATING' };
  const pass: Pass = {
    number: nextPassNumber(state),
    state: 'OPEN',
    progress: 0,
    volumeProgress: 0,
    startedOn,
    completedOn: null,
    score: null,
    resumesAt: state.progress,
    resumesAtVolume: state.volumeProgress,
  };
  const passes = [...state.passes, pass];
  return { ...state, status: 'REPEATING', progress: 0, volumeProgress: 0, passes };
};

/** What somebody says of a pass as it ends. */
export interface PassEnd {
  completedOn: string | null;
  score?: number | null | undefined;
  /** Where the work ends. */
  length: Length;
}

/** Ends the open pass as finished: it counts as a repeat, and the entry is complete as it was before. */
export const afterPassEnd = (
  state: EntryState,
  { completedOn, score, length }: PassEnd,
): EntryState => {
  const pass = openPassOf(state);
  if (!pass) return { ...state, status: 'COMPLETED' };
  const ended: EntryState = {
    ...state,
    status: 'COMPLETED',
    progress: length.units ?? Math.max(state.progress, pass.resumesAt),
    volumeProgress: length.volumes ?? Math.max(state.volumeProgress, pass.resumesAtVolume),
    repeatCount: state.repeatCount + 1,
  };
  const { progress, volumeProgress } = ended;
  const finished = { state: 'FINISHED', progress, volumeProgress } as const;
  return withLastPass(ended, {
    ...finished,
    completedOn: pass.completedOn ?? completedOn,
    score: score === undefined ? pass.score : score,
  });
};

/** A rewatch may begin before the end. If nothing but the rewatch is known, the whole work counts as seen. */
const wasUnderWay = ({ completedOn }: EntryState, { resumesAt }: Pass, length: Length): boolean =>
  completedOn === null && resumesAt > 0 && length.units !== null && resumesAt < length.units;

/** The progress before a pass. If nobody recorded it, the whole work, or as much of an endless one as this pass has come to. */
const progressBefore = (
  state: EntryState,
  pass: Pass,
  length: Length,
): Pick<EntryState, 'progress' | 'volumeProgress'> => {
  const { resumesAt: progress, resumesAtVolume: volumeProgress } = pass;
  if (progress > 0 || volumeProgress > 0) return { progress, volumeProgress };
  return {
    progress: length.units ?? state.progress,
    volumeProgress: length.volumes ?? state.volumeProgress,
  };
};

/** Gives the open pass up: the entry returns to its state before the pass. */
export const afterPassAbandoned = (state: EntryState, length: Length): EntryState => {
  const pass = openPassOf(state);
  if (!pass) return state;
  return {
    ...withLastPass(state, { state: 'ABANDONED' }),
    status: wasUnderWay(state, pass, length) ? 'CURRENT' : 'COMPLETED',
    ...progressBefore(state, pass, length),
  };
};
