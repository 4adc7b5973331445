/** How people know the services. */
export const SERVICE_NAMES = {
  ANILIST: 'AniList',
  MAL: 'MyAnimeList',
  KITSU: 'Kitsu',
  SIMKL: 'Simkl',
  SHIKIMORI: 'Shikimori',
  TRAKT: 'Trakt',
  ANNICT: 'Annict',
  MANGAUPDATES: 'MangaUpdates',
  BANGUMI: 'Bangumi',
  MANGADEX: 'MangaDex',
  TSUZUKI: 'Tsuzuki',
} as const;
export type SyncService = keyof typeof SERVICE_NAMES;

/** Where somebody goes on at a service. */
export interface Onward {
  readonly location: string;
}

/** The name of a service in the addresses of routes. */
export const routeOf = (service: SyncService): string =>
  `/account/sync/${service.toLowerCase()}/login`;

export const DIRECTIONS = ['TWO_WAY', 'PULL', 'PUSH'] as const;
export const DELETES = ['ASK', 'PROPAGATE', 'IGNORE'] as const;

export const FIELDS = [
  'STATUS',
  'PROGRESS',
  'VOLUMES',
  'SCORE',
  'REPEATS',
  'STARTED',
  'COMPLETED',
  'NOTES',
  'PRIVATE',
] as const;
export type SyncField = (typeof FIELDS)[number];

/** Which rows of a plan are shown. */
export const FILTERS = [
  'CHANGES',
  'HERE',
  'THERE',
  'CREATE',
  'UPDATE',
  'DELETE',
  'CONFLICT',
  'HELD',
  'UNMAPPED',
  'NONE',
] as const;
export type PlanFilter = (typeof FILTERS)[number];

/** The rules by which a plan decides where both sides changed something. */
export const RULES = [
  'later-wins',
  'status-precedence',
  'max',
  'repeating-side',
  'earliest',
  'latest',
  'finer',
  'longer-contains',
  'private-wins',
  'local-default',
  'edit-beats-delete',
] as const;

export const DECISIONS = ['OURS', 'THEIRS', 'LEAVE'] as const;

/** The word of an address, if it is one of a few. */
export const wordIn = <Word extends string>(
  words: readonly Word[],
  text: string | null,
): Word | null => words.find((word) => word === text) ?? null;

/** The address of a page of rows with what is chosen; empty choices are left out. */
export const addressWith = (
  base: string,
  chosen: Readonly<Record<string, string | null | undefined>>,
): string => {
  const given = Object.entries(chosen).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const query = new URLSearchParams(given).toString();
  return query === '' ? base : `${base}?${query}`;
};
