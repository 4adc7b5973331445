import type { AskedKey } from '#slices/sources/fetch/keys.ts';
import type { SourceStandIn } from './source-stand-in.ts';

/** What a test needs to ask a source about one work: rows of our own in the form of its API. */
export interface AskedSample {
  medium: 'ANIME' | 'MANGA';
  /** The ids of the work by which the source is asked. */
  ids: Readonly<Record<string, string>>;
  /** The place of the work at a database of shows. */
  place?: { kind: 'tmdb' | 'tvdb'; id: number; season: number };
  /** Settings with keys, where the source asks for one. */
  settings?: Readonly<Record<string, string>>;
  /** Puts the answers at their addresses. */
  answer: (web: SourceStandIn) => void;
  /** The request that the tests of faults break: where it goes, a good answer, and one of another form. */
  main: { address: string; good: object; drifted: object };
  /** What the work has then. */
  facts: { descriptions: { lang: string; text: string }[] };
}

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

const entities = 'https://www.wikidata.org/w/api.php';
const sitelinks = {
  entities: {
    Q901: {
      type: 'item',
      id: 'Q901',
      sitelinks: {
        enwiki: { site: 'enwiki', title: 'Trial Book', badges: [] },
        jawiki: { site: 'jawiki', title: '試しの本', badges: [] },
      },
    },
  },
  success: 1,
};
const summary = (lang: string, title: string, extract: string, type = 'standard') => ({
  type,
  title,
  lang,
  extract,
  extract_html: `<p>${extract}</p>`,
  content_urls: { desktop: { page: `https://${lang}.wikipedia.org/wiki/${title}` } },
});
const wikiPage = (lang: string, title: string) =>
  `https://${lang}.wikipedia.org/api/rest_v1/page/summary/${encodeURIComponent(title)}`;

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

const MANGADEX_ID = '00000000-0000-4000-8000-00000000000a';
const MANGADEX = `https://api.mangadex.org/manga/${MANGADEX_ID}`;
const mangadexManga = {
  result: 'ok',
  response: 'entity',
  data: {
    id: MANGADEX_ID,
    type: 'manga',
    attributes: {
      title: { en: 'Tameshi no Hon' },
      description: {
        en: 'A **book** of trials.\n\n---\n**Links:**\n- [Shop](https://shop.example)',
        fr: 'Un livre.',
      },
      contentRating: 'safe',
      tags: [
        { id: 'a', type: 'tag', attributes: { name: { en: 'Adventure' }, group: 'genre' } },
        { id: 'b', type: 'tag', attributes: { name: { en: 'Web Comic' }, group: 'format' } },
      ],
    },
    relationships: [
      { id: 'c', type: 'author', attributes: { name: 'Hana Sato' } },
      { id: 'c', type: 'artist', attributes: { name: 'Hana Sato' } },
      { id: 'd', type: 'cover_art', attributes: { fileName: 'cover-1.jpg' } },
    ],
  },
};
const mangadexChapter = (id: string, attributes: object) => ({
  id: `00000000-0000-4000-8000-0000000000${id}`,
  type: 'chapter',
  attributes: { volume: '1', title: null, translatedLanguage: 'en', ...attributes },
});
const mangadexFeed = {
  result: 'ok',
  response: 'collection',
  data: [
    mangadexChapter('01', { chapter: '1', title: 'Begin', publishAt: '2026-01-05T10:00:00+00:00' }),
    mangadexChapter('02', { chapter: '1', title: 'Start', publishAt: '2026-01-04T10:00:00+00:00' }),
    mangadexChapter('03', {
      chapter: '1',
      translatedLanguage: 'pt-br',
      publishAt: '2026-01-06T10:00:00+00:00',
    }),
    mangadexChapter('04', { chapter: null }),
  ],
  limit: 500,
  offset: 0,
  total: 4,
};

const MANGAUPDATES = `https://api.mangaupdates.com/v1/series/${Number.parseInt('abc1234', 36)}`;
const mangaupdatesSeries = {
  series_id: Number.parseInt('abc1234', 36),
  title: 'Tameshi no Hon',
  url: 'https://www.mangaupdates.com/series/abc1234/tameshi-no-hon',
  description: 'A book of <i>trials</i>.<br />It goes on.',
  type: 'Manga',
  year: '2026',
};
const mangaupdatesReleases = {
  total_hits: 2,
  page: 1,
  per_page: 100,
  results: [
    { record: { id: 2, title: 'x', volume: '1', chapter: '2-3', release_date: '2026-01-11' } },
    { record: { id: 1, title: 'x', volume: '1', chapter: '1', release_date: '2026-01-04' } },
  ],
};

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

/** One work for each source that is asked. */
export const ASKED_SAMPLES: Readonly<Record<AskedKey, AskedSample>> = {
  tvmaze: {
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
  },
  wikipedia: {
    medium: 'MANGA',
    ids: { wikidata: 'Q901' },
    answer: (web) => {
      web.put(entities, JSON.stringify(sitelinks));
      web.put(
        wikiPage('en', 'Trial_Book'),
        JSON.stringify(summary('en', 'Trial_Book', 'Trial Book [a] is a *manga*.')),
      );
      web.put(
        wikiPage('ja', '試しの本'),
        JSON.stringify(summary('ja', encodeURIComponent('試しの本'), '『試しの本』は漫画。')),
      );
    },
    main: { address: entities, good: sitelinks, drifted: { entities: ['Q901'] } },
    facts: {
      descriptions: [
        {
          lang: 'en',
          text:
            String.raw`Trial Book \[a\] is a \*manga\*.` +
            '\n\n[Wikipedia](https://en.wikipedia.org/wiki/Trial_Book)',
        },
        {
          lang: 'ja',
          text: `『試しの本』は漫画。\n\n[Wikipedia](https://ja.wikipedia.org/wiki/${encodeURIComponent('試しの本')})`,
        },
      ],
    },
  },
  tmdb: {
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
  },
  mangadex: {
    medium: 'MANGA',
    ids: { mangadex: MANGADEX_ID },
    answer: (web) => {
      web.put(MANGADEX, JSON.stringify(mangadexManga));
      web.put(`${MANGADEX}/feed`, JSON.stringify(mangadexFeed));
    },
    main: {
      address: MANGADEX,
      good: mangadexManga,
      drifted: { ...mangadexManga, data: [mangadexManga.data] },
    },
    facts: { descriptions: [{ lang: 'en', text: 'A **book** of trials.' }] },
  },
  mangaupdates: {
    medium: 'MANGA',
    ids: { mangaupdates: 'abc1234' },
    answer: (web) => {
      web.put(MANGAUPDATES, JSON.stringify(mangaupdatesSeries));
      web.put(
        'https://api.mangaupdates.com/v1/releases/search',
        JSON.stringify(mangaupdatesReleases),
      );
    },
    main: {
      address: MANGAUPDATES,
      good: mangaupdatesSeries,
      drifted: { ...mangaupdatesSeries, series_id: 'abc1234' },
    },
    facts: { descriptions: [{ lang: 'en', text: 'A book of *trials*.\nIt goes on.' }] },
  },
  tvdb: {
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
  },
};
