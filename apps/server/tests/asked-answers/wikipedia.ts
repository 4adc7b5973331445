import type { AskedSample } from './sample.ts';

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

/** One work at this source. */
export const wikipedia: AskedSample = {
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
};
