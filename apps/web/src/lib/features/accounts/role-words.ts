import { words } from '#lib/i18n/words.ts';

/** Roles of accounts, in words. */
export const roleWords = words({
  en: {
    roles: (role: string) =>
      ({ user: 'User', editor: 'Editor', moderator: 'Moderator', admin: 'Administrator' })[role] ??
      role,
  },
  ja: {
    roles: (role) =>
      ({ user: '一般', editor: '編集者', moderator: 'モデレーター', admin: '管理者' })[role] ??
      role,
  },
});
