import { DERIVED_PRIORITY, type MappingRule, SPECIALS_SEASON } from '../model.ts';

const SOURCE = 'derived season numbers';

/** The first and last number of the rules of a season; null if it has none, or no last one. */
const spanOf = (rules: readonly MappingRule[] | undefined) => {
  const to = rules?.map((rule) => rule.to);
  if (!rules || !to || to.includes(null)) return null;
  return { from: Math.min(...rules.map(({ from }) => from)), to: Math.max(...to.map(Number)) };
};

const ofShow = (rules: readonly MappingRule[]): MappingRule[] => {
  const seasons = Map.groupBy(rules, ({ season }) => season);
  return [...seasons].flatMap(([season, own]) => {
    const [before, span] = [spanOf(seasons.get(Number(season) - 1)), spanOf(own)];
    if (!before || !span || span.from !== before.to + 1) return [];
    const shift = span.from - 1;
    // Numbers that the season has in both ways would be ambiguous.
    if (span.to - shift >= span.from) return [];
    return own.map((rule) => ({
      ...rule,
      from: rule.from - shift,
      to: Number(rule.to) - shift,
      priority: DERIVED_PRIORITY,
      source: SOURCE,
    }));
  });
};

/** Rules for libraries that begin each season with 1, where a list goes on with the numbers of the season before. */
export const deriveSeasonNumbers = (rules: readonly MappingRule[]): MappingRule[] => {
  const regular = rules.filter(
    ({ level, season, special }) =>
      level === 'show' && season !== null && season > SPECIALS_SEASON && !special,
  );
  const shows = Map.groupBy(regular, ({ kind, id }) => `${kind}/${id}`);
  return [...shows.values()].flatMap(ofShow);
};
