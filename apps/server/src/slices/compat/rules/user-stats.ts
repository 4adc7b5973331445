import type { Media } from '#slices/catalog/values.ts';
import type { Measure } from '#slices/lists/index.ts';
import { breakdownOf, deviationOf, meanOf, type Slices, type Statistic } from './statistics.ts';

/** The figures of both lists. */
export type BothLists = Readonly<Record<Media, { slices: Slices; total: Measure }>>;

const MOST_FAVOURED = 10;

const whole = (value: number): number => Math.round(value);

const rowsOf = (slices: Slices, field: string): (Statistic & Record<string, unknown>)[] =>
  breakdownOf(slices, field, {}) as (Statistic & Record<string, unknown>)[];

/** A breakdown in the older form: the value under its own name, and how many. */
const favoured = (slices: Slices, field: string, { from, to }: { from: string; to: string }) =>
  rowsOf(slices, field)
    .slice(0, MOST_FAVOURED)
    .map((row) => ({
      [to]: row[from],
      amount: row.count,
      meanScore: whole(row.meanScore),
      timeWatched: row.minutesWatched,
    }));

const amounts = (slices: Slices, field: string, name: string) =>
  rowsOf(slices, field).map((row) => ({ [name]: row[name], amount: row.count }));

const scoresOf = ({ total }: BothLists[Media]) => ({
  meanScore: whole(meanOf(total)),
  standardDeviation: whole(deviationOf(total)),
});

/** The statistics in the form that AniList had before `statistics`, which apps still ask for: favourites are those of the anime. */
export const userStatsOf = ({ ANIME, MANGA }: BothLists) => ({
  watchedTime: whole(ANIME.total.minutes),
  chaptersRead: Math.floor(MANGA.total.units),
  activityHistory: [],
  animeStatusDistribution: amounts(ANIME.slices, 'statuses', 'status'),
  mangaStatusDistribution: amounts(MANGA.slices, 'statuses', 'status'),
  animeScoreDistribution: amounts(ANIME.slices, 'scores', 'score'),
  mangaScoreDistribution: amounts(MANGA.slices, 'scores', 'score'),
  animeListScores: scoresOf(ANIME),
  mangaListScores: scoresOf(MANGA),
  favouredGenresOverview: favoured(ANIME.slices, 'genres', { from: 'genre', to: 'genre' }),
  favouredGenres: favoured(ANIME.slices, 'genres', { from: 'genre', to: 'genre' }),
  favouredTags: favoured(ANIME.slices, 'tags', { from: 'tag', to: 'tag' }),
  favouredActors: [],
  favouredStaff: [],
  favouredStudios: favoured(ANIME.slices, 'studios', { from: 'studioName', to: 'studioName' }),
  favouredYears: favoured(ANIME.slices, 'releaseYears', { from: 'releaseYear', to: 'year' }),
  favouredFormats: amounts(ANIME.slices, 'formats', 'format'),
});
