import { DAY_MS } from '#platform/durations.ts';
import type { EpisodeDetails, PartialDate } from '#slices/catalog/index.ts';
import type { ShowPlace } from '#slices/mapping/index.ts';

/** An episode as a database of shows lists it. */
export interface ListedEpisode extends Omit<EpisodeDetails, 'number'> {
  season: number;
  number: number;
}

/** The work whose episodes are wanted. */
export interface CountedWork {
  startOn: PartialDate | null;
  episodeCount: number | null;
}
/** A show that began so much earlier or later is another one, or its seasons are counted in another way. */
const MOST_DAYS_APART = 45;

const FULL_DATE = /^\d{4}-\d\d-\d\d$/u;

const areApart = (a: PartialDate | null, b: PartialDate | null): boolean =>
  a !== null &&
  b !== null &&
  FULL_DATE.test(a) &&
  FULL_DATE.test(b) &&
  Math.abs(Date.parse(a) - Date.parse(b)) > MOST_DAYS_APART * DAY_MS;

/** The episodes of a work among those of its show, in the work's own numbers. None if their dates say that they are another work's. */
export const episodesAt = (
  listed: readonly ListedEpisode[],
  place: ShowPlace,
  { startOn, episodeCount }: CountedWork,
): EpisodeDetails[] => {
  const own = place.parts.flatMap(({ season, from, to, animeFrom }) =>
    listed
      .filter(
        (episode) =>
          episode.season === season && episode.number >= from && episode.number <= (to ?? Infinity),
      )
      .map(({ number, titles, airedOn }) => ({
        number: number - from + animeFrom,
        titles,
        airedOn,
      })),
  );
  const first = own.find(({ number }) => number === 1);
  if (areApart(first?.airedOn ?? null, startOn)) return [];
  return own
    .filter(({ number, titles, airedOn }) => {
      const isSaid = titles.length > 0 || airedOn !== null;
      return isSaid && number >= 1 && number <= (episodeCount ?? Infinity);
    })
    .toSorted((a, b) => a.number - b.number);
};
