import type { AskedSample } from './sample.ts';

const TMDB_SHOW = 'https://api.themoviedb.org/3/tv/9088';
const tmdbSeason = {
  season_number: 1,
  overview: '',
  poster_path: null,
  episodes: [
    {
      id: 1,
      season_number: 1,
      episode_number: 1,
      name: 'The First Trial',
      air_date: '2026-01-04',
      runtime: 24,
    },
    { id: 2, season_number: 1, episode_number: 2, name: 'Episode 2', air_date: null, runtime: 24 },
  ],
};
const tmdbShow = {
  id: 9_088,
  name: 'Tameshi no Hon',
  overview: 'A book of trials.',
  poster_path: '/poster88.jpg',
  backdrop_path: '/backdrop88.jpg',
  episode_run_time: [],
  seasons: [{ season_number: 1, episode_count: 2 }],
  translations: {
    translations: [
      { iso_3166_1: 'JP', iso_639_1: 'ja', name: '日本語', data: { overview: '試しの本。' } },
      { iso_3166_1: 'FR', iso_639_1: 'fr', name: 'Français', data: { overview: '' } },
    ],
  },
  videos: {
    results: [
      { site: 'YouTube', type: 'Trailer', key: 'abcdefghij1', official: true },
      { site: 'YouTube', type: 'Clip', key: 'abcdefghij2', official: true },
      { site: 'Vimeo', type: 'Trailer', key: '123', official: true },
    ],
  },
  'season/1': tmdbSeason,
};

/** One work at this source. */
export const tmdb: AskedSample = {
  medium: 'ANIME',
  ids: {},
  place: { kind: 'tmdb', id: 9_088, season: 1 },
  settings: { TMDB_API_KEY: 'an-operators-own-key' },
  answer: (web) => web.put(TMDB_SHOW, JSON.stringify(tmdbShow)),
  main: { address: TMDB_SHOW, good: tmdbShow, drifted: { ...tmdbShow, id: 'tv-9088' } },
  facts: {
    descriptions: [
      { lang: 'en', text: 'A book of trials.' },
      { lang: 'ja', text: '試しの本。' },
    ],
  },
};
