import { DAY_MS, HOUR_MS } from '#platform/durations.ts';
import type { AskedSource } from '../asked-source.ts';

/** After failures: 1, 2, 4 … hours, a week at most. */
const afterFailures = (failures: number): number =>
  Math.min(HOUR_MS * 2 ** (failures - 1), 7 * DAY_MS);

/** What came of a question, as far as the next one depends on it. */
export interface Outcome {
  state: 'found' | 'missing' | 'failed';
  isAiring: boolean;
  failures: number;
}

const waitMs = ({ againDays }: Pick<AskedSource, 'againDays'>, outcome: Outcome): number => {
  if (outcome.state === 'failed') return afterFailures(outcome.failures);
  if (outcome.state === 'missing') return againDays.missing * DAY_MS;
  return (outcome.isAiring ? againDays.airing : againDays.over) * DAY_MS;
};

/** When a source is asked about a work again. `jitter` (0 to 1) spreads works that were asked about together. */
export const nextAsk = (
  source: Pick<AskedSource, 'againDays'>,
  outcome: Outcome,
  { now, jitter }: { now: Date; jitter: number },
): Date => new Date(now.getTime() + waitMs(source, outcome) * (0.9 + 0.2 * jitter));

/** The first moment of the next day (UTC), when a source may be asked about as many works again. */
export const nextDay = (now: Date): Date => {
  const day = new Date(now.getTime() + DAY_MS);
  day.setUTCHours(0, 0, 0, 0);
  return day;
};

/** The first moment of a day (UTC). */
export const startOfDay = (now: Date): Date => new Date(nextDay(now).getTime() - DAY_MS);
