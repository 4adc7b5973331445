import type { DeclaredScope } from '#platform/vocabulary.ts';

export const audits = [
  'mapping-rule-added',
  'mapping-rule-removed',
  'mapping-rule-restored',
  'mapping-rule-refused',
] as const;

export const scopes = [{ name: 'write:catalog' }] as const satisfies DeclaredScope[];

declare module '#platform/vocabulary.ts' {
  interface Audits {
    catalog: (typeof audits)[number];
  }
  interface Scopes {
    catalog: 'write:catalog';
  }
}
