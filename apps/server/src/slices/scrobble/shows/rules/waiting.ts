import type { Media } from '#slices/catalog/values.ts';
import { foldedTitle } from '../../corrections/rules/place.ts';
import { isSharedKey } from './show-keys.ts';
import {
  placesOf,
  type MangaSuggestion,
  type SuggestedPlace,
  type Suggestion,
  type SuggestionReason,
} from './suggestion.ts';

/** What a server told of a play. */
export interface ToldPlay {
  season: number | null;
  episode: number | null;
  chapter: number | null;
  title: string | null;
}

/** A delivery that waits for a word about its show. */
export interface WaitingDelivery extends ToldPlay {
  id: string;
  tokenId: string;
  /** The names of its show, the best first. */
  showKeys: readonly string[];
  showTitle: string | null;
  /** Where on the server, as in `S0E1`, if it is asked about alone: of a special; null for other episodes of a show, and for films. */
  alone: string | null;
  library: string | null;
  suggestions: readonly (Suggestion | MangaSuggestion)[];
}

/** A work that a waiting show may be. */
export interface SuggestedShow {
  media: Media;
  workId: string;
  reasons: readonly SuggestionReason[];
  /** How many of the waiting episodes or chapters have a place in it. */
  episodes: number;
  /** Of each of the plays in their order; those of a manga have the numbers that were told. */
  places: SuggestedPlace[];
}

/** A show of a server of which its owner should say which work it is. */
export interface WaitingShow {
  /** One of its deliveries, by which it is confirmed. */
  deliveryId: string;
  tokenId: string;
  title: string;
  library: string | null;
  episodes: number;
  /** What was told of them, by season and number. */
  plays: ToldPlay[];
  suggestions: SuggestedShow[];
}

const workIdOf = (one: Suggestion | MangaSuggestion): string =>
  'mangaId' in one ? one.mangaId : one.showAnimeId;

/** A chapter has the number that the page says. */
const hasPlace = (one: Suggestion | MangaSuggestion): boolean =>
  'mangaId' in one || one.episode !== null;

/** What is first for one delivery is likelier than what is second for many. */
const rankOf = (workId: string, deliveries: readonly WaitingDelivery[]): number =>
  deliveries.reduce((sum, { suggestions }) => {
    const at = suggestions.findIndex((one) => workIdOf(one) === workId);
    return sum + (at === -1 ? 0 : 1 / (1 + at));
  }, 0);

const placeIn = (workId: string, { suggestions }: WaitingDelivery): SuggestedPlace => {
  const one = suggestions.find((each) => workIdOf(each) === workId);
  return one && 'animeId' in one
    ? { animeId: one.animeId, episode: one.episode }
    : { animeId: null, episode: null };
};

/** @param units one delivery of each episode or chapter */
const suggestedFor = (
  deliveries: readonly WaitingDelivery[],
  units: readonly WaitingDelivery[],
): SuggestedShow[] => {
  const all = deliveries.flatMap(({ suggestions }) => suggestions);
  const shows = [...Map.groupBy(all, workIdOf)].map(([workId, each]) => ({
    media: each.some((one) => 'mangaId' in one) ? ('MANGA' as const) : ('ANIME' as const),
    workId,
    reasons: [...new Set(each.flatMap(({ reasons }) => reasons))],
    episodes: each.filter(hasPlace).length,
    places: units.map((delivery) => placeIn(workId, delivery)),
    rank: rankOf(workId, deliveries),
  }));
  return shows.toSorted((a, b) => b.rank - a.rank).map(({ rank: _rank, ...show }) => show);
};

/** What a server calls a show, a film, or a special of a show. */
const nameOf = ({ showTitle, title, alone }: WaitingDelivery): string => {
  const names = alone === null ? [showTitle ?? title] : [showTitle, title ?? alone];
  return names.filter((name) => name !== null).join(' · ') || '–';
};

/** What is asked about alone is a work of its own. A key of one server is given to other shows in time, so with it the title counts, too. */
const keyOf = ({ tokenId, showKeys: [name = ''], showTitle, alone }: WaitingDelivery): string => {
  const title = isSharedKey(name) || showTitle === null ? '' : foldedTitle(showTitle);
  return `${tokenId} ${alone ?? ''} ${name} ${title}`;
};

const numbersOf = ({ season, episode, chapter }: ToldPlay): number[] =>
  [season, episode, chapter].map((number) => number ?? 0);

const byNumbers = (a: ToldPlay, b: ToldPlay): number => {
  const others = numbersOf(b);
  return (
    numbersOf(a)
      .map((number, i) => number - (others[i] ?? 0))
      .find((distance) => distance !== 0) ?? 0
  );
};

/** The latest delivery of each episode or chapter, by their numbers. */
const unitsOf = (deliveries: readonly WaitingDelivery[]): WaitingDelivery[] =>
  [...Map.groupBy(deliveries, (told) => numbersOf(told).join(' ')).values()]
    .flatMap(([latest]) => latest ?? [])
    .toSorted(byNumbers);

/** A delivery of a file once for each of its episodes. */
const eachEpisode = (delivery: WaitingDelivery): WaitingDelivery[] => {
  const { episode: first, suggestions } = delivery;
  const shows = suggestions.flatMap((one) => ('mangaId' in one ? [] : one));
  const count = Math.max(1, ...shows.map((show) => placesOf(show).length));
  if (first === null || count === 1) return [delivery];
  return Array.from({ length: count }, (_, step) => ({
    ...delivery,
    episode: first + step,
    suggestions: shows.map((show) => ({
      ...show,
      ...(placesOf(show)[step] ?? { animeId: null, episode: null }),
    })),
  }));
};

/** The shows, films and specials of waiting deliveries, in the order of these. */
export const waitingShows = (deliveries: readonly WaitingDelivery[]): WaitingShow[] =>
  [...Map.groupBy(deliveries.flatMap(eachEpisode), keyOf).values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const { id: deliveryId, tokenId, library } = first;
    const told = { deliveryId, tokenId, title: nameOf(first), library };
    const units = unitsOf(own);
    const plays = units.map(({ season, episode, chapter, title }) => ({
      season,
      episode,
      chapter,
      title,
    }));
    return [{ ...told, episodes: own.length, plays, suggestions: suggestedFor(own, units) }];
  });
