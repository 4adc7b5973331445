import type { Anime } from '#slices/catalog/index.ts';
import type { Readers } from './condition.ts';
import { fuzzyNumberOf } from './fuzzy-date.ts';
import { numberOf } from './number.ts';

/** A work in AniList's words. What it has a word for and the catalogue no fact is not here. */
export interface Media {
  anime: Anime;
  id: number;
  idMal: number | null;
  type: 'ANIME';
}

const numberAt = ({ externalIds }: Anime, site: string, isShared: boolean): number | null => {
  const ids = externalIds.filter((each) => each.site === site && /^\d{1,9}$/u.test(each.id));
  const chosen = ids.find(({ isPrimary }) => isPrimary) ?? (isShared ? ids[0] : undefined);
  return chosen ? Number(chosen.id) : null;
};

const made = new WeakMap<Anime, Media>();

/** An anime as AniList would number it. Where several share an id of AniList only the one it stands for has it. */
export const mediaOf = (anime: Anime): Media => {
  const known = made.get(anime);
  if (known) return known;
  const media: Media = {
    anime,
    id: numberAt(anime, 'anilist', false) ?? numberOf(anime.id),
    idMal: numberAt(anime, 'mal', true),
    type: 'ANIME',
  };
  made.set(anime, media);
  return media;
};

const unknown = (): null => null;

/** What filters of media compare. */
export const MEDIA_FILTERS: Readers<Media> = {
  id: ({ id }) => id,
  idMal: ({ idMal }) => idMal,
  type: ({ type }) => type,
  format: ({ anime }) => anime.format,
  status: ({ anime }) => anime.status,
  season: ({ anime }) => anime.season,
  seasonYear: ({ anime }) => anime.seasonYear,
  startDate: ({ anime }) => fuzzyNumberOf(anime.startOn),
  endDate: ({ anime }) => fuzzyNumberOf(anime.endOn),
  episodes: ({ anime }) => anime.episodeCount,
  averageScore: ({ anime }) => anime.averageScore,
  isAdult: ({ anime }) => anime.isAdult,
  chapters: unknown,
  countryOfOrigin: unknown,
  duration: unknown,
  genre: unknown,
  isLicensed: unknown,
  licensedBy: unknown,
  licensedById: unknown,
  popularity: unknown,
  source: unknown,
  tag: unknown,
  tagCategory: unknown,
  volumes: unknown,
};

/** What orders of media go by. Those of which nothing is known leave works to the next order, in the end to popularity. */
export const MEDIA_ORDERS: Readers<Media> = {
  ID: ({ id }) => id,
  TITLE_ROMAJI: ({ anime }) => anime.titleRomaji,
  TITLE_ENGLISH: ({ anime }) => anime.titleEnglish,
  TITLE_NATIVE: ({ anime }) => anime.titleNative,
  TYPE: ({ type }) => type,
  FORMAT: ({ anime }) => anime.format,
  START_DATE: ({ anime }) => fuzzyNumberOf(anime.startOn),
  END_DATE: ({ anime }) => fuzzyNumberOf(anime.endOn),
  SCORE: ({ anime }) => anime.averageScore,
  POPULARITY: ({ anime }) => anime.popularity,
  EPISODES: ({ anime }) => anime.episodeCount,
  STATUS: ({ anime }) => anime.status,
};
