import type { App } from '#platform/app.ts';
import { defineResource } from '#platform/resource.ts';
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

/** Opens both at once: while the database reads the rows of one, works are made of those of the other. */
export const shelves = defineResource<null>({
  name: 'shelves',
  open: async (app) => {
    await Promise.all([app.open(catalogue), app.open(mangaCatalogue)]);
    return null;
  },
});

/** The works of a medium as this process has them. */
export const shelfOf = <M extends Media>(app: App, media: M): Shelf<WorkOf[M]> => {
  const shelf: unknown = media === 'ANIME' ? app.get(catalogue) : app.get(mangaCatalogue);
  return shelf as Shelf<WorkOf[M]>;
};
