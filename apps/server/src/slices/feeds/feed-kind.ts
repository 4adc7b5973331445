/** What a feed is for: calendars ask for iCalendar, feed readers for Atom. */
export const FEED_KINDS = ['calendar', 'atom'] as const;
export type FeedKind = (typeof FEED_KINDS)[number];

/** Prefix of the secrets in addresses of feeds. */
export const FEED_PREFIX = 'svc_feed_';

/** What stands behind the secret in an address, so that programs know by the name what they get. */
export const FEED_FILES: Readonly<Record<FeedKind, string>> = {
  calendar: 'calendar.ics',
  atom: 'releases.atom',
};
