/** What a secret address is for: calendars ask for iCalendar, feed readers for Atom, people look at lists. */
export const FEED_KINDS = ['calendar', 'atom', 'anime-list', 'manga-list'] as const;
export type FeedKind = (typeof FEED_KINDS)[number];

/** Those that programs ask for. */
export const DOCUMENT_KINDS = ['calendar', 'atom'] as const satisfies readonly FeedKind[];
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** Those that show a list. */
export const LIST_LINK_KINDS = ['anime-list', 'manga-list'] as const satisfies readonly FeedKind[];
export type ListLinkKind = (typeof LIST_LINK_KINDS)[number];

const isDocument = (kind: FeedKind): kind is DocumentKind =>
  DOCUMENT_KINDS.some((each) => each === kind);

/** Prefixes of the secrets in addresses. */
export const FEED_PREFIX = 'svc_feed_';
export const LIST_LINK_PREFIX = 'svc_list_';

export const prefixOf = (kind: FeedKind): string =>
  isDocument(kind) ? FEED_PREFIX : LIST_LINK_PREFIX;

/** What stands behind the secret in the address of a feed, so that programs know by the name what they get. */
export const FEED_FILES: Readonly<Record<DocumentKind, string>> = {
  calendar: 'calendar.ics',
  atom: 'releases.atom',
};

/** The path of a secret address. Of a list it is a page of the web app. */
export const pathOf = (kind: FeedKind, token: string): string =>
  isDocument(kind) ? `/feeds/${token}/${FEED_FILES[kind]}` : `/shared/${token}`;
