export const audits = [
  'sources-chosen',
  'source-consented',
  'source-withdrawn',
  'source-switched-on',
  'source-switched-off',
  'source-row-placed',
] as const;

declare module '#platform/vocabulary.ts' {
  interface Audits {
    sources: (typeof audits)[number];
  }
}
