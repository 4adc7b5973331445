import type { DeclaredScope } from '#platform/vocabulary.ts';

export const audits = [
  'webhook-created',
  'webhook-changed',
  'webhook-deleted',
  'webhook-secret-rotated',
  'webhook-secret-expired',
] as const;

export const notices = {
  WEBHOOK_FAILING: 'A webhook endpoint of yours has not answered for hours.',
  WEBHOOK_DISABLED: 'A webhook endpoint of yours was disabled, as it did not answer.',
} as const;

export const scopes = [{ name: 'webhooks:manage' }] as const satisfies DeclaredScope[];

declare module '#platform/vocabulary.ts' {
  interface Audits {
    webhooks: (typeof audits)[number];
  }
  interface Notices {
    webhooks: keyof typeof notices;
  }
  interface Scopes {
    webhooks: 'webhooks:manage';
  }
}
