import { refusalText, refusedOf } from '#lib/form/refusal-text.ts';
import type { Locale } from '#lib/i18n/locale.ts';
import type { ResultOf } from '#lib/server/document.server.ts';
import type { NOTICE } from './fragments.server.ts';

type Read = ResultOf<typeof NOTICE>;

/** A notification. If no user caused it, `subject` is the thing it is about, such as a media server, or why something failed. */
export type ReadNotice = Omit<Read, 'refusal'>;

/** A notification for the page, in which a refusal is a text, so that browsers need not load all texts of refusals. */
export function readNotice({ refusal, ...notice }: Read, locale: Locale): ReadNotice {
  const why = refusal && refusalText(refusedOf(refusal), locale);
  return { ...notice, subject: why ?? notice.subject };
}
