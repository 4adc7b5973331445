import type { Scopes } from '#lib/scope/scope.ts';

export const scopes: Scopes = {
  'write:catalog': {
    en: { label: 'Edit the catalogue', about: 'Change the mapping of IDs (editors)' },
    ja: { label: '作品情報の編集', about: '外部IDの対応づけの変更（編集者のみ）' },
  },
};
