export const audits = ['export-scheduled', 'export-unscheduled'] as const;

export const notices = { EXPORT_FAILED: 'A scheduled export of your list failed.' } as const;

declare module '#platform/vocabulary.ts' {
  interface Audits {
    listfiles: (typeof audits)[number];
  }
  interface Notices {
    listfiles: keyof typeof notices;
  }
}
