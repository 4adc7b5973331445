/** A secret address of what comes out, or of a list, as its owner sees it. */
export interface Feed {
  readonly kind: 'calendar' | 'atom' | 'anime-list' | 'manga-list';
  readonly createdAt: string;
  readonly lastReadAt: string | null;
}

/** Its address at the only moment it is known. */
export interface MadeFeed {
  readonly kind: Feed['kind'];
  readonly url: string;
}

export const FEED_KINDS: readonly Feed['kind'][] = ['anime-list', 'manga-list', 'calendar', 'atom'];
