import { WEEK_MS } from '#platform/durations.ts';
import {
  type AnimeFacts,
  createMappingGraph,
  type MappingRule,
  resolveAll,
  type WatchedMedia,
} from '#slices/mapping/index.ts';
import { median } from './measure.ts';

const SHOWS = 40_000;
const SEASONS = 5;
const PLAYS = 20_000;
const RUN = { startOn: '2020-01-05', endOn: '2020-03-22' };

const ruleOf = (show: number, season: number): MappingRule => ({
  kind: show % 2 === 0 ? 'tmdb' : 'tvdb',
  level: 'show',
  id: show,
  season,
  from: 1,
  to: 12,
  animeId: `${show}/${season}`,
  animeFrom: 1,
  parts: 1,
  partial: false,
  special: false,
  ofSeason: null,
  priority: 1,
  source: 'bench',
});

const factsOf = ({ animeId }: MappingRule): AnimeFacts => ({
  animeId,
  titles: [`Anime ${animeId}`, `アニメ ${animeId}`],
  episodeCount: 12,
  ...RUN,
  isAdult: false,
});

const airDateOf = (episode: number): string =>
  new Date(Date.parse(RUN.startOn) + (episode - 1) * WEEK_MS).toISOString().slice(0, 10);

/** An episode whose ids are tried at every level before one matches. */
const playOf = (show: number): WatchedMedia => ({
  kind: 'episode',
  title: 'An episode',
  showTitle: `Anime ${show}/${(show % SEASONS) + 1}`,
  season: (show % SEASONS) + 1,
  episode: (show % 12) + 1,
  episodeEnd: null,
  airDate: airDateOf((show % 12) + 1),
  ids: (['tmdb', 'tvdb'] as const).flatMap((kind) => [
    { kind, level: 'episode' as const, id: show },
    { kind, level: 'show' as const, id: show },
  ]),
});

/** The median time to resolve one play among 200,000 rules, in µs. */
export const resolverMicros = (): number => {
  const rules = Array.from({ length: SHOWS }, (_, show) =>
    Array.from({ length: SEASONS }, (_season, i) => ruleOf(show + 1, i + 1)),
  ).flat();
  const graph = createMappingGraph({ rules, episodes: [], anime: rules.map(factsOf) });
  const options = { today: '2026-11-21', trustAirDate: true };
  const micros = Array.from({ length: PLAYS }, (_, i) => {
    const play = playOf(((i * 7_919) % SHOWS) + 1);
    const since = performance.now();
    const [found] = resolveAll(graph, play, options);
    const took = (performance.now() - since) * 1_000;
    if (found?.outcome !== 'matched') throw new Error(`Play ${i} matched nothing.`);
    return took;
  });
  return median(micros);
};
