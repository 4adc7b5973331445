import type { ClientKind } from '#platform/client.ts';
import type { Visibility } from '#slices/accounts/index.ts';

/** Statuses, in AniList's words. */
export const LIST_STATUSES = [
  'CURRENT',
  'PLANNING',
  'COMPLETED',
  'DROPPED',
  'PAUSED',
  'REPEATING',
] as const;
export type ListStatus = (typeof LIST_STATUSES)[number];

export const PLAY_SOURCES = [
  'WEB',
  'PLEX',
  'JELLYFIN',
  'EXTENSION',
  'SYNC',
  'IMPORT',
  'API',
] as const;
/** The source of a change. */
export type PlaySource = (typeof PLAY_SOURCES)[number];

/** The source of changes by a client of the API. */
export const sourceOf = (client: ClientKind): PlaySource => {
  if (client === 'extension') return 'EXTENSION';
  return client === 'web' ? 'WEB' : 'API';
};

/** The people who may see an entry, if they may see the owner's list at all. */
export const VISIBILITIES = [
  'PUBLIC',
  'FOLLOWERS',
  'PRIVATE',
] as const satisfies readonly Visibility[];

/** The reader of a list: its owner, an approved follower, or anybody else. */
export type Reading = 'own' | 'followers' | 'public';

/** The visibilities of entries that a reader may see. Every read of a list uses it. */
export const VISIBLE_TO: Readonly<Record<Reading, readonly Visibility[]>> = {
  own: VISIBILITIES,
  followers: ['PUBLIC', 'FOLLOWERS'],
  public: ['PUBLIC'],
};
