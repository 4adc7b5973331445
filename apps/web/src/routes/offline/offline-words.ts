import { words } from '#lib/i18n/words.ts';

/** What is said where there is no connection. */
export const offlineWords = words({
  en: {
    offline: 'Offline',
    youAre: 'You are offline',
    unreached: 'This page could not be reached',
    nothingLost: 'Nothing is lost. It comes back when the connection does.',
    again: 'Try again',
  },
  ja: {
    offline: 'オフライン',
    youAre: 'オフラインです',
    unreached: 'このページに接続できませんでした',
    nothingLost: 'データは失われていません。接続が戻ると表示されます。',
    again: 'もう一度試す',
  },
});
