import { words } from '#lib/i18n/words.ts';

export const homeWords = words({
  en: {
    ownHeading: 'Up next',
    ownUnread: 'Your list couldn’t be loaded',
    leaving: 'Your account is about to be deleted. Your list is still here',
    keep: 'Keep my account',
    title: 'Anime and manga tracker',
    description:
      'Tsuzuki keeps your place in anime and manga and tells you when the next episode is out: airing schedule in your time zone, season charts, lists that follow your media server, and an open API.',
    week: 'This week',
    popular: (season: string) => `Popular in ${season}`,
    wholeSeason: 'View season',
    classics: 'All-time popular',
    all: 'All anime',
    unread: 'Could not load anime and manga',
    again: 'Try again',
  },
  ja: {
    ownHeading: '続きはこちら',
    ownUnread: 'リストを読み込めませんでした',
    leaving: 'アカウントの削除を待っています。リストはまだ残っています',
    keep: 'アカウントを残す',
    title: 'アニメ・マンガの記録と放送予定',
    description:
      'Tsuzukiはアニメとマンガの記録サービスです。お住まいの時間帯での放送予定、シーズン一覧、メディアサーバーと連動する視聴記録、公開APIを備えています。',
    week: '今週の放送',
    popular: (season: string) => `${season}の人気作`,
    wholeSeason: 'シーズンを見る',
    classics: '歴代の人気作',
    all: 'すべてのアニメ',
    unread: 'アニメとマンガを読み込めませんでした',
    again: 'もう一度読み込む',
  },
});
