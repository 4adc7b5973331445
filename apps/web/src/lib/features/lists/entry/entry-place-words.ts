import { words } from '#lib/i18n/words.ts';

/** Words of the place of an entry, for those who have none. */
export const entryPlaceWords = words({
  en: {
    track: 'Track your progress',
    trackText: 'Sign in to add it to your list, track episodes and give it a score.',
    trackMangaText: 'Sign in to add it to your list, track chapters and give it a score.',
    entryUnread: 'Your entry couldn’t be loaded.',
    again: 'Try again',
    signIn: 'Sign in',
    signUp: 'Create account',
  },
  ja: {
    track: '記録する',
    trackText: 'ログインすると、リストへの追加、話数の記録、評価ができます。',
    trackMangaText: 'ログインすると、リストへの追加、巻数・話数の記録、評価ができます。',
    entryUnread: 'マイリストの記録を読み込めませんでした。',
    again: 'もう一度読み込む',
    signIn: 'ログイン',
    signUp: 'アカウントを作成',
  },
});
