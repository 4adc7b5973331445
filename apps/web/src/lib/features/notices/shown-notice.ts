import type { Locale } from '#lib/i18n/locale.ts';
import { NOTICE_KINDS } from './notice-kinds.ts';
import type { ReadNotice } from './read-notice.ts';
import { noticeWords } from './words.ts';

/** A notification with its text and the page it leads to. */
export interface ShownNotice {
  readonly id: string;
  readonly createdAt: string;
  readonly isUnread: boolean;
  readonly text: string;
  readonly place: string;
  /** The page on which one answers it. */
  readonly answer: string | null;
}

/** A kind of a newer server has no words of its own here. */
export function shownNotice(notice: ReadNotice, locale: Locale): ShownNotice {
  const kind = NOTICE_KINDS.get(notice.kind);
  const name = notice.actor?.username ?? notice.subject ?? '';
  const details = Object.fromEntries(notice.details.map(({ name: key, text }) => [key, text]));
  return {
    id: notice.id,
    createdAt: notice.createdAt,
    isUnread: notice.readAt === null,
    text: kind?.says[locale](name, details) ?? noticeWords(locale).unknown,
    place: kind?.place({ ...notice, details }) ?? '/settings',
    answer: kind?.answer ?? null,
  };
}
