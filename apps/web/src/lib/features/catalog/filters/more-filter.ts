import type { More } from './more.ts';
import { within, type Range } from './range.ts';

const just = <Value>(value: Value | null) => (value === null ? undefined : { in: [value] });

/** The years that are asked for: those of a range, or the one year that is chosen. */
const yearsOf = ({ year, years }: Dated): Range =>
  year === null ? years : { least: year, most: year };

interface Dated extends Pick<More, 'years'> {
  readonly year: number | null;
}

/** The years of the season of an anime, as the API takes them. */
const seasonYears = (asked: Dated) => within(yearsOf(asked));

/** The years in which a manga began, as the API takes them. */
const startYears = (asked: Dated) => {
  const range = within(yearsOf(asked));
  const { greater, less } = range ?? {};
  return (
    range && {
      greater: greater == null ? null : String(greater),
      less: less == null ? null : String(less),
    }
  );
};

/** What the filters of both kinds have. */
const sharedFilter = ({ source, country, adult }: More) => ({
  source: just(source),
  countryOfOrigin: just(country),
  isAdult: adult === null ? undefined : adult === 'only',
});

export const moreOfAnime = (more: More & Dated) => ({
  ...sharedFilter(more),
  seasonYear: seasonYears(more),
  episodeCount: within(more.episodes),
  durationMinutes: within(more.minutes),
  studios: more.studio === '' ? undefined : { in: [more.studio] },
});

export const moreOfManga = (more: More & Dated) => ({
  ...sharedFilter(more),
  startDate: startYears(more),
  chapterCount: within(more.chapters),
  volumeCount: within(more.volumes),
});
