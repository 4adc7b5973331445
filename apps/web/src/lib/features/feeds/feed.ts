/** A secret address (of a feed or a list), as its owner sees it. */
export interface Feed {
  readonly kind:
    'calendar' | 'atom' | 'anime-list' | 'manga-list' | 'sonarr' | 'radarr' | 'stremio';
  readonly createdAt: string;
  readonly lastReadAt: string | null;
}

/** Its new address, which is shown only once. */
export interface MadeFeed {
  readonly kind: Feed['kind'];
  readonly url: string;
}

export const FEED_KINDS: readonly Feed['kind'][] = [
  'anime-list',
  'manga-list',
  'calendar',
  'atom',
  'sonarr',
  'radarr',
  'stremio',
];
