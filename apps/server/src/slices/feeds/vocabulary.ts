export const audits = ['feed-made', 'feed-deleted', 'feed-reported'] as const;

declare module '#platform/vocabulary.ts' {
  interface Audits {
    feeds: (typeof audits)[number];
  }
}
