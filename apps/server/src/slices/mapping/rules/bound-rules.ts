import { SPECIALS_SEASON, type AnimeFacts, type MappingRule } from '../model.ts';

const keyOf = ({ kind, level, id, season }: MappingRule): string =>
  `${kind}/${level}/${id}/${season}`;

/** The last external number of a rule by the entry's count; null if the count is unknown. */
export const lastByCount = (
  { from, animeFrom, parts }: MappingRule,
  count: number | null,
): number | null => {
  if (count === null) return null;
  const episodes = count - animeFrom + 1;
  if (parts > 1) return from + episodes * parts - 1;
  return from + (parts < -1 ? Math.ceil(episodes / -parts) : episodes) - 1;
};

/** The last number before the next rule of the season begins; null if there is no later rule. */
const lastBeforeNext = ({ from }: MappingRule, starts: readonly number[]): number | null => {
  const next = starts.find((start) => start > from);
  return next === undefined ? null : next - 1;
};

const least = (a: number | null, b: number | null): number | null =>
  a === null ? b : b === null ? a : Math.min(a, b);

/**
 * Adds ends to the rules of a list that only has beginnings: where the entry has no more episodes, or where the next rule of the season
 * begins. A rule without room is left out.
 */
export const boundRules = (
  rules: readonly MappingRule[],
  factsOf: (animeId: string) => Pick<AnimeFacts, 'episodeCount'> | undefined,
): MappingRule[] => {
  const main = rules.filter(({ special }) => !special);
  const starts = new Map(
    [...Map.groupBy(main, keyOf)].map(([key, own]) => [
      key,
      own.map(({ from }) => from).sort((a, b) => a - b),
    ]),
  );
  return rules.flatMap((rule) => {
    if (rule.to !== null) return [rule];
    const count = factsOf(rule.animeId)?.episodeCount ?? null;
    const byCount = lastByCount(rule, count);
    // Among specials, the next rule does not show where an entry ends.
    const isSpecials = rule.season === SPECIALS_SEASON;
    const to = isSpecials
      ? byCount
      : least(byCount, lastBeforeNext(rule, starts.get(keyOf(rule)) ?? []));
    return to !== null && to < rule.from ? [] : [{ ...rule, to, isEndCounted: true }];
  });
};
