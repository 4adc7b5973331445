import type { Anime, Manga, MangaFormat } from '#slices/catalog/index.ts';
import { categoriesOfTags, tagsFromRank } from '#slices/catalog/values.ts';
import type { ListFigures } from '#slices/trends/index.ts';
import type { Readers } from './condition.ts';
import { fuzzyNumberOf } from './fuzzy-date.ts';
import { numberOf } from './number.ts';
import { siteOf } from './site.ts';

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
  | 'staff'
  | 'material'
  | 'country';
type OfAnime =
  | 'season'
  | 'seasonYear'
  | 'episodeCount'
  | 'durationMinutes'
  | 'officialSite'
  | 'streaming'
  | 'studios';
type OfManga = 'chapterCount' | 'volumeCount';

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

/** What decides how media are filtered, beside the media. */
export interface MediaSight {
  /** What the lists of this instance tell of works. */
  figures: ReadonlyMap<string, ListFigures>;
  /** Whether the caller may know where works are streamed. */
  seesStreaming: boolean;
  /** The least rank of tags that count; null: all do. */
  minimumTagRank: number | null;
}

/** Whether a work can be watched at a service, as far as the caller may know; null for what is read. */
export const isLicensed = (
  { work, type }: Media,
  { seesStreaming }: Pick<MediaSight, 'seesStreaming'>,
): boolean | null => (seesStreaming && type === 'ANIME' ? work.streaming.length > 0 : null);

/** The values that filters of media compare. */
export const mediaFilters = (sight: MediaSight): Readers<Media> => {
  const { figures, seesStreaming, minimumTagRank } = sight;
  const tagsOf = ({ work }: Media): readonly string[] =>
    minimumTagRank === null ? work.tags : tagsFromRank(work, minimumTagRank);
  const sitesOf = ({ work }: Media) =>
    seesStreaming ? work.streaming.map(({ service }) => siteOf(service)) : [];
  return {
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
    tag: tagsOf,
    tagCategory: (media) => categoriesOfTags(tagsOf(media)),
    source: ({ work }) => work.material,
    averageScore: ({ work }) => work.averageScore,
    popularity: ({ record }) => figures.get(record.id)?.users ?? 0,
    isAdult: ({ work }) => work.isAdult,
    isLicensed: (media) => isLicensed(media, sight),
    licensedBy: (media) => new Set(sitesOf(media).map(({ name }) => name)),
    licensedById: (media) => new Set(sitesOf(media).flatMap(({ id }) => id ?? [])),
  };
};

/** Puts works that as many users have in the order of what a source counts: below 1, so it decides nothing else. */
const sourceShare = ({ work: { popularity } }: Media): number =>
  popularity === null ? 0 : popularity / (popularity + 1);

/** The values that orders of media sort by. Works that are equal are left to the next order, and finally to popularity. */
export const mediaOrders = ({ figures }: Pick<MediaSight, 'figures'>): Readers<Media> => {
  const counted = (count: (figures: ListFigures) => number) => (media: Media) => {
    const known = figures.get(media.record.id);
    return (known ? count(known) : 0) + sourceShare(media);
  };
  return {
    ID: ({ id }) => id,
    TITLE_ROMAJI: ({ work }) => work.titleRomaji,
    TITLE_ENGLISH: ({ work }) => work.titleEnglish,
    TITLE_NATIVE: ({ work }) => work.titleNative,
    TYPE: ({ type }) => type,
    FORMAT: ({ work }) => work.format,
    START_DATE: ({ work }) => fuzzyNumberOf(work.startOn),
    END_DATE: ({ work }) => fuzzyNumberOf(work.endOn),
    SCORE: ({ work }) => work.averageScore,
    POPULARITY: counted(({ users }) => users),
    TRENDING: counted(({ recentUsers }) => recentUsers),
    FAVOURITES: counted(({ favourites }) => favourites),
    EPISODES: ({ work }) => work.episodeCount,
    DURATION: ({ work }) => work.durationMinutes,
    CHAPTERS: ({ work }) => work.chapterCount,
    VOLUMES: ({ work }) => work.volumeCount,
    STATUS: ({ work }) => work.status,
    UPDATED_AT: ({ record }) => record.updatedAt,
  };
};
