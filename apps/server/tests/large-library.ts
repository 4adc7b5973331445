import type { PlexShelf } from './library-stand-in.ts';

export const LARGE = { shows: 700, episodes: 20_000 };

const FIRST_KEY = 100_000;
const FIRST_ID = 900_000;
const MONTH_MS = 30 * 86_400_000;

const showKey = (show: number): number => FIRST_KEY + show * 100;

/** How many episodes of a show were played: twenty-eight, and one more of the first shows. */
export const episodesOf = (show: number): number =>
  Math.floor(LARGE.episodes / LARGE.shows) + (show < LARGE.episodes % LARGE.shows ? 1 : 0);

const shows = Array.from({ length: LARGE.shows }, (_, show) => show);

const episodeOf = (show: number, number: number) => ({
  ratingKey: String(showKey(show) + number),
  grandparentRatingKey: String(showKey(show)),
  grandparentTitle: `Our own show ${show}`,
  librarySectionID: '1',
  type: 'episode',
  title: `Part ${number}`,
  parentIndex: 1,
  index: number,
  viewCount: 1,
  lastViewedAt: (Date.parse('2020-01-01T20:00:00Z') + show * MONTH_MS * 0.05) / 1_000 + number,
  Guid: [{ id: `tvdb://${8_000_000 + showKey(show) + number}` }],
});

/** A library of 20,000 played episodes of 700 shows, whose episodes have ids that nobody knows, and whose shows have ids that the mapping below knows. */
export const largeShelf = (): PlexShelf => ({
  sections: [
    {
      key: '1',
      type: 'show',
      title: 'Anime',
      items: shows.flatMap((show) =>
        Array.from({ length: episodesOf(show) }, (_, i) => episodeOf(show, i + 1)),
      ),
    },
  ],
  history: [],
  shows: Object.fromEntries(
    shows.map((show) => {
      const ratingKey = String(showKey(show));
      const Guid = [{ id: `tvdb://${FIRST_ID + show}` }];
      return [ratingKey, { ratingKey, type: 'show', title: `Our own show ${show}`, Guid }];
    }),
  ),
});

/** A mapping with an anime for each of these shows. */
export const largeMapping = (): string =>
  JSON.stringify({
    format: 'tsuzuki-mapping/1',
    anime: shows.map((show) => ({
      key: `own-${show}`,
      title: `Our own show ${show}`,
      titles: [`Our own show ${show}`],
      anidb: FIRST_ID + show,
      mal: null,
      anilist: null,
      episodes: 30,
      start: '2018-01-07',
      end: '2018-07-29',
    })),
    rules: shows.map((show) => ({
      kind: 'tvdb',
      level: 'show',
      id: FIRST_ID + show,
      season: 1,
      from: 1,
      to: 30,
      anime: `own-${show}`,
      animeFrom: 1,
      priority: 1,
      source: 'tests',
    })),
    episodes: [],
  });
