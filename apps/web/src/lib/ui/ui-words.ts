import { words } from '#lib/i18n/words.ts';

/** What parts say that know no feature. */
export const uiWords = words({
  en: {
    copy: (what: string) => `Copy ${what}`,
    keepNow: 'Keep it now: it is shown this once and cannot be looked up again.',
    copied: 'Copied',
  },
  ja: {
    copy: (what: string) => `${what}をコピー`,
    keepNow: '今すぐ保管してください。表示は一度きりで、あとから確認することはできません。',
    copied: 'コピーしました',
  },
});
