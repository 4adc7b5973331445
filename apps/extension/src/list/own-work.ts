import type { Work } from '../queue/work.ts';

export type Medium = 'ANIME' | 'MANGA';

/** The states of entries, in the order in which they are offered. */
export const STATUSES = [
  'CURRENT',
  'PLANNING',
  'COMPLETED',
  'REPEATING',
  'PAUSED',
  'DROPPED',
] as const;
export type Status = (typeof STATUSES)[number];

/** An entry of the person's list. */
export interface OwnEntry {
  id: string;
  status: Status;
  /** Episodes or chapters. */
  progress: number;
  /** In the format of the person. Null: not scored. */
  score: number | null;
  version: number;
  /** The unit that can be watched or read next. */
  next: number | null;
}

/** A work, and what the person's list says of it. */
export interface OwnWork extends Work {
  medium: Medium;
  /** Episodes or chapters. Null: nobody knows yet. */
  total: number | null;
  entry: OwnEntry | null;
}

/** An entry as servers send it. */
export interface SentEntry extends Omit<OwnEntry, 'next'> {
  nextEpisode?: number | null;
  nextChapter?: number | null;
}

/** A work as servers send it. */
export interface SentWork extends Work {
  total: number | null;
  viewerEntry: SentEntry | null;
}

export const entryOf = ({ nextEpisode, nextChapter, ...entry }: SentEntry): OwnEntry => ({
  ...entry,
  next: nextEpisode ?? nextChapter ?? null,
});

export const ownWork = (medium: Medium, { viewerEntry, ...work }: SentWork): OwnWork => ({
  ...work,
  medium,
  entry: viewerEntry && entryOf(viewerEntry),
});

/** Whether there is one more to watch or read. */
export const canAdvance = ({ total, entry }: OwnWork): boolean =>
  entry !== null && (total === null || entry.progress < total);
