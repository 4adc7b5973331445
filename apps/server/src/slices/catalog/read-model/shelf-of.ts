import type { App } from '#platform/app.ts';
import type { Anime } from '../anime.ts';
import type { Manga } from '../manga.ts';
import type { Media } from '../media.ts';
import { catalogue } from './catalogue.ts';
import { mangaCatalogue } from './manga-catalogue.ts';
import type { Shelf } from './shelf.ts';

/** The works of each medium. */
export interface WorkOf {
  ANIME: Anime;
  MANGA: Manga;
}

/** The works of a medium as this process has them. */
export const shelfOf = <M extends Media>(app: App, media: M): Shelf<WorkOf[M]> => {
  const shelf: unknown = media === 'ANIME' ? app.get(catalogue) : app.get(mangaCatalogue);
  return shelf as Shelf<WorkOf[M]>;
};
