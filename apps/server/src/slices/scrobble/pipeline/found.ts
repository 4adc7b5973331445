import type { MissOutcome } from '#slices/mapping/index.ts';
import type { ByShow } from '../shows/find.ts';
import { joinedSuggestions, type MangaSuggestion } from '../shows/rules/suggestion.ts';
import type { DeliveryMatch, DeliverySummary } from './outcome.ts';

/** An episode or a chapter of ours that was found, or why none was. */
export type Found =
  | { outcome: MissOutcome }
  | ByShow
  | { outcome: 'suggested'; suggestions: readonly MangaSuggestion[]; isSingle: boolean }
  | { outcome: 'matched'; match: DeliveryMatch; partial: boolean; isCorrected: boolean };

/** What the owner of a delivery is asked about its work, if anything: of a file, with the places of all its episodes. */
export const questionOf = (
  units: readonly Found[],
): Pick<DeliverySummary, 'suggestions' | 'isSingle'> | undefined => {
  const asked = units.find((found) => found.outcome === 'suggested');
  if (!asked) return undefined;
  const { isSingle, suggestions } = asked;
  if (suggestions.some((one) => 'mangaId' in one)) return { isSingle, suggestions };
  const ofEpisodes = units.map((found) =>
    found.outcome === 'suggested'
      ? found.suggestions.flatMap((one) => ('mangaId' in one ? [] : one))
      : null,
  );
  return { isSingle, suggestions: joinedSuggestions(ofEpisodes) };
};
