import type { JellyfinShelf, PlexShelf } from './library-stand-in.ts';

/** What stands on the shelves of media servers in tests: shows of `scrobble-mapping.json`, and one that nobody maps. */

const SHOW_OF_PLEX = {
  ratingKey: '100',
  type: 'show',
  guid: 'plex://show/5ecbe8d2a1b2c3d4e5f60718',
  title: 'SPY x FAMILY',
  year: 2022,
};

const plexEpisode = (key: number, index: number, more: object = {}) => ({
  ratingKey: String(key),
  key: `/library/metadata/${key}`,
  grandparentKey: '/library/metadata/100',
  grandparentTitle: 'SPY x FAMILY',
  librarySectionID: '1',
  type: 'episode',
  title: `Mission ${index}`,
  parentIndex: 1,
  index,
  ...more,
});

const seconds = (day: string): number => Date.parse(`${day}T20:00:00Z`) / 1000;
const DAYS = ['2025-03-01', '2025-03-02', '2025-03-03'];

/** Three episodes that were played, one of them twice, and a fourth that is only marked; by somebody else a fifth. */
export const PLEX_SHELF: PlexShelf = {
  sections: [
    {
      key: '1',
      type: 'show',
      title: 'Anime',
      items: [
        plexEpisode(101, 1, {
          viewCount: 2,
          lastViewedAt: seconds('2025-06-01'),
          Guid: [{ id: 'tvdb://8888101' }],
        }),
        plexEpisode(104, 4, { viewCount: 1, Guid: [{ id: 'tvdb://8888104' }] }),
        plexEpisode(106, 6, { Guid: [{ id: 'tvdb://8888106' }] }),
      ],
    },
    {
      key: '2',
      type: 'movie',
      title: 'Films',
      items: [
        {
          ratingKey: '201',
          librarySectionID: '2',
          type: 'movie',
          title: 'Spirited Away',
          viewCount: 1,
          lastViewedAt: seconds('2025-04-01'),
          Guid: [{ id: 'tmdb://129' }],
        },
      ],
    },
    { key: '3', type: 'artist', title: 'Music', items: [] },
  ],
  history: [
    ...DAYS.map((day, at) =>
      plexEpisode(101 + at, 1 + at, {
        accountID: 1,
        viewedAt: seconds(day),
        historyKey: `/h/${at}`,
      }),
    ),
    plexEpisode(101, 1, { accountID: 1, viewedAt: seconds('2025-06-01') }),
    plexEpisode(105, 5, { accountID: 77, viewedAt: seconds('2025-03-05') }),
    {
      ratingKey: '301',
      grandparentRatingKey: '300',
      grandparentTitle: 'A Show About Cooking',
      librarySectionID: '4',
      type: 'episode',
      title: 'Soup',
      parentIndex: 2,
      index: 3,
      accountID: 1,
      viewedAt: seconds('2025-03-09'),
    },
  ],
  shows: {
    '100': { ...SHOW_OF_PLEX, Guid: [{ id: 'imdb://tt1' }, { id: 'tvdb://405920' }] },
    '300': { ratingKey: '300', type: 'show', title: 'A Show About Cooking', Guid: [] },
  },
};

export const JELLYFIN_SHOW = 'c'.repeat(32);

const jellyfinEpisode = (number: number, LastPlayedDate?: string) => ({
  Id: String(number).padStart(32, '0'),
  Type: 'Episode',
  Name: `Mission ${number}`,
  SeriesName: 'SPY x FAMILY',
  SeriesId: JELLYFIN_SHOW,
  ParentIndexNumber: 1,
  IndexNumber: number,
  ProviderIds: { Tvdb: String(8_888_000 + number) },
  UserData: { Played: true, PlayCount: 1, ...(LastPlayedDate && { LastPlayedDate }) },
});

/** Emby numbers its items. */
export const EMBY_SHOW = '2000';

export const EMBY_SHELF: JellyfinShelf = {
  isEmby: true,
  items: [1, 2].map((number) => ({
    ...jellyfinEpisode(number, `2025-03-0${number}T20:00:00.0000000Z`),
    Id: String(2000 + number),
    SeriesId: EMBY_SHOW,
  })),
  shows: {
    [EMBY_SHOW]: {
      Id: EMBY_SHOW,
      Type: 'Series',
      Name: 'SPY x FAMILY',
      ProviderIds: { Tvdb: '405920', IMDB: 'tt1' },
    },
  },
};

export const JELLYFIN_SHELF: JellyfinShelf = {
  items: [
    jellyfinEpisode(1, '2025-03-01T20:00:00.0000000Z'),
    jellyfinEpisode(2, '2025-03-02T20:00:00.0000000Z'),
    jellyfinEpisode(3),
    {
      Id: 'd'.repeat(32),
      Type: 'Movie',
      Name: 'Spirited Away',
      ProviderIds: { Tmdb: '129' },
      UserData: { Played: true },
    },
  ],
  shows: {
    [JELLYFIN_SHOW]: {
      Id: JELLYFIN_SHOW,
      Type: 'Series',
      Name: 'SPY x FAMILY',
      ProviderIds: { Tvdb: '405920', Imdb: 'tt1' },
    },
  },
};

/** Plex says that an episode of that show was played, by whose ids nobody knows it. */
export const PLEX_PLAY = {
  multipart: {
    payload: {
      event: 'media.scrobble',
      user: true,
      Server: { uuid: 'c0ffee' },
      Account: { id: 1, title: 'mika' },
      Metadata: {
        type: 'episode',
        ratingKey: '102',
        grandparentRatingKey: '100',
        grandparentTitle: 'SPY x FAMILY',
        title: 'Mission 2',
        parentIndex: 1,
        index: 2,
        Guid: [{ id: 'tvdb://8888102' }],
      },
    },
  },
};
