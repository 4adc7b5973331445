import type { MappingRule } from '../model.ts';

/** Where a rule of a show stands: what was asked for first, then its first season, specials last. */
const placeOf = ({ season, from, special }: MappingRule, asked: number): number =>
  (season === asked ? 0 : season === null || season < 1 ? 1e6 : season * 1e3) +
  Math.min(from, 999) +
  Number(special) * 1e7;

/** The anime a show or film is, by its rules: those of the season that was asked for first, each once. */
export const animeInOrder = (rules: readonly MappingRule[], season: number | null): string[] => {
  const sorted = rules.toSorted((a, b) => placeOf(a, season ?? 1) - placeOf(b, season ?? 1));
  return [...new Set(sorted.map(({ animeId }) => animeId))];
};
