import type { AnimeFacts, EpisodeId, MappingRule, WatchedMedia } from './model.ts';

/** Creates mapping rows for tests, with the simplest defaults. */

export const aRule = (rule: Partial<MappingRule> = {}): MappingRule => ({
  kind: 'tmdb',
  level: 'show',
  id: 1,
  season: 1,
  from: 1,
  to: null,
  animeId: 'anime',
  animeFrom: 1,
  parts: 1,
  partial: false,
  special: false,
  ofSeason: null,
  priority: 1,
  source: 'test',
  ...rule,
});

export const aMovieRule = (rule: Partial<MappingRule> = {}): MappingRule =>
  aRule({ level: 'movie', season: null, to: 1, ...rule });

export const anEntry = (facts: Partial<AnimeFacts> = {}): AnimeFacts => ({
  animeId: 'anime',
  titles: ['An Anime'],
  episodeCount: null,
  startOn: null,
  endOn: null,
  isAdult: false,
  ...facts,
});

export const anEpisodeId = (row: Partial<EpisodeId> = {}): EpisodeId => ({
  kind: 'tmdb',
  id: 100,
  show: 1,
  season: 1,
  number: 1,
  ...row,
});

export const watched = (media: Partial<WatchedMedia> = {}): WatchedMedia => ({
  kind: 'episode',
  title: null,
  showTitle: null,
  season: 1,
  episode: 1,
  episodeEnd: null,
  airDate: null,
  ids: [{ kind: 'tmdb', level: 'show', id: 1 }],
  ...media,
});
