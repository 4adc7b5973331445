import { idOfSource } from '#platform/ids.ts';
import type { MappingRule } from './model.ts';

/** The id of a rule, computed from its content, so that it stays the same after every import. */
export const ruleIdOf = (rule: MappingRule): string => {
  const { kind, level, id, season, from, to, animeId, animeFrom, parts, partial, special } = rule;
  const place = [kind, level, id, season, from, to, rule.ofSeason, rule.source];
  return idOfSource(
    `mapping-rule:${JSON.stringify([...place, animeId, animeFrom, parts, partial, special])}`,
  );
};
