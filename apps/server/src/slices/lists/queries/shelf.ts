import type { App } from '#platform/app.ts';
import { catalogue, mangaCatalogue } from '#slices/catalog/index.ts';
import type { ListMedia } from '../rules/word.ts';

/** The works that lists of a kind are of. */
export const shelfOf = (app: App, media: ListMedia) =>
  media === 'ANIME' ? app.get(catalogue) : app.get(mangaCatalogue);
