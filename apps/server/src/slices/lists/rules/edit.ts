import type { Refusal } from '#platform/errors.ts';
import { refusal } from '../reasons.ts';
import { afterPassAbandoned, afterPassEnd, afterPassStart, inStep } from './pass.ts';
import { BLANK, isAtEnd, onSomeList, openPassOf, type EntryState, type Length } from './state.ts';
import type { Media } from '#slices/catalog/values.ts';

/** An edit of an entry. Absent fields stay. */
export type EntryPatch = {
  -readonly [Field in Exclude<keyof EntryState, 'passes'>]?: EntryState[Field];
};

/** The facts against which an edit is checked. */
export interface EditSetting {
  length: Length;
  /** Where the owner lives, `YYYY-MM-DD`. */
  today: string;
  /** The finish date that completing it set by itself; null if the date was stated, or is not known to be automatic. */
  automaticEnd?: string | null;
}

/** The highest progress that we accept. */
export const MOST_UNITS = 100_000;

/** Tags an entry may have, and characters of one. */
export const MOST_TAGS = 50;
export const LONGEST_TAG = 50;

/** The work an edit is about, as far as its numbers go. */
export interface Measured {
  media: Media;
  work: { length: Length; title: string };
}

const BEYOND_END = {
  ANIME: 'EPISODES_BEYOND_END',
  MANGA: 'CHAPTERS_BEYOND_END',
  volumes: 'VOLUMES_BEYOND_END',
} as const;

/** A number may not be below 0, or beyond the end of its work, or of all works where nobody knows the end. */
const outside = (
  value: number | undefined,
  {
    field,
    end,
    of,
    title,
  }: { field: string; end: number | null; of: keyof typeof BEYOND_END; title: string },
): Refusal | null => {
  const most = end ?? MOST_UNITS;
  if (value === undefined || (value >= 0 && value <= most)) return null;
  return end === null || value < 0
    ? refusal('BAD_USER_INPUT', 'NUMBER_OUT_OF_RANGE', { field, least: 0, most, value })
    : refusal('BAD_USER_INPUT', BEYOND_END[of], { field, most, title });
};

/** Says that a work has no such unit; null where it has, or may have. @param field what names the unit. */
export const unitFaultOf = (
  unit: number | undefined,
  { field, media, work: { length, title } }: Measured & { field: string },
): Refusal | null => outside(unit, { field, end: length.units, of: media, title });

/** Says what is wrong with the numbers of an edit; null when nothing is. */
export const faultOf = (
  { progress, volumeProgress }: EntryPatch,
  measured: Measured,
): Refusal | null => {
  const { length, title } = measured.work;
  return (
    unitFaultOf(progress, { field: 'progress', ...measured }) ??
    outside(volumeProgress, { field: 'volumeProgress', end: length.volumes, of: 'volumes', title })
  );
};

/** The error if an edit ends before it begins, as far as partial dates show; otherwise null. */
export const dateFaultOf = (
  before: Pick<EntryState, 'startedOn' | 'completedOn'> | null,
  patch: EntryPatch,
): Refusal | null => {
  const { startedOn, completedOn } = { ...BLANK, ...before, ...patch };
  const isSaid = patch.startedOn != null || patch.completedOn != null;
  if (!isSaid || startedOn === null || completedOn === null) return null;
  const known = Math.min(startedOn.length, completedOn.length);
  return completedOn.slice(0, known) < startedOn.slice(0, known)
    ? refusal('BAD_USER_INPUT', 'DATES_REVERSED', { field: 'completedOn', completedOn, startedOn })
    : null;
};

/**
 * The entry after an edit by hand. Stated fields are kept, and the rest follows: the first progress makes a planned title current, the last
 * unit completes it, `REPEATING` opens a pass and `COMPLETED` ends it. Dates are set once, on the day something happens, and never for
 * things that are recorded later. A finish date that completing set goes with it, if the entry goes back to before the end.
 */
export const afterEdit = (
  before: EntryState | null,
  patch: EntryPatch,
  setting: EditSetting,
): EntryState => {
  const base = before ?? BLANK;
  const said: EntryState = { ...base, ...patch, status: base.status, passes: base.passes };
  const moved =
    patch.status === undefined
      ? afterProgress(base, said, setting)
      : afterStatus(base, said, { patch, setting });
  const isByProgress = patch.status === undefined;
  const { startedOn, completedOn } = datesOf(base, moved, { isByProgress, today: setting.today });
  const end = isReopened(base, moved) && completedOn === setting.automaticEnd ? null : completedOn;
  const next = inStep({
    ...moved,
    startedOn: patch.startedOn === undefined ? startedOn : patch.startedOn,
    completedOn: patch.completedOn === undefined ? end : patch.completedOn,
    repeatCount: patch.repeatCount ?? moved.repeatCount,
  });
  return onSomeList(next);
};

/** Whether an entry goes back to before its end. One that is repeated was completed all the same. */
const isReopened = (base: EntryState, next: EntryState): boolean =>
  base.status === 'COMPLETED' && next.status !== 'COMPLETED' && next.status !== 'REPEATING';

/** Whether an edit may take back that an entry is completed, with a finish date that it does not state. */
export const mayReopen = (before: EntryState, patch: EntryPatch): boolean =>
  before.status === 'COMPLETED' &&
  before.completedOn !== null &&
  patch.completedOn === undefined &&
  (patch.status !== undefined ||
    patch.progress !== undefined ||
    patch.volumeProgress !== undefined);

const isRaised = (base: EntryState, said: EntryState): boolean =>
  said.progress > base.progress || said.volumeProgress > base.volumeProgress;

/** Progress without a status. */
const afterProgress = (
  base: EntryState,
  said: EntryState,
  { length, today }: EditSetting,
): EntryState => {
  if (base.status === 'COMPLETED') {
    return isAtEnd(said, length) || isRaised(base, said) || said.progress === base.progress
      ? said
      : { ...said, status: 'CURRENT' };
  }
  if (!isRaised(base, said)) return said;
  if (!isAtEnd(said, length)) {
    return openPassOf(said) ? said : { ...said, status: 'CURRENT' };
  }
  if (openPassOf(said)) return afterPassEnd(said, { completedOn: today, length });
  return { ...said, status: 'COMPLETED' };
};

/** A stated status. */
const afterStatus = (
  base: EntryState,
  said: EntryState,
  { patch, setting: { length, today } }: { patch: EntryPatch; setting: EditSetting },
): EntryState => {
  const status = patch.status ?? base.status;
  const isRepeating = openPassOf(base) !== undefined;
  if (status === 'REPEATING') return afterRepeating(base, said, { patch, today });
  if (status === 'COMPLETED') {
    const whole = toEnd(said, length, patch);
    return isRepeating ? afterPassEnd(whole, { completedOn: today, length }) : { ...whole, status };
  }
  if (!isRepeating) return { ...said, status };
  const resumed = afterPassAbandoned(said, length);
  const { progress = resumed.progress, volumeProgress = resumed.volumeProgress } = patch;
  return { ...resumed, progress, volumeProgress, status };
};

const afterRepeating = (
  base: EntryState,
  said: EntryState,
  { patch, today }: { patch: EntryPatch; today: string },
): EntryState => {
  if (openPassOf(base)) return { ...said, status: 'REPEATING' };
  const { progress, volumeProgress } = base;
  const opened = afterPassStart({ ...said, progress, volumeProgress }, today);
  return { ...opened, progress: patch.progress ?? 0, volumeProgress: patch.volumeProgress ?? 0 };
};

/** A person who completed a work has seen all of it, unless they state how far. */
const toEnd = (
  said: EntryState,
  { units, volumes, end, estimate = 0 }: Length,
  patch: EntryPatch,
): EntryState => ({
  ...said,
  progress: patch.progress ?? Math.max(said.progress, units ?? end ?? estimate),
  volumeProgress: patch.volumeProgress ?? Math.max(said.volumeProgress, volumes ?? 0),
});

/** Statuses in which finishing counts as happening now. */
const UNDER_WAY: ReadonlySet<string> = new Set(['CURRENT', 'PAUSED']);

/** The dates that an edit sets: for things that happen now, not for those recorded later. */
const datesOf = (
  base: EntryState,
  next: EntryState,
  { isByProgress, today }: { isByProgress: boolean; today: string },
): Pick<EntryState, 'startedOn' | 'completedOn'> => {
  const isFirst = base.progress === 0 && base.volumeProgress === 0;
  const isFirstStep = isFirst && next.progress <= 1 && next.volumeProgress <= 1;
  const isTakenUp = next.status === 'CURRENT' && base.status !== 'CURRENT';
  const isStepped = isByProgress && isRaised(base, next);
  const wasOpen = base.status !== 'COMPLETED' && base.status !== 'REPEATING';
  const isStarted = wasOpen && isFirstStep && (isTakenUp || isStepped);
  const isSeenToEnd = UNDER_WAY.has(base.status) || (isFirstStep && isStepped);
  const isEnded = wasOpen && next.status === 'COMPLETED' && isSeenToEnd;
  return {
    startedOn: base.startedOn ?? (isStarted ? today : null),
    completedOn: base.completedOn ?? (isEnded ? today : null),
  };
};
