import type { App } from '#platform/app.ts';
import type { Anime } from '../anime.ts';
import type { Manga } from '../manga.ts';
import { shelfOf } from './shelf-of.ts';

/** A work of either medium. */
export type PlacedWork = { medium: 'ANIME'; work: Anime } | { medium: 'MANGA'; work: Manga };

/** The work with an id, whichever medium it has; null when it is gone. */
export const workWithId = (app: App, id: string): PlacedWork | null => {
  const anime = shelfOf(app, 'ANIME').get(id);
  if (anime) return { medium: 'ANIME', work: anime };
  const manga = shelfOf(app, 'MANGA').get(id);
  return manga ? { medium: 'MANGA', work: manga } : null;
};
