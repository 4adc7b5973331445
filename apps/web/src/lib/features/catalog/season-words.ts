import { words } from '#lib/i18n/words.ts';

export const seasonWords = words({
  en: {
    anime: (season: string) => `${season} anime`,
    description: (season: string) =>
      `All ${season} anime: series, films, shorts and specials, with scores, episode counts and air dates.`,
    seasons: 'Seasons',
    thisSeason: 'This season',
    count: (count: number) => (count === 1 ? '1 anime' : `${count} anime`),
    sort: 'Sort by',
    popular: 'Popularity',
    score: 'Score',
    title: 'Title',
    start: 'Start date',
    empty: (season: string) => `No anime for ${season} yet`,
    emptyText: 'Choose another season.',
    newest: 'Latest season available:',
    isNewest: (current: string) =>
      `The latest season in the catalogue. It has no anime for ${current} yet.`,
    searchTitle: 'Search titles',
    unread: 'The season couldn’t be loaded',
    again: 'Reload',
    special: 'OVAs and specials',
    formats: (format: string) =>
      ({
        TV: 'TV series',
        TV_SHORT: 'TV shorts',
        ONA: 'Web series',
        MOVIE: 'Films',
        MUSIC: 'Music videos',
      })[format] ?? format,
  },
  ja: {
    anime: (season: string) => `${season}アニメ`,
    description: (season: string) =>
      `${season}のアニメ一覧。TVシリーズ、映画、短編、特別編を、評価・話数・放送日とあわせて掲載しています。`,
    seasons: 'シーズン',
    thisSeason: '今期',
    count: (count: number) => `${count}作品`,
    sort: '並び順',
    popular: '人気順',
    score: '評価順',
    title: 'タイトル順',
    start: '開始日順',
    empty: (season: string) => `${season}の作品はまだありません`,
    emptyText: 'ほかのシーズンを選んでください。',
    newest: 'データのある最新のシーズン:',
    isNewest: (current: string) =>
      `データのある最新のシーズンです。${current}の作品はまだありません。`,
    searchTitle: 'タイトルで検索',
    unread: 'シーズンを読み込めませんでした',
    again: '再読み込み',
    special: 'OVA・特別編',
    formats: (format: string) =>
      ({
        TV: 'TVシリーズ',
        TV_SHORT: 'TV短編',
        ONA: '配信作品',
        MOVIE: '映画',
        MUSIC: 'ミュージックビデオ',
      })[format] ?? format,
  },
});
