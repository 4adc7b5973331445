import type { MappingRule } from '../model.ts';

/** The sort key of a show's rule: the requested season first, then the first season, specials last. */
const placeOf = ({ season, from, special }: MappingRule, asked: number): number =>
  (season === asked ? 0 : season === null || season < 1 ? 1e6 : season * 1e3) +
  Math.min(from, 999) +
  Number(special) * 1e7;

/** The anime of a show or film, by its rules, each once: those of the requested season first. */
export const animeInOrder = (rules: readonly MappingRule[], season: number | null): string[] => {
  const sorted = rules.toSorted((a, b) => placeOf(a, season ?? 1) - placeOf(b, season ?? 1));
  return [...new Set(sorted.map(({ animeId }) => animeId))];
};
