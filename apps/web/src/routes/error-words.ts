import { words } from '#lib/i18n/words.ts';

export const errorWords = words({
  en: {
    outOfOrder: 'Something went wrong',
    notHere: 'Not found',
    ours: 'We’ve logged the error. Try again in a moment.',
    tooMany: 'Too many requests',
    wait: 'Your network asks for pages faster than we can make them. Wait a few seconds, then try again.',
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
    tooMany: 'アクセスが集中しています',
    wait: 'お使いのネットワークからのアクセスが集中しています。数秒待ってから、もう一度お試しください。',
    retry: 'もう一度試す',
    home: 'ホーム',
    look: 'タイトルで検索してみてください。',
    schedule: '今週の放送予定',
    seasons: '今期のアニメ',
  },
});
