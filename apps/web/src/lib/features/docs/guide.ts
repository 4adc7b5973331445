/** A page of the docs that is written as Markdown in `docs/`. */
export interface Guide {
  readonly slug: string;
  readonly title: string;
  /** One sentence: what a reader finds there. */
  readonly about: string;
}

/** Guides grouped by topic, in the order of the page. */
export const GUIDE_GROUPS: readonly { title: string; guides: readonly Guide[] }[] = [
  {
    title: 'Use it',
    guides: [
      {
        slug: 'authentication',
        title: 'Authentication',
        about: 'Keys, scopes, and what is refused.',
      },
      { slug: 'client', title: 'TypeScript client', about: 'Typed, tiny, waits for the limits.' },
      { slug: 'pagination', title: 'Pagination', about: 'Cursors, totals and page sizes.' },
      {
        slug: 'limits',
        title: 'Limits and cost',
        about: 'What each tier may ask, and what a request costs.',
      },
      { slug: 'errors', title: 'Errors', about: 'Every code, its status, and what to do.' },
      {
        slug: 'list-files',
        title: 'List files',
        about: 'Bring a list from another service, and take yours with you.',
      },
      {
        slug: 'feeds',
        title: 'Calendar and feeds',
        about: 'What comes out, in your calendar or feed reader.',
      },
      {
        slug: 'anilist',
        title: 'Coming from AniList',
        about: 'What is called what, and what differs.',
      },
      {
        slug: 'anilist-compatibility',
        title: 'Apps made for AniList',
        about: 'AniList’s own queries, answered from this instance.',
      },
      {
        slug: 'api-keys',
        title: 'API keys',
        about: 'Making, replacing and revoking them.',
      },
    ],
  },
  {
    title: 'Webhooks',
    guides: [
      { slug: 'webhooks', title: 'Webhooks', about: 'What comes in, and what will go out.' },
      {
        slug: 'media-servers',
        title: 'Media servers',
        about: 'How plays are matched, what the log says, what to do about it.',
      },
      { slug: 'plex', title: 'Set up Plex', about: 'Step by step, with what to tick.' },
      { slug: 'jellyfin', title: 'Set up Jellyfin', about: 'Step by step, with what to tick.' },
      {
        slug: 'other-players',
        title: 'Emby, Tautulli, Kodi',
        about: 'And whatever scrobbles to Trakt.',
      },
      {
        slug: 'mapping',
        title: 'The mapping of episodes',
        about: 'How ids of TMDB and TVDB become episodes of ours.',
      },
    ],
  },
  {
    title: 'The contract',
    guides: [
      { slug: 'data-tiers', title: 'Who may read what', about: 'The data tier of every field.' },
      { slug: 'versioning', title: 'Versioning', about: 'What may change, and what may not.' },
      { slug: 'changelog', title: 'Changelog', about: 'What changed in the schema, by release.' },
    ],
  },
];

/** The guide at an address; undefined if there is none. */
export const guideAt = (slug: string): Guide | undefined =>
  GUIDE_GROUPS.flatMap(({ guides }) => guides).find((guide) => guide.slug === slug);
