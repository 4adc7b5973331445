import { words } from '#lib/i18n/words.ts';

/** Words shown where an adult title may be missing. */
export const adultWords = words({
  en: {
    hidden: 'Adult titles (18+) are hidden.',
    maybe: 'It may be an adult title (18+). Those are hidden for your account.',
    change: 'Change in settings',
  },
  ja: {
    hidden: '成人向け作品（18歳以上）は表示されていません。',
    maybe: '成人向け作品（18歳以上）の可能性があります。現在の設定では表示されません。',
    change: '設定を変更',
  },
});
