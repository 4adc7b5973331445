import type { MangaSourceKey } from '#slices/catalog/index.ts';
import { bangumiArchive } from '../bangumi-archive/index.ts';
import { curated } from './curated.ts';
import { mangabaka } from './mangabaka.ts';
import { mediaArts } from './media-arts.ts';
import type { MangaSource } from './source.ts';
import { wikidata } from '../wikidata/manga.ts';

/** Every source of manga; all but the curated sample are read only when the operator names them, from the operator's file. */
export const MANGA_SOURCE: Readonly<Record<MangaSourceKey, MangaSource>> = {
  'curated-manga': curated,
  mangabaka,
  'bangumi-archive': bangumiArchive,
  wikidata,
  'media-arts': mediaArts,
};
