/** The sources the service can fetch itself, in the order in which they are shown. */
export const FETCHED_KEYS = [
  'bangumi-data',
  'shinkro-tvdb',
  'shinkro-tmdb',
  'anibridge',
  'anime-lists',
  'anime-offline-database',
  'arm',
  'anidb-titles',
  'wikidata',
  'wikidata-anime',
  'media-arts',
  'bangumi-archive',
  'mangabaka',
] as const;

export type FetchedKey = (typeof FETCHED_KEYS)[number];

export const isFetchedKey = (key: string): key is FetchedKey =>
  FETCHED_KEYS.some((known) => known === key);

/** The sources that are asked about works one by one, in the order in which they are shown. */
export const ASKED_KEYS = [
  'tvmaze',
  'wikipedia',
  'tmdb',
  'tvdb',
  'mangadex',
  'mangaupdates',
] as const;

export type AskedKey = (typeof ASKED_KEYS)[number];

export const isAskedKey = (key: string): key is AskedKey =>
  ASKED_KEYS.some((known) => known === key);

/** All sources that the service uses by itself. */
export const SOURCE_KEYS = [...FETCHED_KEYS, ...ASKED_KEYS] as const;

export type SourceKey = (typeof SOURCE_KEYS)[number];

export const isSourceKey = (key: string): key is SourceKey => isFetchedKey(key) || isAskedKey(key);

/** What the operator says of fetching: what needs no consent and what has it, nothing, or the sources named. */
export type SourceChoice = 'auto' | 'off' | readonly SourceKey[];
