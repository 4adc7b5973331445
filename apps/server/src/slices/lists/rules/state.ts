import { isEqual } from './equal.ts';
import type { Visibility } from '#slices/accounts/index.ts';
import type { ListStatus } from './word.ts';

export const PASS_STATES = ['OPEN', 'FINISHED', 'ABANDONED'] as const;

/** One rewatch or reread. */
export interface Pass {
  /** From 1, higher than that of the one before. Those of which only the count is known are numbered, too. */
  number: number;
  state: (typeof PASS_STATES)[number];
  progress: number;
  volumeProgress: number;
  startedOn: string | null;
  completedOn: string | null;
  score: number | null;
  /** The progress to which the entry returns if the pass is given up. */
  resumesAt: number;
  resumesAtVolume: number;
}

/** The fields of an entry, without its identity. */
export interface EntryState {
  status: ListStatus;
  /** Units finished: episodes, or chapters, which may be decimals. While a pass is open: its own. */
  progress: number;
  volumeProgress: number;
  /** 0–100, null: unscored. */
  score: number | null;
  /** Partial dates, `YYYY[-MM[-DD]]`, of the first time. */
  startedOn: string | null;
  completedOn: string | null;
  /** Times finished after the first. */
  repeatCount: number;
  /** Markdown as it was written. */
  notes: string | null;
  tags: readonly string[];
  /** 0 none, 1 low, 2 medium, 3 high. */
  priority: number;
  visibility: Visibility;
  /** Whether it is shown only on its custom lists. Older entries may say so without being on any: see `isOffStatusLists`. */
  isHiddenFromStatusLists: boolean;
  customListIds: readonly string[];
  passes: readonly Pass[];
}

/** An entry that says nothing yet. */
export const BLANK: EntryState = {
  status: 'PLANNING',
  progress: 0,
  volumeProgress: 0,
  score: null,
  startedOn: null,
  completedOn: null,
  repeatCount: 0,
  notes: null,
  tags: [],
  priority: 0,
  visibility: 'PUBLIC',
  isHiddenFromStatusLists: false,
  customListIds: [],
  passes: [],
};

export const STATE_FIELDS = Object.keys(BLANK) as (keyof EntryState)[];

/** Only the state, without other fields. */
export const stateOf = (entry: EntryState): EntryState =>
  Object.fromEntries(STATE_FIELDS.map((field) => [field, entry[field]])) as unknown as EntryState;

/** The length of a work, if it is on record and will not grow; otherwise null. */
export interface Length {
  units: number | null;
  volumes: number | null;
  /** The estimated number of units, if none is on record. Completing by hand fills it in; it is not a limit. */
  estimate?: number;
  /**
   * The last unit that mapping lists name of an ended work without a count on record. Reaching it completes the work; it is not a limit.
   */
  end?: number;
}

/** Whether a state has reached the end of its work: the last unit, or the last volume if units are not on record. */
export const isAtEnd = (
  { progress, volumeProgress }: Pick<EntryState, 'progress' | 'volumeProgress'>,
  { units, volumes, end }: Length,
): boolean => {
  const last = units ?? end ?? null;
  return last === null ? volumes !== null && volumeProgress >= volumes : progress >= last;
};

/** Whether an entry is left out of the lists by status: only while a custom list has it, so that no entry is on no list at all. */
export const isOffStatusLists = ({
  isHiddenFromStatusLists,
  customListIds,
}: Pick<EntryState, 'isHiddenFromStatusLists' | 'customListIds'>): boolean =>
  isHiddenFromStatusLists && customListIds.length > 0;

/** The state that may be written: an entry that no custom list has is not hidden from the lists by status, as no list would show it. */
export const onSomeList = <State extends EntryState>(state: State): State =>
  state.isHiddenFromStatusLists && state.customListIds.length === 0
    ? { ...state, isHiddenFromStatusLists: false }
    : state;

/** The open rewatch or reread. */
export const openPassOf = ({ passes }: Pick<EntryState, 'passes'>): Pass | undefined => {
  const last = passes.at(-1);
  return last?.state === 'OPEN' ? last : undefined;
};

/** The fields in which two states differ. */
export const changedFields = (before: EntryState, after: EntryState): (keyof EntryState)[] =>
  STATE_FIELDS.filter((field) => !isEqual(before[field], after[field]));

/** Whether two states are equal. */
export const isSameState = (before: EntryState | null, after: EntryState): boolean =>
  before !== null && changedFields(before, after).length === 0;
