import { words } from '#lib/i18n/words.ts';

/** What the home page says to strangers. */
export const strangerWords = words({
  en: {
    headline:
      'Tsuzuki keeps your place in anime and manga, and tells you when the next episode is out.',
    start: 'Start your list',
    signIn: 'Sign in',
    free: 'Free, open source, no ads.',
    ways: 'What Tsuzuki does for you',
    way1: 'Your list updates itself',
    way1Text:
      'Plex, Jellyfin and the browser extension report what you finish, so you never type it in.',
    way2: 'Times you can trust',
    way2Text: 'Every episode in your own time zone. Estimated times are marked.',
    way3: 'Your data is yours',
    way3Text:
      'Export everything at any time, use the open API, or host the whole service yourself.',
  },
  ja: {
    headline: '続きは、ここから。アニメとマンガの「次の一話」を忘れない。',
    start: '記録をはじめる',
    signIn: 'ログイン',
    free: '無料・オープンソース・広告なし',
    ways: 'Tsuzukiでできること',
    way1: '見れば、記録される',
    way1Text:
      'Plex、Jellyfin、ブラウザ拡張機能が見終えた話を自動で記録するので、入力の手間がありません。',
    way2: '信頼できる放送時刻',
    way2Text: 'すべて現地時間で表示し、予測の時刻は予測と明記します。',
    way3: 'データはあなたのもの',
    way3Text:
      'いつでもすべてをエクスポートでき、公開APIからも利用できます。自分のサーバーで運用することもできます。',
  },
});
