import { words } from '#lib/i18n/words.ts';

export const errorWords = words({
  en: {
    outOfOrder: 'Out of order',
    notHere: 'Not here',
    ours: 'It has been written down. Most such faults pass in a moment.',
    retry: 'Try again',
    home: 'Home',
    look: 'Look for a title instead.',
    schedule: 'This week’s schedule',
    seasons: 'This season',
  },
  ja: {
    outOfOrder: '障害が発生しています',
    notHere: 'ページが見つかりません',
    ours: '障害は記録されました。少し待つと直ることがあります。',
    retry: 'もう一度試す',
    home: 'ホーム',
    look: '題名で検索してみてください。',
    schedule: '今週の放送予定',
    seasons: '今期のアニメ',
  },
});
