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
};
