import type { Span } from './spans.ts';

/** What a frame tells of the video in it. Sent again until the worker has it, so that nothing is lost. */
export interface PlayedReport {
  duration: number;
  /** Empty: there is such a video, of which nothing was played yet. */
  spans: readonly Span[];
  /** How many seconds ago the first of it was played. */
  ageS: number;
}

const MOST_SPANS = 500;
/** The longest film; what is longer is a stream. */
const LONGEST_S = 12 * 3600;

const isTime = (value: unknown, most: number): value is number =>
  typeof value === 'number' && value >= 0 && value <= most;

const isSpan = (value: unknown, duration: number): value is Span =>
  Array.isArray(value) &&
  value.length === 2 &&
  isTime(value[0], duration + 1) &&
  isTime(value[1], duration + 1);

/** Reads what came from a frame. Undefined: it is no such report. */
export const readReport = (message: unknown): PlayedReport | undefined => {
  const { duration, spans, ageS } = Object(message) as Record<string, unknown>;
  if (!isTime(duration, LONGEST_S) || !isTime(ageS, Infinity) || !Array.isArray(spans)) {
    return undefined;
  }
  const isWhole = spans.length <= MOST_SPANS && spans.every((span) => isSpan(span, duration));
  return isWhole ? { duration, spans, ageS } : undefined;
};
