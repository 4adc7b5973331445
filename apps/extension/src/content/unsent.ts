import type { PlayedReport } from '../played/report.ts';
import { unionOf, type Span } from '../played/spans.ts';

/** What was played and is not known to the worker yet, by the length of the video. */
export interface Unsent {
  add: (duration: number, span: Span) => void;
  /** The reports to send. */
  reports: () => PlayedReport[];
  /** Forgets what the worker has. What was played meanwhile stays. */
  sent: (report: PlayedReport) => void;
}

/** A page has few videos; hostile ones have many. */
const MOST_VIDEOS = 20;

export const createUnsent = (): Unsent => {
  const videos = new Map<number, readonly Span[]>();
  return {
    add: (duration, span) => {
      if (!videos.has(duration) && videos.size >= MOST_VIDEOS) return;
      videos.set(duration, unionOf([...(videos.get(duration) ?? []), span]));
    },
    reports: () => [...videos].map(([duration, spans]) => ({ duration, spans })),
    sent: ({ duration, spans }) => {
      if (videos.get(duration) === spans) videos.delete(duration);
    },
  };
};
