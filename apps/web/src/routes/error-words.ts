import { words } from '#lib/i18n/words.ts';

export const errorWords = words({
  en: {
    outOfOrder: 'Something went wrong',
    notHere: 'Not found',
    ours: 'We’ve logged the error. Try again in a moment.',
    retry: 'Try again',
    home: 'Home',
    look: 'Search for a title instead.',
    schedule: 'Airing schedule',
    seasons: 'This season',
  },
  ja: {
    outOfOrder: 'エラーが発生しました',
    notHere: 'ページが見つかりません',
    ours: 'エラーは記録されました。少し待ってからもう一度お試しください。',
    retry: 'もう一度試す',
    home: 'ホーム',
    look: 'タイトルで検索してみてください。',
    schedule: '今週の放送予定',
    seasons: '今期のアニメ',
  },
});
