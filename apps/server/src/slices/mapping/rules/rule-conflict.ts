import type { MappingRule } from '../model.ts';
import { placeInEntry } from './place.ts';

/** Two rules that assign the same external episode to different episodes of ours. */
export interface RuleConflict {
  rule: MappingRule;
  other: MappingRule;
  /** The first external number on which they differ. */
  number: number;
  /** The rule that the resolver follows; null if only an air date could decide. */
  believed: MappingRule | null;
}

const doOverlap = (a: MappingRule, b: MappingRule): boolean =>
  a.from <= (b.to ?? Infinity) && b.from <= (a.to ?? Infinity);

const believedOf = (a: MappingRule, b: MappingRule): MappingRule | null => {
  if (a.priority !== b.priority) return a.priority > b.priority ? a : b;
  if (a.from === b.from) return null;
  return a.from > b.from ? a : b;
};

/** The conflict of two rules, if there is one. If they begin together and agree there, they do not differ in a way that matters. */
const conflictOf = (rule: MappingRule, other: MappingRule): RuleConflict | null => {
  if (rule.season !== other.season || rule.special || other.special || !doOverlap(rule, other))
    return null;
  const number = Math.max(rule.from, other.from);
  const [a, b] = [placeInEntry(rule, number), placeInEntry(other, number)];
  if (rule.animeId === other.animeId && a.episode === b.episode) return null;
  return { rule, other, number, believed: believedOf(rule, other) };
};

/** A bound, because a hostile file could put all its rules under one id. */
const MOST_RULES_OF_ID = 500;

/** The conflicts of new rules with each other and with existing ones, each once. */
export function* findConflicts(
  rules: readonly MappingRule[],
  standing: (rule: MappingRule) => readonly MappingRule[],
): Generator<RuleConflict> {
  const byId = Map.groupBy(rules, ({ kind, level, id }) => `${kind}/${level}/${id}`);
  for (const own of byId.values()) {
    const first = own[0];
    if (!first || own.length > MOST_RULES_OF_ID) continue;
    const others = standing(first).slice(0, MOST_RULES_OF_ID);
    for (const [i, rule] of own.entries()) {
      for (const other of [...own.slice(i + 1), ...others]) {
        const conflict = conflictOf(rule, other);
        if (conflict) yield conflict;
      }
    }
  }
}
