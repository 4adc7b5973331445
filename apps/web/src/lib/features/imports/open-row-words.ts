import { words } from '#lib/i18n/words.ts';

/** Words of rows that wait for their owner. */
export const openRowWords = words({
  en: {
    itIs: (title: string) => `Match with “${title}”`,
    nothingCalled: (query: string) => `No results for “${query}”.`,
    search: 'Search…',
    searchTitle: 'Title',
    searchNow: 'Search',
    leaveOut: 'Always skip',
    skip: 'Skip',
    importAs: (word: string) => `Import every “${word}” as`,
    useStatus: 'Use this status',
  },
  ja: {
    itIs: (title) => `「${title}」を選ぶ`,
    nothingCalled: (query) => `「${query}」は見つかりません。`,
    search: '検索…',
    searchTitle: 'タイトル',
    searchNow: '検索',
    leaveOut: '常にスキップ',
    skip: 'スキップ',
    importAs: (word) => `「${word}」の行すべての状況`,
    useStatus: 'この状況を使う',
  },
});
