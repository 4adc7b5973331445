import type { App } from '#platform/app.ts';
import { catalogue } from '#slices/catalog/index.ts';
import type { PlaybackEvent } from '../pipeline/playback.ts';
import { candidatesFor } from './candidates.ts';
import { chainOf } from './chain.ts';
import { placeIn } from './place.ts';
import type { PlaceInChain } from './rules/chain.ts';
import type { KnownShow } from './rules/known-show.ts';
import { rankedSuggestions, sureCandidate, type Suggestion } from './rules/suggestion.ts';

/** An event, and which of the episodes of its file is meant. */
interface Asked {
  event: PlaybackEvent;
  step: number;
  /** `YYYY-MM-DD`. */
  today: string;
}

/** The episode of a show of which it is known which anime it is; null if that is not sure. */
export const placeInKnown = (
  app: App,
  { animeId, season }: Pick<KnownShow, 'animeId' | 'season'>,
  { event, ...asked }: Asked,
): PlaceInChain | null => {
  const root = app.get(catalogue).get(animeId);
  if (!root || event.season === 0) return null;
  const relative = { ...event, season: (event.season ?? 1) - season + 1 };
  return relative.season < 1
    ? null
    : placeIn(app, chainOf(app, root), { ...asked, event: relative });
};

/** What to do about an episode whose show nobody knows. */
export interface Guess {
  /** The episode, if title and date leave no doubt. */
  sure: PlaceInChain | null;
  suggestions: Suggestion[];
}

/** The anime that the show of an event may be, by its title, its year and the air date. */
export const guess = (app: App, asked: Asked): Guess => {
  const candidates = candidatesFor(app, asked);
  const told = { hasAirDate: asked.event.airDate !== null };
  return {
    sure: sureCandidate(candidates, told)?.place ?? null,
    suggestions: rankedSuggestions(candidates, told),
  };
};
