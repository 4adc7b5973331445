/** A thing a notice is about: a media server, a work, an export. */
export interface NoticeSubject {
  id: string;
  name: string;
}

/** Whom one account may follow, asked or let, and whom it may block. */
export const MOST_FOLLOWED = 5_000;
export const MOST_BLOCKED = 5_000;

/** How long notices are kept. */
export const NOTICE_KEPT_DAYS = 180;
