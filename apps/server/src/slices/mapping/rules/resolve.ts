import { isDisproved, isSupported } from './air-date.ts';
import { isMatch, miss } from './candidate.ts';
import {
  MISS_OUTCOMES,
  type MappingGraph,
  type MappingKind,
  type Match,
  type Miss,
  type Resolution,
  type ResolveOptions,
  type WatchedMedia,
} from '../model.ts';
import { resolveMovie } from './movie.ts';
import { readEpisode } from './reading.ts';
import { resolveShowEpisode } from './show-episode.ts';

/** A file never has more episodes than this. A longer range is cut. */
export const MAX_EPISODES_OF_FILE = 20;

/** One episode of a file; `step` is its distance from the first. */
interface Attempt extends ResolveOptions {
  step: number;
}

const moreInformative = (a: Miss, b: Miss): Miss =>
  MISS_OUTCOMES.indexOf(b.outcome) > MISS_OUTCOMES.indexOf(a.outcome) ? b : a;

/** Resolves every reading of the media's ids of one kind, lazily. */
function* readings(
  graph: MappingGraph,
  media: WatchedMedia,
  { kind, step, today, trustAirDate }: Attempt & { kind: MappingKind },
): Generator<Resolution> {
  const ids = media.ids.filter((id) => id.kind === kind);
  const evidence = { airDate: media.airDate, today, trustAirDate };
  if (media.kind === 'movie') {
    const films = ids.filter(({ level }) => level === 'movie');
    for (const id of films) yield resolveMovie(graph, { id, title: media.title }, evidence);
  }
  if (media.kind === 'episode' && ids.some(({ level }) => level !== 'movie')) {
    yield miss('no_mapping');
    for (const episode of readEpisode(graph, media, ids)) {
      const number = episode.number === null ? null : episode.number + step;
      yield resolveShowEpisode(graph, { ...episode, number }, evidence);
    }
  }
}

const resolveByKind = (
  graph: MappingGraph,
  media: WatchedMedia,
  attempt: Attempt & { kind: MappingKind },
): Resolution => {
  let told = miss('no_external_id');
  for (const resolution of readings(graph, media, attempt)) {
    if (isMatch(resolution)) return resolution;
    told = moreInformative(told, resolution);
  }
  return told;
};

/** Whether the air date contradicts one match and fits the other. */
const isOverruled = (
  graph: MappingGraph,
  { match, by }: { match: Match; by: Match },
  { airDate, today }: { airDate: string; today: string },
): boolean => {
  const [facts, other] = [graph.anime(match.animeId), graph.anime(by.animeId)];
  if (match.animeId === by.animeId || !facts || !other) return false;
  return isDisproved(facts, airDate, today) && isSupported(other, airDate, today);
};

const resolveOne = (graph: MappingGraph, media: WatchedMedia, attempt: Attempt): Resolution => {
  const { trustAirDate, today } = attempt;
  const airDate = trustAirDate ? media.airDate : null;
  const a = resolveByKind(graph, media, { ...attempt, kind: 'tmdb' });
  if (isMatch(a) && airDate === null) return a;
  const b = resolveByKind(graph, media, { ...attempt, kind: 'tvdb' });
  if (!isMatch(a)) return isMatch(b) ? b : moreInformative(a, b);
  const isOut =
    isMatch(b) && airDate !== null && isOverruled(graph, { match: a, by: b }, { airDate, today });
  return isOut ? b : a;
};

/**
 * The watched anime and episode: by an id of kind A, otherwise by an id of kind B, otherwise a miss with its reason. Kind A decides unless
 * the air date contradicts it and fits kind B. The number is never outside an entry's known range.
 */
export const resolve = (
  graph: MappingGraph,
  media: WatchedMedia,
  options: ResolveOptions,
): Resolution => resolveOne(graph, media, { ...options, step: 0 });

const animeOf = (resolution: Resolution): string | null =>
  isMatch(resolution) ? resolution.animeId : null;

/**
 * As `resolve`, for each episode of a file (at most twenty), in their order. The air date of a file is that of its first episode: it disproves
 * nothing of the others by itself, but where it moves the first away from what the numbers say, the others are of the same entry or nowhere.
 */
export const resolveAll = (
  graph: MappingGraph,
  media: WatchedMedia,
  options: ResolveOptions,
): Resolution[] => {
  const first = resolve(graph, media, options);
  const count = episodesOfFile(media);
  if (count === 1) return [first];
  const numbered = { ...options, trustAirDate: false };
  const isMoved =
    options.trustAirDate && animeOf(first) !== animeOf(resolve(graph, media, numbered));
  const later = Array.from({ length: count - 1 }, (_, i) => {
    if (!isMoved) return resolveOne(graph, media, { ...numbered, step: i + 1 });
    const place = resolveOne(graph, media, { ...options, step: i + 1 });
    return animeOf(place) === animeOf(first) ? place : miss('ambiguous');
  });
  return [first, ...later];
};

/** How many episodes a file has according to its server. */
export const episodesOfFile = ({
  kind,
  episode,
  episodeEnd,
}: Pick<WatchedMedia, 'kind' | 'episode' | 'episodeEnd'>): number => {
  const isRange = kind === 'episode' && episode !== null && episodeEnd !== null;
  const further = isRange ? Math.max(0, episodeEnd - episode) : 0;
  return Math.min(1 + further, MAX_EPISODES_OF_FILE);
};
