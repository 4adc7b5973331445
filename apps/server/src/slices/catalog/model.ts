import type { StaffCredit } from './credit.ts';
import type { MediaSource } from './subject.ts';

/**
 * The words of the catalogue. Enum values are AniList's, so that clients written for it feel at home.
 */
export const ANIME_FORMATS = ['TV', 'TV_SHORT', 'MOVIE', 'SPECIAL', 'OVA', 'ONA', 'MUSIC'] as const;
export type AnimeFormat = (typeof ANIME_FORMATS)[number];

export const MEDIA_STATUSES = [
  'FINISHED',
  'RELEASING',
  'NOT_YET_RELEASED',
  'CANCELLED',
  'HIATUS',
] as const;
export type MediaStatus = (typeof MEDIA_STATUSES)[number];

export const SEASONS = ['WINTER', 'SPRING', 'SUMMER', 'FALL'] as const;
export type Season = (typeof SEASONS)[number];

/** How an episode count came about: stated by a source, or computed from the length of the run. */
export const COUNT_SOURCES = ['RECORDED', 'ESTIMATED'] as const;
export type CountSource = (typeof COUNT_SOURCES)[number];

/** A date known to the year, the month or the day: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
export type PartialDate = string;

export interface Synonym {
  text: string;
  /** BCP 47 tag (`ja`, `en`, `zh-Hans`, `zh-Hant`), or null when the source does not say. */
  lang: string | null;
}

/**
 * An id at another database. `site` is lower case (`tmdb`, `tvdb`, `anidb`, `mal`, `anilist`, `bangumi`, `annict`,
 * `syobocal`, …); `id` is written as that site writes it in its addresses (`52991`, `movie/372058`, `tv/95479/season/2`).
 * One id may belong to several anime; `isPrimary` marks the row that represents it.
 */
export interface ExternalId {
  site: string;
  id: string;
  isPrimary: boolean;
}

/** Which source gave a row of a list, and which other ones gave parts of it. */
export interface RowCredit {
  source: string;
  /** Part of the row → key of the source that gave it, where that is not `source`. */
  partSources?: Readonly<Record<string, string>>;
}

/** A place to watch. `regions` are ISO 3166-1 alpha-2 codes, null when the source does not state them. */
export interface StreamingLink {
  service: string;
  url: string;
  regions: string[] | null;
  /** RFC 3339 instant, or a `YYYY-MM-DD` date where only the day is known. */
  startsAt: string | null;
  /** The same for when it ends; absent or null where no end is known. */
  endsAt?: string | null;
}

/** How sure a rule of the schedule is: a recurrence the source states, one derived from the run, or the first airing only. */
export const AIRING_BASES = ['RECURRENCE', 'DERIVED', 'PREMIERE'] as const;
export type AiringBasis = (typeof AIRING_BASES)[number];

/** A recurrence of airings: the first instant, the ISO 8601 period between two, and where it stops. */
export interface AiringRule {
  /** RFC 3339, UTC: the first airing. */
  startsAt: string;
  /** Present where the source knows the day but not the hour: `startsAt` then stands for that day in Japan. */
  isDayOnly?: true;
  /** ISO 8601 duration (`P7D`, `P1D`, `P1M`), or null for a single airing. */
  every: string | null;
  /** RFC 3339, UTC: airings at or after this instant do not belong to the run; null while the run is open. */
  until: string | null;
  basis: AiringBasis;
  /** RFC 3339, UTC: airings after this instant are projections nobody has confirmed; null when none is. */
  confirmedUntil: string | null;
  /** How many airings the rules before this one had, if the work went on after a break; 0 by default. */
  airedBefore?: number | undefined;
}

/** When a film came to the cinemas of a region. `region` is an ISO 3166-1 alpha-2 code. */
export interface Premiere {
  region: string;
  on: PartialDate;
}

/** What one import says of one anime. Fields the sources do not state are null, never guessed. */
export interface AnimeRecord {
  /** UUID v5 of the source id, so that a re-import finds the row again. */
  id: string;
  titleNative: string;
  titleRomaji: string | null;
  titleEnglish: string | null;
  synonyms: Synonym[];
  format: AnimeFormat;
  status: MediaStatus | null;
  season: Season | null;
  seasonYear: number | null;
  startOn: PartialDate | null;
  endOn: PartialDate | null;
  episodeCount: number | null;
  episodeCountSource: CountSource | null;
  /** 0–100. */
  averageScore: number | null;
  /** How many people a source counts: for ranking, not for show. Null where none counts them. */
  popularity: number | null;
  /** Null where nobody vouches for the work: it is hidden as an adult one is until a source does. */
  isAdult: boolean | null;
  genres: string[];
  tags: string[];
  /** The studios that animated it, the main one first. */
  studios: string[];
  staff: StaffCredit[];
  /** What it was made from. */
  material: MediaSource | null;
  /** Where it was made: ISO 3166-1 alpha-2. */
  country: string | null;
  officialSite: string | null;
  /** Addresses of pictures at their source: one in portrait, and a wide one. */
  coverUrl: string | null;
  bannerUrl: string | null;
  /** Of an episode, or of a film. */
  durationMinutes: number | null;
  externalIds: ExternalId[];
  streaming: StreamingLink[];
  airing: AiringRule[];
  /** For a film: the regions where it was shown in cinemas, and when. */
  premieres: Premiere[];
  /** Field name → key of the data source that gave it. */
  provenance: Record<string, string>;
}
