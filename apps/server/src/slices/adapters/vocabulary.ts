export const notices = {
  ADAPTER_ACCEPTED: 'An adapter that you proposed was accepted.',
  ADAPTER_REJECTED: 'An adapter that you proposed was rejected.',
} as const;

declare module '#platform/vocabulary.ts' {
  interface Notices {
    adapters: keyof typeof notices;
  }
}
