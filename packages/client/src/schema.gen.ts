// Written by `npm run generate` from the schema of the server.
import type { Field, Members, Selected } from './selection.ts';

/** Whose activities: of everybody who shows them to everybody; of oneself and those one follows; of oneself. */
export type ActivityFeed = 'FOLLOWING' | 'GLOBAL' | 'OWN';

export type ActivityKind = 'COMPLETED' | 'DROPPED' | 'PAUSED' | 'PLANNED' | 'PROGRESS' | 'REPEAT_COMPLETED' | 'REPEAT_STARTED' | 'STARTED';

/** RECURRENCE: a source states the recurrence. DERIVED: weekly between the first and the last airing. PREMIERE: only the first airing is known. */
export type AiringBasis = 'DERIVED' | 'PREMIERE' | 'RECURRENCE';

export type AnimeFormat = 'MOVIE' | 'MUSIC' | 'ONA' | 'OVA' | 'SPECIAL' | 'TV' | 'TV_SHORT';

export type AnimeSort = 'END_DATE' | 'END_DATE_DESC' | 'EPISODES' | 'EPISODES_DESC' | 'POPULARITY' | 'POPULARITY_DESC' | 'SCORE' | 'SCORE_DESC' | 'START_DATE' | 'START_DATE_DESC' | 'TITLE_ENGLISH' | 'TITLE_ENGLISH_DESC' | 'TITLE_NATIVE' | 'TITLE_NATIVE_DESC' | 'TITLE_ROMAJI' | 'TITLE_ROMAJI_DESC';

/** Which fields a tier may read: PUBLIC ones, CORE ones too, or all (FULL). */
export type DataAccess = 'CORE' | 'FULL' | 'PUBLIC';

/** Who says which episode it was: the mapping, an id of AniDB or MyAnimeList, a correction of this show, or the owner of this delivery alone. */
export type DeliveryMatchReason = 'CORRECTION' | 'MAPPING' | 'OWNER' | 'TRACKER';

/** What became of a delivery. The guide "Media servers" says of each what to do about it. */
export type DeliveryOutcome = 'AMBIGUOUS' | 'BELOW_THRESHOLD' | 'DECLINED' | 'DUPLICATE' | 'FAILED' | 'IGNORED_EVENT' | 'IGNORED_LIBRARY' | 'LEARNED_SHOW' | 'NOT_ON_LIST' | 'NO_EXTERNAL_ID' | 'NO_MAPPING' | 'OPEN_SESSION' | 'OTHER_USER' | 'OUT_OF_RANGE' | 'PARTIAL' | 'RECORDED' | 'TO_BE_ASKED' | 'UNDONE' | 'UNREADABLE';

export type EpisodeCountSource = 'ESTIMATED' | 'RECORDED';

/** What became of a search for an episode. Only a match is ever recorded. */
export type EpisodeOutcome = 'AMBIGUOUS' | 'MATCHED' | 'NO_EXTERNAL_ID' | 'NO_MAPPING' | 'OUT_OF_RANGE';

/** Whether one user follows another: not, asked and not answered yet, or yes. */
export type FollowState = 'FOLLOWING' | 'NONE' | 'REQUESTED';

/** What became of a row, or would. */
export type ListImportOutcome = 'ADDED' | 'SKIPPED' | 'UNCHANGED' | 'UPDATED';

/** Who is believed where the list and the file differ. FILL_GAPS: the list. NEWER_WINS: what was changed later. FILE_WINS: the file. REPLACE_LIST: the file, and what it does not have is taken off. */
export type ListImportPolicy = 'FILE_WINS' | 'FILL_GAPS' | 'NEWER_WINS' | 'REPLACE_LIST';

/** UNAVAILABLE, RATE_LIMITED: the other service does not answer, or asks us to wait. CONFLICT: the import is past this. */
export type ListImportProblemCode = 'BAD_USER_INPUT' | 'CONFLICT' | 'NOT_FOUND' | 'PAYLOAD_TOO_LARGE' | 'RATE_LIMITED' | 'UNAVAILABLE';

/** OPEN: rows that wait for somebody to say which work they are. */
export type ListImportRowFilter = 'ADDED' | 'OPEN' | 'SKIPPED' | 'UNCHANGED' | 'UPDATED';

/** REFUSED: the file could not be read. PREVIEW: nothing is written yet. RUNNING: rows are written, also after a restart of the server. UNDONE: all of it was taken back. */
export type ListImportState = 'FINISHED' | 'PREVIEW' | 'REFUSED' | 'RUNNING' | 'UNDONE';

/** Which of the two lists. */
export type ListMedia = 'ANIME' | 'MANGA';

export type ListPassState = 'ABANDONED' | 'FINISHED' | 'OPEN';

/** STALE_VERSION: the entry was changed since the version that was sent; "entry" is what it is now. */
export type ListProblemCode = 'BAD_USER_INPUT' | 'CONFLICT' | 'NOT_FOUND' | 'STALE_VERSION';

/** Services that show public lists to whoever knows a name. */
export type ListService = 'ANILIST' | 'KITSU';

/** Entries without the value come last. Titles are ordered as they are shown: by `TITLE` the romaji one, else the English, else the native; by the others the one they name, else the same. */
export type ListSort = 'ADDED_AT' | 'ADDED_AT_DESC' | 'COMPLETED_ON' | 'COMPLETED_ON_DESC' | 'NEXT_AIRING' | 'NEXT_AIRING_DESC' | 'PRIORITY' | 'PRIORITY_DESC' | 'PROGRESS' | 'PROGRESS_DESC' | 'SCORE' | 'SCORE_DESC' | 'STARTED_ON' | 'STARTED_ON_DESC' | 'TITLE' | 'TITLE_DESC' | 'TITLE_ENGLISH' | 'TITLE_ENGLISH_DESC' | 'TITLE_NATIVE' | 'TITLE_NATIVE_DESC' | 'UPDATED_AT' | 'UPDATED_AT_DESC';

export type ListStatus = 'COMPLETED' | 'CURRENT' | 'DROPPED' | 'PAUSED' | 'PLANNING' | 'REPEATING';

/** The languages of the pages. */
export type Locale = 'EN' | 'JA';

export type MangaFormat = 'DOUJIN' | 'LIGHT_NOVEL' | 'MANGA' | 'MANHUA' | 'MANHWA' | 'NOVEL' | 'OEL' | 'ONE_SHOT';

export type MangaSort = 'CHAPTERS' | 'CHAPTERS_DESC' | 'END_DATE' | 'END_DATE_DESC' | 'POPULARITY' | 'POPULARITY_DESC' | 'SCORE' | 'SCORE_DESC' | 'START_DATE' | 'START_DATE_DESC' | 'TITLE_ENGLISH' | 'TITLE_ENGLISH_DESC' | 'TITLE_NATIVE' | 'TITLE_NATIVE_DESC' | 'TITLE_ROMAJI' | 'TITLE_ROMAJI_DESC' | 'UPDATED_AT' | 'UPDATED_AT_DESC' | 'VOLUMES' | 'VOLUMES_DESC';

/** The databases media servers name things by. */
export type MappingKind = 'TMDB' | 'TVDB';

/** What an id is of: a number may be a film, a show and an episode at once. */
export type MappingLevel = 'EPISODE' | 'MOVIE' | 'SHOW';

/** Nothing came yet; it works; nothing came for two weeks; the last five plays could not be recorded. */
export type MediaServerHealth = 'FAILING' | 'NEVER' | 'SILENT' | 'WORKING';

/** Plex (and what speaks like it) is SERVER_A, Jellyfin and Emby are SERVER_B. */
export type MediaServerKind = 'SERVER_A' | 'SERVER_B';

/** What a work was made from. */
export type MediaSource = 'ANIME' | 'COMIC' | 'DOUJINSHI' | 'GAME' | 'LIGHT_NOVEL' | 'LIVE_ACTION' | 'MANGA' | 'MULTIMEDIA_PROJECT' | 'NOVEL' | 'ORIGINAL' | 'OTHER' | 'PICTURE_BOOK' | 'VIDEO_GAME' | 'VISUAL_NOVEL' | 'WEB_NOVEL';

export type MediaStatus = 'CANCELLED' | 'FINISHED' | 'HIATUS' | 'NOT_YET_RELEASED' | 'RELEASING';

export type MovieReleaseKind = 'DIGITAL' | 'PHYSICAL' | 'THEATRICAL' | 'TV';

/** What a notice tells: somebody follows you, asks to, or lets you; a play waits for your word; a media server has fallen silent, or sends what cannot be recorded; an export failed. There will be more kinds. */
export type NoticeKind = 'EXPORT_FAILED' | 'FOLLOWED' | 'FOLLOW_ACCEPTED' | 'FOLLOW_REQUESTED' | 'SCROBBLE_ASKED' | 'SERVER_FAILING' | 'SERVER_SILENT';

/** Which door a play came through. */
export type PlaySource = 'API' | 'EXTENSION' | 'IMPORT' | 'JELLYFIN' | 'PLEX' | 'SYNC' | 'WEB';

/** ADAPTATION: the other work was made from this one. SOURCE: this one was made from it. */
export type RelationType = 'ADAPTATION' | 'SOURCE';

/** What became of an entry. REFUSED: nothing was written, "problem" says why. UNCHANGED: it says all this already. */
export type SaveOutcome = 'ADDED' | 'DELETED' | 'REFUSED' | 'UNCHANGED' | 'UPDATED';

/** How scores are shown: of 100, of 20, of 10 with a decimal, of 10, five stars, four grades, three faces. */
export type ScoreFormat = 'POINT_3' | 'POINT_4' | 'POINT_5' | 'POINT_10' | 'POINT_10_DECIMAL' | 'POINT_20' | 'POINT_100';

/** A quarter of the year in Japan; premieres in its last ten days belong to the next. */
export type Season = 'FALL' | 'SPRING' | 'SUMMER' | 'WINTER';

export type StaffRole = 'ART' | 'CHARACTER_DESIGN' | 'DIRECTOR' | 'MUSIC' | 'ORIGINAL_CREATOR' | 'OTHER' | 'SERIES_COMPOSITION' | 'STORY' | 'STORY_AND_ART' | 'VOICE_ACTOR';

export type Theme = 'DARK' | 'LIGHT' | 'SYSTEM';

/** What a caller is: anonymous without a credential, otherwise what its account has. */
export type TierName = 'ANONYMOUS' | 'COMMERCIAL' | 'FREE' | 'INDIE';

/** In which language titles are shown, where there is one in it. */
export type TitleLanguage = 'ENGLISH' | 'NATIVE' | 'ROMAJI';

/** WATCHED: what was watched or read last comes first. RELEASED: what came out last. BEHIND: what most is left of. */
export type UpNextOrder = 'BEHIND' | 'RELEASED' | 'WATCHED';

/** What of a user is open to the caller: `LIMITED` is the name alone, until they let the caller follow; `FULL` is what they show. */
export type UserAccess = 'FULL' | 'LIMITED';

/** Who may see something of a user: anybody, those who follow with their approval, nobody else. */
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

export interface MediaSourceFilter {
  in?: MediaSource[] | null;
  not?: MediaSource[] | null;
}

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
  anime: Field<Selected | null, Anime>;
  createdAt: Field<string>;
  /** Of PROGRESS: the first episode or chapter. */
  fromUnit: Field<number | null>;
  id: Field<string>;
  kind: Field<ActivityKind>;
  manga: Field<Selected | null, Manga>;
  media: Field<ListMedia>;
  /** Of PROGRESS: the last. */
  toUnit: Field<number | null>;
  updatedAt: Field<string>;
  /** Whose doing it is. */
  user: Field<Selected | null, User>;
}

export interface ActivityConnection {
  __typename: Field<'ActivityConnection'>;
  edges: Field<Selected[], ActivityEdge>;
  /** The nodes of the edges, for those who need no cursors. */
  nodes: Field<Selected[], Activity>;
  pageInfo: Field<Selected, PageInfo>;
  /** How many items there are on all pages: exact, or null where counting would be slow. */
  totalCount: Field<number | null>;
}

export interface ActivityEdge {
  __typename: Field<'ActivityEdge'>;
  cursor: Field<string>;
  node: Field<Selected, Activity>;
}

export interface AiringScheduleConnection {
  __typename: Field<'AiringScheduleConnection'>;
  edges: Field<Selected[], AiringScheduleEdge>;
  /** The nodes of the edges, for those who need no cursors. */
  nodes: Field<Selected[], AiringScheduleEntry>;
  pageInfo: Field<Selected, PageInfo>;
  /** How many items there are on all pages: exact, or null where counting would be slow. */
  totalCount: Field<number | null>;
}

export interface AiringScheduleEdge {
  __typename: Field<'AiringScheduleEdge'>;
  cursor: Field<string>;
  node: Field<Selected, AiringScheduleEntry>;
}

/** One airing of one anime. */
export interface AiringScheduleEntry {
  __typename: Field<'AiringScheduleEntry'>;
  airingAt: Field<string>;
  /** The same instant in whole seconds since 1970. */
  airingAtUnix: Field<number>;
  anime: Field<Selected, Anime>;
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
  endDate: Field<string | null>;
  episodeCount: Field<number | null>;
  /** Whether the count is on record or estimated from the length of the run. */
  episodeCountSource: Field<EpisodeCountSource | null>;
  externalIds: Field<Selected[], ExternalId>;
  format: Field<AnimeFormat>;
  genres: Field<string[]>;
  id: Field<string>;
  isAdult: Field<boolean>;
  /** Of a film: when it came out where, the earliest first. For callers of the Indie and Commercial tiers. */
  movieReleases: Field<Selected[] | null, MovieRelease, { region?: string | null }>;
  /** The next airing on the schedule. */
  nextAiring: Field<Selected | null, AiringScheduleEntry>;
  officialSite: Field<string | null>;
  /** The works this one was made from, and those made from it. */
  relations: Field<Selected[], Relation>;
  season: Field<Season | null>;
  seasonYear: Field<number | null>;
  /** What it was made from; null where no source says so. */
  source: Field<MediaSource | null>;
  /** Who made it, as far as a source tells. */
  staff: Field<Selected[], StaffCredit>;
  startDate: Field<string | null>;
  /** Null where no source says whether the run has ended. */
  status: Field<MediaStatus | null>;
  /** Where it can be watched. For callers of the Indie and Commercial tiers. */
  streaming: Field<Selected[] | null, StreamingLink, { region?: string | null; services?: string[] | null }>;
  /** For callers of the Indie and Commercial tiers; null below. @deprecated Select `streaming`, which takes a region. Deprecated since 2026-11-21. */
  streamingLinks: Field<Selected[] | null, StreamingLink>;
  /** The studios that animated it, the main one first. */
  studios: Field<Selected[], Studio>;
  synonyms: Field<Selected[], Synonym>;
  /** What it is about, in finer words than genres. */
  tags: Field<string[]>;
  titleEnglish: Field<string | null>;
  titleNative: Field<string>;
  titleRomaji: Field<string | null>;
  /** The caller's own entry; null without one, without an account and without the scope `read:list`. */
  viewerEntry: Field<Selected | null, AnimeListEntry>;
  /** Whether it is a favourite of the caller. */
  viewerIsFavourite: Field<boolean>;
}

/** A page of anime. It also carries the main fields of the best match (deprecated), so that they can be selected directly on a search. */
export interface AnimeConnection {
  __typename: Field<'AnimeConnection'>;
  /** @deprecated A field of the best match, for clients that select it on the result: select `nodes` or `edges.node` instead. Deprecated since 2026-11-21. */
  averageScore: Field<number | null>;
  edges: Field<Selected[], AnimeEdge>;
  /** @deprecated A field of the best match, for clients that select it on the result: select `nodes` or `edges.node` instead. Deprecated since 2026-11-21. */
  episodeCount: Field<number | null>;
  /** @deprecated A field of the best match, for clients that select it on the result: select `nodes` or `edges.node` instead. Deprecated since 2026-11-21. */
  id: Field<string | null>;
  /** The nodes of the edges, for those who need no cursors. */
  nodes: Field<Selected[], Anime>;
  pageInfo: Field<Selected, PageInfo>;
  /** @deprecated A field of the best match, for clients that select it on the result: select `nodes` or `edges.node` instead. Deprecated since 2026-11-21. */
  status: Field<MediaStatus | null>;
  /** @deprecated A field of the best match, for clients that select it on the result: select `nodes` or `edges.node` instead. Deprecated since 2026-11-21. */
  titleEnglish: Field<string | null>;
  /** @deprecated A field of the best match, for clients that select it on the result: select `nodes` or `edges.node` instead. Deprecated since 2026-11-21. */
  titleNative: Field<string | null>;
  /** @deprecated A field of the best match, for clients that select it on the result: select `nodes` or `edges.node` instead. Deprecated since 2026-11-21. */
  titleRomaji: Field<string | null>;
  /** How many items there are on all pages: exact, or null where counting would be slow. */
  totalCount: Field<number | null>;
}

export interface AnimeEdge {
  __typename: Field<'AnimeEdge'>;
  cursor: Field<string>;
  node: Field<Selected, Anime>;
}

export interface AnimeListConnection {
  __typename: Field<'AnimeListConnection'>;
  edges: Field<Selected[], AnimeListEdge>;
  /** The nodes of the edges, for those who need no cursors. */
  nodes: Field<Selected[], AnimeListEntry>;
  pageInfo: Field<Selected, PageInfo>;
  /** How many items there are on all pages: exact, or null where counting would be slow. */
  totalCount: Field<number | null>;
}

export interface AnimeListEdge {
  __typename: Field<'AnimeListEdge'>;
  cursor: Field<string>;
  node: Field<Selected, AnimeListEntry>;
}

/** One user's standing with one anime. */
export interface AnimeListEntry {
  __typename: Field<'AnimeListEntry'>;
  anime: Field<Selected, Anime>;
  /** Episodes that have aired and are not watched; null where nobody counts them. */
  behindBy: Field<number | null>;
  completedOn: Field<string | null>;
  createdAt: Field<string>;
  customLists: Field<Selected[], CustomList>;
  /** Its plays, the latest first; of the own entries alone. */
  history: Field<Selected, EntryPlayConnection, { after?: string | null; before?: string | null; first?: number | null; last?: number | null }>;
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
  startedOn: Field<string | null>;
  status: Field<ListStatus>;
  tags: Field<string[]>;
  updatedAt: Field<string>;
  /** Counts the changes. Send it with an edit to be told when somebody was faster. */
  version: Field<number>;
  visibility: Field<Visibility>;
}

/** What became of an entry. */
export interface AnimeListEntryPayload {
  __typename: Field<'AnimeListEntryPayload'>;
  /** What `undo` takes back, for 30 days; null where nothing was written. */
  batchId: Field<string | null>;
  /** The entry as it is now, also where nothing was written; null where there is none. */
  entry: Field<Selected | null, AnimeListEntry>;
  outcome: Field<SaveOutcome>;
  problem: Field<Selected | null, ListProblem>;
}

/** A genre, a tag or a streaming service, and how many works have it. */
export interface CatalogueWord {
  __typename: Field<'CatalogueWord'>;
  animeCount: Field<number>;
  mangaCount: Field<number>;
  /** As the filters of `browseAnime` and `browseManga` take it. */
  name: Field<string>;
}

/** A chapter of a manga in one language. */
export interface Chapter {
  __typename: Field<'Chapter'>;
  id: Field<string>;
  /** As it is printed: "10", "10.5", "Extra 1". */
  label: Field<string>;
  /** BCP 47. */
  language: Field<string>;
  manga: Field<Selected | null, Manga>;
  /** Where it stands among the others: its number, where it has one. */
  position: Field<number>;
  releaseDate: Field<string | null>;
  /** What says so. */
  source: Field<string>;
  title: Field<string | null>;
  /** Where it is published. */
  url: Field<string | null>;
  /** The label of its volume. */
  volume: Field<string | null>;
}

export interface ChapterConnection {
  __typename: Field<'ChapterConnection'>;
  edges: Field<Selected[], ChapterEdge>;
  /** The nodes of the edges, for those who need no cursors. */
  nodes: Field<Selected[], Chapter>;
  pageInfo: Field<Selected, PageInfo>;
  /** How many items there are on all pages: exact, or null where counting would be slow. */
  totalCount: Field<number | null>;
}

export interface ChapterEdge {
  __typename: Field<'ChapterEdge'>;
  cursor: Field<string>;
  node: Field<Selected, Chapter>;
}

export interface ChapterReleaseConnection {
  __typename: Field<'ChapterReleaseConnection'>;
  edges: Field<Selected[], ChapterReleaseEdge>;
  /** The nodes of the edges, for those who need no cursors. */
  nodes: Field<Selected[], Chapter>;
  pageInfo: Field<Selected, PageInfo>;
  /** How many items there are on all pages: exact, or null where counting would be slow. */
  totalCount: Field<number | null>;
}

export interface ChapterReleaseEdge {
  __typename: Field<'ChapterReleaseEdge'>;
  cursor: Field<string>;
  node: Field<Selected, Chapter>;
}

/** What came of a correction. */
export interface CorrectDeliveryPayload {
  __typename: Field<'CorrectDeliveryPayload'>;
  delivery: Field<Selected, Delivery>;
  /** Whether editors see a rule for everybody; that needs an id of the show or film. */
  isProposed: Field<boolean>;
  /** Whether other episodes of the show follow it on this server. */
  isRemembered: Field<boolean>;
}

/** A list of somebody's own making. */
export interface CustomList {
  __typename: Field<'CustomList'>;
  id: Field<string>;
  media: Field<ListMedia>;
  name: Field<string>;
  /** From 1. */
  position: Field<number>;
}

export interface CustomListPayload {
  __typename: Field<'CustomListPayload'>;
  customList: Field<Selected | null, CustomList>;
  problem: Field<Selected | null, ListProblem>;
}

/** Where facts of the catalogue come from. */
export interface DataSource {
  __typename: Field<'DataSource'>;
  asOf: Field<string>;
  attribution: Field<string>;
  key: Field<string>;
  licence: Field<string>;
  name: Field<string>;
  url: Field<string>;
  version: Field<string>;
}

/** One event a media server told, and what became of it. Kept for seven days. */
export interface Delivery {
  __typename: Field<'Delivery'>;
  /** What `undo` takes back. */
  batchId: Field<string | null>;
  episode: Field<number | null>;
  /** In the words of the server; null where it could not be read. */
  event: Field<string | null>;
  /** When it is forgotten; a question is open until then. */
  expiresAt: Field<string>;
  id: Field<string>;
  /** Whether it counted as watched: only such can be corrected. */
  isWatched: Field<boolean>;
  /** One but for files of several episodes. */
  matches: Field<Selected[], DeliveryMatch>;
  outcome: Field<DeliveryOutcome>;
  /** As it came, without what is private; null where it was not kept. */
  payload: Field<string | null>;
  /** How far it was played, 0 to 1; null where the server does not say. */
  progress: Field<number | null>;
  receivedAt: Field<string>;
  season: Field<number | null>;
  /** Who watched, as the server names them. */
  serverUser: Field<string | null>;
  showTitle: Field<string | null>;
  title: Field<string | null>;
}

export interface DeliveryConnection {
  __typename: Field<'DeliveryConnection'>;
  edges: Field<Selected[], DeliveryEdge>;
  /** The nodes of the edges, for those who need no cursors. */
  nodes: Field<Selected[], Delivery>;
  pageInfo: Field<Selected, PageInfo>;
  /** How many items there are on all pages: exact, or null where counting would be slow. */
  totalCount: Field<number | null>;
}

/** What the owner of a media server said a show of it is. */
export interface DeliveryCorrection {
  __typename: Field<'DeliveryCorrection'>;
  anime: Field<Selected | null, Anime>;
  /** The first one here. */
  animeFrom: Field<number>;
  /** The first episode there. */
  from: Field<number>;
  id: Field<string>;
  madeAt: Field<string>;
  season: Field<number | null>;
  /** As the server calls it. */
  title: Field<string>;
  to: Field<number | null>;
}

export interface DeliveryEdge {
  __typename: Field<'DeliveryEdge'>;
  cursor: Field<string>;
  node: Field<Selected, Delivery>;
}

/** An episode a delivery stands for. */
export interface DeliveryMatch {
  __typename: Field<'DeliveryMatch'>;
  anime: Field<Selected | null, Anime>;
  episode: Field<number>;
  reason: Field<DeliveryMatchReason>;
  rule: Field<Selected | null, DeliveryRule>;
}

/** The rule of the mapping that was used, as it was then. */
export interface DeliveryRule {
  __typename: Field<'DeliveryRule'>;
  externalId: Field<number>;
  from: Field<number>;
  /** `MappingRule.id`. */
  id: Field<string>;
  kind: Field<MappingKind>;
  level: Field<MappingLevel>;
  season: Field<number | null>;
  source: Field<string>;
  to: Field<number | null>;
}

export interface EntryPlayConnection {
  __typename: Field<'EntryPlayConnection'>;
  edges: Field<Selected[], EntryPlayEdge>;
  /** The nodes of the edges, for those who need no cursors. */
  nodes: Field<Selected[], Play>;
  pageInfo: Field<Selected, PageInfo>;
  /** How many items there are on all pages: exact, or null where counting would be slow. */
  totalCount: Field<number | null>;
}

export interface EntryPlayEdge {
  __typename: Field<'EntryPlayEdge'>;
  cursor: Field<string>;
  node: Field<Selected, Play>;
}

/** The episode of ours behind an external one, and the rule that says so. */
export interface EpisodeResolution {
  __typename: Field<'EpisodeResolution'>;
  anime: Field<Selected | null, Anime>;
  episode: Field<number | null>;
  /** Only a part of that episode: nothing is recorded. */
  isPartial: Field<boolean | null>;
  outcome: Field<EpisodeOutcome>;
  rule: Field<Selected | null, MappingRule>;
}

/** Where an id of one episode lies. */
export interface ExternalEpisode {
  __typename: Field<'ExternalEpisode'>;
  number: Field<number>;
  season: Field<number>;
  showId: Field<number>;
}

/** The id of this work at another database. */
export interface ExternalId {
  __typename: Field<'ExternalId'>;
  /** As the site writes it in addresses: `52991`, `movie/372058`, `tv/95479/season/2`. */
  id: Field<string>;
  /** Whether this work is the one the id stands for, where several share it. */
  isPrimary: Field<boolean>;
  /** `anidb`, `anilist`, `annict`, `bangumi`, `kitsu`, `mal`, `mangabaka`, `mangadex`, `mangaupdates`, `mediaarts`, `syobocal`, `tmdb`, `tvdb`, `wikidata`, … */
  site: Field<string>;
}

/** What is known of an id of another database. */
export interface ExternalMapping {
  __typename: Field<'ExternalMapping'>;
  /** Where the episode lies, of an id of level `EPISODE` that is known. */
  episode: Field<Selected | null, ExternalEpisode>;
  /** Best first. Of an episode, those of its season. */
  rules: Field<Selected[], MappingRule>;
}

export interface FavouritePayload {
  __typename: Field<'FavouritePayload'>;
  /** Whether the work is a favourite now. */
  isFavourite: Field<boolean>;
}

/** The plays of one day where their owner lives. */
export interface HeatMapDay {
  __typename: Field<'HeatMapDay'>;
  on: Field<string>;
  plays: Field<number>;
  /** Episodes and chapters. */
  units: Field<number>;
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
  problem: Field<Selected | null, ListProblem>;
}

/** How many entries have a value. */
export interface ListCount {
  __typename: Field<'ListCount'>;
  entries: Field<number>;
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
  counts: Field<Selected, ListImportCounts>;
  createdAt: Field<string>;
  /** Why it was refused, or not all written. */
  fault: Field<string | null>;
  fileName: Field<string | null>;
  finishedAt: Field<string | null>;
  /** Form of the file. */
  format: Field<string>;
  id: Field<string>;
  policy: Field<ListImportPolicy>;
  /** Entries a file that replaces the list takes off, or would. */
  removedCount: Field<number>;
  rowCount: Field<number>;
  /** The rows in the order of the file. */
  rows: Field<Selected, ListImportRowConnection, { after?: string | null; before?: string | null; first?: number | null; last?: number | null; only?: ListImportRowFilter | null }>;
  state: Field<ListImportState>;
  /** Until then `undoListImport` takes all of it back; null where there is nothing to. */
  undoableUntil: Field<string | null>;
}

/** How many rows came to what, or would. */
export interface ListImportCounts {
  __typename: Field<'ListImportCounts'>;
  added: Field<number>;
  /** Of those skipped: rows that wait for somebody to say which work they are. */
  open: Field<number>;
  skipped: Field<number>;
  unchanged: Field<number>;
  updated: Field<number>;
  /** Rows that are done with: how far an import that runs has come. */
  written: Field<number>;
}

/** What became of an import. */
export interface ListImportPayload {
  __typename: Field<'ListImportPayload'>;
  /** As it is now; null where nothing was done. */
  listImport: Field<Selected | null, ListImport>;
  problem: Field<Selected | null, ListImportProblem>;
}

/** Why nothing was done. */
export interface ListImportProblem {
  __typename: Field<'ListImportProblem'>;
  code: Field<ListImportProblemCode>;
  /** What to do about it. */
  message: Field<string>;
}

/** A row of a file, and what became of it. */
export interface ListImportRow {
  __typename: Field<'ListImportRow'>;
  anime: Field<Selected | null, Anime>;
  /** Whether it waits for somebody to say which work it is. */
  isOpen: Field<boolean>;
  /** Where in the file it stands: a line, or the number of the entry. */
  line: Field<number>;
  manga: Field<Selected | null, Manga>;
  /** Its place, from 1. */
  number: Field<number>;
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

export interface ListImportRowConnection {
  __typename: Field<'ListImportRowConnection'>;
  edges: Field<Selected[], ListImportRowEdge>;
  /** The nodes of the edges, for those who need no cursors. */
  nodes: Field<Selected[], ListImportRow>;
  pageInfo: Field<Selected, PageInfo>;
  /** How many items there are on all pages: exact, or null where counting would be slow. */
  totalCount: Field<number | null>;
}

export interface ListImportRowEdge {
  __typename: Field<'ListImportRowEdge'>;
  cursor: Field<string>;
  node: Field<Selected, ListImportRow>;
}

/** One rewatch or reread, with its own progress, dates and score. */
export interface ListPass {
  __typename: Field<'ListPass'>;
  completedOn: Field<string | null>;
  /** From 1. */
  number: Field<number>;
  progress: Field<number>;
  /** 0 to 100. */
  score: Field<number | null>;
  startedOn: Field<string | null>;
  state: Field<ListPassState>;
  volumeProgress: Field<number>;
}

/** Why an entry was not written. */
export interface ListProblem {
  __typename: Field<'ListProblem'>;
  code: Field<ListProblemCode>;
  /** What to do about it. */
  message: Field<string>;
}

/** What the entries with one value amount to. */
export interface ListStatisticSlice {
  __typename: Field<'ListStatisticSlice'>;
  entries: Field<number>;
  /** Of 100; null where none is scored. */
  meanScore: Field<number | null>;
  /** Of anime. */
  minutes: Field<number>;
  /** Episodes or chapters. */
  units: Field<number>;
  value: Field<string>;
}

/** What a list amounts to. Works that are only planned count in "statuses" alone. */
export interface ListStatistics {
  __typename: Field<'ListStatistics'>;
  /** The most frequent first. */
  countries: Field<Selected[], ListStatisticSlice>;
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
  externalIds: Field<Selected[], ExternalId>;
  format: Field<MangaFormat>;
  genres: Field<string[]>;
  id: Field<string>;
  isAdult: Field<boolean>;
  /** The last chapter that is out; null where no source gives chapters one by one. */
  latestChapter: Field<Selected | null, Chapter, { language?: string | null }>;
  /** Where it was first serialised. */
  magazine: Field<string | null>;
  publisher: Field<string | null>;
  /** The works this one was made from, and those made from it. */
  relations: Field<Selected[], Relation>;
  /** Keys of the `dataSources` that say something of it, the most trusted first. */
  sources: Field<string[]>;
  staff: Field<Selected[], StaffCredit>;
  /** When the first chapter appeared. */
  startDate: Field<string | null>;
  /** Null where no source says whether it has ended. */
  status: Field<MediaStatus | null>;
  synonyms: Field<Selected[], Synonym>;
  /** What it is about, in finer words than genres. */
  tags: Field<string[]>;
  titleEnglish: Field<string | null>;
  titleNative: Field<string>;
  titleRomaji: Field<string | null>;
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
  edges: Field<Selected[], MangaEdge>;
  /** The nodes of the edges, for those who need no cursors. */
  nodes: Field<Selected[], Manga>;
  pageInfo: Field<Selected, PageInfo>;
  /** How many items there are on all pages: exact, or null where counting would be slow. */
  totalCount: Field<number | null>;
}

export interface MangaEdge {
  __typename: Field<'MangaEdge'>;
  cursor: Field<string>;
  node: Field<Selected, Manga>;
}

export interface MangaListConnection {
  __typename: Field<'MangaListConnection'>;
  edges: Field<Selected[], MangaListEdge>;
  /** The nodes of the edges, for those who need no cursors. */
  nodes: Field<Selected[], MangaListEntry>;
  pageInfo: Field<Selected, PageInfo>;
  /** How many items there are on all pages: exact, or null where counting would be slow. */
  totalCount: Field<number | null>;
}

export interface MangaListEdge {
  __typename: Field<'MangaListEdge'>;
  cursor: Field<string>;
  node: Field<Selected, MangaListEntry>;
}

/** One user's standing with one manga. */
export interface MangaListEntry {
  __typename: Field<'MangaListEntry'>;
  /** Chapters that are out and not read: those on record, or as many as the number of the latest says; null where nobody counts them. */
  behindBy: Field<number | null>;
  completedOn: Field<string | null>;
  createdAt: Field<string>;
  customLists: Field<Selected[], CustomList>;
  /** Its plays, the latest first; of the own entries alone. */
  history: Field<Selected, EntryPlayConnection, { after?: string | null; before?: string | null; first?: number | null; last?: number | null }>;
  id: Field<string>;
  /** It stands on custom lists only. An entry on none is shown with the others of its status. */
  isHiddenFromStatusLists: Field<boolean>;
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
  startedOn: Field<string | null>;
  status: Field<ListStatus>;
  tags: Field<string[]>;
  updatedAt: Field<string>;
  /** Counts the changes. Send it with an edit to be told when somebody was faster. */
  version: Field<number>;
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
  outcome: Field<SaveOutcome>;
  problem: Field<Selected | null, ListProblem>;
}

/** A rule people propose by correcting what their media servers told. */
export interface MappingProposal {
  __typename: Field<'MappingProposal'>;
  /** What a media server called it. */
  evidence: Field<string>;
  id: Field<string>;
  proposedAt: Field<string>;
  rule: Field<Selected, MappingRule>;
  /** How many people propose the same. */
  supporters: Field<number>;
}

/** External episodes `from` to `to` of a season are the episodes of an anime from `animeFrom` on. */
export interface MappingRule {
  __typename: Field<'MappingRule'>;
  /** Null where the caller may not see it. */
  anime: Field<Selected | null, Anime>;
  animeFrom: Field<number>;
  externalId: Field<number>;
  from: Field<number>;
  /** Made from what the rule says: the same after every import of it. */
  id: Field<string>;
  /** Not the last part of its episode: nothing is recorded. */
  isPartial: Field<boolean>;
  /** One of the extras of the entry: never recorded. */
  isSpecial: Field<boolean>;
  kind: Field<MappingKind>;
  level: Field<MappingLevel>;
  /** For numbers that run through the show: the season libraries file them under. */
  ofSeason: Field<number | null>;
  /** 2: two external episodes make one of the anime; -2: one external episode holds two of them. */
  parts: Field<number>;
  /** 9 editors of this instance, 3 curated, 2 ranges, 1 defaults, 0 computed. */
  priority: Field<number>;
  /** Null for films; 0 for specials; -1 where the numbers run through the whole show. */
  season: Field<number | null>;
  source: Field<string>;
  /** Null while the end is not known. */
  to: Field<number | null>;
  /** Which version of its source said so. */
  version: Field<string | null>;
}

export interface MarkNoticesReadPayload {
  __typename: Field<'MarkNoticesReadPayload'>;
  unreadNoticeCount: Field<number>;
}

/** A media server that has an address here. The address itself is shown once. */
export interface MediaServer {
  __typename: Field<'MediaServer'>;
  /** The latest hundred. */
  corrections: Field<Selected[], DeliveryCorrection>;
  createdAt: Field<string>;
  /** What it told in the last seven days, the latest first. */
  deliveries: Field<Selected, DeliveryConnection, { after?: string | null; before?: string | null; first?: number | null; last?: number | null; outcome?: DeliveryOutcome | null }>;
  health: Field<MediaServerHealth>;
  id: Field<string>;
  kind: Field<MediaServerKind>;
  lastSeenAt: Field<string | null>;
  name: Field<string>;
}

/** When a film came out, or will, in one region. */
export interface MovieRelease {
  __typename: Field<'MovieRelease'>;
  anime: Field<Selected | null, Anime>;
  id: Field<string | null>;
  kind: Field<MovieReleaseKind | null>;
  note: Field<string | null>;
  /** ISO 3166-1 alpha-2. */
  region: Field<string | null>;
  releaseDate: Field<string | null>;
  /** Key of what says so. */
  source: Field<string | null>;
}

export interface MovieReleaseConnection {
  __typename: Field<'MovieReleaseConnection'>;
  edges: Field<Selected[], MovieReleaseEdge>;
  /** The nodes of the edges, for those who need no cursors. */
  nodes: Field<Selected[], MovieRelease>;
  pageInfo: Field<Selected, PageInfo>;
  /** How many items there are on all pages: exact, or null where counting would be slow. */
  totalCount: Field<number | null>;
}

export interface MovieReleaseEdge {
  __typename: Field<'MovieReleaseEdge'>;
  cursor: Field<string>;
  node: Field<Selected, MovieRelease>;
}

export interface Mutation {
  __typename: Field<'Mutation'>;
  /** Lets a user follow who asks to. Needs the scope `write:profile`. */
  acceptFollowRequest: Field<Selected | null, UserPayload, { username: string }>;
  /** Adds a rule of this instance, which is believed above those of imports. Editors only. */
  addMappingRule: Field<Selected | null, MappingRule, { rule: MappingRuleInput }>;
  /** Goes on by some episodes: the button "+1". `undo` with its "batchId" takes it back. */
  advanceAnimeListEntry: Field<Selected, AnimeListEntryPayload, { by: number; id: string; version?: number | null }>;
  /** Goes on by some chapters: the button "+1". `undo` with its "batchId" takes it back. */
  advanceMangaListEntry: Field<Selected, MangaListEntryPayload, { by: number; id: string; version?: number | null }>;
  /** Says whether a play that waits for it is to be recorded. A yes counts for all that waits of the same anime. Needs the scope `write:list`. */
  answerDelivery: Field<Selected | null, Delivery, { id: string; isWanted: boolean }>;
  /** Blocks a user: neither follows the other any longer, and neither is shown to the other. Needs the scope `write:profile`. */
  blockUser: Field<Selected | null, UserPayload, { username: string }>;
  /** "This was that": records the episode that was meant in place of what was recorded, remembers the show for this server, and proposes the rule to the editors. Needs the scope `write:list`. */
  correctDelivery: Field<Selected | null, CorrectDeliveryPayload, { animeId: string; episode: number; id: string }>;
  /** Makes a custom list, after the others. */
  createCustomList: Field<Selected, CustomListPayload, { media: ListMedia; name: string }>;
  /** Says which work a row is that nobody could match, or leaves it out for good. Later imports remember it. */
  decideListImportRow: Field<Selected, ListImportPayload, { id: string; number: number; work?: string | null }>;
  /** Accepts a proposal, which makes it a rule of this instance, or refuses it; all that say the same end with it. Editors only. */
  decideMappingProposal: Field<Selected | null, MappingRule, { id: string; isAccepted: boolean }>;
  /** Does not let a user follow who asks to. They are not told. Needs the scope `write:profile`. */
  declineFollowRequest: Field<Selected | null, UserPayload, { username: string }>;
  /** Takes at most 200 entries off the list at once. Each is answered for itself, in the order they came; one batch undoes all. */
  deleteAnimeListEntries: Field<Selected, SaveAnimeListEntriesPayload, { ids: string[] }>;
  /** Takes an entry off the list. Undone, it is back with its history. */
  deleteAnimeListEntry: Field<Selected, AnimeListEntryPayload, { id: string; version?: number | null }>;
  /** Deletes a custom list and answers what it was; its entries stay on the list of their status. */
  deleteCustomList: Field<Selected, CustomListPayload, { id: string }>;
  /** Takes at most 200 entries off the list at once. Each is answered for itself, in the order they came; one batch undoes all. */
  deleteMangaListEntries: Field<Selected, SaveMangaListEntriesPayload, { ids: string[] }>;
  /** Takes an entry off the list. Undone, it is back with its history. */
  deleteMangaListEntry: Field<Selected, MangaListEntryPayload, { id: string; version?: number | null }>;
  /** Takes back at most 200 plays; their entries stand where the remaining ones left them. */
  deletePlays: Field<Selected, ListChangePayload, { ids: string[] }>;
  /** Fetches a public list of another service by the name of its owner. Nothing is written yet: the answer is what it would do. Files are uploaded on the import page, or with a key: see the guide to list files. */
  fetchListImport: Field<Selected, ListImportPayload, { name: string; policy: ListImportPolicy; service: ListService }>;
  /** Ends the rewatch that is under way: it counts as one more time, unless it is given up. */
  finishAnimePass: Field<Selected, AnimeListEntryPayload, { completedOn?: string | null; id: string; isAbandoned: boolean; score?: number | null; version?: number | null }>;
  /** Ends the reread that is under way: it counts as one more time, unless it is given up. */
  finishMangaPass: Field<Selected, MangaListEntryPayload, { completedOn?: string | null; id: string; isAbandoned: boolean; score?: number | null; version?: number | null }>;
  /** Follows a user, or asks to, where they decide one by one. Needs the scope `write:profile`. */
  followUser: Field<Selected | null, UserPayload, { username: string }>;
  /** Forgets what was said a show of a media server is; what was recorded by it stays. Needs the scope `write:list`. */
  forgetDeliveryCorrection: Field<boolean | null, never, { id: string }>;
  /** Says that all chapters up to one are read, and all volumes up to one. It never takes progress back. */
  markMangaReadUpTo: Field<Selected, MangaListEntryPayload, { chapter?: number | null; mangaId: string; volume?: number | null }>;
  /** Marks notices of the signed-in user as read: those named, or all. Needs the scope `write:profile`. */
  markNoticesRead: Field<Selected | null, MarkNoticesReadPayload, { ids?: string[] | null }>;
  /** Tells what an import would do under another policy. Writes nothing. */
  previewListImport: Field<Selected, ListImportPayload, { id: string; policy: ListImportPolicy }>;
  /** Writes a play down, of now or of the past; its entry moves with it, and is made where there is none. The same play within 20 minutes is none. */
  recordPlay: Field<Selected, ListChangePayload, { input: RecordPlayInput }>;
  /** Ends that a user follows you. They are not told. Needs the scope `write:profile`. */
  removeFollower: Field<Selected | null, UserPayload, { username: string }>;
  /** Takes a rule out: one of this instance is deleted, one of an import is left aside for good, later imports included. Editors only. */
  removeMappingRule: Field<boolean | null, never, { externalId: number; kind: MappingKind; level: MappingLevel; rule: string; undo?: boolean | null }>;
  /** Works a delivery off once more, by the mapping and the settings of today. Needs the scope `write:list`. */
  replayDelivery: Field<Selected | null, Delivery, { id: string }>;
  /** Saves at most 200 entries at once. Each is answered for itself, in the order they came: what cannot be written is refused, and the others are written. One batch undoes all. */
  saveAnimeListEntries: Field<Selected, SaveAnimeListEntriesPayload, { inputs: SaveAnimeListEntryInput[] }>;
  /** Adds an entry or changes the one there is. What follows is filled in: the first progress takes a planned title up, the last unit completes it, and dates are set once. */
  saveAnimeListEntry: Field<Selected, AnimeListEntryPayload, { input: SaveAnimeListEntryInput }>;
  /** Saves at most 200 entries at once. Each is answered for itself, in the order they came: what cannot be written is refused, and the others are written. One batch undoes all. */
  saveMangaListEntries: Field<Selected, SaveMangaListEntriesPayload, { inputs: SaveMangaListEntryInput[] }>;
  /** Adds an entry or changes the one there is. What follows is filled in: the first progress takes a planned title up, the last unit completes it, and dates are set once. */
  saveMangaListEntry: Field<Selected, MangaListEntryPayload, { input: SaveMangaListEntryInput }>;
  /** Begins a rewatch, with progress of its own; the first time through, which there must be, stays as it is. */
  startAnimePass: Field<Selected, AnimeListEntryPayload, { id: string; startedOn?: string | null; version?: number | null }>;
  /** Starts to write an import that was looked at. It goes on by itself: `counts.written` says how far it is. */
  startListImport: Field<Selected, ListImportPayload, { id: string; policy: ListImportPolicy }>;
  /** Begins a reread, with progress of its own; the first time through, which there must be, stays as it is. */
  startMangaPass: Field<Selected, MangaListEntryPayload, { id: string; startedOn?: string | null; version?: number | null }>;
  /** Makes a work a favourite, or one no longer. It need not be on the list. */
  toggleFavourite: Field<Selected, FavouritePayload, { animeId?: string | null; mangaId?: string | null }>;
  /** Takes a block back. Needs the scope `write:profile`. */
  unblockUser: Field<Selected | null, UserPayload, { username: string }>;
  /** Takes back all that one batch changed of the own lists, for 30 days. What was changed since stays. */
  undo: Field<Selected, ListChangePayload, { batch: string }>;
  /** Takes back what a delivery wrote into the list. Needs the scope `write:list`. */
  undoDelivery: Field<Selected | null, Delivery, { id: string }>;
  /** Takes back all an import wrote, for 30 days; what was changed since by hand stays as it is. */
  undoListImport: Field<Selected, ListImportPayload, { id: string }>;
  /** Ends following a user, or asking to. Needs the scope `write:profile`. */
  unfollowUser: Field<Selected | null, UserPayload, { username: string }>;
  /** Renames a custom list, or moves it among the others. */
  updateCustomList: Field<Selected, CustomListPayload, { id: string; name?: string | null; position?: number | null }>;
  /** Says a play of the past anew; its entry is reckoned again. */
  updatePlay: Field<Selected, ListChangePayload, { fromUnit?: number | null; id: string; playedAt?: string | null; unit?: number | null }>;
  /** Changes some preferences of the signed-in user. Needs the scope `write:profile`. Requests to follow are accepted once nothing is for followers alone. */
  updatePreferences: Field<Selected | null, UpdatePreferencesPayload, { input: PreferencesInput }>;
}

/** One line of the inbox. */
export interface Notice {
  __typename: Field<'Notice'>;
  /** Whose doing it is; null where it tells of a thing. */
  actor: Field<Selected | null, User>;
  createdAt: Field<string>;
  id: Field<string>;
  kind: Field<NoticeKind>;
  /** Null: not read yet. */
  readAt: Field<string | null>;
  /** The name of the thing it tells of: a media server, a work. */
  subject: Field<string | null>;
  /** Of that thing: the media server (also of what waits for a word), the export. */
  subjectId: Field<string | null>;
}

export interface NoticeConnection {
  __typename: Field<'NoticeConnection'>;
  edges: Field<Selected[], NoticeEdge>;
  /** The nodes of the edges, for those who need no cursors. */
  nodes: Field<Selected[], Notice>;
  pageInfo: Field<Selected, PageInfo>;
  /** How many items there are on all pages: exact, or null where counting would be slow. */
  totalCount: Field<number | null>;
}

export interface NoticeEdge {
  __typename: Field<'NoticeEdge'>;
  cursor: Field<string>;
  node: Field<Selected, Notice>;
}

export interface PageInfo {
  __typename: Field<'PageInfo'>;
  endCursor: Field<string | null>;
  hasNextPage: Field<boolean>;
  hasPreviousPage: Field<boolean>;
  startCursor: Field<string | null>;
}

/** Somebody whom works credit: an author, a director, a voice. */
export interface Person {
  __typename: Field<'Person'>;
  /** What they did, the newest work first. */
  credits: Field<Selected, PersonCreditConnection, { after?: string | null; before?: string | null; first?: number | null; last?: number | null }>;
  id: Field<string>;
  /** In Latin letters where a source gives them, given name first. */
  name: Field<string>;
  nameNative: Field<string | null>;
}

/** What a person did for one work. */
export interface PersonCredit {
  __typename: Field<'PersonCredit'>;
  /** The work, where it is an anime. */
  anime: Field<Selected | null, Anime>;
  /** The work, where it is a manga. */
  manga: Field<Selected | null, Manga>;
  role: Field<StaffRole>;
}

export interface PersonCreditConnection {
  __typename: Field<'PersonCreditConnection'>;
  edges: Field<Selected[], PersonCreditEdge>;
  /** The nodes of the edges, for those who need no cursors. */
  nodes: Field<Selected[], PersonCredit>;
  pageInfo: Field<Selected, PageInfo>;
  /** How many items there are on all pages: exact, or null where counting would be slow. */
  totalCount: Field<number | null>;
}

export interface PersonCreditEdge {
  __typename: Field<'PersonCreditEdge'>;
  cursor: Field<string>;
  node: Field<Selected, PersonCredit>;
}

/** One act of watching or reading: one unit, or several that were marked at once. */
export interface Play {
  __typename: Field<'Play'>;
  anime: Field<Selected | null, Anime>;
  /** What `undo` takes back. */
  batchId: Field<string>;
  /** The first of them. */
  fromUnit: Field<number>;
  id: Field<string>;
  manga: Field<Selected | null, Manga>;
  media: Field<ListMedia>;
  /** 0 the first time through, else the number of the rewatch or reread. */
  pass: Field<number>;
  playedAt: Field<string>;
  recordedAt: Field<string>;
  source: Field<PlaySource>;
  /** The episode or chapter; the last of several. */
  unit: Field<number>;
}

export interface PlayConnection {
  __typename: Field<'PlayConnection'>;
  edges: Field<Selected[], PlayEdge>;
  /** The nodes of the edges, for those who need no cursors. */
  nodes: Field<Selected[], Play>;
  pageInfo: Field<Selected, PageInfo>;
  /** How many items there are on all pages: exact, or null where counting would be slow. */
  totalCount: Field<number | null>;
}

export interface PlayEdge {
  __typename: Field<'PlayEdge'>;
  cursor: Field<string>;
  node: Field<Selected, Play>;
}

/** What a user prefers, and who may see what of them. */
export interface Preferences {
  __typename: Field<'Preferences'>;
  activityVisibility: Field<Visibility>;
  /** Markdown, as it was written. */
  bio: Field<string>;
  listVisibility: Field<Visibility>;
  /** Null: as the browser says. */
  locale: Field<Locale | null>;
  profileVisibility: Field<Visibility>;
  /** Where titles are streamed, ISO 3166-1: "JP"; null: not said. */
  region: Field<string | null>;
  scoreFormat: Field<ScoreFormat>;
  /** Whether adult titles are shown to this account at all. */
  showsAdult: Field<boolean>;
  theme: Field<Theme>;
  /** IANA name; null: as the browser says. */
  timeZone: Field<string | null>;
  titleLanguage: Field<TitleLanguage>;
}

export interface Query {
  __typename: Field<'Query'>;
  /** What people do, the latest first, as far as they show it to the caller, who needs an account. */
  activityFeed: Field<Selected | null, ActivityConnection, { after?: string | null; before?: string | null; feed: ActivityFeed; first?: number | null; last?: number | null; media?: ListMedia | null }>;
  /** With "season" and "year": one entry for each show of that season, its next airing while the season runs, else its first. With "from" and "to" (at most 62 days): every airing between them. With neither: the next 7 days. */
  airingSchedule: Field<Selected, AiringScheduleConnection, { after?: string | null; before?: string | null; continuing?: boolean | null; first?: number | null; from?: string | null; last?: number | null; listStatus?: ListStatus[] | null; notYetAired?: boolean | null; onMyList?: boolean | null; season?: Season | null; to?: string | null; year?: number | null }>;
  /** One anime, or null when there is none with this id that the caller may see. */
  anime: Field<Selected | null, Anime, { id: string }>;
  /** The anime an id of another site stands for. */
  animeByExternalId: Field<Selected | null, Anime, { id: string; site: string }>;
  /** Anime by their ids at other sites, 50 at most, in the order of the ids; null where `animeByExternalId` would be. */
  animeByExternalIds: Field<(Selected | null)[], Anime, { ids: ExternalIdInput[] }>;
  /** Anime by their ids, 50 at most, in the order of the ids; null where `anime` would be. */
  animes: Field<(Selected | null)[], Anime, { ids: string[] }>;
  /** Anime that pass every filter, in one order; works without the value the order is by come last. A cursor belongs to the filters and the order it came from. */
  browseAnime: Field<Selected, AnimeConnection, { after?: string | null; before?: string | null; filter?: AnimeFilter | null; first?: number | null; last?: number | null; listStatus?: ListStatus[] | null; onMyList?: boolean | null; sort?: AnimeSort | null }>;
  /** Manga that pass every filter, in one order; works without the value the order is by come last. A cursor belongs to the filters and the order it came from. */
  browseManga: Field<Selected, MangaConnection, { after?: string | null; before?: string | null; filter?: MangaFilter | null; first?: number | null; last?: number | null; listStatus?: ListStatus[] | null; onMyList?: boolean | null; sort?: MangaSort | null }>;
  /** Chapters by the day they come out, from a week ago to a week ahead unless said; 62 days at most. Those of which the day is not known are in none. */
  chapterReleases: Field<Selected, ChapterReleaseConnection, { after?: string | null; before?: string | null; first?: number | null; from?: string | null; language?: string | null; last?: number | null; to?: string | null }>;
  /** The public data sets the catalogue was made from, with what must be said of them. */
  dataSources: Field<Selected[], DataSource>;
  /** The genres of the catalogue. */
  genres: Field<Selected[], CatalogueWord>;
  /** One manga, or null when there is none with this id that the caller may see. */
  manga: Field<Selected | null, Manga, { id: string }>;
  /** The manga an id of another site stands for. */
  mangaByExternalId: Field<Selected | null, Manga, { id: string; site: string }>;
  /** Manga by their ids at other sites, 50 at most, in the order of the ids; null where `mangaByExternalId` would be. */
  mangaByExternalIds: Field<(Selected | null)[], Manga, { ids: ExternalIdInput[] }>;
  /** Manga by their ids, 50 at most, in the order of the ids; null where `manga` would be. */
  mangas: Field<(Selected | null)[], Manga, { ids: string[] }>;
  /** The rules that say which episodes of ours an id of TMDB or TVDB stands for. */
  mapping: Field<Selected, ExternalMapping, { id: number; kind: MappingKind; level: MappingLevel }>;
  /** Releases of films by date, the earliest first. A date known to the month lies between two days when any day of it does. For callers of the Indie and Commercial tiers. */
  movieReleases: Field<Selected | null, MovieReleaseConnection, { after?: string | null; before?: string | null; first?: number | null; from?: string | null; kinds?: MovieReleaseKind[] | null; last?: number | null; region?: string | null; to?: string | null }>;
  /** An anime, a manga, a studio or a person by id; null when there is nothing of this id that the caller may see. */
  node: Field<Selected | null, Node, { id: string }>;
  /** Somebody whom works credit, or null when there is nobody of this id. */
  person: Field<Selected | null, Person, { id: string }>;
  /** Where the caller stands with the limits. */
  rateLimit: Field<Selected, RateLimit>;
  /** The episode of ours behind one of TMDB or TVDB, as scrobbles are matched: the same rules decide. */
  resolveEpisode: Field<Selected, EpisodeResolution, { absolute?: boolean | null; airDate?: string | null; id: number; kind: MappingKind; level: MappingLevel; number?: number | null; season?: number | null; showTitle?: string | null; title?: string | null }>;
  /** Anime by title in any script: romaji with or without spaces and macrons, English, Japanese, Chinese, synonyms, season notation; typing errors are forgiven. Best match first, 500 at most; `totalCount` is null when there are more. */
  searchAnime: Field<Selected, AnimeConnection, { after?: string | null; before?: string | null; filter?: AnimeFilter | null; first?: number | null; last?: number | null; limit?: number | null; listStatus?: ListStatus[] | null; onMyList?: boolean | null; query: string }>;
  /** Manga by title in any script: romaji with or without spaces and macrons, English, Japanese, Chinese, synonyms, season notation; typing errors are forgiven. Best match first, 500 at most; `totalCount` is null when there are more. */
  searchManga: Field<Selected, MangaConnection, { after?: string | null; before?: string | null; filter?: MangaFilter | null; first?: number | null; last?: number | null; limit?: number | null; listStatus?: ListStatus[] | null; onMyList?: boolean | null; query: string }>;
  /** Keys of the services that stream something of the catalogue. */
  streamingServices: Field<Selected[], CatalogueWord, { region?: string | null }>;
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
  requests: Field<number>;
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
  resetsAt: Field<string>;
  windowSeconds: Field<number>;
}

/** How another work belongs to this one. */
export interface Relation {
  __typename: Field<'Relation'>;
  /** The other work, where it is an anime. */
  anime: Field<Selected | null, Anime>;
  /** The other work, where it is a manga. */
  manga: Field<Selected | null, Manga>;
  relationType: Field<RelationType>;
  /** What says so; `title-match`: the native titles are the same and the manga came first. */
  source: Field<string>;
}

export interface SaveAnimeListEntriesPayload {
  __typename: Field<'SaveAnimeListEntriesPayload'>;
  results: Field<Selected[], AnimeListEntryPayload>;
}

export interface SaveMangaListEntriesPayload {
  __typename: Field<'SaveMangaListEntriesPayload'>;
  results: Field<Selected[], MangaListEntryPayload>;
}

/** Somebody who made a work, as the work credits them. */
export interface StaffCredit {
  __typename: Field<'StaffCredit'>;
  /** In Latin letters where a source gives them, given name first. */
  name: Field<string>;
  nameNative: Field<string | null>;
  /** Whom the credit names, with their other works. */
  person: Field<Selected | null, Person>;
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
  url: Field<string>;
}

/** A studio that makes anime. */
export interface Studio {
  __typename: Field<'Studio'>;
  /** Its anime, the newest first. */
  anime: Field<Selected, AnimeConnection, { after?: string | null; before?: string | null; first?: number | null; last?: number | null }>;
  id: Field<string>;
  name: Field<string>;
}

/** Another title a work is known by. */
export interface Synonym {
  __typename: Field<'Synonym'>;
  /** BCP 47 tag, where the source tells. */
  lang: Field<string | null>;
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
  dataAccess: Field<DataAccess>;
  hasMovieReleases: Field<boolean>;
  hasStreamingLinks: Field<boolean>;
  hasWebhooks: Field<boolean>;
  /** Price a month as a decimal; null when there is nothing to pay. */
  monthlyPrice: Field<string | null>;
  name: Field<TierName>;
  /** Items a page may hold, where the field sets no bounds of its own. */
  pageSize: Field<number>;
  rate: Field<Selected, Rate>;
  title: Field<string>;
  /** Null: best effort. */
  uptimeTarget: Field<string | null>;
}

export interface UpdatePreferencesPayload {
  __typename: Field<'UpdatePreferencesPayload'>;
  preferences: Field<Selected, Preferences>;
}

/** A user, as far as the caller may see: fields are null where the user keeps them to followers or to themselves. */
export interface User {
  __typename: Field<'User'>;
  access: Field<UserAccess>;
  /** What the user did, the latest first, as far as the caller may see it. */
  activity: Field<Selected | null, ActivityConnection, { after?: string | null; before?: string | null; first?: number | null; last?: number | null; media?: ListMedia | null }>;
  /** The anime of the user, as far as the caller may see them. */
  animeList: Field<Selected | null, AnimeListConnection, { after?: string | null; before?: string | null; filter?: AnimeListFilter | null; first?: number | null; last?: number | null; sort?: ListSort | null; status?: ListStatus | null }>;
  /** What the user writes about themselves: Markdown, as it was written. */
  bio: Field<string | null>;
  favouriteAnime: Field<Selected[] | null, Anime>;
  favouriteManga: Field<Selected[] | null, Manga>;
  /** Whether the caller follows this user. */
  followState: Field<FollowState>;
  /** Who follows this user, the latest first, as far as the caller may know of them. */
  followers: Field<Selected | null, UserConnection, { after?: string | null; before?: string | null; first?: number | null; last?: number | null }>;
  /** Whom this user follows, the latest first, as far as the caller may know of them. */
  following: Field<Selected | null, UserConnection, { after?: string | null; before?: string | null; first?: number | null; last?: number | null }>;
  /** Plays by day where the user lives; days without any are left out. */
  heatMap: Field<Selected[] | null, HeatMapDay, { from: string; media?: ListMedia | null; to: string }>;
  id: Field<string>;
  /** Whether the caller has blocked this user. */
  isBlocked: Field<boolean>;
  /** Whether this user follows the caller. */
  isFollower: Field<boolean>;
  /** Whether this user asks to follow the caller and waits for an answer. */
  isRequesting: Field<boolean>;
  /** Whether this is the caller. */
  isViewer: Field<boolean>;
  joinedAt: Field<string | null>;
  /** The manga of the user, as far as the caller may see them. */
  mangaList: Field<Selected | null, MangaListConnection, { after?: string | null; before?: string | null; filter?: MangaListFilter | null; first?: number | null; last?: number | null; sort?: ListSort | null; status?: ListStatus | null }>;
  /** What the list amounts to, without the entries that the caller may not see. */
  statistics: Field<Selected | null, ListStatistics, { media: ListMedia }>;
  username: Field<string>;
}

export interface UserConnection {
  __typename: Field<'UserConnection'>;
  edges: Field<Selected[], UserEdge>;
  /** The nodes of the edges, for those who need no cursors. */
  nodes: Field<Selected[], User>;
  pageInfo: Field<Selected, PageInfo>;
  /** How many items there are on all pages: exact, or null where counting would be slow. */
  totalCount: Field<number | null>;
}

export interface UserEdge {
  __typename: Field<'UserEdge'>;
  cursor: Field<string>;
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
  activity: Field<Selected, ActivityConnection, { after?: string | null; before?: string | null; first?: number | null; last?: number | null; media?: ListMedia | null }>;
  /** The anime of the user, most recently changed first unless asked otherwise. A page has at most 500. */
  animeList: Field<Selected, AnimeListConnection, { after?: string | null; before?: string | null; filter?: AnimeListFilter | null; first?: number | null; last?: number | null; sort?: ListSort | null; status?: ListStatus | null }>;
  /** Whom the user has blocked, the latest first. Needs the scope `read:profile`. */
  blockedUsers: Field<Selected | null, UserConnection, { after?: string | null; before?: string | null; first?: number | null; last?: number | null }>;
  /** The lists of the user’s own making, in their order. */
  customLists: Field<Selected[], CustomList, { media: ListMedia }>;
  /** One delivery of the media servers of the user. Needs the scope `read:list`. */
  delivery: Field<Selected | null, Delivery, { id: string }>;
  favouriteAnime: Field<Selected[], Anime>;
  favouriteManga: Field<Selected[], Manga>;
  /** Who asks to follow the user, the latest first. Needs the scope `read:profile`. */
  followRequests: Field<Selected | null, UserConnection, { after?: string | null; before?: string | null; first?: number | null; last?: number | null }>;
  /** Plays by day, of at most 366 days; days without any are left out. */
  heatMap: Field<Selected[], HeatMapDay, { from: string; media?: ListMedia | null; to: string }>;
  /** What the user watched and read, the latest first. */
  history: Field<Selected, PlayConnection, { after?: string | null; before?: string | null; first?: number | null; from?: string | null; last?: number | null; media?: ListMedia | null; to?: string | null }>;
  id: Field<string>;
  /** How many entries stand on each part of the list of the user, and their tags. */
  listCounts: Field<Selected, ListCounts, { media: ListMedia }>;
  /** One of the user’s imports. */
  listImport: Field<Selected | null, ListImport, { id: string }>;
  /** The imports of the last 30 days, the latest first; at most 50. */
  listImports: Field<Selected[], ListImport>;
  /** The manga of the user, most recently changed first unless asked otherwise. A page has at most 500. */
  mangaList: Field<Selected, MangaListConnection, { after?: string | null; before?: string | null; filter?: MangaListFilter | null; first?: number | null; last?: number | null; sort?: ListSort | null; status?: ListStatus | null }>;
  /** Rules that wait for an editor, the oldest hundred. Editors only. */
  mappingProposals: Field<Selected[] | null, MappingProposal>;
  /** One media server of the user. Needs the scope `read:list`. */
  mediaServer: Field<Selected | null, MediaServer, { id: string }>;
  /** The media servers of the user, oldest first. Needs the scope `read:list`. */
  mediaServers: Field<Selected[] | null, MediaServer>;
  /** The inbox, the latest first. Needs the scope `read:profile`. */
  notices: Field<Selected | null, NoticeConnection, { after?: string | null; before?: string | null; first?: number | null; last?: number | null }>;
  /** What the user prefers. Needs the scope `read:profile`. */
  preferences: Field<Selected | null, Preferences>;
  /** The page of the user, as they see it themselves. Needs the scope `read:profile`. */
  profile: Field<Selected | null, User>;
  statistics: Field<Selected, ListStatistics, { media: ListMedia }>;
  /** How many notices are not read yet. Needs the scope `read:profile`. */
  unreadNoticeCount: Field<number | null>;
  /** What the user is watching, where the next episode has aired. */
  upNextAnime: Field<Selected, AnimeListConnection, { after?: string | null; before?: string | null; first?: number | null; last?: number | null; order?: UpNextOrder | null }>;
  /** What the user is reading, where there is a next chapter. */
  upNextManga: Field<Selected, MangaListConnection, { after?: string | null; before?: string | null; first?: number | null; last?: number | null; order?: UpNextOrder | null }>;
  username: Field<string>;
}

/** A volume of a manga in one language. */
export interface Volume {
  __typename: Field<'Volume'>;
  id: Field<string>;
  /** As it is printed: "10", "10.5", "Extra 1". */
  label: Field<string>;
  /** BCP 47. */
  language: Field<string>;
  manga: Field<Selected | null, Manga>;
  /** Where it stands among the others: its number, where it has one. */
  position: Field<number>;
  releaseDate: Field<string | null>;
  /** What says so. */
  source: Field<string>;
  title: Field<string | null>;
  /** Where it is published. */
  url: Field<string | null>;
}

export interface VolumeConnection {
  __typename: Field<'VolumeConnection'>;
  edges: Field<Selected[], VolumeEdge>;
  /** The nodes of the edges, for those who need no cursors. */
  nodes: Field<Selected[], Volume>;
  pageInfo: Field<Selected, PageInfo>;
  /** How many items there are on all pages: exact, or null where counting would be slow. */
  totalCount: Field<number | null>;
}

export interface VolumeEdge {
  __typename: Field<'VolumeEdge'>;
  cursor: Field<string>;
  node: Field<Selected, Volume>;
}

/** What has an id of its own, whatever its kind. */
export interface Node {
  __typename: Field<'Anime' | 'Manga' | 'Person' | 'Studio'>;
  id: Field<string>;
  on: Members<{ Anime: Anime; Manga: Manga; Person: Person; Studio: Studio }>;
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
