import { words } from '#lib/i18n/words.ts';

/** Words of components that know no feature. */
export const uiWords = words({
  en: {
    copy: (what: string) => `Copy ${what}`,
    keepNow: 'Shown only once. Save a copy now.',
    copied: 'Copied',
    dismiss: 'Close',
  },
  ja: {
    copy: (what: string) => `${what}をコピー`,
    keepNow: '今すぐ保管してください。あとから確認することはできません。',
    copied: 'コピーしました',
    dismiss: '閉じる',
  },
});
