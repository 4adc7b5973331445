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
export const CHANNELS = ['inApp'] as const;
export type Channel = (typeof CHANNELS)[number];

/** For which entries something is told: by their statuses. */
export const ENTRY_GROUPS = [
  'episodeStatuses',
  'chapterStatuses',
  'releaseStatuses',
  'sequelStatuses',
] as const;
export type EntryGroup = (typeof ENTRY_GROUPS)[number];
