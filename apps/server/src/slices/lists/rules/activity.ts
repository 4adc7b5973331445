import type { EntryState } from './state.ts';

export const ACTIVITY_KINDS = [
  'PROGRESS',
  'PLANNED',
  'STARTED',
  'COMPLETED',
  'DROPPED',
  'PAUSED',
  'REPEAT_STARTED',
  'REPEAT_COMPLETED',
] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** What is told of a change: units only of progress. */
export interface ActivityDraft {
  kind: ActivityKind;
  fromUnit: number | null;
  toUnit: number | null;
}

/** Progress closer together than this is one line. */
export const MERGE_WINDOW_MS = 6 * 60 * 60_000;

const BY_STATUS = {
  PLANNING: 'PLANNED',
  CURRENT: 'STARTED',
  COMPLETED: 'COMPLETED',
  DROPPED: 'DROPPED',
  PAUSED: 'PAUSED',
  REPEATING: 'REPEAT_STARTED',
} as const satisfies Record<EntryState['status'], ActivityKind>;

/** What a change is worth telling: a new standing, else the units that were gone through; null where it is neither. */
export const activityOf = (before: EntryState | null, after: EntryState): ActivityDraft | null => {
  const from = before?.progress ?? 0;
  const isRaised = after.progress > from;
  const isMoved = before?.status !== after.status;
  const units = {
    fromUnit: Math.min(Math.floor(from) + 1, after.progress),
    toUnit: after.progress,
  };
  if (isMoved && before?.status === 'REPEATING' && after.status === 'COMPLETED') {
    const isFinished = after.repeatCount > before.repeatCount;
    return isFinished ? { kind: 'REPEAT_COMPLETED', fromUnit: null, toUnit: null } : null;
  }
  // "Started" is said by its first units, where there are any.
  if (isMoved && !(after.status === 'CURRENT' && isRaised)) {
    return { kind: BY_STATUS[after.status], fromUnit: null, toUnit: null };
  }
  return isRaised ? { kind: 'PROGRESS', ...units } : null;
};

/** A line that was told before. */
export interface ToldActivity {
  kind: ActivityKind;
  fromUnit: number | null;
  toUnit: number | null;
}

/** One line for two stretches of progress that follow each other; null where they are two lines. */
export const mergedActivity = (
  told: ToldActivity | undefined,
  draft: ActivityDraft,
): ActivityDraft | null => {
  if (told?.kind !== 'PROGRESS' || draft.kind !== 'PROGRESS') return null;
  const [start, reached, next, end] = [told.fromUnit, told.toUnit, draft.fromUnit, draft.toUnit];
  if (start === null || reached === null || next === null || end === null) return null;
  const isContinued = next >= start && next <= Math.floor(reached) + 1;
  return isContinued ? { kind: 'PROGRESS', fromUnit: start, toUnit: Math.max(reached, end) } : null;
};
