/** A feed of what comes out, as its owner sees it. */
export interface Feed {
  readonly kind: 'calendar' | 'atom';
  readonly createdAt: string;
  readonly lastReadAt: string | null;
}

/** Its address at the only moment it is known. */
export interface MadeFeed {
  readonly kind: Feed['kind'];
  readonly url: string;
}

export const FEED_KINDS: readonly Feed['kind'][] = ['calendar', 'atom'];
