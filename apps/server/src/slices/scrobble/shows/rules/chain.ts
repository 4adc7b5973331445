import type { PartialDate } from '#slices/catalog/index.ts';
import { airFit, type Run } from './air-fit.ts';

/** One entry of a show, in the order in which they were shown. */
export interface ChainEntry extends Run {
  animeId: string;
  /** The season of the show; null if nothing says which. */
  season: number | null;
  /** How many weekly episodes fit into its run; null if its dates are unknown. */
  weeks: number | null;
}

/** An episode in the numbers of a server. */
export interface ServerEpisode {
  season: number | null;
  number: number;
  airDate: PartialDate | null;
}

/** An episode of an entry, and what decided it: the day it was shown, or the numbers alone. */
export interface PlaceInChain {
  animeId: string;
  episode: number;
  by: 'date' | 'numbers';
}

interface DatedPlace {
  index: number;
  episode: number;
  /** Days between the air date and the probable one. */
  fit: number;
}

/** Two places are told apart if one of them is so many days nearer to the air date. */
const CLEARLY_NEARER = 10;

/** How many episodes an entry has. */
type CountOf = (entry: ChainEntry) => number | null;

/** Numbers may count from the beginning of an entry, or from that of any entry before it. */
const placesInEntry = (
  chain: readonly ChainEntry[],
  index: number,
  { number, airDate, countOf }: ServerEpisode & { countOf: CountOf },
): DatedPlace[] => {
  const entry = chain[index];
  const places: DatedPlace[] = [];
  let episode = number;
  for (let first = index; entry && airDate !== null && first >= 0; first -= 1) {
    if (first < index) {
      const passed = chain[first];
      const before = passed ? countOf(passed) : null;
      if (before === null) break;
      episode -= before;
    }
    if (episode < 1) break;
    const fit =
      episode <= (entry.episodeCount ?? Infinity) ? airFit(entry, episode, airDate) : null;
    if (fit !== null) places.push({ index, episode, fit });
  }
  return places;
};

/** The weeks of a run are the count of an entry only if the air date is to the day that of the episode, give or take time zones. */
const SAME_DAY = 3;

/** All places that the air date may be of: by the counts that are known or, if none fits, by the weeks of those that are not. */
const datedPlaces = (chain: readonly ChainEntry[], episode: ServerEpisode): DatedPlace[] => {
  const placesBy = (countOf: CountOf): DatedPlace[] =>
    chain.flatMap((_, index) => placesInEntry(chain, index, { ...episode, countOf }));
  const counted = placesBy(({ episodeCount }) => episodeCount);
  if (counted.length > 0) return counted;
  return placesBy(({ episodeCount, weeks }) => episodeCount ?? weeks).filter(
    ({ fit }) => fit <= SAME_DAY,
  );
};

/** The one place that the air date speaks for; null if there is none, or more than one. */
const placeByDate = (chain: readonly ChainEntry[], episode: ServerEpisode): DatedPlace | null => {
  const places = datedPlaces(chain, episode).toSorted((a, b) => a.fit - b.fit);
  const [best, next] = places;
  if (!best) return null;
  if (!next || next.fit - best.fit >= CLEARLY_NEARER) return best;
  const ofSeason = places.filter(
    ({ index, fit }) =>
      fit - best.fit < CLEARLY_NEARER && chain[index]?.season === (episode.season ?? 1),
  );
  return ofSeason.length === 1 ? (ofSeason[0] ?? null) : null;
};

/** Counts through entries; a number beyond one continues in the next. Null where a count is unknown before it is reached. */
export const countThrough = (
  entries: readonly ChainEntry[],
  number: number,
): Omit<PlaceInChain, 'by'> | null => {
  let episode = number;
  for (const [i, { animeId, episodeCount }] of entries.entries()) {
    const isLast = i === entries.length - 1;
    if (episodeCount === null) return isLast ? { animeId, episode } : null;
    if (episode <= episodeCount) return { animeId, episode };
    episode -= episodeCount;
  }
  return null;
};

/** By the numbers of the season; those of the first may run through the whole show. */
const placeByNumbers = (
  chain: readonly ChainEntry[],
  { season, number }: ServerEpisode,
): Omit<PlaceInChain, 'by'> | null => {
  const asked = season ?? 1;
  const own = chain.filter((entry) => entry.season === asked);
  const place = own.length === 0 ? null : countThrough(own, number);
  if (place || asked !== 1) return place;
  const numbered = chain.findIndex((entry) => entry.season === null);
  return countThrough(numbered === -1 ? chain : chain.slice(0, numbered), number);
};

/** Where an episode of a server is in a show; null if that is not sure, and for specials. */
export const placeInChain = (
  chain: readonly ChainEntry[],
  episode: ServerEpisode,
): PlaceInChain | null => {
  if (episode.season === 0 || episode.number < 1) return null;
  const dated = placeByDate(chain, episode);
  const entry = dated && chain[dated.index];
  if (dated && entry) return { animeId: entry.animeId, episode: dated.episode, by: 'date' };
  const numbered = placeByNumbers(chain, episode);
  return numbered && { ...numbered, by: 'numbers' };
};
