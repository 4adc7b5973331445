import { words } from '#lib/i18n/words.ts';

/** Words of the way to the page on which people propose a title that is not here. */
export const newWorkWay = words({
  en: {
    way: 'Add a title that is not here',
    missing: 'Not found?',
  },
  ja: {
    way: '登録されていない作品を追加',
    missing: '見つかりませんか？',
  },
});
