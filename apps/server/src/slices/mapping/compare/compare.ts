import { WEEK_MS } from '#platform/durations.ts';
import type { PartialDate } from '#slices/catalog/index.ts';
import {
  STATED_RANGE_PRIORITY,
  type AnimeFacts,
  type MappingGraph,
  type MappingKind,
  type Match,
  type MissOutcome,
  type Resolution,
  type WatchedMedia,
} from '../model.ts';
import { resolve } from '../rules/resolve.ts';
import { placeInEntry } from '../rules/place.ts';
import { isStated, type EpisodeGroup, type StatedEpisode } from './stated-episode.ts';

/** How many episodes were resolved as stated, otherwise, or not at all. */
export interface Tally {
  episodes: number;
  right: number;
  wrong: number;
  /** Otherwise than stated, where the statement is no proof: see `isContested`. */
  contested: number;
  dropped: number;
}

/** An episode of ours, and the origin of what says so. */
export interface ResolvedEpisode {
  animeId: string;
  episode: number;
  source: string;
}

/** Episodes in a row that are resolved otherwise than stated. */
export interface WrongEpisodes extends Omit<StatedEpisode, 'number'> {
  from: number;
  to: number;
  /** What the first is resolved to. */
  resolved: ResolvedEpisode;
}

export interface Comparison {
  all: Tally;
  /** Why episodes were dropped. */
  dropped: Partial<Record<MissOutcome, number>>;
  byKind: Partial<Record<MappingKind, Tally>>;
  byGroup: Partial<Record<EpisodeGroup, Tally>>;
  /** The first of those that were resolved otherwise. */
  wrong: readonly WrongEpisodes[];
}

export interface CompareOptions {
  /** `YYYY-MM-DD` */
  today: PartialDate;
  /** Whether each episode has the air date that its anime would give it, a week apart from the first. */
  isDated: boolean;
  /** Other mappings; what their lists state, too, is contested instead of wrong. */
  others: readonly MappingGraph[];
}

const MOST_WRONG = 1_000;
const FULL_DATE = /^\d{4}-\d{2}-\d{2}$/u;

/** The day on which a weekly series airs an episode, at most the last of its run; null if its first day is not known. */
const airDateOf = (facts: AnimeFacts | undefined, episode: number): PartialDate | null => {
  if (!facts?.startOn || !FULL_DATE.test(facts.startOn)) return null;
  const day = new Date(Date.parse(facts.startOn) + (episode - 1) * WEEK_MS)
    .toISOString()
    .slice(0, 10);
  const { endOn } = facts;
  return endOn && FULL_DATE.test(endOn) && endOn < day ? endOn : day;
};

const mediaOf = (graph: MappingGraph, stated: StatedEpisode, isDated: boolean): WatchedMedia => {
  const { kind, level, id, season, number, answers } = stated;
  const [first] = answers;
  const isFilm = level === 'movie';
  return {
    kind: isFilm ? 'movie' : 'episode',
    title: null,
    showTitle: null,
    season: isFilm ? null : season,
    episode: isFilm ? null : number,
    episodeEnd: null,
    airDate: isDated && first ? airDateOf(graph.anime(first.animeId), first.episode) : null,
    ids: [{ kind, level, id }],
  };
};

type Outcome = 'right' | 'wrong' | 'contested' | 'dropped';

/** Whether a list besides the one that was followed states the same. */
const isStatedElsewhere = (
  graphs: readonly MappingGraph[],
  { kind, level, id, season, number }: StatedEpisode,
  { animeId, episode, rule: followed }: Match,
): boolean =>
  graphs
    .flatMap((graph) => graph.rulesOf(kind, level, id))
    .some((rule) => {
      if (rule.source === followed.source || !isStated(rule)) return false;
      if (rule.animeId !== animeId || rule.season !== season) return false;
      if (rule.from > number || number > (rule.to ?? Infinity)) return false;
      return placeInEntry(rule, number).episode === episode;
    });

/**
 * Whether a statement is no proof against the rule that was followed: it counts the anime in other parts than ours, it only counts on from where
 * the anime begins while the rule states this very episode, or another list states the same as the rule.
 */
const isContested = (
  graphs: readonly MappingGraph[],
  stated: StatedEpisode,
  resolution: Match,
): boolean => {
  const { rule, animeId } = resolution;
  // A stored rule no longer knows whether its end was counted, but no default of a list has an end of its own.
  const isExact =
    rule.priority >= STATED_RANGE_PRIORITY &&
    isStated(rule) &&
    rule.to !== null &&
    !rule.isEndCounted;
  const isOtherwiseCounted = stated.answers.some(
    (answer) => answer.animeId === animeId && answer.parts !== rule.parts,
  );
  return (
    isOtherwiseCounted ||
    (isExact && stated.answers.every(({ isCounted }) => isCounted)) ||
    isStatedElsewhere(graphs, stated, resolution)
  );
};

const outcomeOf = (
  graphs: readonly MappingGraph[],
  stated: StatedEpisode,
  resolution: Resolution,
): Outcome => {
  const { answers } = stated;
  if (resolution.outcome !== 'matched' || resolution.partial) return 'dropped';
  const { animeId, episode } = resolution;
  const isRight = answers.some(
    (answer) => answer.animeId === animeId && answer.episode === episode,
  );
  if (isRight) return 'right';
  return isContested(graphs, stated, resolution) ? 'contested' : 'wrong';
};

const empty = (): Tally => ({ episodes: 0, right: 0, wrong: 0, contested: 0, dropped: 0 });

const count = (tally: Tally, outcome: Outcome): void => {
  tally.episodes += 1;
  tally[outcome] += 1;
};

const isNext = (last: WrongEpisodes, next: StatedEpisode, resolved: ResolvedEpisode): boolean =>
  last.kind === next.kind &&
  last.id === next.id &&
  last.season === next.season &&
  last.to + 1 === next.number &&
  last.answers[0]?.animeId === next.answers[0]?.animeId &&
  last.resolved.animeId === resolved.animeId &&
  last.resolved.source === resolved.source;

/** Notes a wrong episode, as a part of the range before it if it goes on there. */
const note = (wrong: WrongEpisodes[], stated: StatedEpisode, resolved: ResolvedEpisode): void => {
  const last = wrong.at(-1);
  const { number, ...place } = stated;
  if (last && isNext(last, stated, resolved)) last.to = number;
  else if (wrong.length < MOST_WRONG) wrong.push({ ...place, from: number, to: number, resolved });
};

/** An episode as far as the catalogue has it: lists of other databases count some works in parts. */
const known = (graph: MappingGraph, stated: StatedEpisode): StatedEpisode => ({
  ...stated,
  answers: stated.answers.filter(
    ({ animeId, episode }) => episode <= (graph.anime(animeId)?.episodeCount ?? Infinity),
  ),
});

interface Counting extends Comparison {
  wrong: WrongEpisodes[];
}

interface Resolved {
  stated: StatedEpisode;
  resolution: Resolution;
  outcome: Outcome;
}

const add = (counting: Counting, { stated, resolution, outcome }: Resolved): void => {
  const { all, byKind, byGroup, dropped, wrong } = counting;
  count(all, outcome);
  count((byKind[stated.kind] ??= empty()), outcome);
  count((byGroup[stated.group] ??= empty()), outcome);
  if (resolution.outcome !== 'matched')
    dropped[resolution.outcome] = (dropped[resolution.outcome] ?? 0) + 1;
  else if (outcome === 'wrong') {
    const { animeId, episode, rule } = resolution;
    note(wrong, stated, { animeId, episode, source: rule.source });
  }
};

/** Resolves each stated episode by its show's id, season and number, and counts how often a mapping says the same. */
export const compareMapping = (
  graph: MappingGraph,
  truth: Iterable<StatedEpisode>,
  { today, isDated, others }: CompareOptions,
): Comparison => {
  const graphs = [graph, ...others];
  const counting: Counting = { all: empty(), dropped: {}, byKind: {}, byGroup: {}, wrong: [] };
  for (const stated of truth) {
    const episode = known(graph, stated);
    if (episode.answers.length === 0) continue;
    const media = mediaOf(graph, episode, isDated);
    const resolution = resolve(graph, media, { today, trustAirDate: isDated });
    const outcome = outcomeOf(graphs, episode, resolution);
    add(counting, { stated: episode, resolution, outcome });
  }
  return counting;
};
