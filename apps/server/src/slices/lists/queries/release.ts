import type { App } from '#platform/app.ts';
import { schedule } from '#slices/airing/index.ts';
import { catalogue, mangaCatalogue, type Anime } from '#slices/catalog/index.ts';
import { latestChapters, numberOf } from '#slices/releases/index.ts';
import type { Release } from '../rules/up-next.ts';
import type { ListMedia } from '../rules/word.ts';

/** How far a work is out, and since when. */
export interface DatedRelease extends Release {
  /** When the last unit came out, where that is known. */
  lastOutAt: Date | null;
}

const UNKNOWN: DatedRelease = { lastOut: null, total: null, lastOutAt: null };

/** Episodes that have aired: all of what has ended, of what airs those the schedule counts. */
const airedOf = (app: App, anime: Anime, now: Date): number | null => {
  if (anime.status === 'FINISHED') return anime.episodeCount;
  if (anime.status === 'NOT_YET_RELEASED') return 0;
  const last = app.get(schedule).lastOf(anime, now);
  return last?.episode ?? null;
};

const releaseOfAnime = (app: App, id: string): DatedRelease => {
  const anime = app.get(catalogue).anime(id);
  if (!anime) return UNKNOWN;
  const now = app.clock.now();
  return {
    lastOut: airedOf(app, anime, now),
    total: anime.episodeCount,
    lastOutAt: app.get(schedule).lastOf(anime, now)?.airingAt ?? null,
  };
};

/** The last chapter that is on record one by one, or the count of the catalogue, whichever is further. */
const releasesOfManga = async (
  app: App,
  ids: readonly string[],
): Promise<Map<string, DatedRelease>> => {
  const on = app.clock.now().toISOString().slice(0, 10);
  const chapters = await latestChapters(app, { language: null, on }, ids);
  const releaseOf = (id: string): DatedRelease => {
    const total = app.get(mangaCatalogue).get(id)?.chapterCount ?? null;
    const chapter = chapters.get(id);
    const number = chapter ? numberOf(chapter.label) : null;
    const lastOut = number === null ? total : Math.max(Math.floor(number), total ?? 0);
    const day = chapter?.releasedOn;
    return { lastOut, total, lastOutAt: day?.length === 10 ? new Date(day) : null };
  };
  return new Map(ids.map((id) => [id, releaseOf(id)]));
};

/** How far some works are out; chapters are asked for in one statement. */
export const releasesOf = async (
  app: App,
  { media }: { media: ListMedia },
  workIds: readonly string[],
): Promise<Map<string, DatedRelease>> => {
  if (workIds.length === 0) return new Map();
  if (media === 'MANGA') return releasesOfManga(app, workIds);
  return new Map(workIds.map((id) => [id, releaseOfAnime(app, id)]));
};
