import type { App } from '#platform/app.ts';
import { type Anime, catalogue, mangaCatalogue, recordedCount } from '#slices/catalog/index.ts';
import { mapping } from '#slices/mapping/index.ts';
import { schedule } from '#slices/airing/index.ts';
import { chaptersBeyond, latestChapters, numberOf } from '#slices/releases/index.ts';
import type { Release } from '../rules/up-next.ts';
import type { Entry } from './stored-entry.ts';

/** How far a work is out, and since when. */
export interface DatedRelease extends Release {
  /** When the last unit came out, where that is known. */
  lastOutAt: Date | null;
}

const UNKNOWN: DatedRelease = { lastOut: null, total: null, beyond: 0, lastOutAt: null };

/** The number of episodes, from a source or from mapping lists that name them. */
const countOf = (app: App, anime: Anime): number | null =>
  recordedCount(anime) ?? app.get(mapping).lastEpisode(anime.id) ?? null;

/**
 * The number of aired episodes: all of an ended anime, about one per week of its run if the count is not known, and for an airing anime
 * those on the schedule.
 */
const airedOf = (app: App, anime: Anime, now: Date): number | null => {
  if (anime.status === 'FINISHED') return countOf(app, anime) ?? anime.episodeCount;
  if (anime.status === 'NOT_YET_RELEASED') return 0;
  const last = app.get(schedule).lastOf(anime, now);
  return last?.episode ?? null;
};

const releaseOfAnime = (app: App, id: string): DatedRelease => {
  const anime = app.get(catalogue).get(id);
  if (!anime) return UNKNOWN;
  const now = app.clock.now();
  return {
    lastOut: airedOf(app, anime, now),
    total: countOf(app, anime),
    beyond: 0,
    lastOutAt: app.get(schedule).lastOf(anime, now)?.airingAt ?? null,
  };
};

/** The fields of an entry that matter for its releases. */
type Reader = Pick<Entry, 'media' | 'workId' | 'progress'>;

/** The last listed chapter, or the catalogue's count, whichever is higher. */
const releasesOfManga = async (
  app: App,
  readers: readonly Reader[],
): Promise<Map<string, DatedRelease>> => {
  const on = app.clock.now().toISOString().slice(0, 10);
  const ids = readers.map(({ workId }) => workId);
  const chapters = await latestChapters(app.db, { language: null, on }, ids);
  const begun = readers.filter(({ workId }) => chapters.has(workId));
  const beyond = await chaptersBeyond(app.db, { on }, begun);
  const releaseOf = (id: string): DatedRelease => {
    const total = app.get(mangaCatalogue).get(id)?.chapterCount ?? null;
    const chapter = chapters.get(id);
    const number = chapter ? numberOf(chapter.label) : null;
    const lastOut = number === null ? total : Math.max(Math.floor(number), total ?? 0);
    const day = chapter?.releasedOn;
    const lastOutAt = day?.length === 10 ? new Date(day) : null;
    return { lastOut, total, beyond: beyond.get(id) ?? 0, lastOutAt };
  };
  return new Map(ids.map((id) => [id, releaseOf(id)]));
};

/** The released units of the works of some entries. Chapters are read together. */
export const releasesOf = async <Found extends Reader>(
  app: App,
  readers: readonly Found[],
): Promise<Map<Found, DatedRelease>> => {
  const manga = await releasesOfManga(
    app,
    readers.filter(({ media }) => media === 'MANGA'),
  );
  return new Map(
    readers.map((reader) => [
      reader,
      manga.get(reader.workId) ?? releaseOfAnime(app, reader.workId),
    ]),
  );
};
