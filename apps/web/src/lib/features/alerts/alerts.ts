import type { Enum } from '@tsuzuki/contract/schema';

/** What a person can be told, in the order of the page. */
export const ALERT_KINDS = [
  'EPISODE_AIRED',
  'AIRING_SOON',
  'NEW_CHAPTER',
  'FILM_DATE',
  'NOW_STREAMING',
  'SEQUEL_ANNOUNCED',
] as const satisfies readonly Enum<'AlertKind'>[];

/** The columns of the table of kinds. */
export const CHANNELS = ['inApp', 'mail', 'chat'] as const;
export type Channel = (typeof CHANNELS)[number];

/** For which entries something is told: by their statuses. */
export const ENTRY_GROUPS = [
  'episodeStatuses',
  'chapterStatuses',
  'releaseStatuses',
  'sequelStatuses',
] as const;
export type EntryGroup = (typeof ENTRY_GROUPS)[number];

/** The chat programs and browsers, in the order of the page. */
export const TARGET_KINDS = [
  'DISCORD',
  'SLACK',
  'TELEGRAM',
  'MATRIX',
  'NTFY',
  'GOTIFY',
  'WEB_PUSH',
] as const satisfies readonly Enum<'AlertTargetKind'>[];

export const MOST_TARGETS = 10;

export const DIGESTS = ['OFF', 'DAILY', 'WEEKLY'] as const satisfies readonly Enum<'AlertDigest'>[];

/** 1 for Monday to 7 for Sunday. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
