import type { Span } from './spans.ts';

/** What a player shows at a moment. */
export interface Sample {
  /** Where it is, in seconds of the video. */
  at: number;
  /** When that was, in milliseconds of a clock that nobody sets. */
  clockMs: number;
  rate: number;
  isPlaying: boolean;
  /** The length of the video in seconds. An advertisement in the same player has another. */
  duration: number;
}

/** Timers of pages in the background fire once a minute, and videos play on there. */
const LONGEST_STEP_S = 90;
/** How much further than its rate a player may get, because of timers and buffers. */
const SLACK_S = 1.5;

/** What was played between two samples. Nothing, if the person jumped or another video began. */
export const playedBetween = (before: Sample, after: Sample): Span | undefined => {
  const elapsedS = (after.clockMs - before.clockMs) / 1000;
  const step = after.at - before.at;
  const isSameVideo = before.duration === after.duration;
  if (!before.isPlaying || !isSameVideo || step <= 0 || elapsedS < 0) return undefined;
  const most = Math.min(elapsedS, LONGEST_STEP_S) * Math.max(before.rate, after.rate) + SLACK_S;
  return step <= most ? [before.at, after.at] : undefined;
};
