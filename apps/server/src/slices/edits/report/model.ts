import type { Media } from '#slices/catalog/index.ts';

/** What a report can be about. */
export const REPORT_SUBJECTS = ['ANIME', 'MANGA', 'EDIT', 'USER'] as const;
export type ReportSubject = (typeof REPORT_SUBJECTS)[number];

/** Why somebody reports something. */
export const REPORT_REASONS = [
  'WRONG',
  'DUPLICATE',
  'SPAM',
  'ABUSE',
  'ADULT',
  'RIGHTS',
  'OTHER',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** The thing that is reported. One of the ids is there. */
export interface Reported {
  medium: Media | null;
  workId: string | null;
  proposalId: string | null;
  userId: string | null;
}

/** A report as moderators and its reporters read it. */
export interface Report extends Reported {
  id: string;
  openedAt: Date;
  settledAt: Date | null;
  settledById: string | null;
  isUpheld: boolean | null;
  answer: string;
}

/** What one reporter says. */
export interface Statement {
  reportId: string;
  reporterId: string;
  reason: ReportReason;
  note: string;
  writtenAt: Date;
}

/** The thing with an id, as it is stored. */
export const reportedOf = (subject: ReportSubject, id: string): Reported => ({
  medium: subject === 'ANIME' || subject === 'MANGA' ? subject : null,
  workId: subject === 'ANIME' || subject === 'MANGA' ? id : null,
  proposalId: subject === 'EDIT' ? id : null,
  userId: subject === 'USER' ? id : null,
});
