import type { App } from '#platform/app.ts';
import {
  findConflicts,
  loadRules,
  type MappingGraph,
  type MappingRule,
  type RuleConflict,
} from '#slices/mapping/index.ts';

/** Two rules that disagree, in words. */
export interface MappingConflict {
  /** Where: `tvdb 405920 season 1 episode 13`. */
  at: string;
  rule: string;
  other: string;
  /** The source that is believed; null where only the air date decides. */
  believed: string | null;
}

/** An episode on which rules disagree. */
export interface ConflictPlace {
  at: string;
  /** All that is said of it, each rule once. */
  rules: readonly MappingRule[];
  /** The source that is believed against all others; null where only the air date decides. */
  believed: string | null;
}

/** What rules disagree on. All rules are counted, the first are listed. */
export interface FoundConflicts {
  /** How many rules contradict another. */
  conflicting: number;
  conflicts: MappingConflict[];
  /** The same, one for each episode instead of one for each two rules. */
  places: ConflictPlace[];
}

const MOST_LISTED = 1_000;

const placeOf = ({ kind, level, id, season }: MappingRule, number: number): string =>
  level === 'movie' ? `${kind} film ${id}` : `${kind} ${id} season ${season} episode ${number}`;

const told = ({ animeId, from, to, animeFrom, source }: MappingRule): string =>
  `${source}: ${from}-${to ?? ''} is ${animeId} from ${animeFrom}`;

const conflictOf = ({ rule, other, number, believed }: RuleConflict): MappingConflict => ({
  at: placeOf(rule, number),
  rule: told(rule),
  other: told(other),
  believed: believed?.source ?? null,
});

/** The episode of some conflicts. One rule must be believed against each other, because the resolver follows one. */
const placeIn = (at: string, conflicts: readonly RuleConflict[]): ConflictPlace => {
  const rules = [...new Set(conflicts.flatMap(({ rule, other }) => [rule, other]))];
  const winner = rules.find((one) =>
    conflicts.every(
      ({ rule, other, believed }) => (rule !== one && other !== one) || believed === one,
    ),
  );
  return { at, rules, believed: winner?.source ?? null };
};

/** Puts conflicts in words. */
const listed = (found: Iterable<RuleConflict>): FoundConflicts => {
  const conflicting = new Set<MappingRule>();
  const first: RuleConflict[] = [];
  for (const conflict of found) {
    conflicting.add(conflict.rule);
    if (first.length < MOST_LISTED) first.push(conflict);
  }
  const byPlace = Map.groupBy(first, ({ rule, number }) => placeOf(rule, number));
  return {
    conflicting: conflicting.size,
    conflicts: first.map(conflictOf),
    places: [...byPlace].map(([at, own]) => placeIn(at, own)),
  };
};

/** What rules of a file disagree on, among themselves and with the rules of other sources. */
export const conflictsOf = (
  rules: readonly MappingRule[],
  { source, graph }: { source: string; graph: MappingGraph },
): FoundConflicts => {
  const others = ({ kind, level, id }: MappingRule) =>
    graph.rulesOf(kind, level, id).filter((rule) => rule.file !== source);
  return listed(findConflicts(rules, others));
};

/** What the rules of this instance disagree on. */
export const findMappingConflicts = async (app: App): Promise<FoundConflicts> =>
  listed(findConflicts(await loadRules(app), () => []));
