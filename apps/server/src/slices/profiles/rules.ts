import type { KeptReason } from '#platform/kept-reason.ts';

/** The thing that a notice is about: a media server, a work, an export. */
export interface NoticeSubject {
  id: string;
  name: string;
  /** Why it failed, if the name is the message of a refusal. */
  refused?: KeptReason | null;
}

/** How many users one account may follow, with or without approval so far, and how many it may block. */
export const MOST_FOLLOWED = 5_000;
export const MOST_BLOCKED = 5_000;

/** How long notices are kept. */
export const NOTICE_KEPT_DAYS = 180;
