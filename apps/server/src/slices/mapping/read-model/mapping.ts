import type { App } from '#platform/app.ts';
import { eachInSlices } from '#platform/in-slices.ts';
import { defineResource } from '#platform/resource.ts';
import {
  catalogue,
  type Catalogue,
  changeFeed,
  loadMappedEntries,
  type MappedEntry,
  recordedCount,
  titlesOf,
} from '#slices/catalog/index.ts';
import { createMappingGraph } from '../graph.ts';
import { lastEpisodes } from '../rules/last-episode.ts';
import type { AnimeFacts, MappingGraph, MappingRule } from '../model.ts';
import { ruleIdOf } from '../rule-id.ts';
import type { RuleConflict } from '../rules/rule-conflict.ts';
import { openConflicts } from './conflicts.ts';
import { loadCompletedRules, loadEpisodes } from './load.ts';
import { mappingChanges } from '../change-topic.ts';

interface Loaded {
  graph: MappingGraph;
  entries: ReadonlyMap<string, MappedEntry>;
  lastEpisodes: ReadonlyMap<string, number>;
  rule: (id: string) => MappingRule | undefined;
  about: (animeId: string) => readonly MappingRule[];
  conflicts: () => readonly RuleConflict[];
}

/** Finds rules by their API ids, which are computed when one is first looked up: some 5 µs each. */
const finderOf = (rules: readonly MappingRule[]): Loaded['rule'] => {
  let byId: ReadonlyMap<string, MappingRule> | undefined;
  return (id) => (byId ??= new Map(rules.map((rule) => [ruleIdOf(rule), rule]))).get(id);
};

/** Finds the rules about an anime. Of 200,000 rules, whoever asked first would wait for 0.1 s, so they are sorted out in slices before. */
const aboutOf = async (rules: readonly MappingRule[]): Promise<Loaded['about']> => {
  const byAnime = new Map<string, MappingRule[]>();
  await eachInSlices(rules, (rule) => {
    const known = byAnime.get(rule.animeId);
    if (known) known.push(rule);
    else byAnime.set(rule.animeId, [rule]);
  });
  return (id) => byAnime.get(id) ?? [];
};

/** Finds the conflicts of rules when they are first asked for. */
const conflictsOf = (rules: readonly MappingRule[]): Loaded['conflicts'] => {
  let found: readonly RuleConflict[] | undefined;
  return () => (found ??= openConflicts(rules));
};

const load = async (app: App, titles: Catalogue): Promise<Loaded> => {
  const entries = await loadMappedEntries(app.db);
  const rules = await loadCompletedRules(app, {
    anime: titles.all(),
    entryOf: (animeId) => factsOf(titles, entries, animeId),
  });
  const episodes = await loadEpisodes(app);
  const graph = createMappingGraph({ rules, episodes, anime: [] });
  return {
    graph,
    entries,
    lastEpisodes: lastEpisodes(rules),
    rule: finderOf(rules),
    about: await aboutOf(rules),
    conflicts: conflictsOf(rules),
  };
};

const NOTHING: Loaded = {
  graph: createMappingGraph({ rules: [], episodes: [], anime: [] }),
  entries: new Map(),
  lastEpisodes: new Map(),
  rule: () => undefined,
  about: () => [],
  conflicts: () => [],
};

const factsOf = (
  titles: Catalogue,
  entries: ReadonlyMap<string, MappedEntry>,
  animeId: string,
): AnimeFacts | undefined => {
  const anime = titles.get(animeId);
  if (!anime) return undefined;
  const entry = entries.get(animeId);
  return {
    animeId,
    titles: [...titlesOf(anime), ...(entry?.titles ?? [])],
    episodeCount: recordedCount(anime),
    startOn: entry?.startOn ?? anime.startOn,
    endOn: entry?.endOn ?? anime.endOn,
    isAdult: anime.isAdult,
  };
};

/** The mapping, and what it knows about its entries. */
export interface Mapping extends MappingGraph {
  /** The last episode of an entry according to lists. It suggests that the entry ended, and is not a bound. */
  lastEpisode(animeId: string): number | undefined;
  /** A rule by its API id. */
  rule(ruleId: string): MappingRule | undefined;
  /** The rules that lead to an anime. */
  rulesAbout(animeId: string): readonly MappingRule[];
  /** The contradictions between rules on which no editor has decided. */
  conflicts(): readonly RuleConflict[];
}

/** Maps external ids to episodes of the catalogue. The whole graph is replaced when the mapping changes. */
export const mapping = defineResource<Mapping>({
  name: 'mapping',
  open: async (app) => {
    const feed = await app.open(changeFeed);
    const titles = await app.open(catalogue);
    let loaded = NOTHING;
    await feed.subscribe(mappingChanges, async () => {
      loaded = await load(app, titles);
    });
    return {
      rulesOf: (kind, level, id) => loaded.graph.rulesOf(kind, level, id),
      episode: (kind, id) => loaded.graph.episode(kind, id),
      anime: (animeId) => factsOf(titles, loaded.entries, animeId),
      lastEpisode: (animeId) => loaded.lastEpisodes.get(animeId),
      rule: (ruleId) => loaded.rule(ruleId),
      rulesAbout: (animeId) => loaded.about(animeId),
      conflicts: () => loaded.conflicts(),
    };
  },
});
