import type { App } from '#platform/app.ts';
import { defineResource } from '#platform/resource.ts';
import { titlesOf } from '../titled.ts';
import { changeFeed } from '../change-feed.ts';
import { createMappingGraph } from '../mapping/graph.ts';
import type {
  AnimeFacts,
  EpisodeId,
  MappingGraph,
  MappingKind,
  MappingLevel,
  MappingRule,
} from '../mapping/model.ts';
import { catalogue, type Catalogue } from './catalogue.ts';

/** What a mapping says of an entry, beside what the catalogue knows. */
interface MappedEntry {
  titles: string[];
  startOn: string | null;
  endOn: string | null;
}

interface Loaded {
  graph: MappingGraph;
  entries: ReadonlyMap<string, MappedEntry>;
}

const RULE_COLUMNS = [
  'kind',
  'level',
  'external_id',
  'season',
  'ep_from',
  'ep_to',
  'anime_id',
  'anime_from',
  'is_partial',
  'is_special',
  'of_season',
  'priority',
  'origin',
] as const;

const loadRules = async (app: App): Promise<MappingRule[]> => {
  const rows = await app.db
    .selectFrom('catalog.mapping_rule')
    .select([...RULE_COLUMNS])
    .execute();
  return rows.map((row) => ({
    kind: row.kind as MappingKind,
    level: row.level as MappingLevel,
    id: row.external_id,
    season: row.season,
    from: row.ep_from,
    to: row.ep_to,
    animeId: row.anime_id,
    animeFrom: row.anime_from,
    partial: row.is_partial,
    special: row.is_special,
    ofSeason: row.of_season,
    priority: row.priority,
    source: row.origin,
  }));
};

const loadEpisodes = async (app: App): Promise<EpisodeId[]> => {
  const rows = await app.db
    .selectFrom('catalog.mapping_episode')
    .select(['kind', 'external_id', 'show_id', 'season', 'number'])
    .execute();
  return rows.map((row) => ({
    kind: row.kind as MappingKind,
    id: row.external_id,
    show: row.show_id,
    season: row.season,
    number: row.number,
  }));
};

const loadEntries = async (app: App): Promise<Map<string, MappedEntry>> => {
  const rows = await app.db
    .selectFrom('catalog.mapping_entry')
    .select(['anime_id', 'titles', 'start_on', 'end_on'])
    .execute();
  return new Map(
    rows.map((row) => [
      row.anime_id,
      { titles: row.titles, startOn: row.start_on, endOn: row.end_on },
    ]),
  );
};

const load = async (app: App): Promise<Loaded> => {
  const [rules, episodes, entries] = [
    await loadRules(app),
    await loadEpisodes(app),
    await loadEntries(app),
  ];
  return { graph: createMappingGraph({ rules, episodes, anime: [] }), entries };
};

const NOTHING: Loaded = {
  graph: createMappingGraph({ rules: [], episodes: [], anime: [] }),
  entries: new Map(),
};

const factsOf = (
  titles: Catalogue,
  entries: ReadonlyMap<string, MappedEntry>,
  animeId: string,
): AnimeFacts | undefined => {
  const anime = titles.anime(animeId);
  if (!anime) return undefined;
  const entry = entries.get(animeId);
  return {
    animeId,
    titles: [...titlesOf(anime), ...(entry?.titles ?? [])],
    episodeCount: anime.episodeCountSource === 'RECORDED' ? anime.episodeCount : null,
    startOn: entry?.startOn ?? anime.startOn,
    endOn: entry?.endOn ?? anime.endOn,
    isAdult: anime.isAdult,
  };
};

/** External ids to episodes of the catalogue: a graph that is replaced whole when the mapping changes. */
export const mapping = defineResource<MappingGraph>({
  name: 'mapping',
  open: async (app) => {
    const feed = await app.open(changeFeed);
    const titles = await app.open(catalogue);
    let loaded = NOTHING;
    await feed.follow('mapping', async () => {
      loaded = await load(app);
    });
    return {
      rulesOf: (kind, level, id) => loaded.graph.rulesOf(kind, level, id),
      episode: (kind, id) => loaded.graph.episode(kind, id),
      anime: (animeId) => factsOf(titles, loaded.entries, animeId),
    };
  },
});
