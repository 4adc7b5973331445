import type { EpisodeId, ExternalMediaId, MappingRule } from '#slices/mapping/index.ts';
import type { PlaybackEvent } from '../../pipeline/playback.ts';

/** The place of an item on a server: names of the show, best first, with season and number. */
export interface ShowPlace {
  keys: readonly string[];
  /** The title of the show, which distinguishes it from another with the same key. Null for films, and if not sent. */
  title: string | null;
  /** Null for films, and if the server sends none. */
  season: number | null;
  /** 1 for films. */
  number: number;
}

const MOST_TITLE = 300;

/** A title without regard to case, width and spaces. */
export const foldedTitle = (title: string): string =>
  title.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, ' ').trim().slice(0, MOST_TITLE);

/** The name of a show from its key on the server. */
export const nameOfShow = (showKey: string): string => `show:${showKey}`.slice(0, MOST_TITLE);

/** The names of the show, film or manga of an event on its server, best first. A site may call a manga and its anime the same. */
export const showKeysOf = ({ kind, title, showTitle, showKey, ids }: PlaybackEvent): string[] => {
  if (kind === 'movie') {
    const byId = ids.flatMap((id) => (id.level === 'movie' ? [`film:${id.kind}:${id.id}`] : []));
    return [...byId, ...(title === null ? [] : [`film:${foldedTitle(title)}`])];
  }
  const medium = kind === 'chapter' ? 'manga:' : '';
  return [
    ...(showKey === null ? [] : [`${medium}${nameOfShow(showKey)}`]),
    ...(showTitle === null ? [] : [`${medium}title:${foldedTitle(showTitle)}`]),
  ];
};

/** The place of an event's item on its server; null if it has no name. `step` is the place in a file of several episodes. */
export const placeOf = (event: PlaybackEvent, step = 0): ShowPlace | null => {
  const keys = showKeysOf(event);
  if (keys.length === 0) return null;
  const { kind, showTitle, season, episode, chapter } = event;
  if (kind === 'movie') return { keys, title: null, season: null, number: 1 };
  const number = kind === 'chapter' ? (chapter ?? null) : episode;
  if (number === null) return null;
  const folded = showTitle === null ? null : foldedTitle(showTitle);
  return { keys, title: folded, season, number: number + step };
};

/**
 * What one known episode implies for its neighbours: the same distance applies from the first episode of either side to the known end of
 * ours.
 */
export const rangeOf = (
  number: number,
  episode: number,
  count: number | null,
): { from: number; to: number | null; animeFrom: number } => {
  const from = Math.max(1, number - episode + 1);
  const first = Math.min(from, number);
  const animeFrom = episode - (number - first);
  return { from: first, to: count === null ? null : first + count - animeFrom, animeFrom };
};

/**
 * The same of a chapter. Numbers that are equal are so from the chapter before the first. Two numbers of which only one is whole tell no
 * distance: the manga alone is another.
 */
export const chapterRangeOf = (number: number, chapter: number): ReturnType<typeof rangeOf> => {
  const distance = number - chapter;
  return distance === 0 || !Number.isInteger(distance)
    ? { from: 0, to: null, animeFrom: 0 }
    : rangeOf(Math.floor(number), Math.floor(chapter), null);
};

/** An external place for which a mapping rule can exist. */
type RulePlace = Pick<MappingRule, 'kind' | 'level' | 'id' | 'season'> & { number: number };

/** The external place of an event that is also useful to others: id, level and season; null without an id. */
export const externalPlaceOf = (
  event: PlaybackEvent,
  knownEpisode: (id: ExternalMediaId) => EpisodeId | undefined,
): RulePlace | null => {
  if (event.kind === 'movie') {
    const film = event.ids.find(({ level }) => level === 'movie');
    return film ? { kind: film.kind, level: 'movie', id: film.id, season: null, number: 1 } : null;
  }
  for (const id of event.ids) {
    const known = id.level === 'episode' ? knownEpisode(id) : undefined;
    if (!known) continue;
    const { kind, show, season, number } = known;
    return { kind, level: 'show', id: show, season, number };
  }
  const show = event.ids.find(({ level }) => level === 'show');
  const season = show?.absolute ? -1 : (show?.season ?? event.season ?? 1);
  const number = show?.number ?? event.episode;
  if (!show || number === null) return null;
  return { kind: show.kind, level: 'show', id: show.id, season, number };
};
