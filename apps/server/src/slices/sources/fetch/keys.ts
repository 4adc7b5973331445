/** The sources the service can fetch itself, in the order in which they are shown. */
export const FETCHED_KEYS = [
  'bangumi-data',
  'shinkro-tvdb',
  'shinkro-tmdb',
  'anibridge',
  'anime-offline-database',
  'arm',
  'anidb-titles',
  'wikidata',
  'media-arts',
  'bangumi-archive',
  'mangabaka',
] as const;

export type FetchedKey = (typeof FETCHED_KEYS)[number];

export const isFetchedKey = (key: string): key is FetchedKey =>
  FETCHED_KEYS.some((known) => known === key);

/** What the operator says of fetching: what needs no consent and what has it, nothing, or the sources named. */
export type SourceChoice = 'auto' | 'off' | readonly FetchedKey[];
