import { z } from 'zod';

/** How an account orders and rates one of its lists in apps made for AniList. */
export interface ListOptions {
  /** Names of sections in their order; others follow in AniList's. */
  sectionOrder: readonly string[];
  /** Whether completed works stand in a section for each format. */
  splitCompletedSectionByFormat: boolean;
  /** What is rated besides the whole. */
  advancedScoring: readonly string[];
  advancedScoringEnabled: boolean;
}

/** What AniList gives a new account. */
export const USUAL_OPTIONS: ListOptions = {
  sectionOrder: [],
  splitCompletedSectionByFormat: false,
  advancedScoring: ['Story', 'Characters', 'Visuals', 'Audio', 'Enjoyment'],
  advancedScoringEnabled: false,
};

/** How AniList sorts the rows of a new account. */
export const USUAL_ROW_ORDER = 'updatedAt';

const LONGEST_NAME = 100;
const MOST_SECTIONS = 200;
export const MOST_ASPECTS = 20;

/** Names, each once, without the empty ones and the nulls that clients send. */
const names = (most: number) =>
  z
    .array(z.string().max(LONGEST_NAME).nullable())
    .max(most)
    .transform((list) => [...new Set(list.map((name) => name?.trim() ?? '').filter(Boolean))])
    .nullish();

/** What a client sends of them. Null changes nothing. */
export const listOptionsInput = z.object({
  sectionOrder: names(MOST_SECTIONS),
  splitCompletedSectionByFormat: z.boolean().nullish(),
  customLists: names(MOST_SECTIONS),
  advancedScoring: names(MOST_ASPECTS),
  advancedScoringEnabled: z.boolean().nullish(),
});
export type ListOptionsInput = z.infer<typeof listOptionsInput>;

/** What a client sends of how its account is shown. */
export const userOptionsInput = z.object({
  /** A word of AniList (`title`, `score`, `updatedAt`, `id`), kept as it is. Null changes nothing. */
  rowOrder: z.string().trim().min(1).max(LONGEST_NAME).nullish(),
  animeListOptions: listOptionsInput.nullish(),
  mangaListOptions: listOptionsInput.nullish(),
});
export type UserOptionsInput = z.infer<typeof userOptionsInput>;

/** Scores by aspect as AniList shows them. An aspect that was not rated has 0. */
export const scoresByAspect = (
  aspects: readonly string[],
  scores: readonly number[],
): Record<string, number> =>
  Object.fromEntries(aspects.map((aspect, index) => [aspect, scores[index] ?? 0]));

/** The scores a client sent: 0 to 100 each, as many as there can be aspects; null without any. */
export const aspectScoresOf = (sent: readonly (number | null)[]): number[] | null => {
  const scores = sent.slice(0, MOST_ASPECTS).map((score) => Math.min(Math.max(score ?? 0, 0), 100));
  return scores.some((score) => score > 0) ? scores : null;
};
