import { addressOf, type FieldAddress } from '#slices/catalog/values.ts';
import type { MappingRule } from '../model.ts';

/** The list of the rules that lead to an anime, which people change. */
export const RULE_LIST = 'mappingRules';

/** What a rule says of its anime, whoever says it. */
export type RuleValue = Pick<
  MappingRule,
  | 'kind'
  | 'level'
  | 'id'
  | 'season'
  | 'from'
  | 'to'
  | 'animeFrom'
  | 'parts'
  | 'partial'
  | 'special'
  | 'ofSeason'
>;

export const ruleValueOf = (rule: RuleValue): RuleValue => ({
  kind: rule.kind,
  level: rule.level,
  id: rule.id,
  season: rule.season,
  from: rule.from,
  to: rule.to,
  animeFrom: rule.animeFrom,
  parts: rule.parts,
  partial: rule.partial,
  special: rule.special,
  ofSeason: rule.ofSeason,
});

/** The key of a rule among those of its anime: all that it says, so that a rule that says something else is another one. */
export const ruleKey = (rule: RuleValue): string => {
  const { kind, level, id, season, from, to, animeFrom, parts, partial, special, ofSeason } = rule;
  const flags = [partial && 'partial', special && 'special', ofSeason !== null && `of${ofSeason}`];
  const place = [kind, level, id, season ?? '', `${from}-${to ?? ''}`, animeFrom, parts];
  return [...place, ...flags.filter(Boolean)].join(':');
};

/** The address of a rule: `mappingRules.tvdb:show:424536:1:1-28:1:1`. */
export const ruleAddress = (rule: RuleValue): FieldAddress => addressOf(RULE_LIST, ruleKey(rule));
