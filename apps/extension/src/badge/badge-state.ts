import type { OwnWork } from '../list/own-work.ts';

/** What the badge on a page shows. It holds nothing that the page may not know. */
export interface BadgeState {
  language: 'en' | 'ja';
  problem?: 'signed_out' | 'unreachable' | 'changed';
  work?: OwnWork;
  /** The address of the work at the server. */
  link?: string;
  /** What undoes the last press. */
  batchId?: string;
}
