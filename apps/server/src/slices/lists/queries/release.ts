import type { App } from '#platform/app.ts';
import { schedule } from '#slices/airing/index.ts';
import { catalogue, mangaCatalogue, type Anime } from '#slices/catalog/index.ts';
import type { Release } from '../rules/up-next.ts';
import type { ListMedia } from '../rules/word.ts';

const UNKNOWN: Release = { lastOut: null, total: null };

/** Episodes that have aired: all of what has ended, of what airs those the schedule counts. */
const airedOf = (app: App, anime: Anime, now: Date): number | null => {
  if (anime.status === 'FINISHED') return anime.episodeCount;
  if (anime.status === 'NOT_YET_RELEASED') return 0;
  const last = app.get(schedule).lastOf(anime, now);
  return last?.episode ?? null;
};

/** How far a work is out. */
export const releaseOf = (app: App, media: ListMedia, workId: string): Release => {
  if (media === 'MANGA') {
    const total = app.get(mangaCatalogue).get(workId)?.chapterCount ?? null;
    return { lastOut: total, total };
  }
  const anime = app.get(catalogue).anime(workId);
  if (!anime) return UNKNOWN;
  return { lastOut: airedOf(app, anime, app.clock.now()), total: anime.episodeCount };
};

/** When the last unit came out, where the schedule knows. */
export const lastOutAt = (app: App, workId: string): Date | null => {
  const anime = app.get(catalogue).anime(workId);
  return (anime && app.get(schedule).lastOf(anime, app.clock.now())?.airingAt) ?? null;
};
