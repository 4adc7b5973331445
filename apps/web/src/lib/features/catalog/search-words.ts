import { grouped, words } from '#lib/i18n/words.ts';
import type { WorkKind } from './work.ts';

export const searchWords = words({
  en: {
    anime: 'Anime',
    manga: 'Manga',
    kind: 'Type',
    allAnime: 'All anime',
    allManga: 'All manga',
    results: (count: number | null, query: string) => {
      const many =
        count === null ? 'Many results' : count === 1 ? '1 result' : `${grouped(count)} results`;
      return query ? `${many} for “${query}”` : many;
    },
    none: (query: string) => (query ? `No results for “${query}”` : 'No results for these filters'),
    noneOfKind: (kind: WorkKind, query: string) => `No ${kind} for “${query}”`,
    allOf: (kind: WorkKind) => `Show all ${kind}`,
    characters: 'Characters',
    people: 'People',
    studios: 'Studios',
    noneTitle: 'Try another search',
    noneFewer: 'Try fewer words. The first word of a title is often enough.',
    noneOther: 'Japanese titles and romaji both work, and so do “2nd season”, “S2” and “II”.',
    noneFilters: 'Or remove some filters.',
    unread: 'Search isn’t working right now',
    unreadText: 'Try again in a moment.',
    again: 'Search again',
    more: 'Next',
    fromStart: 'Back to the first page',
    title: 'Search',
    description:
      'Search the whole catalogue of anime and manga by title, in any language, with filters.',
  },
  ja: {
    anime: 'アニメ',
    manga: 'マンガ',
    kind: '種類',
    allAnime: 'すべてのアニメ',
    allManga: 'すべてのマンガ',
    results: (count: number | null, query: string) => {
      const many = count === null ? '多数' : `${grouped(count)}件`;
      return query ? `「${query}」の検索結果 ${many}` : many;
    },
    none: (query: string) =>
      query ? `「${query}」は見つかりませんでした` : '条件に合う作品はありません',
    noneOfKind: (kind: WorkKind, query: string) =>
      `「${query}」の${kind === 'anime' ? 'アニメ' : 'マンガ'}は見つかりませんでした`,
    allOf: (kind: WorkKind) => `${kind === 'anime' ? 'アニメ' : 'マンガ'}をすべて表示`,
    characters: 'キャラクター',
    people: '人物',
    studios: '制作会社',
    noneTitle: '別のキーワードでお試しください',
    noneFewer:
      'キーワードを減らすと見つかりやすくなります。タイトルの最初の単語だけでも検索できます。',
    noneOther: '続編は「第2期」「2nd season」「II」のどの書き方でも検索できます。',
    noneFilters: '絞り込みの条件を減らすこともできます。',
    unread: '検索できませんでした',
    unreadText: '少し待ってからもう一度お試しください。',
    again: 'もう一度検索する',
    more: '次へ',
    fromStart: '最初のページ',
    title: '検索',
    description: 'アニメとマンガの全データを、タイトルと条件で検索できます。',
  },
});
