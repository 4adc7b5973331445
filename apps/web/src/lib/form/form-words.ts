import { words } from '#lib/i18n/words.ts';

/** What every form says. */
export const formWords = words({
  en: {
    unsent: 'Something went wrong. Nothing you typed was lost. Try again in a moment.',
  },
  ja: {
    unsent:
      'エラーが発生しました。入力した内容は残っています。少し待ってからもう一度お試しください。',
  },
});
