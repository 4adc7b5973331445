import type { Synonym } from './model.ts';

/** What can be called by several titles. */
export interface Titled {
  titleNative: string;
  titleRomaji: string | null;
  titleEnglish: string | null;
  synonyms: readonly Synonym[];
}

/** Every title of a work, the main ones first. */
export const titlesOf = (work: Titled): string[] => [
  ...[work.titleRomaji, work.titleEnglish, work.titleNative].filter((title) => title !== null),
  ...work.synonyms.map((synonym) => synonym.text),
];
