import { anidbTitles } from './anidb-titles/anidb-titles.ts';
import type { AdditionSource } from './addition.ts';
import type { AnimeAdditionKey } from './additions.ts';
import { arm } from './arm.ts';
import { wikidataAnime } from './wikidata/anime.ts';

/** Every source that only adds to anime that are here. */
export const ADDITION_SOURCE: Readonly<Record<AnimeAdditionKey, AdditionSource>> = {
  arm,
  'anidb-titles': anidbTitles,
  'wikidata-anime': wikidataAnime,
};
