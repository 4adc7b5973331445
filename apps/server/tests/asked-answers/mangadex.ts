import type { AskedSample } from './sample.ts';

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

/** One work at this source. */
export const mangadex: AskedSample = {
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
};
