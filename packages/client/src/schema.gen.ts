// Written by `npm run generate` from the schema of the server.
import type { Field, Members, Selected } from './selection.ts';

/** Whose activities to read. */
export type ActivityFeed = 'FOLLOWING' | 'GLOBAL' | 'OWN';

/** What somebody did. */
export type ActivityKind = 'COMPLETED' | 'DROPPED' | 'PAUSED' | 'PLANNED' | 'PROGRESS' | 'REPEAT_COMPLETED' | 'REPEAT_STARTED' | 'STARTED';

/** What the time of an airing is based on. */
export type AiringBasis = 'DERIVED' | 'PREMIERE' | 'RECURRENCE';

/** How an anime was released. */
export type AnimeFormat = 'MOVIE' | 'MUSIC' | 'ONA' | 'OVA' | 'SPECIAL' | 'TV' | 'TV_SHORT';

/** An order of anime. Those without the value come last, whichever way it runs. */
export type AnimeSort = 'END_DATE' | 'END_DATE_DESC' | 'EPISODES' | 'EPISODES_DESC' | 'POPULARITY' | 'POPULARITY_DESC' | 'SCORE' | 'SCORE_DESC' | 'START_DATE' | 'START_DATE_DESC' | 'TITLE_ENGLISH' | 'TITLE_ENGLISH_DESC' | 'TITLE_NATIVE' | 'TITLE_NATIVE_DESC' | 'TITLE_ROMAJI' | 'TITLE_ROMAJI_DESC';

/** What kind of program acts for an account. There will be more kinds. */
export type ClientKind = 'API_KEY' | 'APP' | 'EXTENSION' | 'IMPORT' | 'MEDIA_SERVER' | 'PLAYER' | 'SYNC' | 'SYSTEM' | 'WEB';

/** Which fields a tier may read. */
export type DataAccess = 'CORE' | 'FULL' | 'PUBLIC';

/** What decided which episode was played. */
export type DeliveryMatchReason = 'CORRECTION' | 'MAPPING' | 'OWNER' | 'TRACKER';

/** What became of a delivery. The guide "Media servers" says of each what to do about it. */
export type DeliveryOutcome = 'AMBIGUOUS' | 'BELOW_THRESHOLD' | 'DECLINED' | 'DUPLICATE' | 'FAILED' | 'IGNORED_EVENT' | 'IGNORED_LIBRARY' | 'IGNORED_SHOW' | 'LEARNED_SHOW' | 'NOT_ON_LIST' | 'NO_EXTERNAL_ID' | 'NO_MAPPING' | 'OPEN_SESSION' | 'OTHER_USER' | 'OUT_OF_RANGE' | 'PARTIAL' | 'RECORDED' | 'TO_BE_ASKED' | 'UNDONE' | 'UNREADABLE';

/** How a number of episodes is known. */
export type EpisodeCountSource = 'ESTIMATED' | 'RECORDED';

/** What became of a search for an episode. Only a match is ever recorded. */
export type EpisodeOutcome = 'AMBIGUOUS' | 'MATCHED' | 'NO_EXTERNAL_ID' | 'NO_MAPPING' | 'OUT_OF_RANGE';

/** Whether one user follows another. */
export type FollowState = 'FOLLOWING' | 'NONE' | 'REQUESTED';

/** What became of a row, or would. */
export type ListImportOutcome = 'ADDED' | 'SKIPPED' | 'UNCHANGED' | 'UPDATED';

/** What to do where the list and the file differ. */
export type ListImportPolicy = 'FILE_WINS' | 'FILL_GAPS' | 'NEWER_WINS' | 'REPLACE_LIST';

/** Why nothing was done about an import. */
export type ListImportProblemCode = 'BAD_USER_INPUT' | 'CONFLICT' | 'NOT_FOUND' | 'PAYLOAD_TOO_LARGE' | 'RATE_LIMITED' | 'UNAVAILABLE';

/** Which rows of an import to read. */
export type ListImportRowFilter = 'ADDED' | 'OPEN' | 'SKIPPED' | 'UNCHANGED' | 'UPDATED';

/** How far an import has come. */
export type ListImportState = 'FINISHED' | 'PREVIEW' | 'REFUSED' | 'RUNNING' | 'UNDONE';

/** Which of the two lists. */
export type ListMedia = 'ANIME' | 'MANGA';

/** How far a rewatch or reread has come. */
export type ListPassState = 'ABANDONED' | 'FINISHED' | 'OPEN';

/** Why nothing was written to a list. */
export type ListProblemCode = 'BAD_USER_INPUT' | 'CONFLICT' | 'NOT_FOUND' | 'STALE_VERSION';

/** Services that show public lists to whoever knows a name. */
export type ListService = 'ANILIST' | 'KITSU';

/** Entries without the value come last. Titles are ordered as they are shown: by `TITLE` the romaji one, else the English, else the native; by the others the one they name, else the same. */
export type ListSort = 'ADDED_AT' | 'ADDED_AT_DESC' | 'COMPLETED_ON' | 'COMPLETED_ON_DESC' | 'NEXT_AIRING' | 'NEXT_AIRING_DESC' | 'PRIORITY' | 'PRIORITY_DESC' | 'PROGRESS' | 'PROGRESS_DESC' | 'SCORE' | 'SCORE_DESC' | 'STARTED_ON' | 'STARTED_ON_DESC' | 'TITLE' | 'TITLE_DESC' | 'TITLE_ENGLISH' | 'TITLE_ENGLISH_DESC' | 'TITLE_NATIVE' | 'TITLE_NATIVE_DESC' | 'UPDATED_AT' | 'UPDATED_AT_DESC';

/** Where somebody stands with a work on their list. */
export type ListStatus = 'COMPLETED' | 'CURRENT' | 'DROPPED' | 'PAUSED' | 'PLANNING' | 'REPEATING';

/** The languages of the pages. */
export type Locale = 'EN' | 'JA';

/** What kind of work a manga is. */
export type MangaFormat = 'DOUJIN' | 'LIGHT_NOVEL' | 'MANGA' | 'MANHUA' | 'MANHWA' | 'NOVEL' | 'OEL' | 'ONE_SHOT';

/** An order of manga. Those without the value come last, whichever way it runs. */
export type MangaSort = 'CHAPTERS' | 'CHAPTERS_DESC' | 'END_DATE' | 'END_DATE_DESC' | 'POPULARITY' | 'POPULARITY_DESC' | 'SCORE' | 'SCORE_DESC' | 'START_DATE' | 'START_DATE_DESC' | 'TITLE_ENGLISH' | 'TITLE_ENGLISH_DESC' | 'TITLE_NATIVE' | 'TITLE_NATIVE_DESC' | 'TITLE_ROMAJI' | 'TITLE_ROMAJI_DESC' | 'UPDATED_AT' | 'UPDATED_AT_DESC' | 'VOLUMES' | 'VOLUMES_DESC';

/** The databases media servers name things by. */
export type MappingKind = 'TMDB' | 'TVDB';

/** What an id is of: a number may be a film, a show and an episode at once. */
export type MappingLevel = 'EPISODE' | 'MOVIE' | 'SHOW';

/** Whether a media server or a player works. */
export type MediaServerHealth = 'FAILING' | 'NEVER' | 'SILENT' | 'WORKING';

/** The form in which a media server or a player tells what is played. */
export type MediaServerKind = 'PLAYER' | 'SERVER_A' | 'SERVER_B';

/** What a work was made from. */
export type MediaSource = 'ANIME' | 'COMIC' | 'DOUJINSHI' | 'GAME' | 'LIGHT_NOVEL' | 'LIVE_ACTION' | 'MANGA' | 'MULTIMEDIA_PROJECT' | 'NOVEL' | 'ORIGINAL' | 'OTHER' | 'PICTURE_BOOK' | 'VIDEO_GAME' | 'VISUAL_NOVEL' | 'WEB_NOVEL';

/** Whether a work is still coming out. */
export type MediaStatus = 'CANCELLED' | 'FINISHED' | 'HIATUS' | 'NOT_YET_RELEASED' | 'RELEASING';

/** How a film came out. */
export type MovieReleaseKind = 'DIGITAL' | 'PHYSICAL' | 'THEATRICAL' | 'TV';

/** What a notice tells. There will be more kinds. */
export type NoticeKind = 'EXPORT_FAILED' | 'FOLLOWED' | 'FOLLOW_ACCEPTED' | 'FOLLOW_REQUESTED' | 'SCROBBLE_ASKED' | 'SERVER_FAILING' | 'SERVER_SILENT';

/** What recorded a play. */
export type PlaySource = 'API' | 'EXTENSION' | 'IMPORT' | 'JELLYFIN' | 'PLEX' | 'SYNC' | 'WEB';

/** How another work relates to the one it is shown on. */
export type RelationType = 'ADAPTATION' | 'SOURCE';

/** What became of an entry. */
export type SaveOutcome = 'ADDED' | 'DELETED' | 'REFUSED' | 'UNCHANGED' | 'UPDATED';

/** The scale of a score. */
export type ScoreFormat = 'POINT_3' | 'POINT_4' | 'POINT_5' | 'POINT_10' | 'POINT_10_DECIMAL' | 'POINT_20' | 'POINT_100';

/** A quarter of the year in Japan; premieres in its last ten days belong to the next. */
export type Season = 'FALL' | 'SPRING' | 'SUMMER' | 'WINTER';

/** What somebody did for a work. */
export type StaffRole = 'ART' | 'CHARACTER_DESIGN' | 'DIRECTOR' | 'MUSIC' | 'ORIGINAL_CREATOR' | 'OTHER' | 'SERIES_COMPOSITION' | 'STORY' | 'STORY_AND_ART' | 'VOICE_ACTOR';

/** The colours of the pages. */
export type Theme = 'DARK' | 'LIGHT' | 'SYSTEM';

/** What a caller is: anonymous without a credential, otherwise what its account has. */
export type TierName = 'ANONYMOUS' | 'COMMERCIAL' | 'FREE' | 'INDIE';

/** In which language titles are shown, where there is one in it. */
export type TitleLanguage = 'ENGLISH' | 'NATIVE' | 'ROMAJI';

/** What comes first among the works to go on with. */
export type UpNextOrder = 'BEHIND' | 'RELEASED' | 'WATCHED';

/** How much of a user the caller may see. */
export type UserAccess = 'FULL' | 'LIMITED';

/** Who may see something of a user. */
export type Visibility = 'FOLLOWERS' | 'PRIVATE' | 'PUBLIC';

/** Which anime: every field that is given must hold. */
export interface AnimeFilter {
  averageScore?: IntRange | null;
  endDate?: DateRange | null;
  episodeCount?: IntRange | null;
  format?: AnimeFormatFilter | null;
  genres?: TextSetFilter | null;
  isAdult?: boolean | null;
  season?: SeasonFilter | null;
  seasonYear?: IntRange | null;
  source?: MediaSourceFilter | null;
  staff?: TextSetFilter | null;
  startDate?: DateRange | null;
  status?: MediaStatusFilter | null;
  streaming?: StreamingFilter | null;
  studios?: TextSetFilter | null;
  tags?: TextSetFilter | null;
}

/** By a field with one value. */
export interface AnimeFormatFilter {
  in?: AnimeFormat[] | null;
  not?: AnimeFormat[] | null;
}

/** Which entries: every field that is given must hold. */
export interface AnimeListFilter {
  anime?: AnimeFilter | null;
  customList?: string | null;
  isFavourite?: boolean | null;
  progress?: IntRange | null;
  score?: IntRange | null;
  search?: string | null;
  status?: ListStatus[] | null;
  tag?: string | null;
}

/** What is known to the year or month only is after a date when all of that year or month is. */
export interface DateRange {
  greater?: string | null;
  less?: string | null;
}

/** The id of a work at another database. */
export interface ExternalIdInput {
  id: string;
  site: string;
}

/** Works of which the number is not known are in no range. */
export interface IntRange {
  greater?: number | null;
  less?: number | null;
}

/** Which manga: every field that is given must hold. */
export interface MangaFilter {
  averageScore?: IntRange | null;
  chapterCount?: IntRange | null;
  countryOfOrigin?: TextFilter | null;
  endDate?: DateRange | null;
  format?: MangaFormatFilter | null;
  genres?: TextSetFilter | null;
  isAdult?: boolean | null;
  magazine?: TextFilter | null;
  publisher?: TextFilter | null;
  staff?: TextSetFilter | null;
  startDate?: DateRange | null;
  status?: MediaStatusFilter | null;
  tags?: TextSetFilter | null;
  volumeCount?: IntRange | null;
}

/** By a field with one value. */
export interface MangaFormatFilter {
  in?: MangaFormat[] | null;
  not?: MangaFormat[] | null;
}

/** Which entries: every field that is given must hold. */
export interface MangaListFilter {
  customList?: string | null;
  isFavourite?: boolean | null;
  manga?: MangaFilter | null;
  progress?: IntRange | null;
  score?: IntRange | null;
  search?: string | null;
  status?: ListStatus[] | null;
  tag?: string | null;
}

/** A rule of this instance, above those of every import. */
export interface MappingRuleInput {
  animeFrom?: number | null;
  animeId: string;
  externalId: number;
  from?: number | null;
  isSpecial?: boolean | null;
  kind: MappingKind;
  level: MappingLevel;
  parts?: number | null;
  season?: number | null;
  to?: number | null;
}

/** By a field with one value. */
export interface MediaSourceFilter {
  in?: MediaSource[] | null;
  not?: MediaSource[] | null;
}

/** By a field with one value. */
export interface MediaStatusFilter {
  in?: MediaStatus[] | null;
  not?: MediaStatus[] | null;
}

/** What is to change; what is left out stays. */
export interface PreferencesInput {
  activityVisibility?: Visibility | null;
  bio?: string | null;
  listVisibility?: Visibility | null;
  locale?: Locale | null;
  profileVisibility?: Visibility | null;
  region?: string | null;
  scoreFormat?: ScoreFormat | null;
  showsAdult?: boolean | null;
  theme?: Theme | null;
  timeZone?: string | null;
  titleLanguage?: TitleLanguage | null;
}

/** What was watched or read, and when. */
export interface RecordPlayInput {
  animeId?: string | null;
  fromUnit?: number | null;
  mangaId?: string | null;
  playedAt?: string | null;
  unit: number;
}

/** An edit of an entry, or a new one. What is not named stays as it is; null clears it. */
export interface SaveAnimeListEntryInput {
  animeId?: string | null;
  completedOn?: string | null;
  customLists?: string[] | null;
  externalId?: ExternalIdInput | null;
  isHiddenFromStatusLists?: boolean | null;
  notes?: string | null;
  priority?: number | null;
  progress?: number | null;
  repeatCount?: number | null;
  score?: number | null;
  scoreFormat?: ScoreFormat | null;
  startedOn?: string | null;
  status?: ListStatus | null;
  tags?: string[] | null;
  version?: number | null;
  visibility?: Visibility | null;
}

/** An edit of an entry, or a new one. What is not named stays as it is; null clears it. */
export interface SaveMangaListEntryInput {
  completedOn?: string | null;
  customLists?: string[] | null;
  externalId?: ExternalIdInput | null;
  isHiddenFromStatusLists?: boolean | null;
  mangaId?: string | null;
  notes?: string | null;
  priority?: number | null;
  progress?: number | null;
  repeatCount?: number | null;
  score?: number | null;
  scoreFormat?: ScoreFormat | null;
  startedOn?: string | null;
  status?: ListStatus | null;
  tags?: string[] | null;
  version?: number | null;
  visibility?: Visibility | null;
  volumeProgress?: number | null;
}

/** By a field with one value. */
export interface SeasonFilter {
  in?: Season[] | null;
  not?: Season[] | null;
}

/** By where a work can be watched; for callers of the Indie and Commercial tiers. */
export interface StreamingFilter {
  in?: string[] | null;
  not?: string[] | null;
  region?: string | null;
}

/** A field with one value, written as it stands there. */
export interface TextFilter {
  in?: string[] | null;
  not?: string[] | null;
}

/** A field with several values, written as they stand there. */
export interface TextSetFilter {
  all?: string[] | null;
  in?: string[] | null;
  not?: string[] | null;
}

/** A line of what somebody does: "watched 3–5 of …". What follows within six hours joins it. */
export interface Activity {
  __typename: Field<'Activity'>;
  /** The anime it is about; null for manga, and where the caller may not see it. */
  anime: Field<Selected | null, Anime>;
  /** When it began. */
  createdAt: Field<string>;
  /** Of PROGRESS: the first episode or chapter. */
  fromUnit: Field<number | null>;
  /** Id of the activity. */
  id: Field<string>;
  /** What was done. */
  kind: Field<ActivityKind>;
  /** The manga it is about; null for anime, and where the caller may not see it. */
  manga: Field<Selected | null, Manga>;
  /** Whether it is about anime or manga. */
  media: Field<ListMedia>;
  /** Of PROGRESS: the last. */
  toUnit: Field<number | null>;
  /** When the latest progress was added to it. */
  updatedAt: Field<string>;
  /** Whose doing it is. */
  user: Field<Selected | null, User>;
}

/** A page of a list. */
export interface ActivityConnection {
  __typename: Field<'ActivityConnection'>;
  /** The items of the page, each with its cursor. */
  edges: Field<Selected[], ActivityEdge>;
  /** The nodes of the edges, for those who need no cursors. */
  nodes: Field<Selected[], Activity>;
  /** Where the page stands in the list. */
  pageInfo: Field<Selected, PageInfo>;
  /** How many items there are on all pages: exact, or null where counting would be slow. */
  totalCount: Field<number | null>;
}

/** An item of a list, with its cursor. */
export interface ActivityEdge {
  __typename: Field<'ActivityEdge'>;
  /** Where the item stands in the list: `after` and `before` take it. */
  cursor: Field<string>;
  /** The item. */
  node: Field<Selected, Activity>;
}

/** A page of a list. */
export interface AiringScheduleConnection {
  __typename: Field<'AiringScheduleConnection'>;
  /** The items of the page, each with its cursor. */
  edges: Field<Selected[], AiringScheduleEdge>;
  /** The nodes of the edges, for those who need no cursors. */
  nodes: Field<Selected[], AiringScheduleEntry>;
  /** Where the page stands in the list. */
  pageInfo: Field<Selected, PageInfo>;
  /** How many items there are on all pages: exact, or null where counting would be slow. */
  totalCount: Field<number | null>;
}

/** An item of a list, with its cursor. */
export interface AiringScheduleEdge {
  __typename: Field<'AiringScheduleEdge'>;
  /** Where the item stands in the list: `after` and `before` take it. */
  cursor: Field<string>;
  /** The item. */
  node: Field<Selected, AiringScheduleEntry>;
}

/** One airing of one anime. */
export interface AiringScheduleEntry {
  __typename: Field<'AiringScheduleEntry'>;
  /** When it airs. */
  airingAt: Field<string>;
  /** The same instant in whole seconds since 1970. */
  airingAtUnix: Field<number>;
  /** The anime that airs. */
  anime: Field<Selected, Anime>;
  /** What the time is based on. */
  basis: Field<AiringBasis>;
  /** Null where it cannot be told from the count of airings. */
  episode: Field<number | null>;
  /** It follows from the recurrence, but no source has confirmed it. */
  isProjected: Field<boolean>;
  /** False where only the day is known, and the time of day is a placeholder. */
  isTimeKnown: Field<boolean>;
  /** Where it can be watched. For callers of the Indie and Commercial tiers. */
  streaming: Field<Selected[] | null, StreamingLink, { region?: string | null; services?: string[] | null }>;
  /** Whole seconds from now; negative once it has aired. */
  timeUntilAiring: Field<number>;
}

/** An animated work: a series, a film, a special. */
export interface Anime {
  __typename: Field<'Anime'>;
  /** Its airings from an instant on (from now unless said), by time, 60 at most. */
  airings: Field<Selected[], AiringScheduleEntry, { first?: number | null; from?: string | null }>;
  /** 0 to 100. */
  averageScore: Field<number | null>;
  /** The day of the last episode, or as much of it as is known; null while it airs and where nothing is known. */
  endDate: Field<string | null>;
  /** Number of episodes; null where no source counts them. */
  episodeCount: Field<number | null>;
  /** Whether the count is on record or estimated from the length of the run. */
  episodeCountSource: Field<EpisodeCountSource | null>;
  /** Its ids at other databases. */
  externalIds: Field<Selected[], ExternalId>;
  /** How it was released: as a TV series, a film, an OVA. */
  format: Field<AnimeFormat>;
  /** Genres by their English names, such as "Slice of Life". The query `genres` lists all of them. */
  genres: Field<string[]>;
  /** Id of the object. No two objects share one, whatever their types. */
  id: Field<string>;
  /** Whether it is for adults only (explicit sexual content), also where no source vouches for a work. Callers who have not chosen to see such works do not find them. */
  isAdult: Field<boolean>;
  /** Of a film: when it came out where, the earliest first. For callers of the Indie and Commercial tiers. */
  movieReleases: Field<Selected[] | null, MovieRelease, { region?: string | null }>;
  /** The next airing on the schedule. */
  nextAiring: Field<Selected | null, AiringScheduleEntry>;
  /** Address of the official site; null where no source gives it. */
  officialSite: Field<string | null>;
  /** The works this one was made from, and those made from it. */
  relations: Field<Selected[], Relation>;
  /** The season of its premiere; null where that is not known. */
  season: Field<Season | null>;
  /** The year of `season`: an anime that premieres in late December belongs to the winter of the next year. */
  seasonYear: Field<number | null>;
  /** What it was made from; null where no source says so. */
  source: Field<MediaSource | null>;
  /** Who made it, as far as a source tells. */
  staff: Field<Selected[], StaffCredit>;
  /** The day of the premiere, or as much of it as is known; null where nothing is. */
  startDate: Field<string | null>;
  /** Null where no source says whether the run has ended. */
  status: Field<MediaStatus | null>;
  /** Where it can be watched. For callers of the Indie and Commercial tiers. */
  streaming: Field<Selected[] | null, StreamingLink, { region?: string | null; services?: string[] | null }>;
  /** For callers of the Indie and Commercial tiers; null below. @deprecated Select `streaming`, which takes a region. Deprecated since 2026-11-21. */
  streamingLinks: Field<Selected[] | null, StreamingLink>;
  /** The studios that animated it, the main one first. */
  studios: Field<Selected[], Studio>;
  /** Other titles it is known by. */
  synonyms: Field<Selected[], Synonym>;
  /** What it is about, in finer words than genres. */
  tags: Field<string[]>;
  /** The English title; null where no source gives one. */
  titleEnglish: Field<string | null>;
  /** The title in the language of the country it comes from. */
  titleNative: Field<string>;
  /** The title in Latin letters; null where no source gives it. */
  titleRomaji: Field<string | null>;
  /** The caller's own entry; null without one, without an account and without the scope `read:list`. */
  viewerEntry: Field<Selected | null, AnimeListEntry>;
  /** Whether it is a favourite of the caller. */
  viewerIsFavourite: Field<boolean>;
}

/** A page of anime. It also carries the main fields of the best match (deprecated), so that they can be selected directly on a search. */
export interface AnimeConnection {
  __typename: Field<'AnimeConnection'>;
  /** The `averageScore` of the best match; null where nothing matches. @deprecated A field of the best match, for clients that select it on the result: select `nodes` or `edges.node` instead. Deprecated since 2026-11-21. */
  averageScore: Field<number | null>;
  /** The items of the page, each with its cursor. */
  edges: Field<Selected[], AnimeEdge>;
  /** The `episodeCount` of the best match; null where nothing matches. @deprecated A field of the best match, for clients that select it on the result: select `nodes` or `edges.node` instead. Deprecated since 2026-11-21. */
  episodeCount: Field<number | null>;
  /** The id of the best match with the page it stands on, as no two objects share an id. Arguments take it as the id of the anime; null where nothing matches. @deprecated A field of the best match, for clients that select it on the result: select `nodes` or `edges.node` instead. Deprecated since 2026-11-21. */
  id: Field<string | null>;
  /** The nodes of the edges, for those who need no cursors. */
  nodes: Field<Selected[], Anime>;
  /** Where the page stands in the list. */
  pageInfo: Field<Selected, PageInfo>;
  /** The `status` of the best match; null where nothing matches. @deprecated A field of the best match, for clients that select it on the result: select `nodes` or `edges.node` instead. Deprecated since 2026-11-21. */
  status: Field<MediaStatus | null>;
  /** The `titleEnglish` of the best match; null where nothing matches. @deprecated A field of the best match, for clients that select it on the result: select `nodes` or `edges.node` instead. Deprecated since 2026-11-21. */
  titleEnglish: Field<string | null>;
  /** The `titleNative` of the best match; null where nothing matches. @deprecated A field of the best match, for clients that select it on the result: select `nodes` or `edges.node` instead. Deprecated since 2026-11-21. */
  titleNative: Field<string | null>;
  /** The `titleRomaji` of the best match; null where nothing matches. @deprecated A field of the best match, for clients that select it on the result: select `nodes` or `edges.node` instead. Deprecated since 2026-11-21. */
  titleRomaji: Field<string | null>;
  /** How many items there are on all pages: exact, or null where counting would be slow. */
  totalCount: Field<number | null>;
}

/** An item of a list, with its cursor. */
export interface AnimeEdge {
  __typename: Field<'AnimeEdge'>;
  /** Where the item stands in the list: `after` and `before` take it. */
  cursor: Field<string>;
  /** The item. */
  node: Field<Selected, Anime>;
}

/** A page of a list. */
export interface AnimeListConnection {
  __typename: Field<'AnimeListConnection'>;
  /** The items of the page, each with its cursor. */
  edges: Field<Selected[], AnimeListEdge>;
  /** The nodes of the edges, for those who need no cursors. */
  nodes: Field<Selected[], AnimeListEntry>;
  /** Where the page stands in the list. */
  pageInfo: Field<Selected, PageInfo>;
  /** How many items there are on all pages: exact, or null where counting would be slow. */
  totalCount: Field<number | null>;
}

/** An item of a list, with its cursor. */
export interface AnimeListEdge {
  __typename: Field<'AnimeListEdge'>;
  /** Where the item stands in the list: `after` and `before` take it. */
  cursor: Field<string>;
  /** The item. */
  node: Field<Selected, AnimeListEntry>;
}

/** One user's standing with one anime. */
export interface AnimeListEntry {
  __typename: Field<'AnimeListEntry'>;
  /** The anime the entry is about. */
  anime: Field<Selected, Anime>;
  /** Episodes that have aired and are not watched; null where nobody counts them. */
  behindBy: Field<number | null>;
  /** When the owner finished for the first time; null before that and where it is not known. */
  completedOn: Field<string | null>;
  /** When it was added to the list. */
  createdAt: Field<string>;
  /** The custom lists it is on. */
  customLists: Field<Selected[], CustomList>;
  /** Its plays, the latest first; of the own entries alone. */
  history: Field<Selected, EntryPlayConnection, { after?: string | null; before?: string | null; first?: number | null; last?: number | null }>;
  /** Id of the entry. It stays the same while the work is on the list. */
  id: Field<string>;
  /** It stands on custom lists only. An entry on none is shown with the others of its status. */
  isHiddenFromStatusLists: Field<boolean>;
  /** The episode to watch next; null when it has not aired yet, or there is none. */
  nextEpisode: Field<number | null>;
  /** Markdown as it was written. */
  notes: Field<string | null>;
  /** Rewatches and rereads, the oldest first; the last may be open. */
  passes: Field<Selected[], ListPass>;
  /** 0 none, 1 low, 2 medium, 3 high. */
  priority: Field<number>;
  /** Episodes watched; of the rewatch while there is one. */
  progress: Field<number>;
  /** Times finished after the first. */
  repeatCount: Field<number>;
  /** Null: not scored. 0 to 100 unless another format is asked for. */
  score: Field<number | null, never, { format: ScoreFormat }>;
  /** When the owner began; null where that is not known. */
  startedOn: Field<string | null>;
  /** Where the owner stands with the work. */
  status: Field<ListStatus>;
  /** Tags the owner gave the entry. */
  tags: Field<string[]>;
  /** When it was last changed. */
  updatedAt: Field<string>;
  /** Counts the changes. Send it with an edit to be told when somebody was faster. */
  version: Field<number>;
  /** Who may see the entry, among those who may see the list. */
  visibility: Field<Visibility>;
}

/** What became of an entry. */
export interface AnimeListEntryPayload {
  __typename: Field<'AnimeListEntryPayload'>;
  /** What `undo` takes back, for 30 days; null where nothing was written. */
  batchId: Field<string | null>;
  /** The entry as it is now, also where nothing was written; null where there is none. */
  entry: Field<Selected | null, AnimeListEntry>;
  /** What was done. */
  outcome: Field<SaveOutcome>;
  /** Why nothing was written; null where it was. */
  problem: Field<Selected | null, ListProblem>;
}

/** A genre, a tag or a streaming service, and how many works have it. */
export interface CatalogueWord {
  __typename: Field<'CatalogueWord'>;
  /** Number of anime that have it and that the caller may see. */
  animeCount: Field<number>;
  /** Number of manga that have it and that the caller may see. */
  mangaCount: Field<number>;
  /** As the filters of `browseAnime` and `browseManga` take it. */
  name: Field<string>;
}

/** A chapter of a manga in one language. */
export interface Chapter {
  __typename: Field<'Chapter'>;
  /** Id of the chapter or volume in this language. */
  id: Field<string>;
  /** As it is printed: "10", "10.5", "Extra 1". */
  label: Field<string>;
  /** BCP 47. */
  language: Field<string>;
  /** The manga it belongs to. */
  manga: Field<Selected | null, Manga>;
  /** Where it stands among the others: its number, where it has one. */
  position: Field<number>;
  /** When it comes out, or came out; null where that is not known. */
  releaseDate: Field<string | null>;
  /** What says so. */
  source: Field<string>;
  /** Its title; null where it has none, or no source gives it. */
  title: Field<string | null>;
  /** Where it is published. */
  url: Field<string | null>;
  /** The label of its volume. */
  volume: Field<string | null>;
}

/** A page of a list. */
export interface ChapterConnection {
  __typename: Field<'ChapterConnection'>;
  /** The items of the page, each with its cursor. */
  edges: Field<Selected[], ChapterEdge>;
  /** The nodes of the edges, for those who need no cursors. */
  nodes: Field<Selected[], Chapter>;
  /** Where the page stands in the list. */
  pageInfo: Field<Selected, PageInfo>;
  /** How many items there are on all pages: exact, or null where counting would be slow. */
  totalCount: Field<number | null>;
}

/** An item of a list, with its cursor. */
export interface ChapterEdge {
  __typename: Field<'ChapterEdge'>;
  /** Where the item stands in the list: `after` and `before` take it. */
  cursor: Field<string>;
  /** The item. */
  node: Field<Selected, Chapter>;
}

/** A page of a list. */
export interface ChapterReleaseConnection {
  __typename: Field<'ChapterReleaseConnection'>;
  /** The items of the page, each with its cursor. */
  edges: Field<Selected[], ChapterReleaseEdge>;
  /** The nodes of the edges, for those who need no cursors. */
  nodes: Field<Selected[], Chapter>;
  /** Where the page stands in the list. */
  pageInfo: Field<Selected, PageInfo>;
  /** How many items there are on all pages: exact, or null where counting would be slow. */
  totalCount: Field<number | null>;
}

/** An item of a list, with its cursor. */
export interface ChapterReleaseEdge {
  __typename: Field<'ChapterReleaseEdge'>;
  /** Where the item stands in the list: `after` and `before` take it. */
  cursor: Field<string>;
  /** The item. */
  node: Field<Selected, Chapter>;
}

/** A program that acts for an account. */
export interface Client {
  __typename: Field<'Client'>;
  /** What kind of program it is. */
  kind: Field<ClientKind>;
  /** What its owner calls it, such as the name of an API key, as it was then; null where it has no name. */
  name: Field<string | null>;
}

/** What came of a correction. */
export interface CorrectDeliveryPayload {
  __typename: Field<'CorrectDeliveryPayload'>;
  /** The delivery as it is now. */
  delivery: Field<Selected, Delivery>;
  /** Whether editors see a rule for everybody; that needs an id of the show or film. */
  isProposed: Field<boolean>;
  /** Whether other episodes of the show follow it on this server. */
  isRemembered: Field<boolean>;
}

/** A list of somebody's own making. */
export interface CustomList {
  __typename: Field<'CustomList'>;
  /** Id of the custom list. */
  id: Field<string>;
  /** Whether it holds anime or manga. */
  media: Field<ListMedia>;
  /** Its name, as its owner wrote it. */
  name: Field<string>;
  /** From 1. */
  position: Field<number>;
}

/** What became of a custom list. */
export interface CustomListPayload {
  __typename: Field<'CustomListPayload'>;
  /** The custom list as it is now, or was before it was deleted; null where nothing was done. */
  customList: Field<Selected | null, CustomList>;
  /** Why nothing was done; null where it was. */
  problem: Field<Selected | null, ListProblem>;
}

/** Where facts of the catalogue come from. */
export interface DataSource {
  __typename: Field<'DataSource'>;
  /** The date the data is from. */
  asOf: Field<string>;
  /** What must be said wherever the data is shown. */
  attribution: Field<string>;
  /** Short name of the source, as other fields refer to it. */
  key: Field<string>;
  /** Licence of the data: its SPDX identifier, or its name. */
  licence: Field<string>;
  /** Full name of the source. */
  name: Field<string>;
  /** Where the source can be found. */
  url: Field<string>;
  /** Version of the data set that was imported. */
  version: Field<string>;
}

/** One event a media server or a player told, and what became of it. Kept for seven days. */
export interface Delivery {
  __typename: Field<'Delivery'>;
  /** What `undo` takes back. */
  batchId: Field<string | null>;
  /** Number of the episode at the server; null where it does not say. */
  episode: Field<number | null>;
  /** In the words of the server; null where it could not be read. */
  event: Field<string | null>;
  /** When it is forgotten; a question is open until then. */
  expiresAt: Field<string>;
  /** Id of the delivery: digits, not a UUID. */
  id: Field<string>;
  /** `IgnoredShow.id` where the show is ignored, which `unignoreShow` takes. */
  ignoredShowId: Field<string | null>;
  /** Whether it counted as watched: only such can be corrected. */
  isWatched: Field<boolean>;
  /** One but for files of several episodes. */
  matches: Field<Selected[], DeliveryMatch>;
  /** What became of it. */
  outcome: Field<DeliveryOutcome>;
  /** As it came, without what is private; null where it was not kept. */
  payload: Field<string | null>;
  /** How far it was played, 0 to 1; null where the server does not say. */
  progress: Field<number | null>;
  /** When it arrived. */
  receivedAt: Field<string>;
  /** Number of the season at the server; null where it does not say. */
  season: Field<number | null>;
  /** Who watched, as the server names them. */
  serverUser: Field<string | null>;
  /** Title of the show, as the server calls it; null for films and where it does not say. */
  showTitle: Field<string | null>;
  /** Title of the episode or film, as the server calls it; null where it does not say. */
  title: Field<string | null>;
}

/** A page of a list. */
export interface DeliveryConnection {
  __typename: Field<'DeliveryConnection'>;
  /** The items of the page, each with its cursor. */
  edges: Field<Selected[], DeliveryEdge>;
  /** The nodes of the edges, for those who need no cursors. */
  nodes: Field<Selected[], Delivery>;
  /** Where the page stands in the list. */
  pageInfo: Field<Selected, PageInfo>;
  /** How many items there are on all pages: exact, or null where counting would be slow. */
  totalCount: Field<number | null>;
}

/** What the owner of a media server said a show of it is. */
export interface DeliveryCorrection {
  __typename: Field<'DeliveryCorrection'>;
  /** The anime it is; null where the catalogue has it no longer. */
  anime: Field<Selected | null, Anime>;
  /** The first one here. */
  animeFrom: Field<number>;
  /** The first episode there. */
  from: Field<number>;
  /** Id of the correction, for `forgetDeliveryCorrection`. */
  id: Field<string>;
  /** When it was made. */
  madeAt: Field<string>;
  /** Season of the show there; null for films. */
  season: Field<number | null>;
  /** As the server calls it. */
  title: Field<string>;
  /** The last episode there; null while the end is not known. */
  to: Field<number | null>;
}

/** An item of a list, with its cursor. */
export interface DeliveryEdge {
  __typename: Field<'DeliveryEdge'>;
  /** Where the item stands in the list: `after` and `before` take it. */
  cursor: Field<string>;
  /** The item. */
  node: Field<Selected, Delivery>;
}

/** An episode a delivery stands for. */
export interface DeliveryMatch {
  __typename: Field<'DeliveryMatch'>;
  /** The anime that was played; null where the catalogue has it no longer. */
  anime: Field<Selected | null, Anime>;
  /** Number of the episode within that anime, from 1. */
  episode: Field<number>;
  /** What decided which episode it was. */
  reason: Field<DeliveryMatchReason>;
  /** The rule that decided; null where none did. */
  rule: Field<Selected | null, DeliveryRule>;
}

/** The rule of the mapping that was used, as it was then. */
export interface DeliveryRule {
  __typename: Field<'DeliveryRule'>;
  /** Id of the show or film at that database. */
  externalId: Field<number>;
  /** First external episode the rule covers. */
  from: Field<number>;
  /** Id of the rule as it was used. @deprecated Select `ruleId`. Deprecated since 2026-11-23. */
  id: Field<string>;
  /** The database the external id belongs to. */
  kind: Field<MappingKind>;
  /** What the external id names: a show or a film. */
  level: Field<MappingLevel>;
  /** `MappingRule.id` of the rule, which may have changed since. */
  ruleId: Field<string>;
  /** Season there; null for films, 0 for specials, -1 where the numbers run through the whole show. */
  season: Field<number | null>;
  /** Name of the mapping file the rule comes from; "local" for rules of this instance. */
  source: Field<string>;
  /** Last external episode the rule covers; null while the end is not known. */
  to: Field<number | null>;
}

/** A page of a list. */
export interface EntryPlayConnection {
  __typename: Field<'EntryPlayConnection'>;
  /** The items of the page, each with its cursor. */
  edges: Field<Selected[], EntryPlayEdge>;
  /** The nodes of the edges, for those who need no cursors. */
  nodes: Field<Selected[], Play>;
  /** Where the page stands in the list. */
  pageInfo: Field<Selected, PageInfo>;
  /** How many items there are on all pages: exact, or null where counting would be slow. */
  totalCount: Field<number | null>;
}

/** An item of a list, with its cursor. */
export interface EntryPlayEdge {
  __typename: Field<'EntryPlayEdge'>;
  /** Where the item stands in the list: `after` and `before` take it. */
  cursor: Field<string>;
  /** The item. */
  node: Field<Selected, Play>;
}

/** The episode of ours behind an external one, and the rule that says so. */
export interface EpisodeResolution {
  __typename: Field<'EpisodeResolution'>;
  /** The anime of the episode; null where none was found. */
  anime: Field<Selected | null, Anime>;
  /** Number of the episode within that anime, from 1; null where none was found. */
  episode: Field<number | null>;
  /** Only a part of that episode: nothing is recorded. */
  isPartial: Field<boolean | null>;
  /** Whether an episode was found, or why none was. */
  outcome: Field<EpisodeOutcome>;
  /** The rule that decided; null where none was found. */
  rule: Field<Selected | null, MappingRule>;
}

/** Where an id of one episode lies. */
export interface ExternalEpisode {
  __typename: Field<'ExternalEpisode'>;
  /** Number within that season. */
  number: Field<number>;
  /** Season there; 0 for specials. */
  season: Field<number>;
  /** Id of the show at the same database. */
  showId: Field<number>;
}

/** The id of this work at another database. */
export interface ExternalId {
  __typename: Field<'ExternalId'>;
  /** The same as `value`. @deprecated Select `value`: caches that keep objects by `id` take ids of different sites for one object. Deprecated since 2026-11-23. */
  id: Field<string>;
  /** Whether this work is the one the id stands for, where several share it. */
  isPrimary: Field<boolean>;
  /** `anidb`, `anilist`, `annict`, `bangumi`, `kitsu`, `mal`, `mangabaka`, `mangadex`, `mangaupdates`, `mediaarts`, `syobocal`, `tmdb`, `tvdb`, `wikidata`, … */
  site: Field<string>;
  /** The id as the site writes it in addresses: `52991`, `movie/372058`, `tv/95479/season/2`. */
  value: Field<string>;
}

/** What is known of an id of another database. */
export interface ExternalMapping {
  __typename: Field<'ExternalMapping'>;
  /** Where the episode lies, of an id of level `EPISODE` that is known. */
  episode: Field<Selected | null, ExternalEpisode>;
  /** Best first. Of an episode, those of its season. */
  rules: Field<Selected[], MappingRule>;
}

/** What became of a favourite. */
export interface FavouritePayload {
  __typename: Field<'FavouritePayload'>;
  /** Whether the work is a favourite now. */
  isFavourite: Field<boolean>;
}

/** The plays of one day where their owner lives. */
export interface HeatMapDay {
  __typename: Field<'HeatMapDay'>;
  /** The day, `YYYY-MM-DD`. */
  on: Field<string>;
  /** Number of plays; several episodes marked at once are one. */
  plays: Field<number>;
  /** Episodes and chapters. */
  units: Field<number>;
}

/** A show, or a film, of a media server that its owner marked as not anime. */
export interface IgnoredShow {
  __typename: Field<'IgnoredShow'>;
  /** What `unignoreShow` takes. */
  id: Field<string>;
  /** When it was marked last. */
  ignoredAt: Field<string>;
  /** As the server calls it. */
  title: Field<string>;
}

/** What an act did. */
export interface ListChangePayload {
  __typename: Field<'ListChangePayload'>;
  /** The entries of anime it was about, as they are now. */
  animeEntries: Field<Selected[], AnimeListEntry>;
  /** What `undo` takes back, for 30 days; null where nothing was written. */
  batchId: Field<string | null>;
  /** The entries of manga it was about, as they are now. */
  mangaEntries: Field<Selected[], MangaListEntry>;
  /** Plays that were recorded, taken back or brought back. */
  plays: Field<number>;
  /** Why nothing was written; null where it was. */
  problem: Field<Selected | null, ListProblem>;
}

/** How many entries have a value. */
export interface ListCount {
  __typename: Field<'ListCount'>;
  /** Number of entries that have it. */
  entries: Field<number>;
  /** The status, the id of the custom list or the tag that is counted. */
  value: Field<string>;
}

/** How many entries stand where on a list. */
export interface ListCounts {
  __typename: Field<'ListCounts'>;
  /** By the id of a custom list; those without entries are left out. */
  customLists: Field<Selected[], ListCount>;
  /** All of them. */
  entries: Field<number>;
  /** By status, without the entries that are hidden from the lists by status. */
  statuses: Field<Selected[], ListCount>;
  /** The most used first, at most 200. */
  tags: Field<Selected[], ListCount>;
}

/** A list that was brought from elsewhere: what it would do, does, or did. Kept for 30 days. */
export interface ListImport {
  __typename: Field<'ListImport'>;
  /** How many rows have which outcome. */
  counts: Field<Selected, ListImportCounts>;
  /** When the file was uploaded or fetched. */
  createdAt: Field<string>;
  /** Why it was refused, or not all written. */
  fault: Field<string | null>;
  /** Name of the uploaded file; null where it had none. */
  fileName: Field<string | null>;
  /** When all of it was written; null before that. */
  finishedAt: Field<string | null>;
  /** Form of the file. */
  format: Field<string>;
  /** Id of the import. */
  id: Field<string>;
  /** What it does where the list and the file differ. */
  policy: Field<ListImportPolicy>;
  /** Entries a file that replaces the list takes off, or would. */
  removedCount: Field<number>;
  /** Number of rows in the file. */
  rowCount: Field<number>;
  /** The rows in the order of the file. */
  rows: Field<Selected, ListImportRowConnection, { after?: string | null; before?: string | null; first?: number | null; last?: number | null; only?: ListImportRowFilter | null }>;
  /** How far the import has come. */
  state: Field<ListImportState>;
  /** Until then `undoListImport` takes all of it back; null where there is nothing to. */
  undoableUntil: Field<string | null>;
}

/** How many rows came to what, or would. */
export interface ListImportCounts {
  __typename: Field<'ListImportCounts'>;
  /** Rows that add an entry. */
  added: Field<number>;
  /** Of those skipped: rows that wait for somebody to say which work they are. */
  open: Field<number>;
  /** Rows that write nothing; `ListImportRow.reason` says why. */
  skipped: Field<number>;
  /** Rows that say what the list says already. */
  unchanged: Field<number>;
  /** Rows that change an entry. */
  updated: Field<number>;
  /** Rows that are done with: how far an import that runs has come. */
  written: Field<number>;
}

/** What became of an import. */
export interface ListImportPayload {
  __typename: Field<'ListImportPayload'>;
  /** As it is now; null where nothing was done. */
  listImport: Field<Selected | null, ListImport>;
  /** Why nothing was done; null where it was. */
  problem: Field<Selected | null, ListImportProblem>;
}

/** Why nothing was done. */
export interface ListImportProblem {
  __typename: Field<'ListImportProblem'>;
  /** What kind of problem it is, for programs. */
  code: Field<ListImportProblemCode>;
  /** What to do about it. */
  message: Field<string>;
}

/** A row of a file, and what became of it. */
export interface ListImportRow {
  __typename: Field<'ListImportRow'>;
  /** The anime of the row; null for manga and where it is not known. */
  anime: Field<Selected | null, Anime>;
  /** Whether it waits for somebody to say which work it is. */
  isOpen: Field<boolean>;
  /** Where in the file it stands: a line, or the number of the entry. */
  line: Field<number>;
  /** The manga of the row; null for anime and where it is not known. */
  manga: Field<Selected | null, Manga>;
  /** Its place, from 1. */
  number: Field<number>;
  /** What became of the row, or would; null while that is not decided. */
  outcome: Field<ListImportOutcome | null>;
  /** Why it was skipped, in a word of the guide to list files. */
  reason: Field<string | null>;
  /** Anime of this title, where it is not known which it is. */
  suggestedAnime: Field<Selected[], Anime>;
  /** Manga of this title, where it is not known which it is. */
  suggestedManga: Field<Selected[], Manga>;
  /** As the file has it. */
  title: Field<string | null>;
  /** What was mended in it. */
  warnings: Field<string[]>;
}

/** A page of a list. */
export interface ListImportRowConnection {
  __typename: Field<'ListImportRowConnection'>;
  /** The items of the page, each with its cursor. */
  edges: Field<Selected[], ListImportRowEdge>;
  /** The nodes of the edges, for those who need no cursors. */
  nodes: Field<Selected[], ListImportRow>;
  /** Where the page stands in the list. */
  pageInfo: Field<Selected, PageInfo>;
  /** How many items there are on all pages: exact, or null where counting would be slow. */
  totalCount: Field<number | null>;
}

/** An item of a list, with its cursor. */
export interface ListImportRowEdge {
  __typename: Field<'ListImportRowEdge'>;
  /** Where the item stands in the list: `after` and `before` take it. */
  cursor: Field<string>;
  /** The item. */
  node: Field<Selected, ListImportRow>;
}

/** One rewatch or reread, with its own progress, dates and score. */
export interface ListPass {
  __typename: Field<'ListPass'>;
  /** When it was finished; null while it is under way and where that is not known. */
  completedOn: Field<string | null>;
  /** From 1. */
  number: Field<number>;
  /** Episodes or chapters done this time. */
  progress: Field<number>;
  /** 0 to 100. */
  score: Field<number | null>;
  /** When it was begun; null where that is not known. */
  startedOn: Field<string | null>;
  /** Whether it is under way, finished or given up. */
  state: Field<ListPassState>;
  /** Volumes read this time; 0 for anime. */
  volumeProgress: Field<number>;
}

/** Why an entry was not written. */
export interface ListProblem {
  __typename: Field<'ListProblem'>;
  /** What kind of problem it is, for programs. */
  code: Field<ListProblemCode>;
  /** The field or argument that is wrong; null where it is none in particular. */
  field: Field<string | null>;
  /** Why, in English, and what to do about it. */
  message: Field<string>;
  /** Why, as a stable word; the page on errors lists all. */
  reason: Field<string>;
  /** The values in the message, for messages in other languages. */
  values: Field<Selected[], ReasonValue>;
}

/** What the entries with one value amount to. */
export interface ListStatisticSlice {
  __typename: Field<'ListStatisticSlice'>;
  /** Number of entries that have it. */
  entries: Field<number>;
  /** Of 100; null where none is scored. */
  meanScore: Field<number | null>;
  /** Of anime. */
  minutes: Field<number>;
  /** Episodes or chapters. */
  units: Field<number>;
  /** The value these entries have: a status, a score, a year, a genre. */
  value: Field<string>;
}

/** What a list amounts to. Works that are only planned count in "statuses" alone. */
export interface ListStatistics {
  __typename: Field<'ListStatistics'>;
  /** The most frequent first. */
  countries: Field<Selected[], ListStatisticSlice>;
  /** Number of entries. */
  entries: Field<number>;
  /** The most frequent first. */
  formats: Field<Selected[], ListStatisticSlice>;
  /** The most frequent first. */
  genres: Field<Selected[], ListStatisticSlice>;
  /** Of 100; null where none is scored. */
  meanScore: Field<number | null>;
  /** Of anime: episodes by the length that is usual of their format. */
  minutes: Field<number>;
  /** The most frequent first. */
  releaseYears: Field<Selected[], ListStatisticSlice>;
  /** Entries with a score. */
  scored: Field<number>;
  /** By score of 100. */
  scores: Field<Selected[], ListStatisticSlice>;
  /** Standard deviation of the scores, of 100; null where none is scored. */
  standardDeviation: Field<number | null>;
  /** By the year they were begun. */
  startYears: Field<Selected[], ListStatisticSlice>;
  /** Planned ones among them, which the other figures leave out. */
  statuses: Field<Selected[], ListStatisticSlice>;
  /** The most frequent first. */
  studios: Field<Selected[], ListStatisticSlice>;
  /** The most frequent first. */
  tags: Field<Selected[], ListStatisticSlice>;
  /** Episodes or chapters, each time through. */
  units: Field<number>;
  /** Volumes read, each time through; 0 for anime. */
  volumes: Field<number>;
}

/** A work that is read: manga, manhwa, manhua, a novel. */
export interface Manga {
  __typename: Field<'Manga'>;
  /** 0 to 100. */
  averageScore: Field<number | null>;
  /** Null while it runs, and where no source counts them. */
  chapterCount: Field<number | null>;
  /** Its chapters, the first one first. Empty where no source gives them one by one, as for the curated sample: the counts of the manga may be known all the same. */
  chapters: Field<Selected, ChapterConnection, { after?: string | null; before?: string | null; first?: number | null; language?: string | null; last?: number | null }>;
  /** ISO 3166-1 alpha-2. */
  countryOfOrigin: Field<string | null>;
  /** The address of a cover at the source that gives one. */
  coverImage: Field<string | null>;
  /** When the last chapter appeared; null while it runs. */
  endDate: Field<string | null>;
  /** Its ids at other databases. */
  externalIds: Field<Selected[], ExternalId>;
  /** What kind of work it is: a manga, a manhwa, a light novel. */
  format: Field<MangaFormat>;
  /** Genres by their English names, such as "Slice of Life". The query `genres` lists all of them. */
  genres: Field<string[]>;
  /** Id of the object. No two objects share one, whatever their types. */
  id: Field<string>;
  /** Whether it is for adults only (explicit sexual content). Callers who have not chosen to see such works do not find them. */
  isAdult: Field<boolean>;
  /** The last chapter that is out; null where no source gives chapters one by one. */
  latestChapter: Field<Selected | null, Chapter, { language?: string | null }>;
  /** Where it was first serialised. */
  magazine: Field<string | null>;
  /** The publisher; null where no source gives it. */
  publisher: Field<string | null>;
  /** The works this one was made from, and those made from it. */
  relations: Field<Selected[], Relation>;
  /** Keys of the `dataSources` that say something of it, the most trusted first. */
  sources: Field<string[]>;
  /** Who made it, as far as a source tells. */
  staff: Field<Selected[], StaffCredit>;
  /** When the first chapter appeared. */
  startDate: Field<string | null>;
  /** Null where no source says whether it has ended. */
  status: Field<MediaStatus | null>;
  /** Other titles it is known by. */
  synonyms: Field<Selected[], Synonym>;
  /** What it is about, in finer words than genres. */
  tags: Field<string[]>;
  /** The English title; null where no source gives one. */
  titleEnglish: Field<string | null>;
  /** The title in the language of the country it comes from. */
  titleNative: Field<string>;
  /** The title in Latin letters; null where no source gives it. */
  titleRomaji: Field<string | null>;
  /** When the catalogue last changed it. */
  updatedAt: Field<string>;
  /** The caller's own entry; null without one, without an account and without the scope `read:list`. */
  viewerEntry: Field<Selected | null, MangaListEntry>;
  /** Whether it is a favourite of the caller. */
  viewerIsFavourite: Field<boolean>;
  /** Null while it runs, and where no source counts them. */
  volumeCount: Field<number | null>;
  /** Its volumes, the first one first. Empty where no source gives them one by one, as for the curated sample: the counts of the manga may be known all the same. */
  volumes: Field<Selected, VolumeConnection, { after?: string | null; before?: string | null; first?: number | null; language?: string | null; last?: number | null }>;
}

/** A page of manga. */
export interface MangaConnection {
  __typename: Field<'MangaConnection'>;
  /** The items of the page, each with its cursor. */
  edges: Field<Selected[], MangaEdge>;
  /** The nodes of the edges, for those who need no cursors. */
  nodes: Field<Selected[], Manga>;
  /** Where the page stands in the list. */
  pageInfo: Field<Selected, PageInfo>;
  /** How many items there are on all pages: exact, or null where counting would be slow. */
  totalCount: Field<number | null>;
}

/** An item of a list, with its cursor. */
export interface MangaEdge {
  __typename: Field<'MangaEdge'>;
  /** Where the item stands in the list: `after` and `before` take it. */
  cursor: Field<string>;
  /** The item. */
  node: Field<Selected, Manga>;
}

/** A page of a list. */
export interface MangaListConnection {
  __typename: Field<'MangaListConnection'>;
  /** The items of the page, each with its cursor. */
  edges: Field<Selected[], MangaListEdge>;
  /** The nodes of the edges, for those who need no cursors. */
  nodes: Field<Selected[], MangaListEntry>;
  /** Where the page stands in the list. */
  pageInfo: Field<Selected, PageInfo>;
  /** How many items there are on all pages: exact, or null where counting would be slow. */
  totalCount: Field<number | null>;
}

/** An item of a list, with its cursor. */
export interface MangaListEdge {
  __typename: Field<'MangaListEdge'>;
  /** Where the item stands in the list: `after` and `before` take it. */
  cursor: Field<string>;
  /** The item. */
  node: Field<Selected, MangaListEntry>;
}

/** One user's standing with one manga. */
export interface MangaListEntry {
  __typename: Field<'MangaListEntry'>;
  /** Chapters that are out and not read: those on record, or as many as the number of the latest says; null where nobody counts them. */
  behindBy: Field<number | null>;
  /** When the owner finished for the first time; null before that and where it is not known. */
  completedOn: Field<string | null>;
  /** When it was added to the list. */
  createdAt: Field<string>;
  /** The custom lists it is on. */
  customLists: Field<Selected[], CustomList>;
  /** Its plays, the latest first; of the own entries alone. */
  history: Field<Selected, EntryPlayConnection, { after?: string | null; before?: string | null; first?: number | null; last?: number | null }>;
  /** Id of the entry. It stays the same while the work is on the list. */
  id: Field<string>;
  /** It stands on custom lists only. An entry on none is shown with the others of its status. */
  isHiddenFromStatusLists: Field<boolean>;
  /** The manga the entry is about. */
  manga: Field<Selected, Manga>;
  /** The chapter to read next; null when there is none. */
  nextChapter: Field<number | null>;
  /** Markdown as it was written. */
  notes: Field<string | null>;
  /** Rewatches and rereads, the oldest first; the last may be open. */
  passes: Field<Selected[], ListPass>;
  /** 0 none, 1 low, 2 medium, 3 high. */
  priority: Field<number>;
  /** Chapters read, such as 10.5; of the reread while there is one. */
  progress: Field<number>;
  /** Times finished after the first. */
  repeatCount: Field<number>;
  /** Null: not scored. 0 to 100 unless another format is asked for. */
  score: Field<number | null, never, { format: ScoreFormat }>;
  /** When the owner began; null where that is not known. */
  startedOn: Field<string | null>;
  /** Where the owner stands with the work. */
  status: Field<ListStatus>;
  /** Tags the owner gave the entry. */
  tags: Field<string[]>;
  /** When it was last changed. */
  updatedAt: Field<string>;
  /** Counts the changes. Send it with an edit to be told when somebody was faster. */
  version: Field<number>;
  /** Who may see the entry, among those who may see the list. */
  visibility: Field<Visibility>;
  /** Volumes read. */
  volumeProgress: Field<number>;
}

/** What became of an entry. */
export interface MangaListEntryPayload {
  __typename: Field<'MangaListEntryPayload'>;
  /** What `undo` takes back, for 30 days; null where nothing was written. */
  batchId: Field<string | null>;
  /** The entry as it is now, also where nothing was written; null where there is none. */
  entry: Field<Selected | null, MangaListEntry>;
  /** What was done. */
  outcome: Field<SaveOutcome>;
  /** Why nothing was written; null where it was. */
  problem: Field<Selected | null, ListProblem>;
}

/** A rule people propose by correcting what their media servers told. */
export interface MappingProposal {
  __typename: Field<'MappingProposal'>;
  /** What a media server called it. */
  evidence: Field<string>;
  /** Id of the proposal, for `decideMappingProposal`. */
  id: Field<string>;
  /** When it was first proposed. */
  proposedAt: Field<string>;
  /** The rule as it would be added. */
  rule: Field<Selected, MappingRule>;
  /** How many people propose the same. */
  supporters: Field<number>;
}

/** External episodes `from` to `to` of a season are the episodes of an anime from `animeFrom` on. */
export interface MappingRule {
  __typename: Field<'MappingRule'>;
  /** Null where the caller may not see it. */
  anime: Field<Selected | null, Anime>;
  /** Episode of the anime that `from` stands for. */
  animeFrom: Field<number>;
  /** Id of the show or film at that database. */
  externalId: Field<number>;
  /** First external episode the rule covers. */
  from: Field<number>;
  /** Made from what the rule says: the same after every import of it. */
  id: Field<string>;
  /** Not the last part of its episode: nothing is recorded. */
  isPartial: Field<boolean>;
  /** One of the extras of the entry: never recorded. */
  isSpecial: Field<boolean>;
  /** The database the external id belongs to. */
  kind: Field<MappingKind>;
  /** What the external id names: a show or a film. */
  level: Field<MappingLevel>;
  /** For numbers that run through the show: the season libraries file them under. */
  ofSeason: Field<number | null>;
  /** 2: two external episodes make one of the anime; -2: one external episode holds two of them. */
  parts: Field<number>;
  /** 9 editors of this instance, 3 curated, 2 ranges, 1 defaults, 0 computed. */
  priority: Field<number>;
  /** Null for films; 0 for specials; -1 where the numbers run through the whole show. */
  season: Field<number | null>;
  /** Name of the mapping file the rule comes from; "local" for rules of this instance. */
  source: Field<string>;
  /** Null while the end is not known. */
  to: Field<number | null>;
  /** Which version of its source said so. */
  version: Field<string | null>;
}

/** What is left to read. */
export interface MarkNoticesReadPayload {
  __typename: Field<'MarkNoticesReadPayload'>;
  /** How many notices are still unread. */
  unreadNoticeCount: Field<number>;
}

/** What tells what the user plays: a media server, whose address is shown once, or a player, which is listed once it has told something. */
export interface MediaServer {
  __typename: Field<'MediaServer'>;
  /** The latest hundred. */
  corrections: Field<Selected[], DeliveryCorrection>;
  /** When it was added here. */
  createdAt: Field<string>;
  /** What it told in the last seven days, the latest first. */
  deliveries: Field<Selected, DeliveryConnection, { after?: string | null; before?: string | null; first?: number | null; last?: number | null; outcome?: DeliveryOutcome | null }>;
  /** Whether it works. */
  health: Field<MediaServerHealth>;
  /** Id of the media server. */
  id: Field<string>;
  /** Shows that are not anime, the latest hundred: nothing of them is recorded. */
  ignoredShows: Field<Selected[], IgnoredShow>;
  /** Which software it is. */
  kind: Field<MediaServerKind>;
  /** When it last sent something; null where it never did. */
  lastSeenAt: Field<string | null>;
  /** The name its owner gave it; at first, that of the API key or the app of a player. */
  name: Field<string>;
}

/** When a film came out, or will, in one region. */
export interface MovieRelease {
  __typename: Field<'MovieRelease'>;
  /** The film. */
  anime: Field<Selected | null, Anime>;
  /** Id of the release. */
  id: Field<string>;
  /** How the film came out: in cinemas, for download, on disc, on television. */
  kind: Field<MovieReleaseKind | null>;
  /** What sets this release apart, such as a festival or an extended cut; null where nothing does. */
  note: Field<string | null>;
  /** ISO 3166-1 alpha-2. */
  region: Field<string | null>;
  /** The day, or as much of it as is known. */
  releaseDate: Field<string | null>;
  /** Key of what says so. */
  source: Field<string | null>;
}

/** A page of a list. */
export interface MovieReleaseConnection {
  __typename: Field<'MovieReleaseConnection'>;
  /** The items of the page, each with its cursor. */
  edges: Field<Selected[], MovieReleaseEdge>;
  /** The nodes of the edges, for those who need no cursors. */
  nodes: Field<Selected[], MovieRelease>;
  /** Where the page stands in the list. */
  pageInfo: Field<Selected, PageInfo>;
  /** How many items there are on all pages: exact, or null where counting would be slow. */
  totalCount: Field<number | null>;
}

/** An item of a list, with its cursor. */
export interface MovieReleaseEdge {
  __typename: Field<'MovieReleaseEdge'>;
  /** Where the item stands in the list: `after` and `before` take it. */
  cursor: Field<string>;
  /** The item. */
  node: Field<Selected, MovieRelease>;
}

/** Everything that can be changed. */
export interface Mutation {
  __typename: Field<'Mutation'>;
  /** Lets a user follow who asks to. Needs the scope `write:profile`. */
  acceptFollowRequest: Field<Selected | null, UserPayload, { username: string }>;
  /** Adds a rule of this instance, which is believed above those of imports. Editors only; needs the scope `write:catalog`. */
  addMappingRule: Field<Selected | null, MappingRule, { rule: MappingRuleInput }>;
  /** Goes on by some episodes: the button "+1". `undo` with its "batchId" takes it back. */
  advanceAnimeListEntry: Field<Selected | null, AnimeListEntryPayload, { by: number; id: string; version?: number | null }>;
  /** Goes on by some chapters: the button "+1". `undo` with its "batchId" takes it back. */
  advanceMangaListEntry: Field<Selected | null, MangaListEntryPayload, { by: number; id: string; version?: number | null }>;
  /** Says whether a play that waits for it is to be recorded. A yes counts for all that waits of the same anime. Needs the scope `write:list`. */
  answerDelivery: Field<Selected | null, Delivery, { id: string; isWanted: boolean }>;
  /** Blocks a user: neither follows the other any longer, and neither is shown to the other. Needs the scope `write:profile`. */
  blockUser: Field<Selected | null, UserPayload, { username: string }>;
  /** "This was that": records the episode that was meant in place of what was recorded, remembers the show for this server, and proposes the rule to the editors. Needs the scope `write:list`. */
  correctDelivery: Field<Selected | null, CorrectDeliveryPayload, { animeId: string; episode: number; id: string }>;
  /** Makes a custom list, after the others. */
  createCustomList: Field<Selected | null, CustomListPayload, { media: ListMedia; name: string }>;
  /** Says which work a row is that nobody could match, or leaves it out for good. Later imports remember it. */
  decideListImportRow: Field<Selected | null, ListImportPayload, { id: string; number: number; work?: string | null }>;
  /** Accepts a proposal, which makes it a rule of this instance, or refuses it; all that say the same end with it. Editors only; needs the scope `write:catalog`. */
  decideMappingProposal: Field<Selected | null, MappingRule, { id: string; isAccepted: boolean }>;
  /** Does not let a user follow who asks to. They are not told. Needs the scope `write:profile`. */
  declineFollowRequest: Field<Selected | null, UserPayload, { username: string }>;
  /** Takes at most 200 entries off the list at once. Each is answered for itself, in the order they came; one batch undoes all. */
  deleteAnimeListEntries: Field<Selected | null, SaveAnimeListEntriesPayload, { ids: string[] }>;
  /** Takes an entry off the list. Undone, it is back with its history. */
  deleteAnimeListEntry: Field<Selected | null, AnimeListEntryPayload, { id: string; version?: number | null }>;
  /** Deletes a custom list and answers what it was; its entries stay on the list of their status. */
  deleteCustomList: Field<Selected | null, CustomListPayload, { id: string }>;
  /** Takes at most 200 entries off the list at once. Each is answered for itself, in the order they came; one batch undoes all. */
  deleteMangaListEntries: Field<Selected | null, SaveMangaListEntriesPayload, { ids: string[] }>;
  /** Takes an entry off the list. Undone, it is back with its history. */
  deleteMangaListEntry: Field<Selected | null, MangaListEntryPayload, { id: string; version?: number | null }>;
  /** Takes back at most 200 plays; their entries stand where the remaining ones left them. */
  deletePlays: Field<Selected | null, ListChangePayload, { ids: string[] }>;
  /** Fetches a public list of another service by the name of its owner. Nothing is written yet: the answer is what it would do. Files are uploaded on the import page, or with a key: see the guide to list files. */
  fetchListImport: Field<Selected | null, ListImportPayload, { name: string; policy: ListImportPolicy; service: ListService }>;
  /** Ends the rewatch that is under way: it counts as one more time, unless it is given up. */
  finishAnimePass: Field<Selected | null, AnimeListEntryPayload, { completedOn?: string | null; id: string; isAbandoned: boolean; score?: number | null; version?: number | null }>;
  /** Ends the reread that is under way: it counts as one more time, unless it is given up. */
  finishMangaPass: Field<Selected | null, MangaListEntryPayload, { completedOn?: string | null; id: string; isAbandoned: boolean; score?: number | null; version?: number | null }>;
  /** Follows a user, or asks to, where they decide one by one. Needs the scope `write:profile`. */
  followUser: Field<Selected | null, UserPayload, { username: string }>;
  /** Forgets what was said a show of a media server is; what was recorded by it stays. Needs the scope `write:list`. */
  forgetDeliveryCorrection: Field<boolean | null, never, { id: string }>;
  /** "Not anime": undoes what a delivery recorded and ignores its show on this media server from now on. Needs the scope `write:list`. */
  ignoreDeliveryShow: Field<Selected | null, Delivery, { id: string }>;
  /** Says that all chapters up to one are read, and all volumes up to one. It never takes progress back. */
  markMangaReadUpTo: Field<Selected | null, MangaListEntryPayload, { chapter?: number | null; mangaId: string; volume?: number | null }>;
  /** Marks notices of the signed-in user as read: those named, or all. Needs the scope `write:profile`. */
  markNoticesRead: Field<Selected | null, MarkNoticesReadPayload, { ids?: string[] | null }>;
  /** Tells what an import would do under another policy. Writes nothing. */
  previewListImport: Field<Selected | null, ListImportPayload, { id: string; policy: ListImportPolicy }>;
  /** Writes a play down, of now or of the past; its entry moves with it, and is made where there is none. The same play within 20 minutes is none. */
  recordPlay: Field<Selected | null, ListChangePayload, { input: RecordPlayInput }>;
  /** Ends that a user follows you. They are not told. Needs the scope `write:profile`. */
  removeFollower: Field<Selected | null, UserPayload, { username: string }>;
  /** Takes a rule out: one of this instance is deleted, one of an import is left aside for good, later imports included. Editors only; needs the scope `write:catalog`. */
  removeMappingRule: Field<boolean | null, never, { externalId: number; kind: MappingKind; level: MappingLevel; rule: string; undo?: boolean | null }>;
  /** Works a delivery off once more, by the mapping and the settings of today. Needs the scope `write:list`. */
  replayDelivery: Field<Selected | null, Delivery, { id: string }>;
  /** Saves at most 200 entries at once. Each is answered for itself, in the order they came: what cannot be written is refused, and the others are written. One batch undoes all. */
  saveAnimeListEntries: Field<Selected | null, SaveAnimeListEntriesPayload, { inputs: SaveAnimeListEntryInput[] }>;
  /** Adds an entry or changes the one there is. What follows is filled in: the first progress takes a planned title up, the last unit completes it, and dates are set once. */
  saveAnimeListEntry: Field<Selected | null, AnimeListEntryPayload, { input: SaveAnimeListEntryInput }>;
  /** Saves at most 200 entries at once. Each is answered for itself, in the order they came: what cannot be written is refused, and the others are written. One batch undoes all. */
  saveMangaListEntries: Field<Selected | null, SaveMangaListEntriesPayload, { inputs: SaveMangaListEntryInput[] }>;
  /** Adds an entry or changes the one there is. What follows is filled in: the first progress takes a planned title up, the last unit completes it, and dates are set once. */
  saveMangaListEntry: Field<Selected | null, MangaListEntryPayload, { input: SaveMangaListEntryInput }>;
  /** Begins a rewatch, with progress of its own; the first time through, which there must be, stays as it is. */
  startAnimePass: Field<Selected | null, AnimeListEntryPayload, { id: string; startedOn?: string | null; version?: number | null }>;
  /** Starts to write an import that was looked at. It goes on by itself: `counts.written` says how far it is. */
  startListImport: Field<Selected | null, ListImportPayload, { id: string; policy: ListImportPolicy }>;
  /** Begins a reread, with progress of its own; the first time through, which there must be, stays as it is. */
  startMangaPass: Field<Selected | null, MangaListEntryPayload, { id: string; startedOn?: string | null; version?: number | null }>;
  /** Makes a work a favourite, or one no longer. It need not be on the list. */
  toggleFavourite: Field<Selected | null, FavouritePayload, { animeId?: string | null; mangaId?: string | null }>;
  /** Takes a block back. Needs the scope `write:profile`. */
  unblockUser: Field<Selected | null, UserPayload, { username: string }>;
  /** Takes back all that one batch changed of the own lists, for 30 days. What was changed since stays. */
  undo: Field<Selected | null, ListChangePayload, { batch: string }>;
  /** Takes back what a delivery wrote into the list. Needs the scope `write:list`. */
  undoDelivery: Field<Selected | null, Delivery, { id: string }>;
  /** Takes back all an import wrote, for 30 days; what was changed since by hand stays as it is. */
  undoListImport: Field<Selected | null, ListImportPayload, { id: string }>;
  /** Ends following a user, or asking to. Needs the scope `write:profile`. */
  unfollowUser: Field<Selected | null, UserPayload, { username: string }>;
  /** Stops ignoring a show, and matches again what it told in the last seven days. Needs the scope `write:list`. */
  unignoreShow: Field<boolean | null, never, { id: string }>;
  /** Renames a custom list, or moves it among the others. */
  updateCustomList: Field<Selected | null, CustomListPayload, { id: string; name?: string | null; position?: number | null }>;
  /** Says a play of the past anew; its entry is reckoned again. */
  updatePlay: Field<Selected | null, ListChangePayload, { fromUnit?: number | null; id: string; playedAt?: string | null; unit?: number | null }>;
  /** Changes some preferences of the signed-in user. Needs the scope `write:profile`. Requests to follow are accepted once nothing is for followers alone. */
  updatePreferences: Field<Selected | null, UpdatePreferencesPayload, { input: PreferencesInput }>;
}

/** One line of the inbox. */
export interface Notice {
  __typename: Field<'Notice'>;
  /** Whose doing it is; null where it tells of a thing. */
  actor: Field<Selected | null, User>;
  /** When it happened. */
  createdAt: Field<string>;
  /** Id of the notice, for `markNoticesRead`. */
  id: Field<string>;
  /** What it tells. */
  kind: Field<NoticeKind>;
  /** Null: not read yet. */
  readAt: Field<string | null>;
  /** The name of the thing it tells of: a media server, a work. */
  subject: Field<string | null>;
  /** Of that thing: the media server (also of what waits for a word), the export. */
  subjectId: Field<string | null>;
}

/** A page of a list. */
export interface NoticeConnection {
  __typename: Field<'NoticeConnection'>;
  /** The items of the page, each with its cursor. */
  edges: Field<Selected[], NoticeEdge>;
  /** The nodes of the edges, for those who need no cursors. */
  nodes: Field<Selected[], Notice>;
  /** Where the page stands in the list. */
  pageInfo: Field<Selected, PageInfo>;
  /** How many items there are on all pages: exact, or null where counting would be slow. */
  totalCount: Field<number | null>;
}

/** An item of a list, with its cursor. */
export interface NoticeEdge {
  __typename: Field<'NoticeEdge'>;
  /** Where the item stands in the list: `after` and `before` take it. */
  cursor: Field<string>;
  /** The item. */
  node: Field<Selected, Notice>;
}

/** Where a page stands in its list. */
export interface PageInfo {
  __typename: Field<'PageInfo'>;
  /** Cursor of the last item; null on an empty page. */
  endCursor: Field<string | null>;
  /** Whether items follow this page. */
  hasNextPage: Field<boolean>;
  /** Whether items precede this page. */
  hasPreviousPage: Field<boolean>;
  /** Cursor of the first item; null on an empty page. */
  startCursor: Field<string | null>;
}

/** Somebody whom works credit: an author, a director, a voice. */
export interface Person {
  __typename: Field<'Person'>;
  /** What they did, the newest work first. */
  credits: Field<Selected, PersonCreditConnection, { after?: string | null; before?: string | null; first?: number | null; last?: number | null }>;
  /** Id of the object. No two objects share one, whatever their types. */
  id: Field<string>;
  /** In Latin letters where a source gives them, given name first. */
  name: Field<string>;
  /** The name in its own script; null where no source gives it. */
  nameNative: Field<string | null>;
}

/** What a person did for one work. */
export interface PersonCredit {
  __typename: Field<'PersonCredit'>;
  /** The work, where it is an anime. */
  anime: Field<Selected | null, Anime>;
  /** The work, where it is a manga. */
  manga: Field<Selected | null, Manga>;
  /** What they did. */
  role: Field<StaffRole>;
}

/** A page of a list. */
export interface PersonCreditConnection {
  __typename: Field<'PersonCreditConnection'>;
  /** The items of the page, each with its cursor. */
  edges: Field<Selected[], PersonCreditEdge>;
  /** The nodes of the edges, for those who need no cursors. */
  nodes: Field<Selected[], PersonCredit>;
  /** Where the page stands in the list. */
  pageInfo: Field<Selected, PageInfo>;
  /** How many items there are on all pages: exact, or null where counting would be slow. */
  totalCount: Field<number | null>;
}

/** An item of a list, with its cursor. */
export interface PersonCreditEdge {
  __typename: Field<'PersonCreditEdge'>;
  /** Where the item stands in the list: `after` and `before` take it. */
  cursor: Field<string>;
  /** The item. */
  node: Field<Selected, PersonCredit>;
}

/** One act of watching or reading: one unit, or several that were marked at once. */
export interface Play {
  __typename: Field<'Play'>;
  /** The anime; null where it is a manga. */
  anime: Field<Selected | null, Anime>;
  /** What `undo` takes back. */
  batchId: Field<string>;
  /** Which program recorded it; null for plays from before this was noted. */
  client: Field<Selected | null, Client>;
  /** The first of them. */
  fromUnit: Field<number>;
  /** Id of the play. */
  id: Field<string>;
  /** The manga; null where it is an anime. */
  manga: Field<Selected | null, Manga>;
  /** Whether an episode was watched or a chapter read. */
  media: Field<ListMedia>;
  /** 0 the first time through, else the number of the rewatch or reread. */
  pass: Field<number>;
  /** When it was watched or read. */
  playedAt: Field<string>;
  /** When it was recorded here, which may be much later. */
  recordedAt: Field<string>;
  /** What recorded it. */
  source: Field<PlaySource>;
  /** The episode or chapter; of a range, the last one. */
  unit: Field<number>;
}

/** A page of a list. */
export interface PlayConnection {
  __typename: Field<'PlayConnection'>;
  /** The items of the page, each with its cursor. */
  edges: Field<Selected[], PlayEdge>;
  /** The nodes of the edges, for those who need no cursors. */
  nodes: Field<Selected[], Play>;
  /** Where the page stands in the list. */
  pageInfo: Field<Selected, PageInfo>;
  /** How many items there are on all pages: exact, or null where counting would be slow. */
  totalCount: Field<number | null>;
}

/** An item of a list, with its cursor. */
export interface PlayEdge {
  __typename: Field<'PlayEdge'>;
  /** Where the item stands in the list: `after` and `before` take it. */
  cursor: Field<string>;
  /** The item. */
  node: Field<Selected, Play>;
}

/** What a user prefers, and who may see what of them. */
export interface Preferences {
  __typename: Field<'Preferences'>;
  /** Who may see the activities. */
  activityVisibility: Field<Visibility>;
  /** Markdown, as it was written. */
  bio: Field<string>;
  /** Who may see the list, its statistics and the favourites. */
  listVisibility: Field<Visibility>;
  /** Null: as the browser says. */
  locale: Field<Locale | null>;
  /** Who may see the profile. */
  profileVisibility: Field<Visibility>;
  /** Where titles are streamed, ISO 3166-1: "JP"; null: not said. */
  region: Field<string | null>;
  /** The scale scores are shown and typed in on the pages. */
  scoreFormat: Field<ScoreFormat>;
  /** Whether adult titles are shown to this account at all. */
  showsAdult: Field<boolean>;
  /** The colours of the pages. */
  theme: Field<Theme>;
  /** IANA name; null: as the browser says. */
  timeZone: Field<string | null>;
  /** The language titles are shown in. */
  titleLanguage: Field<TitleLanguage>;
}

/** Everything that can be read. */
export interface Query {
  __typename: Field<'Query'>;
  /** What people do, the latest first, as far as they show it to the caller, who needs an account. */
  activityFeed: Field<Selected | null, ActivityConnection, { after?: string | null; before?: string | null; feed: ActivityFeed; first?: number | null; last?: number | null; media?: ListMedia | null }>;
  /** With "season" and "year": one entry for each show of that season, its next airing while the season runs, else its first. With "from" and "to" (at most 62 days): every airing between them. With neither: the next 7 days. */
  airingSchedule: Field<Selected | null, AiringScheduleConnection, { after?: string | null; before?: string | null; continuing?: boolean | null; first?: number | null; from?: string | null; last?: number | null; listStatus?: ListStatus[] | null; notYetAired?: boolean | null; onMyList?: boolean | null; season?: Season | null; to?: string | null; year?: number | null }>;
  /** One anime, or null when there is none with this id that the caller may see. */
  anime: Field<Selected | null, Anime, { id: string }>;
  /** The anime an id of another site stands for. */
  animeByExternalId: Field<Selected | null, Anime, { id: string; site: string }>;
  /** Anime by their ids at other sites, 50 at most, in the order of the ids; null where `animeByExternalId` would be. */
  animeByExternalIds: Field<(Selected | null)[] | null, Anime, { ids: ExternalIdInput[] }>;
  /** Anime by their ids, 50 at most, in the order of the ids; null where `anime` would be. */
  animes: Field<(Selected | null)[] | null, Anime, { ids: string[] }>;
  /** Anime that pass every filter, in one order; works without the value the order is by come last. A cursor belongs to the filters and the order it came from. */
  browseAnime: Field<Selected | null, AnimeConnection, { after?: string | null; before?: string | null; filter?: AnimeFilter | null; first?: number | null; last?: number | null; listStatus?: ListStatus[] | null; onMyList?: boolean | null; sort?: AnimeSort | null }>;
  /** Manga that pass every filter, in one order; works without the value the order is by come last. A cursor belongs to the filters and the order it came from. */
  browseManga: Field<Selected | null, MangaConnection, { after?: string | null; before?: string | null; filter?: MangaFilter | null; first?: number | null; last?: number | null; listStatus?: ListStatus[] | null; onMyList?: boolean | null; sort?: MangaSort | null }>;
  /** Chapters by the day they come out, from a week ago to a week ahead unless said; 62 days at most. Those of which the day is not known are in none. */
  chapterReleases: Field<Selected | null, ChapterReleaseConnection, { after?: string | null; before?: string | null; first?: number | null; from?: string | null; language?: string | null; last?: number | null; to?: string | null }>;
  /** The public data sets the catalogue was made from, with what must be said of them. */
  dataSources: Field<Selected[], DataSource>;
  /** The genres of the catalogue. */
  genres: Field<Selected[], CatalogueWord>;
  /** One manga, or null when there is none with this id that the caller may see. */
  manga: Field<Selected | null, Manga, { id: string }>;
  /** The manga an id of another site stands for. */
  mangaByExternalId: Field<Selected | null, Manga, { id: string; site: string }>;
  /** Manga by their ids at other sites, 50 at most, in the order of the ids; null where `mangaByExternalId` would be. */
  mangaByExternalIds: Field<(Selected | null)[] | null, Manga, { ids: ExternalIdInput[] }>;
  /** Manga by their ids, 50 at most, in the order of the ids; null where `manga` would be. */
  mangas: Field<(Selected | null)[] | null, Manga, { ids: string[] }>;
  /** The rules that say which episodes of ours an id of TMDB or TVDB stands for. */
  mapping: Field<Selected | null, ExternalMapping, { id: number; kind: MappingKind; level: MappingLevel }>;
  /** Releases of films by date, the earliest first. A date known to the month lies between two days when any day of it does. For callers of the Indie and Commercial tiers. */
  movieReleases: Field<Selected | null, MovieReleaseConnection, { after?: string | null; before?: string | null; first?: number | null; from?: string | null; kinds?: MovieReleaseKind[] | null; last?: number | null; region?: string | null; to?: string | null }>;
  /** The object with an id, whatever its type; null when there is none, or none that the caller may see. What is the caller’s own needs the scope that its field of `viewer` needs. */
  node: Field<Selected | null, Node, { id: string }>;
  /** Objects by their ids, 50 at most, in the order of the ids; null where `node` would be. */
  nodes: Field<(Selected | null)[] | null, Node, { ids: string[] }>;
  /** Somebody whom works credit, or null when there is nobody of this id. */
  person: Field<Selected | null, Person, { id: string }>;
  /** Where the caller stands with the limits. */
  rateLimit: Field<Selected, RateLimit>;
  /** The episode of ours behind one of TMDB or TVDB, as scrobbles are matched: the same rules decide. */
  resolveEpisode: Field<Selected | null, EpisodeResolution, { absolute?: boolean | null; airDate?: string | null; id: number; kind: MappingKind; level: MappingLevel; number?: number | null; season?: number | null; showTitle?: string | null; title?: string | null }>;
  /** Anime by title in any script: romaji with or without spaces and macrons, English, Japanese, Chinese, synonyms, season notation; typing errors are forgiven. By the address of a work at another site, or its id there (`mal:5114`), too: that work comes first. Best match first, 500 at most; `totalCount` is null when there are more. */
  searchAnime: Field<Selected | null, AnimeConnection, { after?: string | null; before?: string | null; filter?: AnimeFilter | null; first?: number | null; last?: number | null; limit?: number | null; listStatus?: ListStatus[] | null; onMyList?: boolean | null; query: string }>;
  /** Manga by title in any script: romaji with or without spaces and macrons, English, Japanese, Chinese, synonyms, season notation; typing errors are forgiven. By the address of a work at another site, or its id there (`mal:5114`), too: that work comes first. Best match first, 500 at most; `totalCount` is null when there are more. */
  searchManga: Field<Selected | null, MangaConnection, { after?: string | null; before?: string | null; filter?: MangaFilter | null; first?: number | null; last?: number | null; limit?: number | null; listStatus?: ListStatus[] | null; onMyList?: boolean | null; query: string }>;
  /** Keys of the services that stream something of the catalogue. */
  streamingServices: Field<Selected[] | null, CatalogueWord, { region?: string | null }>;
  /** A studio, or null when there is none with this id. */
  studio: Field<Selected | null, Studio, { id: string }>;
  /** The tags of the catalogue. */
  tags: Field<Selected[], CatalogueWord>;
  /** The tiers of the API and what each gives. */
  tiers: Field<Selected[], Tier>;
  /** The user with a name, in any case, or who had it until a short time ago. Null and the error NOT_FOUND where there is none, or none for this caller. */
  user: Field<Selected | null, User, { username: string }>;
  /** The signed-in user. Without a credential: null, and the error UNAUTHENTICATED. */
  viewer: Field<Selected | null, Viewer>;
}

/** So many requests in so many seconds. */
export interface Rate {
  __typename: Field<'Rate'>;
  /** Requests allowed within `seconds`, on average. */
  requests: Field<number>;
  /** Length of the window in seconds. */
  seconds: Field<number>;
}

/** Where the caller stands with the limits, this request included. */
export interface RateLimit {
  __typename: Field<'RateLimit'>;
  /** Points this request costs, as its `extensions.cost` says too. */
  cost: Field<number>;
  /** Points one request of the caller may cost. */
  costLimit: Field<number>;
  /** Empty where no limit applies. */
  policies: Field<Selected[], RateLimitPolicy>;
  /** Requests that may follow this one at once, by the policy that has least left; null where no limit applies. */
  remaining: Field<number | null>;
  /** The tier the caller has. */
  tier: Field<TierName>;
}

/** One limit, as the headers RateLimit-Policy and RateLimit tell it too. */
export interface RateLimitPolicy {
  __typename: Field<'RateLimitPolicy'>;
  /** burst: the rate; daily: the cap of the UTC day. */
  name: Field<string>;
  /** Requests in the window. */
  quota: Field<number>;
  /** Requests that may follow this one at once. */
  remaining: Field<number>;
  /** Seconds until more is granted, rounded up. */
  resetSeconds: Field<number>;
  /** The instant at which more is granted, in whole seconds, rounded up. */
  resetsAt: Field<string>;
  /** Length of the window in seconds. */
  windowSeconds: Field<number>;
}

/** A value that a message names: what stands in it for `{name}`. */
export interface ReasonValue {
  __typename: Field<'ReasonValue'>;
  /** Its name, such as `most`. */
  name: Field<string>;
  /** The value as text. */
  text: Field<string>;
}

/** How another work belongs to this one. */
export interface Relation {
  __typename: Field<'Relation'>;
  /** The other work, where it is an anime. */
  anime: Field<Selected | null, Anime>;
  /** The other work, where it is a manga. */
  manga: Field<Selected | null, Manga>;
  /** How the other work relates to this one. */
  relationType: Field<RelationType>;
  /** What says so; `title-match`: the native titles are the same and the manga came first. */
  source: Field<string>;
}

/** What became of several entries of anime. */
export interface SaveAnimeListEntriesPayload {
  __typename: Field<'SaveAnimeListEntriesPayload'>;
  /** What became of each, in the order they were given. */
  results: Field<Selected[], AnimeListEntryPayload>;
}

/** What became of several entries of manga. */
export interface SaveMangaListEntriesPayload {
  __typename: Field<'SaveMangaListEntriesPayload'>;
  /** What became of each, in the order they were given. */
  results: Field<Selected[], MangaListEntryPayload>;
}

/** Somebody who made a work, as the work credits them. */
export interface StaffCredit {
  __typename: Field<'StaffCredit'>;
  /** In Latin letters where a source gives them, given name first. */
  name: Field<string>;
  /** The name in its own script; null where no source gives it. */
  nameNative: Field<string | null>;
  /** Whom the credit names, with their other works. */
  person: Field<Selected | null, Person>;
  /** What they did. */
  role: Field<StaffRole>;
}

/** A place to watch. */
export interface StreamingLink {
  __typename: Field<'StreamingLink'>;
  /** ISO 3166-1 alpha-2 codes; null where the source does not state them. */
  regions: Field<string[] | null>;
  /** Key of the service, the same in every region. */
  service: Field<string>;
  /** RFC 3339 instant, or the date where only that is known. */
  startsAt: Field<string | null>;
  /** Address of the work at the service. */
  url: Field<string>;
}

/** A studio that makes anime. */
export interface Studio {
  __typename: Field<'Studio'>;
  /** Its anime, the newest first. */
  anime: Field<Selected, AnimeConnection, { after?: string | null; before?: string | null; first?: number | null; last?: number | null }>;
  /** Id of the object. No two objects share one, whatever their types. */
  id: Field<string>;
  /** Name of the studio. */
  name: Field<string>;
}

/** Another title a work is known by. */
export interface Synonym {
  __typename: Field<'Synonym'>;
  /** BCP 47 tag, where the source tells. */
  lang: Field<string | null>;
  /** The title. */
  text: Field<string>;
}

/** What one tier of the API gives. */
export interface Tier {
  __typename: Field<'Tier'>;
  /** Requests that may come at once after a pause, on this instance. */
  burst: Field<number>;
  /** Points of cost one request may have: about the objects it may produce. */
  costLimit: Field<number>;
  /** Requests a UTC day; null: as many as the rate allows. */
  dailyCap: Field<number | null>;
  /** Which fields a caller of this tier may read. */
  dataAccess: Field<DataAccess>;
  /** Whether this tier may read the release dates of films. */
  hasMovieReleases: Field<boolean>;
  /** Whether this tier may read streaming links. */
  hasStreamingLinks: Field<boolean>;
  /** Whether this tier may receive outbound webhooks. */
  hasWebhooks: Field<boolean>;
  /** Price a month as a decimal; null when there is nothing to pay. */
  monthlyPrice: Field<string | null>;
  /** The tier, as `rateLimit.tier` names it. */
  name: Field<TierName>;
  /** Items a page may hold, where the field sets no bounds of its own. */
  pageSize: Field<number>;
  /** How often a caller of this tier may ask. */
  rate: Field<Selected, Rate>;
  /** Its name as people read it: "Indie". */
  title: Field<string>;
  /** Null: best effort. */
  uptimeTarget: Field<string | null>;
}

/** What became of the preferences. */
export interface UpdatePreferencesPayload {
  __typename: Field<'UpdatePreferencesPayload'>;
  /** All preferences as they are now. */
  preferences: Field<Selected, Preferences>;
}

/** A user, as far as the caller may see: fields are null where the user keeps them to followers or to themselves. */
export interface User {
  __typename: Field<'User'>;
  /** How much of this user the caller may see. */
  access: Field<UserAccess>;
  /** What the user did, the latest first, as far as the caller may see it. */
  activity: Field<Selected | null, ActivityConnection, { after?: string | null; before?: string | null; first?: number | null; last?: number | null; media?: ListMedia | null }>;
  /** The anime of the user, as far as the caller may see them. */
  animeList: Field<Selected | null, AnimeListConnection, { after?: string | null; before?: string | null; filter?: AnimeListFilter | null; first?: number | null; last?: number | null; sort?: ListSort | null; status?: ListStatus | null }>;
  /** What the user writes about themselves: Markdown, as it was written. */
  bio: Field<string | null>;
  /** The favourite anime of the user, as far as the caller may see them; null where the list is closed to the caller. */
  favouriteAnime: Field<Selected[] | null, Anime>;
  /** The favourite manga of the user, as far as the caller may see them; null where the list is closed to the caller. */
  favouriteManga: Field<Selected[] | null, Manga>;
  /** Whether the caller follows this user. */
  followState: Field<FollowState>;
  /** Who follows this user, the latest first, as far as the caller may know of them. */
  followers: Field<Selected | null, UserConnection, { after?: string | null; before?: string | null; first?: number | null; last?: number | null }>;
  /** Whom this user follows, the latest first, as far as the caller may know of them. */
  following: Field<Selected | null, UserConnection, { after?: string | null; before?: string | null; first?: number | null; last?: number | null }>;
  /** Plays by day where the user lives; days without any are left out. */
  heatMap: Field<Selected[] | null, HeatMapDay, { from: string; media?: ListMedia | null; to: string }>;
  /** Id of the user. It stays when the name changes. */
  id: Field<string>;
  /** Whether the caller has blocked this user. */
  isBlocked: Field<boolean>;
  /** Whether this user follows the caller. */
  isFollower: Field<boolean>;
  /** Whether this user asks to follow the caller and waits for an answer. */
  isRequesting: Field<boolean>;
  /** Whether this is the caller. */
  isViewer: Field<boolean>;
  /** When the account was made; null where the profile is closed to the caller. */
  joinedAt: Field<string | null>;
  /** The manga of the user, as far as the caller may see them. */
  mangaList: Field<Selected | null, MangaListConnection, { after?: string | null; before?: string | null; filter?: MangaListFilter | null; first?: number | null; last?: number | null; sort?: ListSort | null; status?: ListStatus | null }>;
  /** What the list amounts to, without the entries that the caller may not see. */
  statistics: Field<Selected | null, ListStatistics, { media: ListMedia }>;
  /** Name of the user, in the case they chose. */
  username: Field<string>;
}

/** A page of a list. */
export interface UserConnection {
  __typename: Field<'UserConnection'>;
  /** The items of the page, each with its cursor. */
  edges: Field<Selected[], UserEdge>;
  /** The nodes of the edges, for those who need no cursors. */
  nodes: Field<Selected[], User>;
  /** Where the page stands in the list. */
  pageInfo: Field<Selected, PageInfo>;
  /** How many items there are on all pages: exact, or null where counting would be slow. */
  totalCount: Field<number | null>;
}

/** An item of a list, with its cursor. */
export interface UserEdge {
  __typename: Field<'UserEdge'>;
  /** Where the item stands in the list: `after` and `before` take it. */
  cursor: Field<string>;
  /** The item. */
  node: Field<Selected, User>;
}

/** What became of the standing of the signed-in user with another. */
export interface UserPayload {
  __typename: Field<'UserPayload'>;
  /** The other; null when they are not to be seen any longer. */
  user: Field<Selected | null, User>;
}

/** The signed-in user. */
export interface Viewer {
  __typename: Field<'Viewer'>;
  /** What the user did, the latest first. */
  activity: Field<Selected | null, ActivityConnection, { after?: string | null; before?: string | null; first?: number | null; last?: number | null; media?: ListMedia | null }>;
  /** The anime of the user, most recently changed first unless asked otherwise. A page has at most 500. */
  animeList: Field<Selected | null, AnimeListConnection, { after?: string | null; before?: string | null; filter?: AnimeListFilter | null; first?: number | null; last?: number | null; sort?: ListSort | null; status?: ListStatus | null }>;
  /** Whom the user has blocked, the latest first. Needs the scope `read:profile`. */
  blockedUsers: Field<Selected | null, UserConnection, { after?: string | null; before?: string | null; first?: number | null; last?: number | null }>;
  /** The lists of the user’s own making, in their order. */
  customLists: Field<Selected[] | null, CustomList, { media: ListMedia }>;
  /** One delivery of the media servers and players of the user. Needs the scope `read:list`. */
  delivery: Field<Selected | null, Delivery, { id: string }>;
  /** The favourite anime of the user, in the order they were chosen; at most 500. */
  favouriteAnime: Field<Selected[] | null, Anime>;
  /** The favourite manga of the user, in the order they were chosen; at most 500. */
  favouriteManga: Field<Selected[] | null, Manga>;
  /** Who asks to follow the user, the latest first. Needs the scope `read:profile`. */
  followRequests: Field<Selected | null, UserConnection, { after?: string | null; before?: string | null; first?: number | null; last?: number | null }>;
  /** Plays by day, of at most 366 days; days without any are left out. */
  heatMap: Field<Selected[] | null, HeatMapDay, { from: string; media?: ListMedia | null; to: string }>;
  /** What the user watched and read, the latest first. */
  history: Field<Selected | null, PlayConnection, { after?: string | null; before?: string | null; first?: number | null; from?: string | null; last?: number | null; media?: ListMedia | null; to?: string | null }>;
  /** Id of this view of the account, for caches and `node`. The id of the account is `userId`. */
  id: Field<string>;
  /** How many entries stand on each part of the list of the user, and their tags. */
  listCounts: Field<Selected | null, ListCounts, { media: ListMedia }>;
  /** One of the user’s imports. */
  listImport: Field<Selected | null, ListImport, { id: string }>;
  /** The imports of the last 30 days, the latest first; at most 50. */
  listImports: Field<Selected[] | null, ListImport>;
  /** The manga of the user, most recently changed first unless asked otherwise. A page has at most 500. */
  mangaList: Field<Selected | null, MangaListConnection, { after?: string | null; before?: string | null; filter?: MangaListFilter | null; first?: number | null; last?: number | null; sort?: ListSort | null; status?: ListStatus | null }>;
  /** Rules that wait for an editor, the oldest hundred. Editors only; needs the scope `write:catalog`. */
  mappingProposals: Field<Selected[] | null, MappingProposal>;
  /** One media server or player of the user. Needs the scope `read:list`. */
  mediaServer: Field<Selected | null, MediaServer, { id: string }>;
  /** The media servers and players of the user, oldest first. Needs the scope `read:list`. */
  mediaServers: Field<Selected[] | null, MediaServer>;
  /** The inbox, the latest first. Needs the scope `read:profile`. */
  notices: Field<Selected | null, NoticeConnection, { after?: string | null; before?: string | null; first?: number | null; last?: number | null }>;
  /** What the user prefers. Needs the scope `read:profile`. */
  preferences: Field<Selected | null, Preferences>;
  /** The page of the user, as they see it themselves. Needs the scope `read:profile`. */
  profile: Field<Selected | null, User>;
  /** What the list of the user amounts to. */
  statistics: Field<Selected | null, ListStatistics, { media: ListMedia }>;
  /** How many notices are not read yet. Needs the scope `read:profile`. */
  unreadNoticeCount: Field<number | null>;
  /** What the user is watching, where the next episode has aired. */
  upNextAnime: Field<Selected | null, AnimeListConnection, { after?: string | null; before?: string | null; first?: number | null; last?: number | null; order?: UpNextOrder | null }>;
  /** What the user is reading, where there is a next chapter. */
  upNextManga: Field<Selected | null, MangaListConnection, { after?: string | null; before?: string | null; first?: number | null; last?: number | null; order?: UpNextOrder | null }>;
  /** Id of the account, the same as `User.id` of its profile. */
  userId: Field<string>;
  /** Name of the user, in the case they chose. */
  username: Field<string>;
}

/** A volume of a manga in one language. */
export interface Volume {
  __typename: Field<'Volume'>;
  /** Id of the chapter or volume in this language. */
  id: Field<string>;
  /** As it is printed: "10", "10.5", "Extra 1". */
  label: Field<string>;
  /** BCP 47. */
  language: Field<string>;
  /** The manga it belongs to. */
  manga: Field<Selected | null, Manga>;
  /** Where it stands among the others: its number, where it has one. */
  position: Field<number>;
  /** When it comes out, or came out; null where that is not known. */
  releaseDate: Field<string | null>;
  /** What says so. */
  source: Field<string>;
  /** Its title; null where it has none, or no source gives it. */
  title: Field<string | null>;
  /** Where it is published. */
  url: Field<string | null>;
}

/** A page of a list. */
export interface VolumeConnection {
  __typename: Field<'VolumeConnection'>;
  /** The items of the page, each with its cursor. */
  edges: Field<Selected[], VolumeEdge>;
  /** The nodes of the edges, for those who need no cursors. */
  nodes: Field<Selected[], Volume>;
  /** Where the page stands in the list. */
  pageInfo: Field<Selected, PageInfo>;
  /** How many items there are on all pages: exact, or null where counting would be slow. */
  totalCount: Field<number | null>;
}

/** An item of a list, with its cursor. */
export interface VolumeEdge {
  __typename: Field<'VolumeEdge'>;
  /** Where the item stands in the list: `after` and `before` take it. */
  cursor: Field<string>;
  /** The item. */
  node: Field<Selected, Volume>;
}

/** What has an id of its own, whatever its kind. */
export interface Node {
  __typename: Field<'Activity' | 'Anime' | 'AnimeListEntry' | 'Chapter' | 'CustomList' | 'Delivery' | 'DeliveryCorrection' | 'IgnoredShow' | 'ListImport' | 'Manga' | 'MangaListEntry' | 'MappingProposal' | 'MappingRule' | 'MediaServer' | 'MovieRelease' | 'Notice' | 'Person' | 'Play' | 'Studio' | 'User' | 'Viewer' | 'Volume'>;
  /** Id of the object. No two objects share one, whatever their types. */
  id: Field<string>;
  on: Members<{ Activity: Activity; Anime: Anime; AnimeListEntry: AnimeListEntry; Chapter: Chapter; CustomList: CustomList; Delivery: Delivery; DeliveryCorrection: DeliveryCorrection; IgnoredShow: IgnoredShow; ListImport: ListImport; Manga: Manga; MangaListEntry: MangaListEntry; MappingProposal: MappingProposal; MappingRule: MappingRule; MediaServer: MediaServer; MovieRelease: MovieRelease; Notice: Notice; Person: Person; Play: Play; Studio: Studio; User: User; Viewer: Viewer; Volume: Volume }>;
}

/** Lists of the API that come in pages. */
export interface Connections {
  activityFeed: Field<unknown, Activity, { after?: string | null; before?: string | null; feed: ActivityFeed; first?: number | null; last?: number | null; media?: ListMedia | null }>;
  airingSchedule: Field<unknown, AiringScheduleEntry, { after?: string | null; before?: string | null; continuing?: boolean | null; first?: number | null; from?: string | null; last?: number | null; listStatus?: ListStatus[] | null; notYetAired?: boolean | null; onMyList?: boolean | null; season?: Season | null; to?: string | null; year?: number | null }>;
  browseAnime: Field<unknown, Anime, { after?: string | null; before?: string | null; filter?: AnimeFilter | null; first?: number | null; last?: number | null; listStatus?: ListStatus[] | null; onMyList?: boolean | null; sort?: AnimeSort | null }>;
  browseManga: Field<unknown, Manga, { after?: string | null; before?: string | null; filter?: MangaFilter | null; first?: number | null; last?: number | null; listStatus?: ListStatus[] | null; onMyList?: boolean | null; sort?: MangaSort | null }>;
  chapterReleases: Field<unknown, Chapter, { after?: string | null; before?: string | null; first?: number | null; from?: string | null; language?: string | null; last?: number | null; to?: string | null }>;
  movieReleases: Field<unknown, MovieRelease, { after?: string | null; before?: string | null; first?: number | null; from?: string | null; kinds?: MovieReleaseKind[] | null; last?: number | null; region?: string | null; to?: string | null }>;
  searchAnime: Field<unknown, Anime, { after?: string | null; before?: string | null; filter?: AnimeFilter | null; first?: number | null; last?: number | null; limit?: number | null; listStatus?: ListStatus[] | null; onMyList?: boolean | null; query: string }>;
  searchManga: Field<unknown, Manga, { after?: string | null; before?: string | null; filter?: MangaFilter | null; first?: number | null; last?: number | null; limit?: number | null; listStatus?: ListStatus[] | null; onMyList?: boolean | null; query: string }>;
}

/** Of each type its fields that have arguments or fields of their own: the type they lead to, and the types of the arguments. */
export const TYPES: Readonly<
  Record<string, Readonly<Record<string, readonly [(string | null)?, Readonly<Record<string, string>>?]>>>
> = {
 "Activity": {
  "anime": [
   "Anime"
  ],
  "manga": [
   "Manga"
  ],
  "user": [
   "User"
  ]
 },
 "ActivityConnection": {
  "edges": [
   "ActivityEdge"
  ],
  "nodes": [
   "Activity"
  ],
  "pageInfo": [
   "PageInfo"
  ]
 },
 "ActivityEdge": {
  "node": [
   "Activity"
  ]
 },
 "AiringScheduleConnection": {
  "edges": [
   "AiringScheduleEdge"
  ],
  "nodes": [
   "AiringScheduleEntry"
  ],
  "pageInfo": [
   "PageInfo"
  ]
 },
 "AiringScheduleEdge": {
  "node": [
   "AiringScheduleEntry"
  ]
 },
 "AiringScheduleEntry": {
  "anime": [
   "Anime"
  ],
  "streaming": [
   "StreamingLink",
   {
    "region": "String",
    "services": "[String!]"
   }
  ]
 },
 "Anime": {
  "airings": [
   "AiringScheduleEntry",
   {
    "first": "Int",
    "from": "DateTime"
   }
  ],
  "externalIds": [
   "ExternalId"
  ],
  "movieReleases": [
   "MovieRelease",
   {
    "region": "String"
   }
  ],
  "nextAiring": [
   "AiringScheduleEntry"
  ],
  "relations": [
   "Relation"
  ],
  "staff": [
   "StaffCredit"
  ],
  "streaming": [
   "StreamingLink",
   {
    "region": "String",
    "services": "[String!]"
   }
  ],
  "streamingLinks": [
   "StreamingLink"
  ],
  "studios": [
   "Studio"
  ],
  "synonyms": [
   "Synonym"
  ],
  "viewerEntry": [
   "AnimeListEntry"
  ]
 },
 "AnimeConnection": {
  "edges": [
   "AnimeEdge"
  ],
  "nodes": [
   "Anime"
  ],
  "pageInfo": [
   "PageInfo"
  ]
 },
 "AnimeEdge": {
  "node": [
   "Anime"
  ]
 },
 "AnimeListConnection": {
  "edges": [
   "AnimeListEdge"
  ],
  "nodes": [
   "AnimeListEntry"
  ],
  "pageInfo": [
   "PageInfo"
  ]
 },
 "AnimeListEdge": {
  "node": [
   "AnimeListEntry"
  ]
 },
 "AnimeListEntry": {
  "anime": [
   "Anime"
  ],
  "customLists": [
   "CustomList"
  ],
  "history": [
   "EntryPlayConnection",
   {
    "after": "String",
    "before": "String",
    "first": "Int",
    "last": "Int"
   }
  ],
  "passes": [
   "ListPass"
  ],
  "score": [
   null,
   {
    "format": "ScoreFormat!"
   }
  ]
 },
 "AnimeListEntryPayload": {
  "entry": [
   "AnimeListEntry"
  ],
  "problem": [
   "ListProblem"
  ]
 },
 "Chapter": {
  "manga": [
   "Manga"
  ]
 },
 "ChapterConnection": {
  "edges": [
   "ChapterEdge"
  ],
  "nodes": [
   "Chapter"
  ],
  "pageInfo": [
   "PageInfo"
  ]
 },
 "ChapterEdge": {
  "node": [
   "Chapter"
  ]
 },
 "ChapterReleaseConnection": {
  "edges": [
   "ChapterReleaseEdge"
  ],
  "nodes": [
   "Chapter"
  ],
  "pageInfo": [
   "PageInfo"
  ]
 },
 "ChapterReleaseEdge": {
  "node": [
   "Chapter"
  ]
 },
 "CorrectDeliveryPayload": {
  "delivery": [
   "Delivery"
  ]
 },
 "CustomListPayload": {
  "customList": [
   "CustomList"
  ],
  "problem": [
   "ListProblem"
  ]
 },
 "Delivery": {
  "matches": [
   "DeliveryMatch"
  ]
 },
 "DeliveryConnection": {
  "edges": [
   "DeliveryEdge"
  ],
  "nodes": [
   "Delivery"
  ],
  "pageInfo": [
   "PageInfo"
  ]
 },
 "DeliveryCorrection": {
  "anime": [
   "Anime"
  ]
 },
 "DeliveryEdge": {
  "node": [
   "Delivery"
  ]
 },
 "DeliveryMatch": {
  "anime": [
   "Anime"
  ],
  "rule": [
   "DeliveryRule"
  ]
 },
 "EntryPlayConnection": {
  "edges": [
   "EntryPlayEdge"
  ],
  "nodes": [
   "Play"
  ],
  "pageInfo": [
   "PageInfo"
  ]
 },
 "EntryPlayEdge": {
  "node": [
   "Play"
  ]
 },
 "EpisodeResolution": {
  "anime": [
   "Anime"
  ],
  "rule": [
   "MappingRule"
  ]
 },
 "ExternalMapping": {
  "episode": [
   "ExternalEpisode"
  ],
  "rules": [
   "MappingRule"
  ]
 },
 "ListChangePayload": {
  "animeEntries": [
   "AnimeListEntry"
  ],
  "mangaEntries": [
   "MangaListEntry"
  ],
  "problem": [
   "ListProblem"
  ]
 },
 "ListCounts": {
  "customLists": [
   "ListCount"
  ],
  "statuses": [
   "ListCount"
  ],
  "tags": [
   "ListCount"
  ]
 },
 "ListImport": {
  "counts": [
   "ListImportCounts"
  ],
  "rows": [
   "ListImportRowConnection",
   {
    "after": "String",
    "before": "String",
    "first": "Int",
    "last": "Int",
    "only": "ListImportRowFilter"
   }
  ]
 },
 "ListImportPayload": {
  "listImport": [
   "ListImport"
  ],
  "problem": [
   "ListImportProblem"
  ]
 },
 "ListImportRow": {
  "anime": [
   "Anime"
  ],
  "manga": [
   "Manga"
  ],
  "suggestedAnime": [
   "Anime"
  ],
  "suggestedManga": [
   "Manga"
  ]
 },
 "ListImportRowConnection": {
  "edges": [
   "ListImportRowEdge"
  ],
  "nodes": [
   "ListImportRow"
  ],
  "pageInfo": [
   "PageInfo"
  ]
 },
 "ListImportRowEdge": {
  "node": [
   "ListImportRow"
  ]
 },
 "ListProblem": {
  "values": [
   "ReasonValue"
  ]
 },
 "ListStatistics": {
  "countries": [
   "ListStatisticSlice"
  ],
  "formats": [
   "ListStatisticSlice"
  ],
  "genres": [
   "ListStatisticSlice"
  ],
  "releaseYears": [
   "ListStatisticSlice"
  ],
  "scores": [
   "ListStatisticSlice"
  ],
  "startYears": [
   "ListStatisticSlice"
  ],
  "statuses": [
   "ListStatisticSlice"
  ],
  "studios": [
   "ListStatisticSlice"
  ],
  "tags": [
   "ListStatisticSlice"
  ]
 },
 "Manga": {
  "chapters": [
   "ChapterConnection",
   {
    "after": "String",
    "before": "String",
    "first": "Int",
    "language": "String",
    "last": "Int"
   }
  ],
  "externalIds": [
   "ExternalId"
  ],
  "latestChapter": [
   "Chapter",
   {
    "language": "String"
   }
  ],
  "relations": [
   "Relation"
  ],
  "staff": [
   "StaffCredit"
  ],
  "synonyms": [
   "Synonym"
  ],
  "viewerEntry": [
   "MangaListEntry"
  ],
  "volumes": [
   "VolumeConnection",
   {
    "after": "String",
    "before": "String",
    "first": "Int",
    "language": "String",
    "last": "Int"
   }
  ]
 },
 "MangaConnection": {
  "edges": [
   "MangaEdge"
  ],
  "nodes": [
   "Manga"
  ],
  "pageInfo": [
   "PageInfo"
  ]
 },
 "MangaEdge": {
  "node": [
   "Manga"
  ]
 },
 "MangaListConnection": {
  "edges": [
   "MangaListEdge"
  ],
  "nodes": [
   "MangaListEntry"
  ],
  "pageInfo": [
   "PageInfo"
  ]
 },
 "MangaListEdge": {
  "node": [
   "MangaListEntry"
  ]
 },
 "MangaListEntry": {
  "customLists": [
   "CustomList"
  ],
  "history": [
   "EntryPlayConnection",
   {
    "after": "String",
    "before": "String",
    "first": "Int",
    "last": "Int"
   }
  ],
  "manga": [
   "Manga"
  ],
  "passes": [
   "ListPass"
  ],
  "score": [
   null,
   {
    "format": "ScoreFormat!"
   }
  ]
 },
 "MangaListEntryPayload": {
  "entry": [
   "MangaListEntry"
  ],
  "problem": [
   "ListProblem"
  ]
 },
 "MappingProposal": {
  "rule": [
   "MappingRule"
  ]
 },
 "MappingRule": {
  "anime": [
   "Anime"
  ]
 },
 "MediaServer": {
  "corrections": [
   "DeliveryCorrection"
  ],
  "deliveries": [
   "DeliveryConnection",
   {
    "after": "String",
    "before": "String",
    "first": "Int",
    "last": "Int",
    "outcome": "DeliveryOutcome"
   }
  ],
  "ignoredShows": [
   "IgnoredShow"
  ]
 },
 "MovieRelease": {
  "anime": [
   "Anime"
  ]
 },
 "MovieReleaseConnection": {
  "edges": [
   "MovieReleaseEdge"
  ],
  "nodes": [
   "MovieRelease"
  ],
  "pageInfo": [
   "PageInfo"
  ]
 },
 "MovieReleaseEdge": {
  "node": [
   "MovieRelease"
  ]
 },
 "Mutation": {
  "acceptFollowRequest": [
   "UserPayload",
   {
    "username": "String!"
   }
  ],
  "addMappingRule": [
   "MappingRule",
   {
    "rule": "MappingRuleInput!"
   }
  ],
  "advanceAnimeListEntry": [
   "AnimeListEntryPayload",
   {
    "by": "Int!",
    "id": "ID!",
    "version": "Int"
   }
  ],
  "advanceMangaListEntry": [
   "MangaListEntryPayload",
   {
    "by": "Int!",
    "id": "ID!",
    "version": "Int"
   }
  ],
  "answerDelivery": [
   "Delivery",
   {
    "id": "ID!",
    "isWanted": "Boolean!"
   }
  ],
  "blockUser": [
   "UserPayload",
   {
    "username": "String!"
   }
  ],
  "correctDelivery": [
   "CorrectDeliveryPayload",
   {
    "animeId": "ID!",
    "episode": "Int!",
    "id": "ID!"
   }
  ],
  "createCustomList": [
   "CustomListPayload",
   {
    "media": "ListMedia!",
    "name": "String!"
   }
  ],
  "decideListImportRow": [
   "ListImportPayload",
   {
    "id": "ID!",
    "number": "Int!",
    "work": "ID"
   }
  ],
  "decideMappingProposal": [
   "MappingRule",
   {
    "id": "ID!",
    "isAccepted": "Boolean!"
   }
  ],
  "declineFollowRequest": [
   "UserPayload",
   {
    "username": "String!"
   }
  ],
  "deleteAnimeListEntries": [
   "SaveAnimeListEntriesPayload",
   {
    "ids": "[ID!]!"
   }
  ],
  "deleteAnimeListEntry": [
   "AnimeListEntryPayload",
   {
    "id": "ID!",
    "version": "Int"
   }
  ],
  "deleteCustomList": [
   "CustomListPayload",
   {
    "id": "ID!"
   }
  ],
  "deleteMangaListEntries": [
   "SaveMangaListEntriesPayload",
   {
    "ids": "[ID!]!"
   }
  ],
  "deleteMangaListEntry": [
   "MangaListEntryPayload",
   {
    "id": "ID!",
    "version": "Int"
   }
  ],
  "deletePlays": [
   "ListChangePayload",
   {
    "ids": "[ID!]!"
   }
  ],
  "fetchListImport": [
   "ListImportPayload",
   {
    "name": "String!",
    "policy": "ListImportPolicy!",
    "service": "ListService!"
   }
  ],
  "finishAnimePass": [
   "AnimeListEntryPayload",
   {
    "completedOn": "PartialDate",
    "id": "ID!",
    "isAbandoned": "Boolean!",
    "score": "Int",
    "version": "Int"
   }
  ],
  "finishMangaPass": [
   "MangaListEntryPayload",
   {
    "completedOn": "PartialDate",
    "id": "ID!",
    "isAbandoned": "Boolean!",
    "score": "Int",
    "version": "Int"
   }
  ],
  "followUser": [
   "UserPayload",
   {
    "username": "String!"
   }
  ],
  "forgetDeliveryCorrection": [
   null,
   {
    "id": "ID!"
   }
  ],
  "ignoreDeliveryShow": [
   "Delivery",
   {
    "id": "ID!"
   }
  ],
  "markMangaReadUpTo": [
   "MangaListEntryPayload",
   {
    "chapter": "Float",
    "mangaId": "ID!",
    "volume": "Int"
   }
  ],
  "markNoticesRead": [
   "MarkNoticesReadPayload",
   {
    "ids": "[ID!]"
   }
  ],
  "previewListImport": [
   "ListImportPayload",
   {
    "id": "ID!",
    "policy": "ListImportPolicy!"
   }
  ],
  "recordPlay": [
   "ListChangePayload",
   {
    "input": "RecordPlayInput!"
   }
  ],
  "removeFollower": [
   "UserPayload",
   {
    "username": "String!"
   }
  ],
  "removeMappingRule": [
   null,
   {
    "externalId": "Int!",
    "kind": "MappingKind!",
    "level": "MappingLevel!",
    "rule": "ID!",
    "undo": "Boolean"
   }
  ],
  "replayDelivery": [
   "Delivery",
   {
    "id": "ID!"
   }
  ],
  "saveAnimeListEntries": [
   "SaveAnimeListEntriesPayload",
   {
    "inputs": "[SaveAnimeListEntryInput!]!"
   }
  ],
  "saveAnimeListEntry": [
   "AnimeListEntryPayload",
   {
    "input": "SaveAnimeListEntryInput!"
   }
  ],
  "saveMangaListEntries": [
   "SaveMangaListEntriesPayload",
   {
    "inputs": "[SaveMangaListEntryInput!]!"
   }
  ],
  "saveMangaListEntry": [
   "MangaListEntryPayload",
   {
    "input": "SaveMangaListEntryInput!"
   }
  ],
  "startAnimePass": [
   "AnimeListEntryPayload",
   {
    "id": "ID!",
    "startedOn": "PartialDate",
    "version": "Int"
   }
  ],
  "startListImport": [
   "ListImportPayload",
   {
    "id": "ID!",
    "policy": "ListImportPolicy!"
   }
  ],
  "startMangaPass": [
   "MangaListEntryPayload",
   {
    "id": "ID!",
    "startedOn": "PartialDate",
    "version": "Int"
   }
  ],
  "toggleFavourite": [
   "FavouritePayload",
   {
    "animeId": "ID",
    "mangaId": "ID"
   }
  ],
  "unblockUser": [
   "UserPayload",
   {
    "username": "String!"
   }
  ],
  "undo": [
   "ListChangePayload",
   {
    "batch": "ID!"
   }
  ],
  "undoDelivery": [
   "Delivery",
   {
    "id": "ID!"
   }
  ],
  "undoListImport": [
   "ListImportPayload",
   {
    "id": "ID!"
   }
  ],
  "unfollowUser": [
   "UserPayload",
   {
    "username": "String!"
   }
  ],
  "unignoreShow": [
   null,
   {
    "id": "ID!"
   }
  ],
  "updateCustomList": [
   "CustomListPayload",
   {
    "id": "ID!",
    "name": "String",
    "position": "Int"
   }
  ],
  "updatePlay": [
   "ListChangePayload",
   {
    "fromUnit": "Float",
    "id": "ID!",
    "playedAt": "DateTime",
    "unit": "Float"
   }
  ],
  "updatePreferences": [
   "UpdatePreferencesPayload",
   {
    "input": "PreferencesInput!"
   }
  ]
 },
 "Notice": {
  "actor": [
   "User"
  ]
 },
 "NoticeConnection": {
  "edges": [
   "NoticeEdge"
  ],
  "nodes": [
   "Notice"
  ],
  "pageInfo": [
   "PageInfo"
  ]
 },
 "NoticeEdge": {
  "node": [
   "Notice"
  ]
 },
 "Person": {
  "credits": [
   "PersonCreditConnection",
   {
    "after": "String",
    "before": "String",
    "first": "Int",
    "last": "Int"
   }
  ]
 },
 "PersonCredit": {
  "anime": [
   "Anime"
  ],
  "manga": [
   "Manga"
  ]
 },
 "PersonCreditConnection": {
  "edges": [
   "PersonCreditEdge"
  ],
  "nodes": [
   "PersonCredit"
  ],
  "pageInfo": [
   "PageInfo"
  ]
 },
 "PersonCreditEdge": {
  "node": [
   "PersonCredit"
  ]
 },
 "Play": {
  "anime": [
   "Anime"
  ],
  "client": [
   "Client"
  ],
  "manga": [
   "Manga"
  ]
 },
 "PlayConnection": {
  "edges": [
   "PlayEdge"
  ],
  "nodes": [
   "Play"
  ],
  "pageInfo": [
   "PageInfo"
  ]
 },
 "PlayEdge": {
  "node": [
   "Play"
  ]
 },
 "Query": {
  "activityFeed": [
   "ActivityConnection",
   {
    "after": "String",
    "before": "String",
    "feed": "ActivityFeed!",
    "first": "Int",
    "last": "Int",
    "media": "ListMedia"
   }
  ],
  "airingSchedule": [
   "AiringScheduleConnection",
   {
    "after": "String",
    "before": "String",
    "continuing": "Boolean",
    "first": "Int",
    "from": "DateTime",
    "last": "Int",
    "listStatus": "[ListStatus!]",
    "notYetAired": "Boolean",
    "onMyList": "Boolean",
    "season": "Season",
    "to": "DateTime",
    "year": "Int"
   }
  ],
  "anime": [
   "Anime",
   {
    "id": "ID!"
   }
  ],
  "animeByExternalId": [
   "Anime",
   {
    "id": "String!",
    "site": "String!"
   }
  ],
  "animeByExternalIds": [
   "Anime",
   {
    "ids": "[ExternalIdInput!]!"
   }
  ],
  "animes": [
   "Anime",
   {
    "ids": "[ID!]!"
   }
  ],
  "browseAnime": [
   "AnimeConnection",
   {
    "after": "String",
    "before": "String",
    "filter": "AnimeFilter",
    "first": "Int",
    "last": "Int",
    "listStatus": "[ListStatus!]",
    "onMyList": "Boolean",
    "sort": "AnimeSort"
   }
  ],
  "browseManga": [
   "MangaConnection",
   {
    "after": "String",
    "before": "String",
    "filter": "MangaFilter",
    "first": "Int",
    "last": "Int",
    "listStatus": "[ListStatus!]",
    "onMyList": "Boolean",
    "sort": "MangaSort"
   }
  ],
  "chapterReleases": [
   "ChapterReleaseConnection",
   {
    "after": "String",
    "before": "String",
    "first": "Int",
    "from": "PartialDate",
    "language": "String",
    "last": "Int",
    "to": "PartialDate"
   }
  ],
  "dataSources": [
   "DataSource"
  ],
  "genres": [
   "CatalogueWord"
  ],
  "manga": [
   "Manga",
   {
    "id": "ID!"
   }
  ],
  "mangaByExternalId": [
   "Manga",
   {
    "id": "String!",
    "site": "String!"
   }
  ],
  "mangaByExternalIds": [
   "Manga",
   {
    "ids": "[ExternalIdInput!]!"
   }
  ],
  "mangas": [
   "Manga",
   {
    "ids": "[ID!]!"
   }
  ],
  "mapping": [
   "ExternalMapping",
   {
    "id": "Int!",
    "kind": "MappingKind!",
    "level": "MappingLevel!"
   }
  ],
  "movieReleases": [
   "MovieReleaseConnection",
   {
    "after": "String",
    "before": "String",
    "first": "Int",
    "from": "PartialDate",
    "kinds": "[MovieReleaseKind!]",
    "last": "Int",
    "region": "String",
    "to": "PartialDate"
   }
  ],
  "node": [
   "Node",
   {
    "id": "ID!"
   }
  ],
  "nodes": [
   "Node",
   {
    "ids": "[ID!]!"
   }
  ],
  "person": [
   "Person",
   {
    "id": "ID!"
   }
  ],
  "rateLimit": [
   "RateLimit"
  ],
  "resolveEpisode": [
   "EpisodeResolution",
   {
    "absolute": "Boolean",
    "airDate": "PartialDate",
    "id": "Int!",
    "kind": "MappingKind!",
    "level": "MappingLevel!",
    "number": "Int",
    "season": "Int",
    "showTitle": "String",
    "title": "String"
   }
  ],
  "searchAnime": [
   "AnimeConnection",
   {
    "after": "String",
    "before": "String",
    "filter": "AnimeFilter",
    "first": "Int",
    "last": "Int",
    "limit": "Int",
    "listStatus": "[ListStatus!]",
    "onMyList": "Boolean",
    "query": "String!"
   }
  ],
  "searchManga": [
   "MangaConnection",
   {
    "after": "String",
    "before": "String",
    "filter": "MangaFilter",
    "first": "Int",
    "last": "Int",
    "limit": "Int",
    "listStatus": "[ListStatus!]",
    "onMyList": "Boolean",
    "query": "String!"
   }
  ],
  "streamingServices": [
   "CatalogueWord",
   {
    "region": "String"
   }
  ],
  "studio": [
   "Studio",
   {
    "id": "ID!"
   }
  ],
  "tags": [
   "CatalogueWord"
  ],
  "tiers": [
   "Tier"
  ],
  "user": [
   "User",
   {
    "username": "String!"
   }
  ],
  "viewer": [
   "Viewer"
  ]
 },
 "RateLimit": {
  "policies": [
   "RateLimitPolicy"
  ]
 },
 "Relation": {
  "anime": [
   "Anime"
  ],
  "manga": [
   "Manga"
  ]
 },
 "SaveAnimeListEntriesPayload": {
  "results": [
   "AnimeListEntryPayload"
  ]
 },
 "SaveMangaListEntriesPayload": {
  "results": [
   "MangaListEntryPayload"
  ]
 },
 "StaffCredit": {
  "person": [
   "Person"
  ]
 },
 "Studio": {
  "anime": [
   "AnimeConnection",
   {
    "after": "String",
    "before": "String",
    "first": "Int",
    "last": "Int"
   }
  ]
 },
 "Tier": {
  "rate": [
   "Rate"
  ]
 },
 "UpdatePreferencesPayload": {
  "preferences": [
   "Preferences"
  ]
 },
 "User": {
  "activity": [
   "ActivityConnection",
   {
    "after": "String",
    "before": "String",
    "first": "Int",
    "last": "Int",
    "media": "ListMedia"
   }
  ],
  "animeList": [
   "AnimeListConnection",
   {
    "after": "String",
    "before": "String",
    "filter": "AnimeListFilter",
    "first": "Int",
    "last": "Int",
    "sort": "ListSort",
    "status": "ListStatus"
   }
  ],
  "favouriteAnime": [
   "Anime"
  ],
  "favouriteManga": [
   "Manga"
  ],
  "followers": [
   "UserConnection",
   {
    "after": "String",
    "before": "String",
    "first": "Int",
    "last": "Int"
   }
  ],
  "following": [
   "UserConnection",
   {
    "after": "String",
    "before": "String",
    "first": "Int",
    "last": "Int"
   }
  ],
  "heatMap": [
   "HeatMapDay",
   {
    "from": "PartialDate!",
    "media": "ListMedia",
    "to": "PartialDate!"
   }
  ],
  "mangaList": [
   "MangaListConnection",
   {
    "after": "String",
    "before": "String",
    "filter": "MangaListFilter",
    "first": "Int",
    "last": "Int",
    "sort": "ListSort",
    "status": "ListStatus"
   }
  ],
  "statistics": [
   "ListStatistics",
   {
    "media": "ListMedia!"
   }
  ]
 },
 "UserConnection": {
  "edges": [
   "UserEdge"
  ],
  "nodes": [
   "User"
  ],
  "pageInfo": [
   "PageInfo"
  ]
 },
 "UserEdge": {
  "node": [
   "User"
  ]
 },
 "UserPayload": {
  "user": [
   "User"
  ]
 },
 "Viewer": {
  "activity": [
   "ActivityConnection",
   {
    "after": "String",
    "before": "String",
    "first": "Int",
    "last": "Int",
    "media": "ListMedia"
   }
  ],
  "animeList": [
   "AnimeListConnection",
   {
    "after": "String",
    "before": "String",
    "filter": "AnimeListFilter",
    "first": "Int",
    "last": "Int",
    "sort": "ListSort",
    "status": "ListStatus"
   }
  ],
  "blockedUsers": [
   "UserConnection",
   {
    "after": "String",
    "before": "String",
    "first": "Int",
    "last": "Int"
   }
  ],
  "customLists": [
   "CustomList",
   {
    "media": "ListMedia!"
   }
  ],
  "delivery": [
   "Delivery",
   {
    "id": "ID!"
   }
  ],
  "favouriteAnime": [
   "Anime"
  ],
  "favouriteManga": [
   "Manga"
  ],
  "followRequests": [
   "UserConnection",
   {
    "after": "String",
    "before": "String",
    "first": "Int",
    "last": "Int"
   }
  ],
  "heatMap": [
   "HeatMapDay",
   {
    "from": "PartialDate!",
    "media": "ListMedia",
    "to": "PartialDate!"
   }
  ],
  "history": [
   "PlayConnection",
   {
    "after": "String",
    "before": "String",
    "first": "Int",
    "from": "DateTime",
    "last": "Int",
    "media": "ListMedia",
    "to": "DateTime"
   }
  ],
  "listCounts": [
   "ListCounts",
   {
    "media": "ListMedia!"
   }
  ],
  "listImport": [
   "ListImport",
   {
    "id": "ID!"
   }
  ],
  "listImports": [
   "ListImport"
  ],
  "mangaList": [
   "MangaListConnection",
   {
    "after": "String",
    "before": "String",
    "filter": "MangaListFilter",
    "first": "Int",
    "last": "Int",
    "sort": "ListSort",
    "status": "ListStatus"
   }
  ],
  "mappingProposals": [
   "MappingProposal"
  ],
  "mediaServer": [
   "MediaServer",
   {
    "id": "ID!"
   }
  ],
  "mediaServers": [
   "MediaServer"
  ],
  "notices": [
   "NoticeConnection",
   {
    "after": "String",
    "before": "String",
    "first": "Int",
    "last": "Int"
   }
  ],
  "preferences": [
   "Preferences"
  ],
  "profile": [
   "User"
  ],
  "statistics": [
   "ListStatistics",
   {
    "media": "ListMedia!"
   }
  ],
  "upNextAnime": [
   "AnimeListConnection",
   {
    "after": "String",
    "before": "String",
    "first": "Int",
    "last": "Int",
    "order": "UpNextOrder"
   }
  ],
  "upNextManga": [
   "MangaListConnection",
   {
    "after": "String",
    "before": "String",
    "first": "Int",
    "last": "Int",
    "order": "UpNextOrder"
   }
  ]
 },
 "Volume": {
  "manga": [
   "Manga"
  ]
 },
 "VolumeConnection": {
  "edges": [
   "VolumeEdge"
  ],
  "nodes": [
   "Volume"
  ],
  "pageInfo": [
   "PageInfo"
  ]
 },
 "VolumeEdge": {
  "node": [
   "Volume"
  ]
 }
};
