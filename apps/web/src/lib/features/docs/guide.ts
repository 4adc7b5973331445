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
    title: 'Using the API',
    guides: [
      {
        slug: 'authentication',
        title: 'Authentication',
        about: 'API keys, scopes and rejected requests.',
      },
      {
        slug: 'client',
        title: 'TypeScript client',
        about: 'Small, fully typed, and waits when you reach a limit.',
      },
      { slug: 'pagination', title: 'Pagination', about: 'Cursors, totals and page sizes.' },
      {
        slug: 'open-data',
        title: 'Open data',
        about: 'The whole catalogue as files, and what changed since.',
      },
      {
        slug: 'limits',
        title: 'Limits and cost',
        about: 'The limits of each tier, and what a request costs.',
      },
      {
        slug: 'errors',
        title: 'Errors',
        about: 'Every error code with its status and what to do.',
      },
      {
        slug: 'list-files',
        title: 'List files',
        about: 'Import a list from another service, and export yours.',
      },
      {
        slug: 'list-sync',
        title: 'List sync',
        about: 'Keep your list the same on other services.',
      },
      {
        slug: 'feeds',
        title: 'Calendar and feeds',
        about: 'New episodes in your calendar or feed reader.',
      },
      {
        slug: 'other-apps',
        title: 'Other programs',
        about: 'Your list in Sonarr, Radarr, Stremio, Homepage and others.',
      },
      {
        slug: 'alerts',
        title: 'Alerts',
        about: 'What you’re told about titles on your lists, and where.',
      },
      {
        slug: 'anilist',
        title: 'Coming from AniList',
        about: 'How names map from AniList’s API, and what differs.',
      },
      {
        slug: 'anilist-compatibility',
        title: 'Apps made for AniList',
        about: 'Run AniList queries against this instance.',
      },
      {
        slug: 'api-keys',
        title: 'API keys',
        about: 'Create, rotate and revoke API keys.',
      },
    ],
  },
  {
    title: 'Webhooks',
    guides: [
      {
        slug: 'webhooks',
        title: 'Webhooks',
        about: 'Events sent to your program, how to verify them, and incoming webhooks.',
      },
      {
        slug: 'webhook-events',
        title: 'Webhook events',
        about: 'Every event with its fields and an example.',
      },
      {
        slug: 'media-servers',
        title: 'Media servers',
        about: 'How plays are matched, and what to do about each result in the log.',
      },
      { slug: 'plex', title: 'Set up Plex', about: 'Step by step, with the options to select.' },
      {
        slug: 'jellyfin',
        title: 'Set up Jellyfin',
        about: 'Step by step, with the options to select.',
      },
      {
        slug: 'emby',
        title: 'Set up Emby',
        about: 'Step by step, with the options to select.',
      },
      {
        slug: 'tautulli',
        title: 'Set up Tautulli',
        about: 'For Plex without Plex Pass, with the text to paste.',
      },
      {
        slug: 'kodi',
        title: 'Set up Kodi',
        about: 'Through a media server, or an add-on that scrobbles to Trakt.',
      },
      {
        slug: 'extension',
        title: 'Browser extension',
        about: 'Record what you watch and read on websites, and what is stored.',
      },
      {
        slug: 'other-players',
        title: 'Other players',
        about: 'Everything that scrobbles to Trakt, and programs of your own.',
      },
      {
        slug: 'adapters',
        title: 'Adapters of the extension',
        about: 'How the browser extension reads a site, and how to add one.',
      },
      {
        slug: 'mapping',
        title: 'Episode mapping',
        about: 'How TMDB and TVDB IDs are matched to episodes.',
      },
    ],
  },
  {
    title: 'Contributing data',
    guides: [
      {
        slug: 'editing',
        title: 'Editing guide',
        about: 'Rules for titles, seasons, episodes, dates, relations and sources.',
      },
    ],
  },
  {
    title: 'Schema and versions',
    guides: [
      { slug: 'data-tiers', title: 'Data tiers', about: 'Who can read each field.' },
      {
        slug: 'versioning',
        title: 'Versioning',
        about: 'What can change in the API, and what stays the same.',
      },
      { slug: 'changelog', title: 'Changelog', about: 'Schema changes by release.' },
    ],
  },
];

/** The guide at an address; undefined if there is none. */
export const guideAt = (slug: string): Guide | undefined =>
  GUIDE_GROUPS.flatMap(({ guides }) => guides).find((guide) => guide.slug === slug);
