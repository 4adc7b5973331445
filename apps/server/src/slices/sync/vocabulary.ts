export const audits = ['sync-connected', 'sync-disconnected'] as const;

export const notices = {
  SYNC_PLAN_READY: 'The plan of the first run of a connection waits for a confirmation.',
  SYNC_QUESTIONS: 'Entries of a connection wait for a decision.',
  SYNC_LOGIN_ENDED: 'The login at a connected service has ended, or ends soon.',
  SYNC_STOPPED:
    'A connection was paused, because the service refuses it or has not worked for a week.',
} as const;

declare module '#platform/vocabulary.ts' {
  interface Notices {
    sync: keyof typeof notices;
  }
  interface Audits {
    sync: (typeof audits)[number];
  }
}
