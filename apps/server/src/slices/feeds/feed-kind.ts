/** The use of a secret address: calendars read iCalendar, feed readers Atom, people look at lists, and other programs read what is on one. */
export const FEED_KINDS = [
  'calendar',
  'atom',
  'anime-list',
  'manga-list',
  'sonarr',
  'radarr',
  'stremio',
] as const;
export type FeedKind = (typeof FEED_KINDS)[number];

/** The kinds that tell of releases. */
export const DOCUMENT_KINDS = ['calendar', 'atom'] as const satisfies readonly FeedKind[];
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** The kinds that show a list to people. */
export const LIST_LINK_KINDS = ['anime-list', 'manga-list'] as const satisfies readonly FeedKind[];
export type ListLinkKind = (typeof LIST_LINK_KINDS)[number];

/** The kinds from which a program takes the shows or films it should fetch. */
export const WANTED_KINDS = ['sonarr', 'radarr'] as const satisfies readonly FeedKind[];
export type WantedKind = (typeof WANTED_KINDS)[number];

const isListLink = (kind: FeedKind): kind is ListLinkKind =>
  LIST_LINK_KINDS.some((each) => each === kind);

/** The prefixes of the secrets in addresses. */
export const FEED_PREFIX = 'svc_feed_';
export const LIST_LINK_PREFIX = 'svc_list_';

export const prefixOf = (kind: FeedKind): string =>
  isListLink(kind) ? LIST_LINK_PREFIX : FEED_PREFIX;

/** What follows the secret in the address of a feed, and shows programs the type. */
export const FEED_FILES: Readonly<Record<Exclude<FeedKind, ListLinkKind>, string>> = {
  calendar: 'calendar.ics',
  atom: 'releases.atom',
  sonarr: 'sonarr.json',
  radarr: 'radarr.json',
  stremio: 'stremio/manifest.json',
};

/** The path of a secret address. That of a list is a page of the web app. */
export const pathOf = (kind: FeedKind, token: string): string =>
  isListLink(kind) ? `/shared/${token}` : `/feeds/${token}/${FEED_FILES[kind]}`;
