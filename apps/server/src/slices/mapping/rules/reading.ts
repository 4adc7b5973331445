import type { ExternalMediaId, MappingGraph, WatchedMedia } from '../model.ts';
import type { ShowEpisode } from './show-episode.ts';
import { titleLike } from './title-match.ts';

/** Whether a title could name a show: it is like a title of one of its entries. */
export const namesShow = (
  graph: MappingGraph,
  { kind, id }: Pick<ExternalMediaId, 'kind' | 'id'>,
  title: string,
): boolean => {
  const isAlike = titleLike(title);
  const entries = new Set(graph.rulesOf(kind, 'show', id).map((rule) => rule.animeId));
  return [...entries].some((animeId) => graph.anime(animeId)?.titles.some(isAlike));
};

/** Whether an id in place of an episode id could be the show's: only if the titles do not contradict it. */
const mayBeShow = (graph: MappingGraph, id: ExternalMediaId, showTitle: string | null): boolean =>
  showTitle === null || namesShow(graph, id, showTitle);

/**
 * What an event's ids of one kind can mean, the most certain first: known episodes, then the show with the library's numbers, last show ids
 * in place of an episode id. If an episode is known, the library's own numbers are ignored, because they may follow another order.
 */
export function* readEpisode(
  graph: MappingGraph,
  media: WatchedMedia,
  ids: readonly ExternalMediaId[],
): Generator<ShowEpisode> {
  const byLibrary = ({ kind, id, season, number, absolute }: ExternalMediaId): ShowEpisode => ({
    kind,
    show: id,
    season: season ?? media.season,
    number: number ?? media.episode,
    absolute: absolute ?? false,
  });
  const knownShows = new Set<number>();
  const unknown: ExternalMediaId[] = [];
  for (const id of ids.filter(({ level }) => level === 'episode')) {
    const known = graph.episode(id.kind, id.id);
    if (known) {
      knownShows.add(known.show);
      yield { ...known, absolute: false };
    } else unknown.push(id);
  }
  for (const id of ids) {
    if (id.level === 'show' && !knownShows.has(id.id)) yield byLibrary(id);
  }
  for (const id of unknown) {
    if (mayBeShow(graph, id, media.showTitle)) yield byLibrary(id);
  }
}
