import { DERIVED_PRIORITY, LOCAL_PRIORITY, type MappingRule } from '../model.ts';
import { findConflicts, type RuleConflict } from '../rules/rule-conflict.ts';

const placeOf = ({ kind, level, id, season }: MappingRule): string =>
  `${kind} ${level} ${id} ${season}`;

/** Numbers of a database, the lowest id first. */
const byPlace = ({ rule: a, number: x }: RuleConflict, { rule: b, number: y }: RuleConflict) =>
  a.kind.localeCompare(b.kind) || a.id - b.id || (a.season ?? 0) - (b.season ?? 0) || x - y;

/**
 * The contradictions between rules of lists on which no editor has decided: none of their rules covers the number. Computed rules give way to
 * all others anyway.
 */
export const openConflicts = (rules: readonly MappingRule[]): RuleConflict[] => {
  const stated = rules.filter(
    ({ priority }) => priority > DERIVED_PRIORITY && priority < LOCAL_PRIORITY,
  );
  const local = Map.groupBy(
    rules.filter(({ priority }) => priority === LOCAL_PRIORITY),
    placeOf,
  );
  const isDecided = ({ rule, number }: RuleConflict): boolean =>
    (local.get(placeOf(rule)) ?? []).some(
      ({ from, to }) => from <= number && number <= (to ?? Infinity),
    );
  return [...findConflicts(stated, () => [])]
    .filter((conflict) => !isDecided(conflict))
    .toSorted(byPlace);
};
