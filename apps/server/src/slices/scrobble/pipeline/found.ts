import type { MissOutcome } from '#slices/mapping/index.ts';
import type { ByShow } from '../shows/find.ts';
import type { MangaSuggestion } from '../shows/rules/suggestion.ts';
import type { DeliveryMatch } from './outcome.ts';

/** An episode or a chapter of ours that was found, or why none was. */
export type Found =
  | { outcome: MissOutcome }
  | ByShow
  | { outcome: 'suggested'; suggestions: readonly MangaSuggestion[]; isSingle: boolean }
  | { outcome: 'matched'; match: DeliveryMatch; partial: boolean; isCorrected: boolean };
