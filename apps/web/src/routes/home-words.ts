import { words } from '#lib/i18n/words.ts';

export const homeWords = words({
  en: {
    ownHeading: 'Up next',
    ownUnread: 'Your list couldn’t be loaded',
    title: 'Anime and manga tracker',
    headline:
      'Tsuzuki keeps your place in anime and manga, and tells you when the next episode is out.',
    description:
      'Tsuzuki keeps your place in anime and manga and tells you when the next episode is out: airing schedule in your time zone, season charts, lists that follow your media server, and an open API.',
    start: 'Start your list',
    signIn: 'Sign in',
    free: 'Free, open source, no ads.',
    week: 'This week',
    popular: (season: string) => `Popular in ${season}`,
    wholeSeason: 'View season',
    classics: 'All-time popular',
    all: 'All anime',
    ways: 'What Tsuzuki does for you',
    way1: 'Your list updates itself',
    way1Text:
      'Plex, Jellyfin and the browser extension report what you finish, so you never type it in.',
    way2: 'Times you can trust',
    way2Text: 'Every episode in your own time zone. Estimated times are marked.',
    way3: 'Your data is yours',
    way3Text:
      'Export everything at any time, use the open API, or host the whole service yourself.',
    unread: 'Could not load anime and manga',
    again: 'Try again',
  },
  ja: {
    ownHeading: '続きはこちら',
    ownUnread: 'リストを読み込めませんでした',
    title: 'アニメ・マンガの記録と放送予定',
    headline: '続きは、ここから。アニメとマンガの「次の一話」を忘れない。',
    description:
      'Tsuzukiはアニメとマンガの記録サービスです。お住まいの時間帯での放送予定、シーズン一覧、メディアサーバーと連動する視聴記録、公開APIを備えています。',
    start: '記録をはじめる',
    signIn: 'ログイン',
    free: '無料・オープンソース・広告なし',
    week: '今週の放送',
    popular: (season: string) => `${season}の人気作`,
    wholeSeason: 'シーズンを見る',
    classics: '歴代の人気作',
    all: 'すべてのアニメ',
    ways: 'Tsuzukiでできること',
    way1: '見れば、記録される',
    way1Text:
      'Plex、Jellyfin、ブラウザ拡張機能が見終えた話を自動で記録するので、入力の手間がありません。',
    way2: '信頼できる放送時刻',
    way2Text: 'すべて現地時間で表示し、予測の時刻は予測と明記します。',
    way3: 'データはあなたのもの',
    way3Text:
      'いつでもすべてをエクスポートでき、公開APIからも利用できます。自分のサーバーで運用することもできます。',
    unread: 'アニメとマンガを読み込めませんでした',
    again: 'もう一度読み込む',
  },
});
