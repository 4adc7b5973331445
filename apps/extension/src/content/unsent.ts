import type { PlayedReport } from '../played/report.ts';
import { unionOf, type Span } from '../played/spans.ts';

/** What was played and is not known to the worker yet, by the length of the video. */
export interface Unsent {
  /** A span, and when it began to be played. */
  add: (duration: number, span: Span, sinceMs: number) => void;
  /** What is to be sent. */
  all: () => Kept[];
  /** Forgets what the worker has. What was played meanwhile stays. */
  sent: (report: Kept) => void;
  /** Forgets everything: what comes next may be another episode. */
  clear: () => void;
}

/** A report with the time of its first part. */
export interface Kept extends Omit<PlayedReport, 'ageS'> {
  sinceMs: number;
}

/** A page has few videos; hostile ones have many. */
const MOST_VIDEOS = 20;
export const createUnsent = (): Unsent => {
  const videos = new Map<number, Kept>();
  return {
    add: (duration, span, sinceMs) => {
      const before = videos.get(duration);
      if (!before && videos.size >= MOST_VIDEOS) return;
      const spans = unionOf([...(before?.spans ?? []), span]);
      videos.set(duration, { duration, spans, sinceMs: before?.sinceMs ?? sinceMs });
    },
    all: () => [...videos.values()],
    sent: (report) => {
      if (videos.get(report.duration) === report) videos.delete(report.duration);
    },
    clear: () => videos.clear(),
  };
};
