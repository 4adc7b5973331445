import { words } from '#lib/i18n/words.ts';

/** Words of the pages that authorize an app or a player. */
export const grantWords = words({
  en: {
    signedInAs: 'You are signed in as',
    fullStop: '.',
    another: 'Use another account',
    can: 'It can',
    cannot: 'It can’t',
    allow: 'Authorize',
    deny: 'Cancel',
  },
  ja: {
    signedInAs: 'ログイン中のアカウント：',
    fullStop: '',
    another: '別のアカウントを使う',
    can: '許可されること',
    cannot: '許可されないこと',
    allow: '許可する',
    deny: 'キャンセル',
  },
});
