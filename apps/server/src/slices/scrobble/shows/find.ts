import type { App } from '#platform/app.ts';
import type { Origin } from '../pipeline/origin.ts';
import type { DeliveryMatch } from '../pipeline/outcome.ts';
import type { PlaybackEvent } from '../pipeline/playback.ts';
import type { PlaceInChain } from './rules/chain.ts';
import type { KnownShow } from './rules/known-show.ts';
import type { Suggestion } from './rules/suggestion.ts';
import { guess, placeInKnown } from './suggest.ts';
import { filmSuggestions, specialSuggestions } from './single-work.ts';

/** An episode that is found by its show, or what its owner may confirm. */
export type ByShow =
  | { outcome: 'matched'; match: DeliveryMatch; partial: false; isCorrected: boolean }
  | { outcome: 'suggested'; suggestions: readonly Suggestion[] };

const suggested = (suggestions: readonly Suggestion[]): ByShow | null =>
  suggestions.length > 0 ? { outcome: 'suggested', suggestions } : null;

interface Asked {
  origin: Origin;
  event: PlaybackEvent;
  /** Which of the episodes of a file. */
  step: number;
  /** `YYYY-MM-DD`. */
  today: string;
}

const matched = (
  { animeId, episode }: PlaceInChain,
  why: Pick<DeliveryMatch, 'by' | 'knownShowId'>,
): ByShow => ({
  outcome: 'matched',
  match: { animeId, episode, ...why, rule: null },
  partial: false,
  isCorrected: why.by === 'confirmed',
});

/**
 * The episode of an event whose ids nobody knows: by what is known of its show, which its owner said, or others agree on; otherwise by its title, if
 * its owner wants sure matches. What only may be right is a suggestion, and so is every film and special. Null if nothing is.
 */
export const findByShow = (
  app: App,
  known: KnownShow | null,
  { origin, ...asked }: Asked,
): ByShow | null => {
  const { event, step } = asked;
  if (event.kind === 'movie') return suggested(filmSuggestions(app, event));
  if (event.kind !== 'episode') return null;
  if (known && event.season === 0) {
    return step > 0 ? null : suggested(specialSuggestions(app, known.animeId, event));
  }
  if (known) {
    const place = placeInKnown(app, known, asked);
    if (place === null) return null;
    const isOwn = known.userId === origin.userId;
    return matched(place, isOwn ? { by: 'confirmed', knownShowId: known.id } : { by: 'agreed' });
  }
  const { sure, suggestions } = guess(app, asked);
  if (sure && origin.settings.sureMatches) return matched(sure, { by: 'title' });
  return suggested(suggestions);
};
