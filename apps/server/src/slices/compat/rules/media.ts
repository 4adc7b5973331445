import type { Anime, Manga, MangaFormat } from '#slices/catalog/index.ts';
import type { Readers } from './condition.ts';
import { fuzzyNumberOf } from './fuzzy-date.ts';
import { numberOf } from './number.ts';

type Shared = 'id' | 'titleRomaji' | 'titleEnglish' | 'titleNative' | 'synonyms' | 'status';
type Figures =
  | 'startOn'
  | 'endOn'
  | 'averageScore'
  | 'popularity'
  | 'isAdult'
  | 'externalIds'
  | 'genres'
  | 'tags'
  | 'tagRanks'
  | 'spoilerTags'
  | 'staff';
type OfAnime =
  | 'season'
  | 'seasonYear'
  | 'episodeCount'
  | 'durationMinutes'
  | 'officialSite'
  | 'streaming'
  | 'studios'
  | 'material';
type OfManga = 'chapterCount' | 'volumeCount' | 'country';

/** Anime and manga in one form. Each lacks what only the other has. */
type Work = Pick<Anime, Shared | Figures | OfAnime> & Pick<Manga, OfManga> & { format: string };

/** A work in AniList's form. Fields for which the catalogue has no data are missing. */
export interface Media {
  work: Work;
  /** The same as the catalogue has it. */
  record: Anime | Manga;
  id: number;
  idMal: number | null;
  type: 'ANIME' | 'MANGA';
}

/** AniList distinguishes these only by country. */
const READ_AS: Readonly<Record<MangaFormat, 'MANGA' | 'ONE_SHOT' | 'NOVEL'>> = {
  MANGA: 'MANGA',
  ONE_SHOT: 'ONE_SHOT',
  MANHWA: 'MANGA',
  MANHUA: 'MANGA',
  DOUJIN: 'MANGA',
  OEL: 'MANGA',
  LIGHT_NOVEL: 'NOVEL',
  NOVEL: 'NOVEL',
};

/** The country of a format unless a source states another. AniList has one for every manga. */
const COUNTRIES: Readonly<Record<MangaFormat, string | null>> = {
  MANGA: 'JP',
  ONE_SHOT: 'JP',
  MANHWA: 'KR',
  MANHUA: 'CN',
  DOUJIN: 'JP',
  OEL: null,
  LIGHT_NOVEL: 'JP',
  NOVEL: null,
};

/** AniList's names of our formats, if they differ. */
export const FORMAT_NAMES: Readonly<Record<string, string>> = READ_AS;

const workOfAnime = (anime: Anime): Work => ({
  ...anime,
  // Apps of AniList stop at this number, so an estimate would keep users from going on.
  episodeCount: anime.episodeCountSource === 'RECORDED' ? anime.episodeCount : null,
  chapterCount: null,
  volumeCount: null,
  country: null,
});

const workOfManga = (manga: Manga): Work => ({
  ...manga,
  country: manga.country ?? COUNTRIES[manga.format],
  format: READ_AS[manga.format],
  season: null,
  seasonYear: null,
  episodeCount: null,
  officialSite: null,
  durationMinutes: null,
  streaming: [],
  studios: [],
  material: null,
});

const numberAt = (
  { externalIds }: Pick<Work, 'externalIds'>,
  site: string,
  isShared: boolean,
): number | null => {
  const ids = externalIds.filter((each) => each.site === site && /^\d{1,9}$/u.test(each.id));
  const chosen = ids.find(({ isPrimary }) => isPrimary) ?? (isShared ? ids[0] : undefined);
  return chosen ? Number(chosen.id) : null;
};

/** Each record is converted once. Records are replaced, never changed. */
const made = new WeakMap<Anime | Manga, Media>();

const remembered = (record: Anime | Manga, type: Media['type'], work: () => Work): Media => {
  const known = made.get(record);
  if (known) return known;
  const media: Media = {
    work: work(),
    record,
    id: numberAt(record, 'anilist', false) ?? numberOf(record.id),
    idMal: numberAt(record, 'mal', true),
    type,
  };
  made.set(record, media);
  return media;
};

/** An anime with AniList's number. If several share an AniList id, only its primary one has it. */
export const mediaOf = (anime: Anime): Media =>
  remembered(anime, 'ANIME', () => workOfAnime(anime));

/** The same for a manga. */
export const mediaOfManga = (manga: Manga): Media =>
  remembered(manga, 'MANGA', () => workOfManga(manga));

const unknown = (): null => null;

/** The values that filters of media compare. */
export const MEDIA_FILTERS: Readers<Media> = {
  id: ({ id }) => id,
  idMal: ({ idMal }) => idMal,
  type: ({ type }) => type,
  format: ({ work }) => work.format,
  status: ({ work }) => work.status,
  season: ({ work }) => work.season,
  seasonYear: ({ work }) => work.seasonYear,
  startDate: ({ work }) => fuzzyNumberOf(work.startOn),
  endDate: ({ work }) => fuzzyNumberOf(work.endOn),
  episodes: ({ work }) => work.episodeCount,
  duration: ({ work }) => work.durationMinutes,
  chapters: ({ work }) => work.chapterCount,
  volumes: ({ work }) => work.volumeCount,
  countryOfOrigin: ({ work }) => work.country,
  genre: ({ work }) => work.genres,
  tag: ({ work }) => work.tags,
  source: ({ work }) => work.material,
  averageScore: ({ work }) => work.averageScore,
  isAdult: ({ work }) => work.isAdult,
  isLicensed: unknown,
  licensedBy: unknown,
  licensedById: unknown,
  popularity: unknown,
  tagCategory: unknown,
};

/** The values that orders of media sort by. Orders without data leave works to the next order, and finally to popularity. */
export const MEDIA_ORDERS: Readers<Media> = {
  ID: ({ id }) => id,
  TITLE_ROMAJI: ({ work }) => work.titleRomaji,
  TITLE_ENGLISH: ({ work }) => work.titleEnglish,
  TITLE_NATIVE: ({ work }) => work.titleNative,
  TYPE: ({ type }) => type,
  FORMAT: ({ work }) => work.format,
  START_DATE: ({ work }) => fuzzyNumberOf(work.startOn),
  END_DATE: ({ work }) => fuzzyNumberOf(work.endOn),
  SCORE: ({ work }) => work.averageScore,
  POPULARITY: ({ work }) => work.popularity,
  EPISODES: ({ work }) => work.episodeCount,
  DURATION: ({ work }) => work.durationMinutes,
  CHAPTERS: ({ work }) => work.chapterCount,
  VOLUMES: ({ work }) => work.volumeCount,
  STATUS: ({ work }) => work.status,
};
