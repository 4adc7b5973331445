import { DAY_MS } from '#platform/durations.ts';

/** How many days before a login ends its owner is told, the shortest first. */
const WARNINGS = [7, 30] as const;

/** Which warning is due: the days before the end that it is about; undefined if none is, or it was given. */
export const warningDue = (
  { endsAt, warnedDays }: { endsAt: Date; warnedDays: number | null },
  now: Date,
): number | undefined => {
  const leftMs = endsAt.getTime() - now.getTime();
  const due = WARNINGS.find((days) => leftMs > 0 && leftMs <= days * DAY_MS);
  return due !== undefined && (warnedDays === null || due < warnedDays) ? due : undefined;
};
