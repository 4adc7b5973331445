import { words } from '#lib/i18n/words.ts';

/** Words of the offline page. */
export const offlineWords = words({
  en: {
    offline: 'Offline',
    youAre: 'You are offline',
    unreached: 'This page couldn’t be loaded',
    nothingLost: 'Check your connection and try again. Your data is safe.',
    again: 'Try again',
  },
  ja: {
    offline: 'オフライン',
    youAre: 'オフラインです',
    unreached: 'このページを読み込めませんでした',
    nothingLost: '接続を確認して、もう一度お試しください。データは失われていません。',
    again: 'もう一度試す',
  },
});
