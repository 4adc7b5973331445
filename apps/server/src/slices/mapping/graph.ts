import type { AnimeFacts, EpisodeId, MappingGraph, MappingKind, MappingRule } from './model.ts';
import { ruleIdOf } from './rule-id.ts';

const NO_RULES: readonly MappingRule[] = [];

/** The best rule first. The other comparisons only make the result independent of the input's order. */
const byWeight = (a: MappingRule, b: MappingRule): number =>
  b.priority - a.priority ||
  b.from - a.from ||
  (a.to ?? Infinity) - (b.to ?? Infinity) ||
  a.animeFrom - b.animeFrom ||
  compareText(a.animeId, b.animeId) ||
  compareText(a.source, b.source) ||
  compareText(ruleIdOf(a), ruleIdOf(b));

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const sortedLists = (lists: Map<number, MappingRule[]>): Map<number, MappingRule[]> => {
  for (const list of lists.values()) if (list.length > 1) list.sort(byWeight);
  return lists;
};

const rulesById = (rules: Iterable<MappingRule>): Map<number, MappingRule[]> => {
  const lists = new Map<number, MappingRule[]>();
  for (const rule of rules) {
    const list = lists.get(rule.id);
    if (list) list.push(rule);
    else lists.set(rule.id, [rule]);
  }
  return sortedLists(lists);
};

export interface MappingData {
  rules: readonly MappingRule[];
  episodes: readonly EpisodeId[];
  anime: readonly AnimeFacts[];
}

/**
 * A mapping graph in memory, indexed by id, so a look-up is one map read. It shares the given objects and keeps none of the arrays. A
 * changed mapping is a new graph.
 */
export const createMappingGraph = ({ rules, episodes, anime }: MappingData): MappingGraph => {
  const tableOf = (kind: MappingKind) => ({
    movie: rulesById(rules.filter((rule) => rule.kind === kind && rule.level === 'movie')),
    show: rulesById(rules.filter((rule) => rule.kind === kind && rule.level === 'show')),
    episode: new Map(episodes.filter((row) => row.kind === kind).map((row) => [row.id, row])),
  });
  const tables = { tmdb: tableOf('tmdb'), tvdb: tableOf('tvdb') };
  const facts = new Map(anime.map((entry) => [entry.animeId, entry]));
  return {
    rulesOf: (kind, level, id) => tables[kind][level].get(id) ?? NO_RULES,
    episode: (kind, id) => tables[kind].episode.get(id),
    anime: (animeId) => facts.get(animeId),
  };
};
