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

const MOST_LISTED = 1_000;

const placeOf = ({ kind, level, id, season }: MappingRule, number: number): string =>
  level === 'movie' ? `${kind} film ${id}` : `${kind} ${id} season ${season} episode ${number}`;

const told = ({ animeId, from, to, animeFrom, source }: MappingRule): string =>
  `${source}: ${from}-${to ?? ''} is ${animeId} from ${animeFrom}`;

/** Puts conflicts in words: all are counted, the first are listed. */
const listed = (
  found: Iterable<RuleConflict>,
): { conflicting: number; conflicts: MappingConflict[] } => {
  const conflicting = new Set<MappingRule>();
  const conflicts: MappingConflict[] = [];
  for (const { rule, other, number, believed } of found) {
    conflicting.add(rule);
    if (conflicts.length >= MOST_LISTED) continue;
    conflicts.push({
      at: placeOf(rule, number),
      rule: told(rule),
      other: told(other),
      believed: believed?.source ?? null,
    });
  }
  return { conflicting: conflicting.size, conflicts };
};

/** What rules of a file disagree on, among themselves and with the rules of other sources. */
export const conflictsOf = (
  rules: readonly MappingRule[],
  { source, graph }: { source: string; graph: MappingGraph },
): { conflicting: number; conflicts: MappingConflict[] } => {
  const others = ({ kind, level, id }: MappingRule) =>
    graph.rulesOf(kind, level, id).filter((rule) => rule.file !== source);
  return listed(findConflicts(rules, others));
};

/** What the rules of this instance disagree on. */
export const findMappingConflicts = async (
  app: App,
): Promise<{ conflicting: number; conflicts: MappingConflict[] }> =>
  listed(findConflicts(await loadRules(app), () => []));
