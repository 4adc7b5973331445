import { DERIVED_PRIORITY, ABSOLUTE_SEASON, type MappingRule } from '../model.ts';

const SOURCE = 'derived absolute';

/** The rules of a season in their order, if they cover it from 1 to its end without gaps and overlaps; otherwise null. */
const chainOf = (rules: readonly MappingRule[]): MappingRule[] | null => {
  const sorted = [...rules].sort((a, b) => a.from - b.from);
  let next = 1;
  for (const { from, to, parts, partial } of sorted) {
    if (from !== next || to === null || parts !== 1 || partial) return null;
    next = to + 1;
  }
  return sorted;
};

const absoluteRules = (ofShow: readonly MappingRule[]): MappingRule[] => {
  const seasons = Map.groupBy(ofShow, ({ season }) => season);
  if (seasons.has(ABSOLUTE_SEASON) || seasons.size < 2) return [];
  const derived: MappingRule[] = [];
  let before = 0;
  for (let season = 1; season <= seasons.size; season++) {
    const chain = chainOf(seasons.get(season) ?? []);
    const last = chain?.at(-1)?.to;
    if (!chain || last === undefined || last === null) return [];
    for (const rule of chain) {
      const place = { from: before + rule.from, to: before + (rule.to ?? 0), ofSeason: season };
      derived.push({
        ...rule,
        ...place,
        season: ABSOLUTE_SEASON,
        priority: DERIVED_PRIORITY,
        source: SOURCE,
      });
    }
    before += last;
  }
  return derived;
};

/**
 * Rules for numbers that run through a show, for libraries in absolute order. Only shows whose regular seasons are all covered completely
 * by one list get them, because every gap would shift the numbers after it.
 */
export const deriveAbsoluteRules = (rules: readonly MappingRule[]): MappingRule[] => {
  const regular = rules.filter(
    ({ level, season, special }) => level === 'show' && season !== 0 && !special,
  );
  const shows = Map.groupBy(regular, ({ kind, id }) => `${kind}/${id}`);
  return [...shows.values()].flatMap(absoluteRules);
};
