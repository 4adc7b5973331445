import { createHash } from 'node:crypto';
import { DAY_MS } from '#platform/durations.ts';
import { type Anime, catalogue, recordedCount } from '#slices/catalog/index.ts';
import type { Step } from './media-server.ts';
import { SHOWS } from './plex-shows.ts';
import type { TestApp } from './test-app.ts';

/** An episode that was played, as the server tells it, and what it is. */
export interface PlayedEpisode {
  show: string;
  season: number;
  number: number;
  airDate: string;
  animeId: string;
  episode: number;
}
/** Of each entry: the first, one of the middle, and one near the end. */
const EPISODES = [1, 5, 8];

const dayAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

const entryOf = (test: TestApp, titleNative: string): Anime => {
  const shelf = test.app.get(catalogue);
  const found = shelf
    .search(titleNative, 20, ({ format }) => format === 'TV' || format === 'ONA')
    .filter((anime) => anime.titleNative === titleNative && anime.startOn?.length === 10);
  if (found.length === 0) throw new Error(`The catalogue has no ${titleNative}.`);
  return found[0]!;
};

/** What was played of the library: some episodes of each entry, aired weekly. */
export const playedEpisodes = (test: TestApp): PlayedEpisode[] =>
  SHOWS.flatMap(([show, seasons]) =>
    seasons.flatMap(([season, titleNative, from = 1]) => {
      const entry = entryOf(test, titleNative);
      const { id: animeId, startOn } = entry;
      const count = recordedCount(entry) ?? Infinity;
      return EPISODES.filter((episode) => episode <= count).map((episode) => ({
        show,
        season,
        number: from + episode - 1,
        airDate: dayAfter(startOn!, 7 * (episode - 1)),
        animeId,
        episode,
      }));
    }),
  );

const hexOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 24);
const numberOf = (text: string): number =>
  5_000_000 + (Number.parseInt(hexOf(text), 16) % 1_000_000);

/** The message of Plex that an episode was watched: with ids of the episode alone, as its current agent sends them. */
export const scrobbleOf = (
  { show, season, number, airDate }: Omit<PlayedEpisode, 'animeId' | 'episode'>,
  more: object = {},
): Step => {
  const item = `${show} ${season} ${number}`;
  return {
    multipart: {
      payload: {
        event: 'media.scrobble',
        user: true,
        owner: true,
        Account: { id: 1, title: 'mika' },
        Server: { title: 'shelf', uuid: 'a-server' },
        Player: { uuid: 'player-1' },
        Metadata: {
          librarySectionType: 'show',
          librarySectionTitle: 'TV',
          type: 'episode',
          ratingKey: String(numberOf(item)),
          grandparentRatingKey: String(numberOf(show)),
          guid: `plex://episode/${hexOf(item)}`,
          grandparentGuid: `plex://show/${hexOf(show)}`,
          grandparentTitle: show,
          title: `Episode ${number}`,
          parentIndex: season,
          index: number,
          duration: 1_440_000,
          originallyAvailableAt: airDate,
          Guid: [{ id: `tmdb://${numberOf(item)}` }, { id: `tvdb://${numberOf(`${item} b`)}` }],
          ...more,
        },
      },
    },
  };
};

/** What differs in the message of a film, of which nobody knows the id. */
export const FILM = {
  type: 'movie',
  grandparentTitle: null,
  grandparentGuid: null,
  grandparentRatingKey: null,
  parentIndex: null,
  index: null,
  originallyAvailableAt: null,
  Guid: [{ id: 'tmdb://999999' }],
};
