import type { KeptWork } from '../kit/lists.ts';

/** What Kitsu keeps of an entry, in its words. */
export interface KitsuFields {
  status: string;
  progress: number;
  volumesOwned: number;
  reconsuming: boolean;
  reconsumeCount: number;
  notes: string | null;
  private: boolean;
  ratingTwenty: number | null;
  startedAt: string | null;
  finishedAt: string | null;
  progressedAt: string | null;
}

export const EMPTY: KitsuFields = {
  status: 'current',
  progress: 0,
  volumesOwned: 0,
  reconsuming: false,
  reconsumeCount: 0,
  notes: null,
  private: false,
  ratingTwenty: null,
  startedAt: null,
  finishedAt: null,
  progressedAt: null,
};

const STATUSES = new Set(['current', 'planned', 'completed', 'on_hold', 'dropped']);

const isWhole =
  (most: number, least = 0) =>
  (value: unknown): boolean =>
    Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

const isText = (value: unknown): boolean => value === null || typeof value === 'string';
const isTruth = (value: unknown): boolean => typeof value === 'boolean';
const isInstant = (value: unknown): boolean =>
  value === null || (typeof value === 'string' && !Number.isNaN(Date.parse(value)));

const CHECKS: Readonly<Record<string, (value: unknown) => boolean>> = {
  status: (value) => STATUSES.has(value as string),
  progress: isWhole(65_535),
  volumesOwned: isWhole(65_535),
  reconsuming: isTruth,
  reconsumeCount: isWhole(50),
  notes: isText,
  private: isTruth,
  ratingTwenty: (value) => value === null || isWhole(20, 2)(value),
  startedAt: isInstant,
  finishedAt: isInstant,
};

/** What is wrong with attributes that were sent: the name of the first wrong one. */
export const wrongIn = (
  attributes: Readonly<Record<string, unknown>>,
  { total }: KeptWork,
): string | undefined => {
  const wrong = Object.entries(attributes).find(([name, value]) => !CHECKS[name]?.(value))?.[0];
  const { progress } = attributes;
  const isOver = total !== null && typeof progress === 'number' && progress > total;
  return wrong ?? (isOver ? 'progress' : undefined);
};

type Change = Partial<KitsuFields>;

/** The status that a number means to the service, if none came with it. */
const statusOf = (sent: Change, before: KitsuFields, { total }: KeptWork): string => {
  if (sent.status !== undefined) return sent.status;
  if (sent.progress === undefined || sent.progress === before.progress) return before.status;
  return sent.progress === total ? 'completed' : 'current';
};

/** An entry after a change, with everything that the service adds to it. */
export const changed = (
  sent: Change,
  before: KitsuFields,
  work: KeptWork,
  now: Date,
): KitsuFields => {
  const status = statusOf(sent, before, work);
  const isNew = status !== before.status || before === EMPTY;
  const after = { ...before, ...sent, status };
  const at = now.toISOString();
  if (isNew && status === 'completed') {
    after.progress = work.total ?? after.progress;
    after.finishedAt ??= at;
    after.startedAt ??= at;
  }
  if (isNew && status === 'current') after.startedAt ??= at;
  if (isNew && status === 'completed' && after.reconsuming) {
    after.reconsuming = false;
    after.reconsumeCount = sent.reconsumeCount ?? after.reconsumeCount + 1;
  }
  if (after.progress !== before.progress) after.progressedAt = at;
  return after;
};
