export const reportNotices = {
  REPORT_UPHELD: 'Moderators acted on a report of yours.',
  REPORT_DISMISSED: 'Moderators looked at a report of yours, and changed nothing.',
} as const;

export const reportAudits = ['report-settled'] as const;

declare module '#platform/vocabulary.ts' {
  interface Notices {
    editReports: keyof typeof reportNotices;
  }
  interface Audits {
    editReports: (typeof reportAudits)[number];
  }
}
