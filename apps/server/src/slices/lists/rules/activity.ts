import { DAY_MS } from '#platform/durations.ts';
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

/** The activity of a change. Only progress has units. */
export interface ActivityDraft {
  kind: ActivityKind;
  fromUnit: number | null;
  toUnit: number | null;
}

/** Progress closer together than this is one activity. */
export const MERGE_WINDOW_MS = 6 * 60 * 60_000;

const BY_STATUS = {
  PLANNING: 'PLANNED',
  CURRENT: 'STARTED',
  COMPLETED: 'COMPLETED',
  DROPPED: 'DROPPED',
  PAUSED: 'PAUSED',
  REPEATING: 'REPEAT_STARTED',
} as const satisfies Record<EntryState['status'], ActivityKind>;

/** A play of a change. */
interface Played {
  fromUnit: number;
  at: Date;
}

/** Whether a change is only about what was watched or read long ago: nobody is told as if it had happened now. */
export const isOldNews = (plays: readonly Played[], now: Date): boolean =>
  plays.length > 0 && plays.every(({ at }) => now.getTime() - at.getTime() > DAY_MS);

/** The activity of a change: a new status, otherwise the units of progress, which are those played if any were; null if neither. */
export const activityOf = (
  before: EntryState | null,
  after: EntryState,
  plays: readonly Pick<Played, 'fromUnit'>[] = [],
): ActivityDraft | null => {
  const from = before?.progress ?? 0;
  const firstPlayed = plays.length > 0 ? Math.min(...plays.map(({ fromUnit }) => fromUnit)) : 0;
  const isRaised = after.progress > from;
  const isMoved = before?.status !== after.status;
  const units = {
    fromUnit: Math.min(Math.max(Math.floor(from) + 1, firstPlayed), after.progress),
    toUnit: after.progress,
  };
  if (isMoved && before?.status === 'REPEATING' && after.status === 'COMPLETED') {
    const isFinished = after.repeatCount > before.repeatCount;
    return isFinished ? { kind: 'REPEAT_COMPLETED', fromUnit: null, toUnit: null } : null;
  }
  // If there are units, they say that the work was started.
  if (isMoved && !(after.status === 'CURRENT' && isRaised)) {
    return { kind: BY_STATUS[after.status], fromUnit: null, toUnit: null };
  }
  return isRaised ? { kind: 'PROGRESS', ...units } : null;
};

/** An earlier activity. */
export interface ToldActivity {
  kind: ActivityKind;
  fromUnit: number | null;
  toUnit: number | null;
}

/** One activity for two consecutive ranges of progress; null if they stay two. */
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
