import type { Suggestion, SuggestionReason } from './suggestion.ts';

/** A delivery that waits for a word about its show. */
export interface WaitingDelivery {
  id: string;
  tokenId: string;
  /** The names of its show, the best first. */
  showKeys: readonly string[];
  showTitle: string | null;
  library: string | null;
  suggestions: readonly Suggestion[];
}

/** An anime that a waiting show may be. */
export interface SuggestedShow {
  animeId: string;
  reasons: readonly SuggestionReason[];
  /** How many of the waiting episodes have a place in it. */
  episodes: number;
}

/** A show of a server of which its owner should say which anime it is. */
export interface WaitingShow {
  /** One of its deliveries, by which it is confirmed. */
  deliveryId: string;
  tokenId: string;
  title: string;
  library: string | null;
  episodes: number;
  suggestions: SuggestedShow[];
}

/** What is first for one delivery is likelier than what is second for many. */
const rankOf = (animeId: string, deliveries: readonly WaitingDelivery[]): number =>
  deliveries.reduce((sum, { suggestions }) => {
    const at = suggestions.findIndex(({ showAnimeId }) => showAnimeId === animeId);
    return sum + (at === -1 ? 0 : 1 / (1 + at));
  }, 0);

const suggestedFor = (deliveries: readonly WaitingDelivery[]): SuggestedShow[] => {
  const all = deliveries.flatMap(({ suggestions }) => suggestions);
  const shows = [...Map.groupBy(all, ({ showAnimeId }) => showAnimeId)].map(([animeId, each]) => ({
    animeId,
    reasons: [...new Set(each.flatMap(({ reasons }) => reasons))],
    episodes: each.filter(({ episode }) => episode !== null).length,
    rank: rankOf(animeId, deliveries),
  }));
  return shows.toSorted((a, b) => b.rank - a.rank).map(({ rank: _rank, ...show }) => show);
};

/** The shows of waiting deliveries, in the order of these. */
export const waitingShows = (deliveries: readonly WaitingDelivery[]): WaitingShow[] =>
  [
    ...Map.groupBy(deliveries, ({ tokenId, showKeys }) => `${tokenId} ${showKeys[0] ?? ''}`),
  ].flatMap(([, own]) => {
    const [first] = own;
    if (!first) return [];
    const { id: deliveryId, tokenId, showTitle, library } = first;
    const told = { deliveryId, tokenId, title: showTitle ?? '–', library };
    return [{ ...told, episodes: own.length, suggestions: suggestedFor(own) }];
  });
