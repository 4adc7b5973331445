import { words } from '#lib/i18n/words.ts';

export const searchWords = words({
  en: {
    anime: 'Anime',
    manga: 'Manga',
    kind: 'What to look for',
    filters: 'Filters',
    genre: 'Genre',
    service: 'Streaming on',
    region: 'Streaming in',
    anyRegion: 'Any region',
    format: 'Format',
    status: 'Status',
    season: 'Season',
    year: 'Year',
    score: 'Score from',
    mine: 'Your list',
    onList: 'On your list',
    offList: 'Not on your list',
    sort: 'Order',
    any: 'Any',
    apply: 'Show results',
    clear: 'Clear the filters',
    popular: 'Most popular',
    scored: 'Highest score',
    newest: 'Newest',
    oldest: 'Oldest',
    byTitle: 'Title',
    allAnime: 'All anime',
    allManga: 'All manga',
    results: (count: number | null, query: string) => {
      const many =
        count === null
          ? 'Many matches'
          : count === 1
            ? '1 match'
            : `${count.toLocaleString('en')} matches`;
      return query ? `${many} for “${query}”` : many;
    },
    none: (query: string) => (query ? `No match for “${query}”` : 'Nothing passes these filters'),
    noneTitle: 'Try it another way',
    noneFewer: 'Fewer words find more: the first word of a title is often enough.',
    noneOther:
      'A Japanese title works as well as its romaji, and a season can be written “2nd season”, “S2” or “II”.',
    noneFilters: 'Or take filters away.',
    unread: 'The search did not answer',
    unreadText: 'Nothing is lost: most such faults pass in a moment.',
    again: 'Search again',
    more: 'More results',
    fromStart: 'From the start',
    title: 'Search',
    description:
      'Search the whole catalogue of anime and manga by title, in any language, with filters.',
  },
  ja: {
    anime: 'アニメ',
    manga: '漫画',
    kind: '検索の対象',
    filters: '絞り込み',
    genre: 'ジャンル',
    service: '配信サービス',
    region: '配信地域',
    anyRegion: 'すべての地域',
    format: '形式',
    status: '状況',
    season: '季節',
    year: '年',
    score: '評価の下限',
    mine: 'マイリスト',
    onList: 'リストにある',
    offList: 'リストにない',
    sort: '並び順',
    any: '指定なし',
    apply: '結果を表示',
    clear: '絞り込みを解除',
    popular: '人気順',
    scored: '評価順',
    newest: '新しい順',
    oldest: '古い順',
    byTitle: '題名順',
    allAnime: 'すべてのアニメ',
    allManga: 'すべての漫画',
    results: (count: number | null, query: string) => {
      const many = count === null ? '多数' : `${count.toLocaleString('ja')}件`;
      return query ? `「${query}」の検索結果 ${many}` : many;
    },
    none: (query: string) =>
      query ? `「${query}」は見つかりませんでした` : '条件に合う作品はありません',
    noneTitle: '別の言葉でお試しください',
    noneFewer: '言葉を減らすと見つかりやすくなります。題名の最初の語だけでも十分です。',
    noneOther: '続編は「第2期」「2nd season」「II」のどの書き方でも検索できます。',
    noneFilters: '絞り込みの条件を減らすこともできます。',
    unread: '検索できませんでした',
    unreadText: '少し待つと直ることがあります。',
    again: 'もう一度検索する',
    more: '次へ',
    fromStart: '最初へ',
    title: '検索',
    description: 'アニメと漫画の全データを、題名と条件で検索できます。',
  },
});
