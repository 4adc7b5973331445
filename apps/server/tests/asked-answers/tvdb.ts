import type { AskedSample } from './sample.ts';

const TVDB = 'https://api4.thetvdb.com/v4';
const tvdbSeries = {
  status: 'success',
  data: {
    id: 9_099,
    name: '試しの本',
    slug: 'tameshi',
    image: 'https://artworks.thetvdb.com/banners/posters/9099-1.jpg',
    averageRuntime: 24,
    overviewTranslations: ['eng', 'jpn'],
  },
};
const tvdbEpisodes = (...names: (string | null)[]) => ({
  status: 'success',
  data: {
    episodes: names.map((name, index) => ({
      id: index + 1,
      seriesId: 9_099,
      seasonNumber: 1,
      number: index + 1,
      name,
      aired: `2026-01-${String(4 + 7 * index).padStart(2, '0')}`,
    })),
  },
  links: { prev: null, next: null },
});
const tvdbOverview = (language: string, overview: string) => ({
  status: 'success',
  data: { name: 'x', overview, language },
});

/** One work at this source. */
export const tvdb: AskedSample = {
  medium: 'ANIME',
  ids: {},
  place: { kind: 'tvdb', id: 9_099, season: 1 },
  settings: { TVDB_API_KEY: 'an-operators-tvdb-key', TVDB_PIN: '1234' },
  answer: (web) => {
    const put = (path: string, answer: object) =>
      web.put(`${TVDB}/${path}`, JSON.stringify(answer));
    put('login', { status: 'success', data: { token: 'a.token' } });
    put('series/9099/extended', tvdbSeries);
    put('series/9099/episodes/default/eng', tvdbEpisodes('The First Trial', 'TBA'));
    put('series/9099/episodes/default/jpn', tvdbEpisodes('最初の試し', '次の試し', '三つ目'));
    put('series/9099/translations/eng', tvdbOverview('eng', 'A book of trials.'));
    put('series/9099/translations/jpn', tvdbOverview('jpn', '試しの本。'));
  },
  main: {
    address: `${TVDB}/series/9099/extended`,
    good: tvdbSeries,
    drifted: { ...tvdbSeries, data: null },
  },
  facts: {
    descriptions: [
      { lang: 'en', text: 'A book of trials.\n\n[TheTVDB](https://thetvdb.com/series/tameshi)' },
      { lang: 'ja', text: '試しの本。\n\n[TheTVDB](https://thetvdb.com/series/tameshi)' },
    ],
  },
};
