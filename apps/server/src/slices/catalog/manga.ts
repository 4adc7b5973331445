import { HUB, HUB_DATA } from './anime-claim.ts';
import type { StaffCredit } from './credit.ts';
import type { DetailsClaim } from './details.ts';
import type { ExternalId, MediaStatus, PartialDate, Synonym } from './model.ts';
import type { MediaSource } from './subject.ts';
import type { TagDetails, TagFactsClaim } from './tag.ts';

/** AniList's formats of what is read, and those its other databases tell apart (manhwa, manhua, doujin, OEL). */
export const MANGA_FORMATS = [
  'MANGA',
  'ONE_SHOT',
  'MANHWA',
  'MANHUA',
  'DOUJIN',
  'OEL',
  'LIGHT_NOVEL',
  'NOVEL',
] as const;
export type MangaFormat = (typeof MANGA_FORMATS)[number];

/** The sources of manga by precedence: of two that say different things of a work the earlier one is believed. */
export const MANGA_SOURCES = [
  'curated-manga',
  'mangabaka',
  'bangumi-archive',
  'wikidata',
  'media-arts',
] as const;
export type MangaSourceKey = (typeof MANGA_SOURCES)[number];

/** Sources that only add to manga that are here, as they are asked about each. They are believed after all others. */
export const MANGA_ADDITIONS = ['mangadex', 'mangaupdates', 'wikipedia'] as const;
export type MangaAdditionKey = (typeof MANGA_ADDITIONS)[number];

export const isMangaAddition = (key: string): key is MangaAdditionKey =>
  MANGA_ADDITIONS.some((known) => known === key);

/** All sources of manga by precedence. */
export const MANGA_PRECEDENCE: readonly string[] = [
  HUB,
  ...MANGA_SOURCES,
  ...MANGA_ADDITIONS,
  HUB_DATA,
];

/** What one source says of one work. What it does not say is null or empty, never guessed. */
export interface MangaClaim extends DetailsClaim, TagFactsClaim {
  /** The id of the work in that source. */
  sourceId: string;
  /** Empty if the source does not say: such a claim adds to a work that others name. */
  titleNative: string;
  titleRomaji: string | null;
  titleEnglish: string | null;
  synonyms: Synonym[];
  format: MangaFormat | null;
  status: MediaStatus | null;
  startOn: PartialDate | null;
  endOn: PartialDate | null;
  volumeCount: number | null;
  chapterCount: number | null;
  magazine: string | null;
  publisher: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  staff: StaffCredit[];
  genres: string[];
  tags: string[];
  /** 0–100. */
  averageScore: number | null;
  /** How many people a source counts: for ranking, not for show. */
  popularity: number | null;
  isAdult: boolean | null;
  /** Addresses of pictures at their source: one in portrait, and a wide one. */
  coverUrl: string | null;
  bannerUrl: string | null;
  externalIds: ExternalId[];
}

/** A manga as readers see it: what its sources say, by their precedence. */
export interface Manga
  extends
    Readonly<
      Omit<MangaClaim, 'sourceId' | 'format' | 'isAdult' | keyof DetailsClaim | keyof TagFactsClaim>
    >,
    TagDetails {
  readonly id: string;
  readonly format: MangaFormat;
  readonly isAdult: boolean;
  /** What it was made from, if a source names that work beside it. */
  readonly material: MediaSource | null;
  /** Whether no source says anything of it any more: only lists show it. */
  readonly isHidden: boolean;
  /** Keys of the data sources that say something of it, the one of highest precedence first. */
  readonly sources: readonly string[];
  /** Field name → key of the data source that gave it. */
  readonly provenance: Readonly<Record<string, string>>;
  /** When the catalogue first had it. */
  readonly addedAt: string;
  readonly updatedAt: string;
  /** Ids of works that were merged into it; absent where there are none, as of almost all. */
  readonly formerIds?: readonly string[];
}
