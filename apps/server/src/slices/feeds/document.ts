import { baseUrl } from '#platform/address.ts';
import type { App } from '#platform/app.ts';
import { DAY_MS } from '#platform/durations.ts';
import { preferencesOf } from '#slices/accounts/index.ts';
import type { DocumentKind } from './feed-kind.ts';
import { writeAtom } from './formats/atom.ts';
import { writeCalendar } from './formats/calendar.ts';
import type { FeedHead } from './formats/item.ts';
import { feedItems } from './items.ts';
import type { OwnedFeed } from './queries.ts';
const CALENDAR = { backMs: 14 * DAY_MS, aheadMs: 60 * DAY_MS };
const ATOM = { backMs: 30 * DAY_MS, aheadMs: 0 };
const MOST_ENTRIES = 100;

/** The response of a feed. */
export interface FeedDocument {
  contentType: string;
  body: string;
}

/** A feed of a user, and its address. */
export interface FeedAsked extends OwnedFeed {
  kind: DocumentKind;
  self: string;
}

/** The current content of a feed. */
export const feedOf = async (
  app: App,
  { owner, madeAt, kind, self }: FeedAsked,
): Promise<FeedDocument> => {
  const now = app.clock.now();
  const { titleLanguage, locale } = await preferencesOf(app.db, owner.id);
  const { backMs, aheadMs } = kind === 'calendar' ? CALENDAR : ATOM;
  const [from, to] = [new Date(now.getTime() - backMs), new Date(now.getTime() + aheadMs)];
  const items = await feedItems(app, { userId: owner.id, from, to, titleLanguage });
  const head: FeedHead = {
    title: locale === 'ja' ? `${owner.username} – 続き` : `${owner.username} – Tsuzuki`,
    username: owner.username,
    locale: locale === 'ja' ? 'ja' : 'en',
    site: baseUrl(app.settings).replace(/\/$/u, ''),
    self,
    madeAt,
    now,
  };
  return kind === 'calendar'
    ? { contentType: 'text/calendar; charset=utf-8', body: writeCalendar(items, head) }
    : {
        contentType: 'application/atom+xml; charset=utf-8',
        body: writeAtom(items.reverse().slice(0, MOST_ENTRIES), head),
      };
};
