export const audits = [
  'mapping-rule-added',
  'mapping-rule-removed',
  'mapping-rule-restored',
  'mapping-rule-refused',
] as const;

declare module '#platform/vocabulary.ts' {
  interface Audits {
    mapping: (typeof audits)[number];
  }
}
