import type { Scopes } from '#lib/scope/scope.ts';

export const scopes: Scopes = {
  'webhooks:manage': {
    en: { label: 'Webhooks', about: 'Manage outgoing webhooks' },
    ja: { label: 'Webhook', about: '送信Webhookの管理' },
  },
};
