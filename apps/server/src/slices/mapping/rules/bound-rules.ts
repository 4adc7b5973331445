import { SPECIALS_SEASON, type AnimeFacts, type MappingRule } from '../model.ts';

const keyOf = ({ kind, level, id, season }: MappingRule): string =>
  `${kind}/${level}/${id}/${season}`;

/** The last external number of a rule by the entry's count; null where the count is not known. */
const lastByCount = (
  { from, animeFrom, parts }: MappingRule,
  count: number | null,
): number | null => {
  if (count === null) return null;
  const episodes = count - animeFrom + 1;
  if (parts > 1) return from + episodes * parts - 1;
  return from + (parts < -1 ? Math.ceil(episodes / -parts) : episodes) - 1;
};

/** The last number before the next rule of the season that begins later; null when there is none. */
const lastBeforeNext = ({ from }: MappingRule, starts: readonly number[]): number | null => {
  const next = starts.find((start) => start > from);
  return next === undefined ? null : next - 1;
};

const least = (a: number | null, b: number | null): number | null =>
  a === null ? b : b === null ? a : Math.min(a, b);

/**
 * Ends for the rules of a list that gives only beginnings: where the entry has no more episodes, or where the next
 * rule of that season begins. A rule that has no room is left out.
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
    // Among specials the next rule says nothing of where an entry ends.
    const isSpecials = rule.season === SPECIALS_SEASON;
    const to = isSpecials
      ? byCount
      : least(byCount, lastBeforeNext(rule, starts.get(keyOf(rule)) ?? []));
    return to !== null && to < rule.from ? [] : [{ ...rule, to }];
  });
};
