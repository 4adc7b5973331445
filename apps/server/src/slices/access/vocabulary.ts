import type { DeclaredScope } from '#platform/vocabulary.ts';

export const audits = [
  'tier-changed',
  'key-created',
  'key-rotated',
  'key-revoked',
  'key-reported',
] as const;

export const scopes = [
  { name: 'read:public', isForPlayers: true },
] as const satisfies DeclaredScope[];

declare module '#platform/vocabulary.ts' {
  interface Audits {
    access: (typeof audits)[number];
  }
  interface Scopes {
    access: 'read:public';
  }
}
