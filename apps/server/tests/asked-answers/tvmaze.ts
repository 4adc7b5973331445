import type { AskedSample } from './sample.ts';

const TVMAZE_SHOW = 'https://api.tvmaze.com/shows/77';
const tvmazeShow = {
  id: 77,
  url: 'https://www.tvmaze.com/shows/77/tameshi',
  name: 'Tameshi no Hon',
  type: 'Animation',
  averageRuntime: 24,
  premiered: '2026-01-04',
  externals: { tvrage: null, thetvdb: 9_077, imdb: null },
  image: {
    medium: 'https://static.tvmaze.com/uploads/images/medium_portrait/1/77.jpg',
    original: 'https://static.tvmaze.com/uploads/images/original_untouched/1/77.jpg',
  },
  summary: '<p>A <b>book</b> of trials.</p>',
  _embedded: {
    episodes: [
      { id: 1, season: 1, number: 1, name: 'The First Trial', airdate: '2026-01-04' },
      { id: 2, season: 1, number: 2, name: 'Episode 2', airdate: '2026-01-11' },
      { id: 3, season: 1, number: null, name: 'A Special', airdate: '2026-01-12' },
      { id: 4, season: 2, number: 1, name: 'Of Another Season', airdate: '' },
    ],
  },
};

/** One work at this source. */
export const tvmaze: AskedSample = {
  medium: 'ANIME',
  ids: {},
  place: { kind: 'tvdb', id: 9_077, season: 1 },
  answer: (web) => {
    web.redirect('https://api.tvmaze.com/lookup/shows', TVMAZE_SHOW);
    web.put(TVMAZE_SHOW, JSON.stringify(tvmazeShow));
  },
  main: {
    address: TVMAZE_SHOW,
    good: tvmazeShow,
    drifted: { ...tvmazeShow, _embedded: { episodes: { list: [] } } },
  },
  facts: {
    descriptions: [
      {
        lang: 'en',
        text: 'A **book** of trials.\n\n[TVmaze](https://www.tvmaze.com/shows/77/tameshi)',
      },
    ],
  },
};
