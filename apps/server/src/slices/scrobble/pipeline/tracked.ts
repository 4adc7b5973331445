import type { App } from '#platform/app.ts';
import { type Anime, catalogue } from '#slices/catalog/index.ts';
import { anchorOf } from '../shows/anchor.ts';
import { placeInKnown } from '../shows/suggest.ts';
import { isProgram, type Origin } from './origin.ts';
import type { OwnEpisode } from './outcome.ts';
import type { PlaybackEvent, TrackerId } from './playback.ts';

/** An event, and which of the episodes of its file is meant. */
interface Asked {
  event: PlaybackEvent;
  step: number;
  /** `YYYY-MM-DD`. */
  today: string;
}

/** Trackers have an id for each anime. IMDb has one for a whole show, so it says which anime only if a single one has it. */
const animeOf = (app: App, { site, id }: TrackerId): Anime | undefined => {
  const found = app.get(catalogue).byExternalId(site, String(id));
  return site === 'imdb' && found.length !== 1 ? undefined : found[0];
};

/**
 * The episode in a later season of a page. Some pages name the anime of that season, others the one with which the show begins. It counts
 * only if the numbers lead to the anime that is named, so that no guess is recorded.
 */
const inLaterSeason = (app: App, anime: Anime, asked: Asked): OwnEpisode | null => {
  const place = placeInKnown(app, anchorOf(app, anime, asked), asked);
  return place?.animeId === anime.id ? place : null;
};

const episodeBy = (app: App, told: TrackerId, asked: Asked, origin: Origin): OwnEpisode | null => {
  const { event, step } = asked;
  const anime = animeOf(app, told);
  const number = event.kind === 'movie' ? 1 : (told.number ?? event.episode);
  if (!anime || number === null) return null;
  const isLater = isProgram(origin.kind) && event.kind === 'episode' && (event.season ?? 1) > 1;
  if (isLater) return inLaterSeason(app, anime, asked);
  return { animeId: anime.id, episode: number + step };
};

/**
 * The episode by an id of the anime itself. It counts if the program sent it, or if the owner of the server allows it: agents of media servers
 * guess them. Specials are counted differently everywhere.
 */
export const byTrackerId = (app: App, origin: Origin, asked: Asked): OwnEpisode | null => {
  const { trackerIds, season } = asked.event;
  if (season === 0 || !(isProgram(origin.kind) || origin.settings.trackerIds)) return null;
  for (const told of trackerIds) {
    const episode = episodeBy(app, told, asked, origin);
    if (episode) return episode;
  }
  return null;
};
