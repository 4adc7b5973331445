import type { Scopes } from '#lib/scope/scope.ts';

export const scopes: Scopes = {
  'read:profile': {
    en: { label: 'My profile', about: 'Read your preferences, follows and notifications' },
    ja: { label: 'プロフィール', about: '設定、フォロー、お知らせの取得' },
  },
  'write:profile': {
    en: { label: 'Edit my profile', about: 'Edit preferences, follows and blocks' },
    ja: { label: 'プロフィールの変更', about: '設定、フォロー、ブロックの変更' },
  },
};
