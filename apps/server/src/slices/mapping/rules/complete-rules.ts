import type { AnimeFacts, MappingRule } from '../model.ts';
import { deriveNextCours } from './next-cour.ts';
import { deriveFromOtherDatabase } from './other-database.ts';

/** What rules that follow from others need to know of an entry. */
export type KnownEntry = Pick<AnimeFacts, 'episodeCount' | 'startOn' | 'endOn'>;
export type EntryOf = (animeId: string) => KnownEntry | undefined;

/** Rules, and those that follow from all of them together. */
export const completeRules = (rules: readonly MappingRule[], entryOf: EntryOf): MappingRule[] => [
  ...rules,
  ...deriveNextCours(rules, entryOf),
  ...deriveFromOtherDatabase(rules, entryOf),
];
