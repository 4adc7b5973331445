import type { Scopes } from '#lib/scope/scope.ts';

export const scopes: Scopes = {
  'read:list': {
    en: { label: 'My list', about: 'Read your lists and history' },
    ja: { label: 'マイリスト', about: 'リストと履歴の取得' },
  },
  'write:list': {
    en: { label: 'Edit my list', about: 'Edit entries and progress' },
    ja: { label: 'マイリストの変更', about: '進捗と登録内容の書き込み' },
  },
};
