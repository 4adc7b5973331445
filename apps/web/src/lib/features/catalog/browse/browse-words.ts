import { words } from '#lib/i18n/words.ts';

/** Words that browse pages have beside those of the search (`search-words.ts`). */
export const browseWords = words({
  en: {
    title: { anime: 'Browse anime', manga: 'Browse manga' },
    description: {
      anime: 'All anime of the catalogue by genre, tag, format, year, season, studio and source.',
      manga: 'All manga of the catalogue by genre, tag, format, year and country.',
    },
    unread: 'The catalogue can’t be read right now',
    again: 'Try again',
    none: 'No titles match these filters',
    noneText: 'Remove some filters.',
  },
  ja: {
    title: { anime: 'アニメを探す', manga: 'マンガを探す' },
    description: {
      anime: 'ジャンル、タグ、形式、年、季節、制作会社、原作からアニメを探せます。',
      manga: 'ジャンル、タグ、形式、年、国からマンガを探せます。',
    },
    unread: 'データを読み込めませんでした',
    again: 'もう一度試す',
    none: '条件に合う作品はありません',
    noneText: '条件を減らしてください。',
  },
});
