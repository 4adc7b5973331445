export const notices = {
  AIRING_SOON: 'An episode of an anime on the list airs within 30 minutes.',
  EPISODE_AIRED: 'An episode of an anime on the list aired.',
  NEW_CHAPTER: 'A chapter of a manga on the list came out.',
  FILM_DATE: 'A film on the list got a date, or another date, in the region of the user.',
  NOW_STREAMING: 'An anime on the list can be watched on a service of the user.',
  SEQUEL_ANNOUNCED: 'A sequel of a work on the list was announced.',
} as const;

/** About the targets of a person, and not about their works. */
export const targetNotices = {
  ALERT_TARGET_OFF: 'A target for alerts was turned off, because it failed for long.',
} as const;

export const audits = ['alert-target-added', 'alert-target-removed'] as const;

declare module '#platform/vocabulary.ts' {
  interface Notices {
    alerts: keyof typeof notices | keyof typeof targetNotices;
  }
  interface Audits {
    alerts: (typeof audits)[number];
  }
}
