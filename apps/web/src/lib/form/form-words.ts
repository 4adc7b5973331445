import { words } from '#lib/i18n/words.ts';

/** What every form says. */
export const formWords = words({
  en: {
    unsent: 'That didn’t work. Nothing you typed was lost. Try again in a moment.',
  },
  ja: {
    unsent:
      '現在処理できません。入力した内容はそのまま残っています。少し待ってからもう一度お試しください。',
  },
});
