/** The use of a secret address: calendars read iCalendar, feed readers Atom, and people look at lists. */
export const FEED_KINDS = ['calendar', 'atom', 'anime-list', 'manga-list'] as const;
export type FeedKind = (typeof FEED_KINDS)[number];

/** The kinds that programs read. */
export const DOCUMENT_KINDS = ['calendar', 'atom'] as const satisfies readonly FeedKind[];
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** The kinds that show a list. */
export const LIST_LINK_KINDS = ['anime-list', 'manga-list'] as const satisfies readonly FeedKind[];
export type ListLinkKind = (typeof LIST_LINK_KINDS)[number];

const isDocument = (kind: FeedKind): kind is DocumentKind =>
  DOCUMENT_KINDS.some((each) => each === kind);

/** The prefixes of the secrets in addresses. */
export const FEED_PREFIX = 'svc_feed_';
export const LIST_LINK_PREFIX = 'svc_list_';

export const prefixOf = (kind: FeedKind): string =>
  isDocument(kind) ? FEED_PREFIX : LIST_LINK_PREFIX;

/** The file name after the secret in the address of a feed, which shows programs the type. */
export const FEED_FILES: Readonly<Record<DocumentKind, string>> = {
  calendar: 'calendar.ics',
  atom: 'releases.atom',
};

/** The path of a secret address. That of a list is a page of the web app. */
export const pathOf = (kind: FeedKind, token: string): string =>
  isDocument(kind) ? `/feeds/${token}/${FEED_FILES[kind]}` : `/shared/${token}`;
