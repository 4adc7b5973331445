import { words } from '#lib/i18n/words.ts';
import type { Program } from './program.ts';

const NAMES: Readonly<Record<Program, string>> = {
  plex: 'Plex',
  jellyfin: 'Jellyfin',
  emby: 'Emby',
  tautulli: 'Tautulli',
  kodi: 'Kodi',
};

/** Words around the steps of a program. */
export const setupWords = words({
  en: {
    title: 'How to set it up',
    keys: 'API keys',
    more: (program: Program) => `${NAMES[program]} guide`,
    paste: (place: string) => `Paste into ${place}`,
    own: 'Send less: a template of your own',
    ownAbout:
      'If you’d rather not send all properties, leave that box unticked and paste this template.',
    copy: 'Copy template',
  },
  ja: {
    title: '設定手順',
    keys: 'APIキー',
    more: (program: Program) => `${NAMES[program]}のガイド（英語）`,
    paste: (place: string) => `${place}に貼り付け`,
    own: '送信を減らす: テンプレートを使う',
    ownAbout:
      'すべてのプロパティを送りたくない場合は、チェックを入れずにこのテンプレートを貼り付けてください。',
    copy: 'テンプレートをコピー',
  },
});
