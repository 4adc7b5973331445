import type { App } from '#platform/app.ts';
import {
  type Media,
  type Anime,
  catalogue,
  mainTitle,
  type Manga,
  mangaCatalogue,
  recordedCount,
  shelfOf,
} from '#slices/catalog/index.ts';
import { mapping } from '#slices/mapping/index.ts';
import type { Length } from '../rules/state.ts';
import { minutesPerUnitOf, type WorkFacts } from '../rules/tally.ts';

/** The facts of a work that its entries need. */
export interface ListedWork {
  id: string;
  title: string;
  isAdult: boolean;
  length: Length;
  facts: WorkFacts;
}

/** Tags that count: a work is about its first ones. */
const MOST_TAGS = 10;

const yearOf = (date: string | null): number | null => (date ? Number(date.slice(0, 4)) : null);

/** The last episode of an ended series, from mapping lists that name episodes. Needed only without a count on record. */
const endOf = (app: App, { id, status }: Anime): { end: number } | null => {
  const end = status === 'FINISHED' ? app.get(mapping).lastEpisode(id) : undefined;
  return end === undefined ? null : { end };
};

const listedAnime = (app: App, anime: Anime): ListedWork => {
  const units = recordedCount(anime);
  return {
    id: anime.id,
    title: mainTitle(anime),
    isAdult: anime.isAdult,
    length: {
      units,
      volumes: null,
      ...(units === null && anime.episodeCount !== null && { estimate: anime.episodeCount }),
      ...(units === null && endOf(app, anime)),
    },
    facts: {
      format: anime.format,
      releaseYear: anime.seasonYear ?? yearOf(anime.startOn),
      units,
      minutesPerUnit: minutesPerUnitOf('ANIME', anime.format),
      genres: anime.genres,
      tags: anime.tags.slice(0, MOST_TAGS),
      studios: anime.studios,
      country: null,
    },
  };
};

/** A running series grows, so only an ended one has a last unit. */
const hasEnded = ({ status }: Manga): boolean => status === 'FINISHED' || status === 'CANCELLED';

const listedManga = (manga: Manga): ListedWork => {
  const units = hasEnded(manga) ? manga.chapterCount : null;
  return {
    id: manga.id,
    title: mainTitle(manga),
    isAdult: manga.isAdult,
    length: { units, volumes: hasEnded(manga) ? manga.volumeCount : null },
    facts: {
      format: manga.format,
      releaseYear: yearOf(manga.startOn),
      units,
      minutesPerUnit: minutesPerUnitOf('MANGA', manga.format),
      genres: manga.genres,
      tags: manga.tags.slice(0, MOST_TAGS),
      studios: [],
      country: manga.country,
    },
  };
};

/** A work of the catalogue by its id. */
export const workOf = (app: App, media: Media, id: string): ListedWork | undefined => {
  if (media === 'ANIME') {
    const anime = app.get(catalogue).get(id);
    return anime && listedAnime(app, anime);
  }
  const manga = app.get(mangaCatalogue).get(id);
  return manga && listedManga(manga);
};

/** The id of the work that stands for one: another if it was merged. */
export const idNow = (app: App, media: Media, id: string): string =>
  shelfOf(app, media).get(id)?.id ?? id;

/** A work by an id of another site: the one that the id primarily means. */
export const workByExternalId = (
  app: App,
  media: Media,
  { site, id }: { site: string; id: string },
): ListedWork | undefined => {
  const shelf = shelfOf(app, media);
  const [work] = shelf.byExternalId(site.toLowerCase(), id);
  return work && workOf(app, media, work.id);
};
