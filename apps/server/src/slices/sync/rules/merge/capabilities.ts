import type { SyncField, SyncStatus } from './entry.ts';

/** In which steps a service holds a score: of 1–100, of 1–10, of halves, of tenths, or not at all. */
export const SCORE_SCALES = ['raw100', 'int10', 'int20', 'dec10', 'none'] as const;
export type ScoreScale = (typeof SCORE_SCALES)[number];

/** Which dates a service holds: also years and months, whole dates only, or none. */
export const DATE_SCALES = ['fuzzy', 'full', 'none'] as const;
export type DateScale = (typeof DATE_SCALES)[number];

/** What a service can hold, and how far its clock is believed. */
export interface Capabilities {
  fields: readonly SyncField[];
  statuses: readonly SyncStatus[];
  score: ScoreScale;
  dates: DateScale;
  /** Whether the time of an entry there says when it was edited. */
  updatedAtTrusted: boolean;
  canDelete: boolean;
  /** Whether it holds parts of chapters, as 40.5. */
  partsOfUnits?: boolean;
}
