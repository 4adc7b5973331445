export const audits = ['app-registered', 'app-removed', 'app-allowed'] as const;

declare module '#platform/vocabulary.ts' {
  interface Audits {
    compat: (typeof audits)[number];
  }
}
