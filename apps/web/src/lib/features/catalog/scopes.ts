import type { Scopes } from '#lib/scope/scope.ts';

export const scopes: Scopes = {
  'read:public': {
    en: { label: 'Catalogue', about: 'Read anime, manga, search and the schedule' },
    ja: { label: '作品情報', about: 'アニメ・マンガ・検索・放送予定の取得' },
  },
};
