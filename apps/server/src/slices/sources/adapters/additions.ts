import type { AnimeSourceKey } from '#slices/catalog/index.ts';

/** The sources that only add to anime that are here. */
export const ANIME_ADDITIONS = [
  'arm',
  'anidb-titles',
  'wikidata-anime',
] as const satisfies readonly AnimeSourceKey[];
export type AnimeAdditionKey = (typeof ANIME_ADDITIONS)[number];

export const isAnimeAddition = (key: string): key is AnimeAdditionKey =>
  ANIME_ADDITIONS.some((known) => known === key);
