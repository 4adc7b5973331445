import { words } from '#lib/i18n/words.ts';

export const fillingWords = words({
  en: {
    title: 'The catalogue is being set up',
    text: 'The first import takes about a minute.',
    again: 'Refresh',
  },
  ja: {
    title: '作品データを準備しています',
    text: '最初の読み込みには1分ほどかかります。',
    again: '更新',
  },
});
