import { words } from '#lib/i18n/words.ts';

export const fillingWords = words({
  en: {
    title: 'The catalogue is still being filled',
    text: 'The first import takes about a minute.',
    again: 'Look again',
  },
  ja: {
    title: 'データベースを準備しています',
    text: '最初の取り込みには1分ほどかかります。',
    again: 'もう一度見る',
  },
});
