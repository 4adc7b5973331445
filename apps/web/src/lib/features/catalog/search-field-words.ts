import { words } from '#lib/i18n/words.ts';

/** Words of the search field, on every page that has one. */
export const searchFieldWords = words({
  en: {
    find: 'Find anime and manga',
    placeholder: 'Frieren, フリーレン…',
    hint: 'English, romaji or Japanese. Typos are fine.',
    search: 'Search',
  },
  ja: {
    find: 'アニメ・マンガを検索',
    placeholder: 'フリーレン、Frieren…',
    hint: '日本語・ローマ字・英語で検索できます。多少の打ち間違いがあっても見つかります。',
    search: '検索',
  },
});
