import type { App } from '#platform/app.ts';
import type { Origin } from '../pipeline/origin.ts';
import type { DeliveryMatch, Unplaced } from '../pipeline/outcome.ts';
import type { PlaybackEvent } from '../pipeline/playback.ts';
import type { PlaceInChain } from './rules/chain.ts';
import type { FoundWord } from './rules/known-show.ts';
import type { Suggestion } from './rules/suggestion.ts';
import { guess, placeInKnown } from './suggest.ts';
import { unplacedIn } from './unplaced.ts';
import { filmSuggestions, specialSuggestions } from './single-work.ts';

/** An episode that is found by its show, or what its owner may confirm. */
export type ByShow =
  | { outcome: 'matched'; match: DeliveryMatch; partial: false; isCorrected: boolean }
  | { outcome: 'suggested'; suggestions: readonly Suggestion[]; isSingle: boolean }
  | { outcome: 'out_of_range'; unplaced: Unplaced };

const suggested = (suggestions: readonly Suggestion[]): ByShow | null =>
  suggestions.length > 0 ? { outcome: 'suggested', suggestions, isSingle: false } : null;

/** What is suggested for one file alone, because it says nothing of the show. */
const suggestedAlone = (suggestions: readonly Suggestion[]): ByShow | null =>
  suggestions.length > 0 ? { outcome: 'suggested', suggestions, isSingle: true } : null;

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
 * The episode of a show that is known. What has no place in it may be a work beside the show that came out on that day, as a special is; what is not
 * even that is left to its owner.
 */
const findInKnown = (app: App, known: FoundWord, { origin, ...asked }: Asked): ByShow => {
  const place = placeInKnown(app, known, asked);
  if (place) {
    const isOwn = known.userId === origin.userId;
    return matched(place, isOwn ? { by: 'confirmed', knownShowId: known.id } : { by: 'agreed' });
  }
  const beside = asked.step > 0 ? [] : specialSuggestions(app, known.animeId, asked.event);
  const unplaced = unplacedIn(app, known, asked.event);
  return suggestedAlone(beside) ?? { outcome: 'out_of_range', unplaced };
};

/** Whether a word is about the show of an event. If the titles are all that is the same, only the air date tells. */
const isAbout = (app: App, known: FoundWord, { origin: _origin, ...asked }: Asked): boolean =>
  !known.isByTitle || placeInKnown(app, known, asked)?.by === 'date';

/**
 * The episode of an event whose ids nobody knows: by what is known of its show, which its owner said, or others agree on; otherwise by its title, if
 * its owner wants sure matches. What only may be right is a suggestion, and so is every film and special. Null if nothing is.
 */
export const findByShow = (app: App, known: FoundWord | null, asked: Asked): ByShow | null => {
  const { event, origin } = asked;
  if (event.kind === 'movie') return suggestedAlone(filmSuggestions(app, event));
  if (event.kind !== 'episode') return null;
  if (known && isAbout(app, known, asked)) return findInKnown(app, known, asked);
  const { sure, suggestions } = guess(app, asked);
  if (sure && origin.settings.sureMatches) return matched(sure, { by: 'title' });
  return suggested(suggestions);
};
