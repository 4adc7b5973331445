// Written by `npm run generate` from the schema of the server.
import type { Field, Members, Selected } from './selection.ts';

/** Whose activities to read. */
export type ActivityFeed = 'FOLLOWING' | 'GLOBAL' | 'OWN';

/** What somebody did. */
export type ActivityKind = 'COMPLETED' | 'DROPPED' | 'PAUSED' | 'PLANNED' | 'PROGRESS' | 'REPEAT_COMPLETED' | 'REPEAT_STARTED' | 'STARTED';

/** What the time of an airing is based on. */
export type AiringBasis = 'DERIVED' | 'PREMIERE' | 'RECURRENCE';

/** What became of a message. */
export type AlertDeliveryState = 'FAILED' | 'SENT' | 'SKIPPED' | 'WAITING';

/** How often mail about titles comes. */
export type AlertDigest = 'DAILY' | 'OFF' | 'WEEKLY';

/** What can happen to a work on a list. */
export type AlertKind = 'AIRING_SOON' | 'EPISODE_AIRED' | 'FILM_DATE' | 'NEW_CHAPTER' | 'NOW_STREAMING' | 'SEQUEL_ANNOUNCED';

/** Where alerts can be sent. There will be more kinds. */
export type AlertTargetKind = 'DISCORD' | 'GOTIFY' | 'MATRIX' | 'NTFY' | 'SLACK' | 'TELEGRAM' | 'WEB_PUSH';

/** How an anime was released. */
export type AnimeFormat = 'MOVIE' | 'MUSIC' | 'ONA' | 'OVA' | 'SPECIAL' | 'TV' | 'TV_SHORT';

/** An order of anime. Anime without the value come last in both directions. */
export type AnimeSort = 'ADDED_AT' | 'ADDED_AT_DESC' | 'DURATION' | 'DURATION_DESC' | 'END_DATE' | 'END_DATE_DESC' | 'EPISODES' | 'EPISODES_DESC' | 'FAVOURITES' | 'FAVOURITES_DESC' | 'FORMAT' | 'FORMAT_DESC' | 'LIST_SCORE' | 'LIST_SCORE_DESC' | 'LIST_USERS' | 'LIST_USERS_DESC' | 'POPULARITY' | 'POPULARITY_DESC' | 'SCORE' | 'SCORE_DESC' | 'START_DATE' | 'START_DATE_DESC' | 'STATUS' | 'STATUS_DESC' | 'TITLE_ENGLISH' | 'TITLE_ENGLISH_DESC' | 'TITLE_NATIVE' | 'TITLE_NATIVE_DESC' | 'TITLE_ROMAJI' | 'TITLE_ROMAJI_DESC' | 'TRENDING' | 'TRENDING_DESC' | 'UPDATED_AT' | 'UPDATED_AT_DESC';

/** How much a character matters in a work. */
export type CharacterRole = 'BACKGROUND' | 'MAIN' | 'SUPPORTING';

/** What kind of program acts for an account. There will be more kinds. */
export type ClientKind = 'API_KEY' | 'APP' | 'EXTENSION' | 'IMPORT' | 'MEDIA_SERVER' | 'PLAYER' | 'SYNC' | 'SYSTEM' | 'WEB';

/** Which fields a tier may read. */
export type DataAccess = 'CORE' | 'FULL' | 'PUBLIC';

/** What decided to which episode a delivery was matched. */
export type DeliveryMatchReason = 'AGREED' | 'CONFIRMED' | 'CORRECTION' | 'MAPPING' | 'OWNER' | 'TITLE' | 'TRACKER';

/** The outcome of a delivery. The guide "Media servers" says what to do about each. */
export type DeliveryOutcome = 'AMBIGUOUS' | 'BELOW_THRESHOLD' | 'DECLINED' | 'DUPLICATE' | 'FAILED' | 'IGNORED_EVENT' | 'IGNORED_LIBRARY' | 'IGNORED_SHOW' | 'LEARNED_SHOW' | 'NEW_USER' | 'NOT_ON_LIST' | 'NO_EXTERNAL_ID' | 'NO_MAPPING' | 'OPEN_SESSION' | 'OTHER_USER' | 'OUT_OF_RANGE' | 'PARTIAL' | 'RECORDED' | 'SUGGESTED' | 'TO_BE_ASKED' | 'UNDONE' | 'UNREADABLE';

/** What a field is about. */
export type EditFieldGroup = 'CHAPTERS' | 'DATES' | 'EPISODES' | 'FACTS' | 'IMAGES' | 'LINKS' | 'MAPPING' | 'PEOPLE' | 'RELATIONS' | 'TEXTS' | 'TITLES';

/** What an edit does. */
export type EditKind = 'CHANGE' | 'CREATE' | 'DELETE' | 'MERGE' | 'RESTORE' | 'SPLIT';

/** Whether an edit is about an anime or a manga. */
export type EditMedia = 'ANIME' | 'MANGA';

/** What is written about an edit. */
export type EditMessageKind = 'ANSWER' | 'APPEAL' | 'COMMENT' | 'QUESTION';

/** A time up to now. */
export type EditPeriod = 'ALL' | 'MONTH' | 'WEEK';

/** How far an edit is. */
export type EditState = 'ACCEPTED' | 'DRAFT' | 'EXPIRED' | 'OPEN' | 'PARTLY_ACCEPTED' | 'REJECTED' | 'WITHDRAWN';

/** Where a number of episodes comes from. */
export type EpisodeCountSource = 'ESTIMATED' | 'RECORDED';

/** The outcome of resolving an episode. Only matches are recorded. */
export type EpisodeOutcome = 'AMBIGUOUS' | 'MATCHED' | 'NO_EXTERNAL_ID' | 'NO_MAPPING' | 'OUT_OF_RANGE';

/** Whether one user follows another. */
export type FollowState = 'FOLLOWING' | 'NONE' | 'REQUESTED';

/** What became of an entry. */
export type ListChangeOutcome = 'ADDED' | 'DELETED' | 'UNCHANGED' | 'UPDATED';

/** What was changed about a work on a list. There will be more fields. */
export type ListChangedField = 'COMPLETED_ON' | 'CUSTOM_LISTS' | 'FAVOURITE' | 'HIDDEN_FROM_STATUS_LISTS' | 'NOTES' | 'PASSES' | 'PLAYS' | 'PRIORITY' | 'PROGRESS' | 'REPEAT_COUNT' | 'SCORE' | 'STARTED_ON' | 'STATUS' | 'TAGS' | 'VISIBILITY' | 'VOLUME_PROGRESS';

/** The outcome of a row, actual or expected. */
export type ListImportOutcome = 'ADDED' | 'SKIPPED' | 'UNCHANGED' | 'UPDATED';

/** What to do if the list and the file differ. */
export type ListImportPolicy = 'FILE_WINS' | 'FILL_GAPS' | 'NEWER_WINS' | 'REPLACE_LIST';

/** Why nothing was done about an import. */
export type ListImportProblemCode = 'BAD_USER_INPUT' | 'CONFLICT' | 'NOT_FOUND' | 'PAYLOAD_TOO_LARGE' | 'RATE_LIMITED' | 'UNAVAILABLE';

/** Which rows of an import to read. */
export type ListImportRowFilter = 'ADDED' | 'LEFT' | 'OPEN' | 'SKIPPED' | 'UNCHANGED' | 'UNDONE' | 'UNREAD' | 'UPDATED';

/** The state of an import. */
export type ListImportState = 'FINISHED' | 'PREVIEW' | 'READING' | 'REFUSED' | 'RUNNING' | 'UNDONE';

/** Anime or manga. */
export type ListMedia = 'ANIME' | 'MANGA';

/** The state of a rewatch or reread. */
export type ListPassState = 'ABANDONED' | 'FINISHED' | 'OPEN';

/** Why nothing was written to a list. */
export type ListProblemCode = 'BAD_USER_INPUT' | 'CONFLICT' | 'NOT_FOUND' | 'STALE_VERSION';

/** Services whose public lists can be fetched by user name. */
export type ListService = 'ANILIST' | 'KITSU';

/** An order of entries. Entries without the value come last. `TITLE` orders by the romaji title, else the English, else the native one. The other orders by title use the named one if there is one, else the same as `TITLE`. */
export type ListSort = 'ADDED_AT' | 'ADDED_AT_DESC' | 'COMPLETED_ON' | 'COMPLETED_ON_DESC' | 'NEXT_AIRING' | 'NEXT_AIRING_DESC' | 'PRIORITY' | 'PRIORITY_DESC' | 'PROGRESS' | 'PROGRESS_DESC' | 'SCORE' | 'SCORE_DESC' | 'STARTED_ON' | 'STARTED_ON_DESC' | 'TITLE' | 'TITLE_DESC' | 'TITLE_ENGLISH' | 'TITLE_ENGLISH_DESC' | 'TITLE_NATIVE' | 'TITLE_NATIVE_DESC' | 'UPDATED_AT' | 'UPDATED_AT_DESC';

/** The status of a work on a list. */
export type ListStatus = 'COMPLETED' | 'CURRENT' | 'DROPPED' | 'PAUSED' | 'PLANNING' | 'REPEATING';

/** The languages of the pages. */
export type Locale = 'EN' | 'JA';

/** What kind of work a manga is. */
export type MangaFormat = 'DOUJIN' | 'LIGHT_NOVEL' | 'MANGA' | 'MANHUA' | 'MANHWA' | 'NOVEL' | 'OEL' | 'ONE_SHOT';

/** An order of manga. Manga without the value come last in both directions. */
export type MangaSort = 'ADDED_AT' | 'ADDED_AT_DESC' | 'CHAPTERS' | 'CHAPTERS_DESC' | 'END_DATE' | 'END_DATE_DESC' | 'FAVOURITES' | 'FAVOURITES_DESC' | 'FORMAT' | 'FORMAT_DESC' | 'LIST_SCORE' | 'LIST_SCORE_DESC' | 'LIST_USERS' | 'LIST_USERS_DESC' | 'POPULARITY' | 'POPULARITY_DESC' | 'SCORE' | 'SCORE_DESC' | 'START_DATE' | 'START_DATE_DESC' | 'STATUS' | 'STATUS_DESC' | 'TITLE_ENGLISH' | 'TITLE_ENGLISH_DESC' | 'TITLE_NATIVE' | 'TITLE_NATIVE_DESC' | 'TITLE_ROMAJI' | 'TITLE_ROMAJI_DESC' | 'TRENDING' | 'TRENDING_DESC' | 'UPDATED_AT' | 'UPDATED_AT_DESC' | 'VOLUMES' | 'VOLUMES_DESC';

/** The databases whose ids media servers use. */
export type MappingKind = 'TMDB' | 'TVDB';

/** What an id names. The same number may be a film, a show and an episode. */
export type MappingLevel = 'EPISODE' | 'MOVIE' | 'SHOW';

/** What the latest deliveries say about the set-up of a media server or a player. */
export type MediaServerFinding = 'EPISODE_IDS' | 'IGNORED_LIBRARIES' | 'NOTHING_ARRIVED' | 'NOTHING_PLAYED' | 'NO_IDS' | 'NO_STOPS' | 'ONLY_STARTS' | 'OTHER_SERVER' | 'OTHER_USERS' | 'STOPPED_EARLY' | 'UNREADABLE' | 'WHOSE_PLAYS' | 'WORKING';

/** Whether a media server or a player works. */
export type MediaServerHealth = 'FAILING' | 'NEVER' | 'SILENT' | 'WORKING';

/** The format in which a media server or a player reports plays. */
export type MediaServerKind = 'EXTENSION' | 'PLAYER' | 'SERVER_A' | 'SERVER_B';

/** What a work was adapted from. */
export type MediaSource = 'ANIME' | 'COMIC' | 'DOUJINSHI' | 'GAME' | 'LIGHT_NOVEL' | 'LIVE_ACTION' | 'MANGA' | 'MULTIMEDIA_PROJECT' | 'NOVEL' | 'ORIGINAL' | 'OTHER' | 'PICTURE_BOOK' | 'VIDEO_GAME' | 'VISUAL_NOVEL' | 'WEB_NOVEL';

/** Whether a work is still coming out. */
export type MediaStatus = 'CANCELLED' | 'FINISHED' | 'HIATUS' | 'NOT_YET_RELEASED' | 'RELEASING';

/** How a film came out. */
export type MovieReleaseKind = 'DIGITAL' | 'PHYSICAL' | 'THEATRICAL' | 'TV';

/** What a notice is about. There will be more kinds. */
export type NoticeKind = 'ADAPTER_ACCEPTED' | 'ADAPTER_REJECTED' | 'AIRING_SOON' | 'ALERT_TARGET_OFF' | 'EDITS_WAITING' | 'EDIT_ACCEPTED' | 'EDIT_EXPIRED' | 'EDIT_PARTLY_ACCEPTED' | 'EDIT_QUESTION' | 'EDIT_REJECTED' | 'ENTRIES_MERGED' | 'ENTRY_MOVED' | 'EPISODE_AIRED' | 'EXPORT_FAILED' | 'FILM_DATE' | 'FOLLOWED' | 'FOLLOW_ACCEPTED' | 'FOLLOW_REQUESTED' | 'MERGE_UNDONE' | 'NEW_CHAPTER' | 'NOW_STREAMING' | 'REPORT_DISMISSED' | 'REPORT_UPHELD' | 'SCROBBLE_ASKED' | 'SCROBBLE_NEW_USER' | 'SCROBBLE_SUGGESTED' | 'SEQUEL_ANNOUNCED' | 'SERVER_FAILING' | 'SERVER_SILENT' | 'SYNC_LOGIN_ENDED' | 'SYNC_PLAN_READY' | 'SYNC_QUESTIONS' | 'SYNC_STOPPED' | 'WEBHOOK_DISABLED' | 'WEBHOOK_FAILING' | 'WORK_DELETED' | 'WORK_RESTORED' | 'WORK_SPLIT';

/** What recorded a play. */
export type PlaySource = 'API' | 'EXTENSION' | 'IMPORT' | 'JELLYFIN' | 'PLEX' | 'SYNC' | 'WEB';

/** How the other work relates to this one. */
export type RelationType = 'ADAPTATION' | 'ALTERNATIVE' | 'CHARACTER' | 'OTHER' | 'PARENT' | 'PREQUEL' | 'SEQUEL' | 'SIDE_STORY' | 'SOURCE' | 'SPIN_OFF' | 'SUMMARY';

/** Why something is reported. */
export type ReportReason = 'ABUSE' | 'ADULT' | 'DUPLICATE' | 'OTHER' | 'RIGHTS' | 'SPAM' | 'WRONG';

/** What is reported. */
export type ReportSubject = 'ANIME' | 'EDIT' | 'MANGA' | 'USER';

/** What a revision did. */
export type RevisionKind = 'CHANGE' | 'DELETE' | 'MERGE' | 'RESTORE' | 'SPLIT' | 'UNMERGE' | 'UNSPLIT';

/** The result of a change of an entry. */
export type SaveOutcome = 'ADDED' | 'DELETED' | 'REFUSED' | 'UNCHANGED' | 'UPDATED';

/** The scale of a score. */
export type ScoreFormat = 'POINT_3' | 'POINT_4' | 'POINT_5' | 'POINT_10' | 'POINT_10_DECIMAL' | 'POINT_20' | 'POINT_100';

/** What a program reports. */
export type ScrobbleAction = 'PAUSE' | 'START' | 'STOP';

/** What a search is for. */
export type SearchType = 'ANIME' | 'CHARACTER' | 'MANGA' | 'PERSON' | 'STUDIO';

/** A quarter of the year in Japan; premieres in its last ten days belong to the next. */
export type Season = 'FALL' | 'SPRING' | 'SUMMER' | 'WINTER';

/** The role of a person in a work. */
export type StaffRole = 'ART' | 'CHARACTER_DESIGN' | 'DIRECTOR' | 'MUSIC' | 'ORIGINAL_CREATOR' | 'OTHER' | 'SERIES_COMPOSITION' | 'STORY' | 'STORY_AND_ART' | 'VOICE_ACTOR';

/** What speaks for a work that the show of a media server or the manga of a page may be. */
export type SuggestionReason = 'AIR_DATE' | 'SIMILAR_TITLE' | 'TITLE' | 'YEAR';

/** What becomes of an entry on one side. */
export type SyncAction = 'CREATE' | 'DELETE' | 'NONE' | 'UPDATE';

/** What becomes of a question. */
export type SyncDecision = 'LEAVE' | 'OPEN' | 'OURS' | 'THEIRS';

/** What becomes of an entry that was deleted on one side. */
export type SyncDeletes = 'ASK' | 'IGNORE' | 'PROPAGATE';

/** Where a connection writes. */
export type SyncDirection = 'PULL' | 'PUSH' | 'TWO_WAY';

/** A field of an entry, as services have them. */
export type SyncField = 'COMPLETED' | 'NOTES' | 'PRIVATE' | 'PROGRESS' | 'REPEATS' | 'SCORE' | 'STARTED' | 'STATUS' | 'VOLUMES';

/** How somebody lets this server into an account at a service. */
export type SyncLogin = 'OAUTH' | 'PASSWORD' | 'PERSONAL_CLIENT' | 'TOKEN';

/** What a list is about. */
export type SyncMedia = 'ANIME' | 'MANGA';

/** What became of a write. */
export type SyncOutcome = 'REFUSED' | 'WRITTEN';

/** Which rows of a plan. */
export type SyncRowFilter = 'CHANGES' | 'CONFLICT' | 'CREATE' | 'DELETE' | 'HELD' | 'HERE' | 'NONE' | 'THERE' | 'UNMAPPED' | 'UPDATE';

/** What a run looks at. */
export type SyncRunKind = 'DRY' | 'FIRST' | 'FULL' | 'PUSH' | 'QUICK';

/** How far a run is. */
export type SyncRunState = 'APPLYING' | 'CANCELLED' | 'CONFIRMING' | 'DONE' | 'FAILED' | 'PLANNING' | 'READING' | 'WAITING';

/** A service with which lists can be kept in sync. There will be more. */
export type SyncService = 'ANILIST' | 'ANNICT' | 'BANGUMI' | 'KITSU' | 'MAL' | 'MANGADEX' | 'MANGAUPDATES' | 'SHIKIMORI' | 'SIMKL' | 'TRAKT' | 'TSUZUKI';

/** One of the two lists. */
export type SyncSide = 'HERE' | 'THERE';

/** Whether a connection works. */
export type SyncState = 'HEALTHY' | 'LIMITED' | 'PAUSED' | 'REAUTHORISE';

/** The colours of the pages. */
export type Theme = 'DARK' | 'LIGHT' | 'SYSTEM';

/** What a caller is: anonymous without a credential, otherwise what its account has. */
export type TierName = 'ANONYMOUS' | 'COMMERCIAL' | 'FREE' | 'INDIE';

/** In which language titles are shown, where there is one in it. */
export type TitleLanguage = 'ENGLISH' | 'NATIVE' | 'ROMAJI';

/** What comes first among the works to go on with. */
export type UpNextOrder = 'BEHIND' | 'RELEASED' | 'WATCHED';

/** How far an edit is on its way to the hub. */
export type UpstreamState = 'DECIDED' | 'REFUSED' | 'SENT' | 'WAITING';

/** How much of a user the caller may see. */
export type UserAccess = 'FULL' | 'LIMITED';

/** Who may see something of a user. */
export type Visibility = 'FOLLOWERS' | 'PRIVATE' | 'PUBLIC';

/** What was wrong with an answer, or why there was none. */
export type WebhookDeliveryFault = 'CUT_OFF' | 'FORBIDDEN' | 'NO_ADDRESS' | 'OURS' | 'REDIRECT' | 'STATUS' | 'TLS' | 'TOO_LARGE' | 'TOO_SLOW' | 'UNREACHABLE';

/** Why a delivery exists. */
export type WebhookDeliveryKind = 'EVENT' | 'PING' | 'TEST';

/** How a delivery stands. */
export type WebhookDeliveryState = 'DELIVERED' | 'EXPIRED' | 'FAILED' | 'SKIPPED' | 'WAITING';

/** Why we disabled an endpoint. */
export type WebhookDisabledFor = 'FAILING' | 'GONE';

/** Whether an endpoint gets events. */
export type WebhookEndpointState = 'ACTIVE' | 'DISABLED' | 'PAUSED' | 'PENDING' | 'TIER_PAUSED';

/** A type of event. The guide "Webhook events" shows what each says. */
export type WebhookEventType = 'CHAPTER_RELEASED' | 'EPISODE_AIRING' | 'MOVIE_RELEASE_DATE' | 'STREAMING_AVAILABLE' | 'WEBHOOK_PING';

/** The changes. Fields that are left out stay as they are. */
export interface AlertSettingsInput {
  chapterLanguages?: string[] | null;
  chapterStatuses?: ListStatus[] | null;
  chat?: AlertKind[] | null;
  digest?: AlertDigest | null;
  digestTime?: string | null;
  digestWeekday?: number | null;
  episodeStatuses?: ListStatus[] | null;
  inApp?: AlertKind[] | null;
  mail?: AlertKind[] | null;
  quietFrom?: string | null;
  quietUntil?: string | null;
  releaseStatuses?: ListStatus[] | null;
  sendsPrivate?: boolean | null;
  sequelStatuses?: ListStatus[] | null;
  services?: string[] | null;
}

/** A new target. Which fields it needs depends on its kind. */
export interface AlertTargetInput {
  address?: string | null;
  channel?: string | null;
  kind: AlertTargetKind;
  name: string;
  secret?: string | null;
}

/** A filter for anime. All given fields must match. */
export interface AnimeFilter {
  averageScore?: IntRange | null;
  countryOfOrigin?: TextFilter | null;
  durationMinutes?: IntRange | null;
  endDate?: DateRange | null;
  episodeCount?: IntRange | null;
  externalIds?: ExternalIdFilter | null;
  format?: AnimeFormatFilter | null;
  genres?: TextSetFilter | null;
  id?: IdFilter | null;
  isAdult?: boolean | null;
  listFigures?: ListFiguresFilter | null;
  minimumTagRank?: number | null;
  popularity?: IntRange | null;
  season?: SeasonFilter | null;
  seasonYear?: IntRange | null;
  source?: MediaSourceFilter | null;
  staff?: TextSetFilter | null;
  startDate?: DateRange | null;
  status?: MediaStatusFilter | null;
  streaming?: StreamingFilter | null;
  studios?: TextSetFilter | null;
  tagCategories?: TextSetFilter | null;
  tags?: TextSetFilter | null;
}

/** By a field with one value. */
export interface AnimeFormatFilter {
  in?: AnimeFormat[] | null;
  not?: AnimeFormat[] | null;
}

/** A filter for entries. All given fields must match. */
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

/** An account at a service. Which fields it needs depends on the service: see `SyncServiceInfo.login`. */
export interface ConnectSyncInput {
  address?: string | null;
  clientId?: string | null;
  clientSecret?: string | null;
  password?: string | null;
  service: SyncService;
  token?: string | null;
  userName?: string | null;
}

/** A range of dates. A date of which only the year or month is known is after a date if all of that year or month is after it. */
export interface DateRange {
  greater?: string | null;
  less?: string | null;
}

/** One value to change. */
export interface EditChangeInput {
  field: string;
  isNew?: boolean | null;
  isRelease?: boolean | null;
  value?: string | null;
}

/** By ids in another database. */
export interface ExternalIdFilter {
  in?: string[] | null;
  not?: string[] | null;
  site: string;
}

/** The id of a work in another database. */
export interface ExternalIdInput {
  id: string;
  site: string;
}

/** By id. */
export interface IdFilter {
  in?: string[] | null;
  not?: string[] | null;
}

/** A range of numbers. Works whose number is not known are in no range. */
export interface IntRange {
  greater?: number | null;
  less?: number | null;
}

/** By what the lists of this instance tell of a work. A work on no list that anybody may see has no users. */
export interface ListFiguresFilter {
  favourites?: IntRange | null;
  meanScore?: IntRange | null;
  recentUsers?: IntRange | null;
  users?: IntRange | null;
}

/** A filter for manga. All given fields must match. */
export interface MangaFilter {
  averageScore?: IntRange | null;
  chapterCount?: IntRange | null;
  countryOfOrigin?: TextFilter | null;
  endDate?: DateRange | null;
  externalIds?: ExternalIdFilter | null;
  format?: MangaFormatFilter | null;
  genres?: TextSetFilter | null;
  id?: IdFilter | null;
  isAdult?: boolean | null;
  listFigures?: ListFiguresFilter | null;
  magazine?: TextFilter | null;
  minimumTagRank?: number | null;
  popularity?: IntRange | null;
  publisher?: TextFilter | null;
  source?: MediaSourceFilter | null;
  staff?: TextSetFilter | null;
  startDate?: DateRange | null;
  status?: MediaStatusFilter | null;
  tagCategories?: TextSetFilter | null;
  tags?: TextSetFilter | null;
  volumeCount?: IntRange | null;
}

/** By a field with one value. */
export interface MangaFormatFilter {
  in?: MangaFormat[] | null;
  not?: MangaFormat[] | null;
}

/** A filter for entries. All given fields must match. */
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

/** A rule of this instance, which takes precedence over imported rules. */
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

/** The changes. Fields that are left out stay as they are. */
export interface PreferencesInput {
  activityVisibility?: Visibility | null;
  bio?: string | null;
  browserTimeZone?: string | null;
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

/** What to change, and why. */
export interface ProposeEditInput {
  baseRevision?: number | null;
  changes: EditChangeInput[];
  id?: string | null;
  isDraft?: boolean | null;
  isSurelyNew?: boolean | null;
  media: EditMedia;
  newWorkId?: string | null;
  note?: string | null;
  origin?: string | null;
  sources?: string[] | null;
  wantsReview?: boolean | null;
  workId?: string | null;
}

/** Two works that are one, and why. */
export interface ProposeMergeInput {
  id?: string | null;
  intoId: string;
  isDraft?: boolean | null;
  media: EditMedia;
  note?: string | null;
  origin?: string | null;
  sources?: string[] | null;
  workId: string;
}

/** A work to remove or to restore, and why. */
export interface ProposeRemovalInput {
  id?: string | null;
  isDraft?: boolean | null;
  media: EditMedia;
  note?: string | null;
  origin?: string | null;
  sources?: string[] | null;
  workId: string;
}

/** A work that is two, and why. */
export interface ProposeSplitInput {
  claims: WorkClaimInput[];
  formerId?: string | null;
  isDraft?: boolean | null;
  media: EditMedia;
  note?: string | null;
  sources?: string[] | null;
  workId: string;
}

/** What was watched or read, and when. */
export interface RecordPlayInput {
  animeId?: string | null;
  fromUnit?: number | null;
  mangaId?: string | null;
  playedAt?: string | null;
  unit: number;
}

/** An edit of an entry, or a new entry. Fields that are left out stay as they are; null clears them. */
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

/** An edit of an entry, or a new entry. Fields that are left out stay as they are; null clears them. */
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

/** A chapter, as the program knows it. */
export interface ScrobbleChapter {
  number: number;
  title?: string | null;
}

/** An episode, as the program knows it. */
export interface ScrobbleEpisode {
  airDate?: string | null;
  number?: number | null;
  season?: number | null;
  title?: string | null;
  tmdb?: number | null;
  tvdb?: number | null;
}

/** What was played or read: a movie, an episode with its show, or a chapter with its manga. */
export interface ScrobbleInput {
  action: ScrobbleAction;
  chapter?: ScrobbleChapter | null;
  episode?: ScrobbleEpisode | null;
  key?: string | null;
  manga?: ScrobbleWork | null;
  movie?: ScrobbleWork | null;
  page?: ScrobblePage | null;
  playedAt?: string | null;
  progress: number;
  show?: ScrobbleWork | null;
}

/** The page where it is played or read. What an owner says once about a show or manga of a site holds for all its episodes or chapters. */
export interface ScrobblePage {
  item?: string | null;
  show?: string | null;
  site: string;
}

/** A show, a film or a manga, as the program knows it. */
export interface ScrobbleWork {
  anidb?: number | null;
  anilist?: number | null;
  imdb?: string | null;
  kitsu?: number | null;
  mal?: number | null;
  title?: string | null;
  tmdb?: number | null;
  tvdb?: number | null;
  year?: number | null;
}

/** By a field with one value. */
export interface SeasonFilter {
  in?: Season[] | null;
  not?: Season[] | null;
}

/** By where a work can be watched; for callers of the Indie and Commercial tiers. */
export interface StreamingFilter {
  in?: string[] | null;
  isAvailable?: boolean | null;
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

/** The changes. What is left out stays as it is. */
export interface UpdateSyncConnectionInput {
  deletes?: SyncDeletes | null;
  direction?: SyncDirection | null;
  fieldsOff?: SyncField[] | null;
  isPaused?: boolean | null;
}

/** A change of an endpoint: what is left out stays. */
export interface WebhookEndpointChangeInput {
  animeIds?: string[] | null;
  description?: string | null;
  eventTypes?: WebhookEventType[] | null;
  headers?: WebhookHeaderInput[] | null;
  mangaIds?: string[] | null;
  onlyMyList?: boolean | null;
  ratePerSecond?: number | null;
  regions?: string[] | null;
  schemaVersion?: string | null;
  services?: string[] | null;
  takesAdult?: boolean | null;
  url?: string | null;
}

/** A new endpoint. */
export interface WebhookEndpointInput {
  animeIds?: string[] | null;
  description?: string | null;
  eventTypes: WebhookEventType[];
  headers?: WebhookHeaderInput[] | null;
  mangaIds?: string[] | null;
  onlyMyList?: boolean | null;
  ratePerSecond?: number | null;
  regions?: string[] | null;
  schemaVersion?: string | null;
  services?: string[] | null;
  takesAdult?: boolean | null;
  url: string;
}

/** A header that is added to requests. */
export interface WebhookHeaderInput {
  name: string;
  value: string;
}

/** What one data source says of a work, as `WorkClaim` names it. */
export interface WorkClaimInput {
  source: string;
  sourceId: string;
}

/** One activity of a user, such as "watched 3–5 of …". Progress on the same work within six hours is added to it. */
export interface Activity {
  __typename: Field<'Activity'>;
  /** The anime it is about; null for manga, and if the caller may not see the anime. */
  anime: Field<Selected | null, Anime>;
  /** When it began. */
  createdAt: Field<string>;
  /** The first episode or chapter; null unless the kind is PROGRESS. */
  fromUnit: Field<number | null>;
  /** Id of the activity. */
  id: Field<string>;
  /** What was done. */
  kind: Field<ActivityKind>;
  /** The manga it is about; null for anime, and if the caller may not see the manga. */
  manga: Field<Selected | null, Manga>;
  /** Whether it is about anime or manga. */
  media: Field<ListMedia>;
  /** The last episode or chapter; null unless the kind is PROGRESS. */
  toUnit: Field<number | null>;
  /** When the latest progress was added to it. */
  updatedAt: Field<string>;
  /** The user who did it. */
  user: Field<Selected | null, User>;
}

/** A page of a list. */
export interface ActivityConnection {
  __typename: Field<'ActivityConnection'>;
  /** The items of the page, each with its cursor. */
  edges: Field<Selected[], ActivityEdge>;
  /** The nodes of the edges, for clients that need no cursors. */
  nodes: Field<Selected[], Activity>;
  /** The place of the page in the list. */
  pageInfo: Field<Selected, PageInfo>;
  /** The number of items on all pages: exact, or null if counting would be slow. */
  totalCount: Field<number | null>;
}

/** An item of a list, with its cursor. */
export interface ActivityEdge {
  __typename: Field<'ActivityEdge'>;
  /** The place of the item in the list, for `after` and `before`. */
  cursor: Field<string>;
  /** The item. */
  node: Field<Selected, Activity>;
}

/** A page of a list. */
export interface AiringScheduleConnection {
  __typename: Field<'AiringScheduleConnection'>;
  /** The items of the page, each with its cursor. */
  edges: Field<Selected[], AiringScheduleEdge>;
  /** The nodes of the edges, for clients that need no cursors. */
  nodes: Field<Selected[], AiringScheduleEntry>;
  /** The place of the page in the list. */
  pageInfo: Field<Selected, PageInfo>;
  /** The number of items on all pages: exact, or null if counting would be slow. */
  totalCount: Field<number | null>;
}

/** An item of a list, with its cursor. */
export interface AiringScheduleEdge {
  __typename: Field<'AiringScheduleEdge'>;
  /** The place of the item in the list, for `after` and `before`. */
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
  /** The episode number; null if counting airings does not give it. */
  episode: Field<number | null>;
  /** Whether the airing only follows from the recurrence; false if a source has confirmed it. */
  isProjected: Field<boolean>;
  /** False if only the day is known and the time of day is a placeholder. */
  isTimeKnown: Field<boolean>;
  /** Where to watch it. For callers of the Indie and Commercial tiers. */
  streaming: Field<Selected[] | null, StreamingLink, { region?: string | null; services?: string[] | null }>;
  /** Whole seconds from now; negative once it has aired. */
  timeUntilAiring: Field<number>;
}

/** A message to a target. The log keeps those of the last 30 days. */
export interface AlertDelivery {
  __typename: Field<'AlertDelivery'>;
  /** How often it was tried. */
  attempts: Field<number>;
  /** When it was due first. */
  createdAt: Field<string>;
  /** Why the last try failed. */
  fault: Field<Selected | null, AlertFault>;
  /** Id of the message. */
  id: Field<string>;
  /** What it tells; null for a test. */
  kind: Field<AlertKind | null>;
  /** When it was tried last; null if it never was. */
  lastTryAt: Field<string | null>;
  /** When it is tried next; null if it is not tried again. */
  nextTryAt: Field<string | null>;
  /** What became of it. */
  state: Field<AlertDeliveryState>;
  /** The HTTP status of the last answer; null if there was none. */
  status: Field<number | null>;
}

/** Why a message was not accepted. */
export interface AlertFault {
  __typename: Field<'AlertFault'>;
  /** The wrong field or argument; null if there is none in particular. */
  field: Field<string | null>;
  /** What happened and what to do about it, in English. */
  message: Field<string>;
  /** Why, as a stable word; the page on errors lists all. */
  reason: Field<string>;
  /** The values in the message, for messages in other languages. */
  values: Field<Selected[], ReasonValue>;
}

/** What the user wants to be told about the works on their lists, and where. */
export interface AlertSettings {
  __typename: Field<'AlertSettings'>;
  /** BCP 47 codes of the languages of chapters. If there is none, a chapter is told once, in the language in which it comes out first. */
  chapterLanguages: Field<string[]>;
  /** The statuses of the entries whose chapters are told. */
  chapterStatuses: Field<ListStatus[]>;
  /** The kinds that are sent to the targets of the user. */
  chat: Field<AlertKind[]>;
  /** How often mail comes. */
  digest: Field<AlertDigest>;
  /** When mail comes, as `08:00` in the time zone of the user and in steps of 15 minutes. */
  digestTime: Field<string>;
  /** On which day weekly mail comes: 1 for Monday to 7 for Sunday. */
  digestWeekday: Field<number>;
  /** The statuses of the entries whose episodes are told. */
  episodeStatuses: Field<ListStatus[]>;
  /** The kinds that become notices in the inbox. */
  inApp: Field<AlertKind[]>;
  /** The kinds that come by mail. `AIRING_SOON` is never among them, because it would come too late. */
  mail: Field<AlertKind[]>;
  /** When quiet hours begin, as `22:00` in the time zone of the user and in steps of 15 minutes; null if there are none. Messages to targets wait until the quiet hours are over. */
  quietFrom: Field<string | null>;
  /** When quiet hours end, as `07:00`; null if there are none. */
  quietUntil: Field<string | null>;
  /** The statuses of the entries whose film dates and places to watch are told. */
  releaseStatuses: Field<ListStatus[]>;
  /** Whether alerts about private entries are sent to chat programs. */
  sendsPrivate: Field<boolean>;
  /** The statuses of the entries whose sequels are told. */
  sequelStatuses: Field<ListStatus[]>;
  /** Keys of the streaming services of the user, as in `StreamingLink.service`. Places to watch are told only for these. */
  services: Field<string[]>;
}

/** A chat program or the like to which a user has alerts sent. What is secret of it is never shown. */
export interface AlertTarget {
  __typename: Field<'AlertTarget'>;
  /** When it was added. */
  createdAt: Field<string>;
  /** The 20 latest messages, the latest first. */
  deliveries: Field<Selected[] | null, AlertDelivery>;
  /** When it was turned off, because it refused several messages or failed for days. A test that arrives turns it on again. */
  disabledAt: Field<string | null>;
  /** WEB_PUSH: SHA-256 of the endpoint in hexadecimal digits, by which a browser finds its own target; null for other kinds. */
  endpointHash: Field<string | null>;
  /** Tries that failed since the last message it accepted. */
  failures: Field<number>;
  /** The host to which messages go. */
  host: Field<string>;
  /** Id of the target. */
  id: Field<string>;
  /** Whether the user paused it. */
  isPaused: Field<boolean>;
  /** Which program it is. */
  kind: Field<AlertTargetKind>;
  /** When it last accepted a message; null if it never did. */
  lastSentAt: Field<string | null>;
  /** The name the user gave it. */
  name: Field<string>;
}

/** An animated work: a series, a film, a special. */
export interface Anime {
  __typename: Field<'Anime'>;
  /** When the catalogue first had it. */
  addedAt: Field<string>;
  /** Its airings from an instant on (from now unless said), by time, 60 at most. */
  airings: Field<Selected[], AiringScheduleEntry, { first?: number | null; from?: string | null }>;
  /** 0 to 100. */
  averageScore: Field<number | null>;
  /** A wide picture, for the top of its page; null as `coverImage` is. */
  bannerImage: Field<Selected | null, BannerImage>;
  /** Who appears in it, main characters first. Null while the database is away. */
  characters: Field<Selected | null, CharacterCreditConnection, { after?: string | null; before?: string | null; first?: number | null; last?: number | null }>;
  /** The country it comes from, as ISO 3166-1 alpha-2. Of an anime whose country no source states it is told from the language of the native title, and null for languages of several countries. */
  countryOfOrigin: Field<string | null>;
  /** Its cover; null if no source has one, its terms forbid to show it here, or this instance shows no pictures. */
  coverImage: Field<Selected | null, CoverImage>;
  /** What it is about: in the language asked for, else in English, else in any. Null if no source describes it. */
  description: Field<Selected | null, Description, { lang?: string | null }>;
  /** What it is about, in each language a source describes it in. Null while the database is away. */
  descriptions: Field<Selected[] | null, Description>;
  /** Minutes of an episode or of the film; null if no source states them. */
  durationMinutes: Field<number | null>;
  /** The date of the last episode or chapter, as precise as known; null while it airs or runs and if it is not known. */
  endDate: Field<string | null>;
  /** Number of episodes; null if no source states it. */
  episodeCount: Field<number | null>;
  /** Whether the count is on record or estimated from the length of the run. */
  episodeCountSource: Field<EpisodeCountSource | null>;
  /** Its episodes with their titles, as far as sources list them. Null while the database is away. */
  episodes: Field<Selected | null, EpisodeConnection, { after?: string | null; before?: string | null; first?: number | null; last?: number | null }>;
  /** Its ids in other databases. */
  externalIds: Field<Selected[], ExternalId>;
  /** How it was released, such as TV series, film or OVA. */
  format: Field<AnimeFormat>;
  /** Genres by their English names, such as "Slice of Life". The query `genres` lists all of them. */
  genres: Field<string[]>;
  /** Id of the object, unique among objects of all types. */
  id: Field<string>;
  /** Whether it is for adults only (explicit sexual content). True for an anime if no source knows. Callers who have not chosen to see such works do not find them. */
  isAdult: Field<boolean>;
  /** Whether no data source names it any more. Only list entries lead to such a work, and it comes back under its id when a source names it again. */
  isHidden: Field<boolean>;
  /** How many users of this instance have it on their lists, and what they think of it. */
  listFigures: Field<Selected | null, ListFigures>;
  /** Of a film: when it came out where, the earliest first. For callers of the Indie and Commercial tiers. */
  movieReleases: Field<Selected[] | null, MovieRelease, { region?: string | null }>;
  /** The next airing on the schedule. */
  nextAiring: Field<Selected | null, AiringScheduleEntry>;
  /** Address of the official site; null if no source states it. */
  officialSite: Field<string | null>;
  /** Which data source gave each field. */
  provenance: Field<Selected[], FieldSource>;
  /** The same tags with their ranks, the highest first. */
  rankedTags: Field<Selected[], WorkTag>;
  /** Works on the lists of users who have this one, the closest first. Found once a night; private lists are left out. Null while the database is away. */
  recommendations: Field<Selected | null, RecommendationConnection, { after?: string | null; before?: string | null; first?: number | null; last?: number | null }>;
  /** Works that belong to it, by kind in the order of `RelationType`: first what it was made from and what was made from it, then prequels and sequels, and others last. Of one kind the oldest comes first. */
  relations: Field<Selected[], Relation>;
  /** The season of its premiere; null if not known. */
  season: Field<Season | null>;
  /** The year of `season`: an anime that premieres in late December belongs to the winter of the next year. */
  seasonYear: Field<number | null>;
  /** What it was adapted from; null if no source states it. Of a manga it is known if a source names the work it was made from. */
  source: Field<MediaSource | null>;
  /** The people who made it, as far as sources state them. */
  staff: Field<Selected[], StaffCredit>;
  /** The date of the premiere or of the first chapter, as precise as known; null if not known. */
  startDate: Field<string | null>;
  /** Whether it airs or runs, has ended or is announced; null if no source states it. */
  status: Field<MediaStatus | null>;
  /** Where to watch it. For callers of the Indie and Commercial tiers. */
  streaming: Field<Selected[] | null, StreamingLink, { region?: string | null; services?: string[] | null }>;
  /** For callers of the Indie and Commercial tiers; null below. @deprecated Select `streaming`, which takes a region. Deprecated since 2026-11-21. */
  streamingLinks: Field<Selected[] | null, StreamingLink>;
  /** The studios that animated it, the main one first. */
  studios: Field<Selected[], Studio>;
  /** Other titles it is known by. */
  synonyms: Field<Selected[], Synonym>;
  /** Tags, which describe it in more detail than genres. */
  tags: Field<string[]>;
  /** The English title; null if no source states one. */
  titleEnglish: Field<string | null>;
  /** The title in the original language. */
  titleNative: Field<string>;
  /** The title in Latin letters; null if no source states it. */
  titleRomaji: Field<string | null>;
  /** Addresses of its trailers. Null while the database is away. */
  trailers: Field<string[] | null>;
  /** When the catalogue last changed it. */
  updatedAt: Field<string>;
  /** The caller's own entry; null if there is none, without an account, and without the scope `read:list`. */
  viewerEntry: Field<Selected | null, AnimeListEntry>;
  /** Whether it is a favourite of the caller. */
  viewerIsFavourite: Field<boolean>;
}

/** A page of anime. It also carries the main fields of the best match (deprecated), so that they can be selected directly on a search. */
export interface AnimeConnection {
  __typename: Field<'AnimeConnection'>;
  /** The `averageScore` of the best match; null if nothing matches. @deprecated A field of the best match, for clients that select it on the result: select `nodes` or `edges.node` instead. Deprecated since 2026-11-21. */
  averageScore: Field<number | null>;
  /** The items of the page, each with its cursor. */
  edges: Field<Selected[], AnimeEdge>;
  /** The `episodeCount` of the best match; null if nothing matches. @deprecated A field of the best match, for clients that select it on the result: select `nodes` or `edges.node` instead. Deprecated since 2026-11-21. */
  episodeCount: Field<number | null>;
  /** The id of the best match, with a suffix for the page, because no two objects share an id. Arguments accept it as the id of the anime. Null if nothing matches. @deprecated A field of the best match, for clients that select it on the result: select `nodes` or `edges.node` instead. Deprecated since 2026-11-21. */
  id: Field<string | null>;
  /** The nodes of the edges, for clients that need no cursors. */
  nodes: Field<Selected[], Anime>;
  /** The place of the page in the list. */
  pageInfo: Field<Selected, PageInfo>;
  /** The `status` of the best match; null if nothing matches. @deprecated A field of the best match, for clients that select it on the result: select `nodes` or `edges.node` instead. Deprecated since 2026-11-21. */
  status: Field<MediaStatus | null>;
  /** The `titleEnglish` of the best match; null if nothing matches. @deprecated A field of the best match, for clients that select it on the result: select `nodes` or `edges.node` instead. Deprecated since 2026-11-21. */
  titleEnglish: Field<string | null>;
  /** The `titleNative` of the best match; null if nothing matches. @deprecated A field of the best match, for clients that select it on the result: select `nodes` or `edges.node` instead. Deprecated since 2026-11-21. */
  titleNative: Field<string | null>;
  /** The `titleRomaji` of the best match; null if nothing matches. @deprecated A field of the best match, for clients that select it on the result: select `nodes` or `edges.node` instead. Deprecated since 2026-11-21. */
  titleRomaji: Field<string | null>;
  /** The number of items on all pages: exact, or null if counting would be slow. */
  totalCount: Field<number | null>;
}

/** An item of a list, with its cursor. */
export interface AnimeEdge {
  __typename: Field<'AnimeEdge'>;
  /** The place of the item in the list, for `after` and `before`. */
  cursor: Field<string>;
  /** The item. */
  node: Field<Selected, Anime>;
}

/** A page of a list. */
export interface AnimeListConnection {
  __typename: Field<'AnimeListConnection'>;
  /** The items of the page, each with its cursor. */
  edges: Field<Selected[], AnimeListEdge>;
  /** The nodes of the edges, for clients that need no cursors. */
  nodes: Field<Selected[], AnimeListEntry>;
  /** The place of the page in the list. */
  pageInfo: Field<Selected, PageInfo>;
  /** The number of items on all pages: exact, or null if counting would be slow. */
  totalCount: Field<number | null>;
}

/** An item of a list, with its cursor. */
export interface AnimeListEdge {
  __typename: Field<'AnimeListEdge'>;
  /** The place of the item in the list, for `after` and `before`. */
  cursor: Field<string>;
  /** The item. */
  node: Field<Selected, AnimeListEntry>;
}

/** An anime on a user's list. */
export interface AnimeListEntry {
  __typename: Field<'AnimeListEntry'>;
  /** The anime the entry is about. */
  anime: Field<Selected, Anime>;
  /** Number of episodes that have aired and are not watched, or of chapters that are out and not read, from the listed chapters or the number of the latest one; null if not known. */
  behindBy: Field<number | null>;
  /** When the owner first finished it; null before that and if not known. */
  completedOn: Field<string | null>;
  /** When it was added to the list. */
  createdAt: Field<string>;
  /** The custom lists that contain it. */
  customLists: Field<Selected[], CustomList>;
  /** Its plays, latest first; only for the caller's own entries. */
  history: Field<Selected, EntryPlayConnection, { after?: string | null; before?: string | null; first?: number | null; last?: number | null }>;
  /** Id of the entry. It stays the same while the work is on the list. */
  id: Field<string>;
  /** Whether it is shown only on its custom lists. An entry without custom lists is always shown with its status. */
  isHiddenFromStatusLists: Field<boolean>;
  /** The episode to watch next; null if it has not aired yet or there is none. */
  nextEpisode: Field<number | null>;
  /** The notes, as Markdown. */
  notes: Field<string | null>;
  /** Rewatches or rereads, oldest first. The last may be open. */
  passes: Field<Selected[], ListPass>;
  /** Priority: 0 none, 1 low, 2 medium, 3 high. */
  priority: Field<number>;
  /** Number of episodes watched; during a rewatch, in the rewatch. */
  progress: Field<number>;
  /** How many times it was rewatched or reread. */
  repeatCount: Field<number>;
  /** The score, 0 to 100 unless you give another format; null if not scored. */
  score: Field<number | null, never, { format: ScoreFormat }>;
  /** When the owner began; null if not known. */
  startedOn: Field<string | null>;
  /** The status of the entry. */
  status: Field<ListStatus>;
  /** Tags the owner gave the entry. */
  tags: Field<string[]>;
  /** When it was last changed. */
  updatedAt: Field<string>;
  /** Number that grows with every change. Send it with an edit, and the edit is refused if the entry was changed since. */
  version: Field<number>;
  /** Who, of those who may see the list, may see the entry. */
  visibility: Field<Visibility>;
}

/** The result of a change of an entry. */
export interface AnimeListEntryPayload {
  __typename: Field<'AnimeListEntryPayload'>;
  /** Id for `undo`, valid for 30 days; null if nothing was written. */
  batchId: Field<string | null>;
  /** The entry as it is now, also if nothing was written; null if there is none. */
  entry: Field<Selected | null, AnimeListEntry>;
  /** What was done. */
  outcome: Field<SaveOutcome>;
  /** Why nothing was written; null if it was. */
  problem: Field<Selected | null, ListProblem>;
}

/** A wide picture of a work, on this instance. Addresses answer with AVIF, WebP or JPEG, as `Accept` asks, and may be kept for a year. Show something of your own if one answers with an error. */
export interface BannerImage {
  __typename: Field<'BannerImage'>;
  /** The colour that most of it has, as "#1a2b3c". Null until it was first shown to anybody. */
  color: Field<string | null>;
  /** Its height at its source, in pixels. Null until it was first shown to anybody. */
  height: Field<number | null>;
  /** The address of a picture up to 1920 pixels wide. */
  large: Field<string>;
  /** The licence of the data of that source, which need not be that of the picture; null if it is no public data set. */
  license: Field<string | null>;
  /** The address of a picture up to 960 pixels wide. */
  medium: Field<string>;
  /** The address at which the source publishes it. For credit: who shows it tells that site of every visitor. */
  originalUrl: Field<string>;
  /** The address of a picture up to 480 pixels wide. */
  small: Field<string>;
  /** The `key` of the data source that names it. */
  source: Field<string>;
  /** The name of that source, for credit. */
  sourceName: Field<string>;
  /** The address of that source, for credit; null if it is no public data set. */
  url: Field<string | null>;
  /** Its width at its source, in pixels. Null until it was first shown to anybody. */
  width: Field<number | null>;
}

/** A genre, a tag or a streaming service, and how many works have it. */
export interface CatalogueWord {
  __typename: Field<'CatalogueWord'>;
  /** Number of anime that have it and that the caller may see. */
  animeCount: Field<number>;
  /** The category of a tag, with the names of AniList; null for other words, and for tags without one. */
  category: Field<string | null>;
  /** Whether it is a tag of which a source tells how much works are about it. */
  isRanked: Field<boolean>;
  /** Number of manga that have it and that the caller may see. */
  mangaCount: Field<number>;
  /** The word, as filters of `browseAnime` and `browseManga` accept it. */
  name: Field<string>;
}

/** A chapter of a manga in one language. */
export interface Chapter {
  __typename: Field<'Chapter'>;
  /** Id of the chapter or volume in this language. */
  id: Field<string>;
  /** The number as printed: "10", "10.5", "Extra 1". */
  label: Field<string>;
  /** The language, as BCP 47. */
  language: Field<string>;
  /** The manga it belongs to. */
  manga: Field<Selected | null, Manga>;
  /** Its place among the others: its number if it has one. */
  position: Field<number>;
  /** The release date; null if not known. */
  releaseDate: Field<string | null>;
  /** The source of this fact. */
  source: Field<string>;
  /** Its title; null if it has none or no source states it. */
  title: Field<string | null>;
  /** The address where it is published. */
  url: Field<string | null>;
  /** The label of its volume. */
  volume: Field<string | null>;
}

/** A page of a list. */
export interface ChapterConnection {
  __typename: Field<'ChapterConnection'>;
  /** The items of the page, each with its cursor. */
  edges: Field<Selected[], ChapterEdge>;
  /** The nodes of the edges, for clients that need no cursors. */
  nodes: Field<Selected[], Chapter>;
  /** The place of the page in the list. */
  pageInfo: Field<Selected, PageInfo>;
  /** The number of items on all pages: exact, or null if counting would be slow. */
  totalCount: Field<number | null>;
}

/** An item of a list, with its cursor. */
export interface ChapterEdge {
  __typename: Field<'ChapterEdge'>;
  /** The place of the item in the list, for `after` and `before`. */
  cursor: Field<string>;
  /** The item. */
  node: Field<Selected, Chapter>;
}

/** A page of a list. */
export interface ChapterReleaseConnection {
  __typename: Field<'ChapterReleaseConnection'>;
  /** The items of the page, each with its cursor. */
  edges: Field<Selected[], ChapterReleaseEdge>;
  /** The nodes of the edges, for clients that need no cursors. */
  nodes: Field<Selected[], Chapter>;
  /** The place of the page in the list. */
  pageInfo: Field<Selected, PageInfo>;
  /** The number of items on all pages: exact, or null if counting would be slow. */
  totalCount: Field<number | null>;
}

/** An item of a list, with its cursor. */
export interface ChapterReleaseEdge {
  __typename: Field<'ChapterReleaseEdge'>;
  /** The place of the item in the list, for `after` and `before`. */
  cursor: Field<string>;
  /** The item. */
  node: Field<Selected, Chapter>;
}

/** Somebody who appears in works. */
export interface Character {
  __typename: Field<'Character'>;
  /** The works they appear in, the newest first. Null while the database is away. */
  appearances: Field<Selected | null, CharacterCreditConnection, { after?: string | null; before?: string | null; first?: number | null; last?: number | null }>;
  /** Id of the object, unique among objects of all types. */
  id: Field<string>;
  /** The name, in Latin letters if a source states them. */
  name: Field<string>;
  /** The name in its original script; null if no source states it. */
  nameNative: Field<string | null>;
}

/** What a character is in one work. */
export interface CharacterCredit {
  __typename: Field<'CharacterCredit'>;
  /** The work if it is an anime, else null. */
  anime: Field<Selected | null, Anime>;
  /** Who it is. */
  character: Field<Selected, Character>;
  /** The work if it is a manga, else null. */
  manga: Field<Selected | null, Manga>;
  /** How much they matter in it. */
  role: Field<CharacterRole>;
  /** Who speaks them in it, as far as sources state it. */
  voices: Field<Selected[], Voice>;
}

/** A page of characters, each in one work. */
export interface CharacterCreditConnection {
  __typename: Field<'CharacterCreditConnection'>;
  /** The items of the page, each with its cursor. */
  edges: Field<Selected[], CharacterCreditEdge>;
  /** The nodes of the edges, for clients that need no cursors. */
  nodes: Field<Selected[], CharacterCredit>;
  /** The place of the page in the list. */
  pageInfo: Field<Selected, PageInfo>;
  /** The number of items on all pages: exact, or null if counting would be slow. */
  totalCount: Field<number | null>;
}

/** An item of a list, with its cursor. */
export interface CharacterCreditEdge {
  __typename: Field<'CharacterCreditEdge'>;
  /** The place of the item in the list, for `after` and `before`. */
  cursor: Field<string>;
  /** The item. */
  node: Field<Selected, CharacterCredit>;
}

/** A program that acts for an account. */
export interface Client {
  __typename: Field<'Client'>;
  /** What kind of program it is. */
  kind: Field<ClientKind>;
  /** The name its owner had given it at that time, such as the name of an API key; null if it had none. */
  name: Field<string | null>;
}

/** What came of the confirmation of a show. */
export interface ConfirmShowPayload {
  __typename: Field<'ConfirmShowPayload'>;
  /** How many deliveries were processed again because of it. */
  deliveries: Field<number>;
  /** The show as it is remembered; null for a film, a special or a manga, which is remembered as a correction. */
  knownShow: Field<Selected | null, KnownShow>;
  /** How many of them are still being processed. Only if there are too many to wait for. */
  pending: Field<number>;
  /** How many of them are recorded now. */
  recorded: Field<number>;
  /** Those that the show does not have, as in `Viewer.unplacedPlays`. */
  unplaced: Field<Selected[], UnplacedPlay>;
}

/** The result of a correction. */
export interface CorrectDeliveryPayload {
  __typename: Field<'CorrectDeliveryPayload'>;
  /** The delivery as it is now. */
  delivery: Field<Selected, Delivery>;
  /** Whether a rule for everybody was proposed to the editors. That needs an id of the show or film. */
  isProposed: Field<boolean>;
  /** Whether the correction also applies to other episodes of the show on this server. */
  isRemembered: Field<boolean>;
}

/** The cover of a work, on this instance. Addresses answer with AVIF, WebP or JPEG, as `Accept` asks, and may be kept for a year. Show something of your own if one answers with an error. */
export interface CoverImage {
  __typename: Field<'CoverImage'>;
  /** The colour that most of it has, as "#1a2b3c". Null until it was first shown to anybody. */
  color: Field<string | null>;
  /** Its height at its source, in pixels. Null until it was first shown to anybody. */
  height: Field<number | null>;
  /** The address of a picture up to 460 pixels wide. */
  large: Field<string>;
  /** The licence of the data of that source, which need not be that of the picture; null if it is no public data set. */
  license: Field<string | null>;
  /** The address of a picture up to 230 pixels wide. */
  medium: Field<string>;
  /** The address at which the source publishes it. For credit: who shows it tells that site of every visitor. */
  originalUrl: Field<string>;
  /** The address of a picture up to 100 pixels wide. */
  small: Field<string>;
  /** The `key` of the data source that names it. */
  source: Field<string>;
  /** The name of that source, for credit. */
  sourceName: Field<string>;
  /** The address of that source, for credit; null if it is no public data set. */
  url: Field<string | null>;
  /** Its width at its source, in pixels. Null until it was first shown to anybody. */
  width: Field<number | null>;
}

/** A custom list of a user. */
export interface CustomList {
  __typename: Field<'CustomList'>;
  /** Id of the custom list. */
  id: Field<string>;
  /** Whether it holds anime or manga. */
  media: Field<ListMedia>;
  /** Its name, as its owner wrote it. */
  name: Field<string>;
  /** Its place in the order, from 1. */
  position: Field<number>;
}

/** The result of a change of a custom list. */
export interface CustomListPayload {
  __typename: Field<'CustomListPayload'>;
  /** The custom list as it is now, or was before it was deleted; null if nothing was done. */
  customList: Field<Selected | null, CustomList>;
  /** Why nothing was done; null if it was. */
  problem: Field<Selected | null, ListProblem>;
}

/** A source of facts in the catalogue. */
export interface DataSource {
  __typename: Field<'DataSource'>;
  /** The date of the data. */
  asOf: Field<string>;
  /** The attribution that must be shown with the data. */
  attribution: Field<string>;
  /** Short name of the source, which other fields use. */
  key: Field<string>;
  /** Licence of the data: its SPDX identifier, or its name. */
  licence: Field<string>;
  /** Full name of the source. */
  name: Field<string>;
  /** On what terms its facts are used, in one or two English sentences; null if nobody knows, as of a source of a hub without an open licence. */
  terms: Field<string | null>;
  /** Address of the source. */
  url: Field<string>;
  /** Version of the data set that was imported. */
  version: Field<string>;
}

/** What became of several edits. */
export interface DecideEditsPayload {
  __typename: Field<'DecideEditsPayload'>;
  /** One result per edit, in the given order. */
  results: Field<Selected[], DecidedEdit>;
}

/** What became of one edit of several. */
export interface DecidedEdit {
  __typename: Field<'DecidedEdit'>;
  /** The edit as it is now; null if there is none with this id. */
  edit: Field<Selected | null, Edit>;
  /** Its id, as it was sent. */
  editId: Field<string>;
  /** Why nothing was decided; null if it was. */
  problem: Field<Selected | null, EditProblem>;
}

/** One event that a media server, a player or the browser extension reported, and its outcome. Kept for seven days. */
export interface Delivery {
  __typename: Field<'Delivery'>;
  /** Id for `undo`. */
  batchId: Field<string | null>;
  /** Number of the chapter on the page; null for what is no chapter. */
  chapter: Field<number | null>;
  /** Number of the episode on the server; null if the server does not send it. */
  episode: Field<number | null>;
  /** The kind of event, in the words of the server; null if it could not be read. */
  event: Field<string | null>;
  /** When it is deleted. The owner can answer a question about it until then. */
  expiresAt: Field<string>;
  /** Id of the delivery: digits, not a UUID. */
  id: Field<string>;
  /** `IgnoredShow.id` if the show is ignored, for `unignoreShow`. */
  ignoredShowId: Field<string | null>;
  /** Whether it counted as watched. Only such deliveries can be corrected. */
  isWatched: Field<boolean>;
  /** Library of the server that it was played from; null if the server does not send it. */
  library: Field<string | null>;
  /** The matched episodes, several if the file has several, or the matched chapter. */
  matches: Field<Selected[], DeliveryMatch>;
  /** What we did with it, or why it was not recorded. */
  outcome: Field<DeliveryOutcome>;
  /** The payload without private data; null if it was not kept. */
  payload: Field<string | null>;
  /** How much was played, 0 to 1; null if the server does not send it. */
  progress: Field<number | null>;
  /** When it arrived. */
  receivedAt: Field<string>;
  /** Number of the season on the server; null if the server does not send it. */
  season: Field<number | null>;
  /** The kind of server that sends such payloads, if it is another than the one this webhook URL is for; null otherwise. */
  sentAs: Field<MediaServerKind | null>;
  /** Who watched, by the server's name for them. */
  serverUser: Field<string | null>;
  /** Title of the show or manga on the server; null for films and if the server does not send it. */
  showTitle: Field<string | null>;
  /** What the show or manga may be, the likeliest first, if the outcome is `SUGGESTED`. */
  suggestions: Field<Selected[], DeliverySuggestion>;
  /** Title of the episode, film or chapter on the server; null if the server does not send it. */
  title: Field<string | null>;
}

/** A page of a list. */
export interface DeliveryConnection {
  __typename: Field<'DeliveryConnection'>;
  /** The items of the page, each with its cursor. */
  edges: Field<Selected[], DeliveryEdge>;
  /** The nodes of the edges, for clients that need no cursors. */
  nodes: Field<Selected[], Delivery>;
  /** The place of the page in the list. */
  pageInfo: Field<Selected, PageInfo>;
  /** The number of items on all pages: exact, or null if counting would be slow. */
  totalCount: Field<number | null>;
}

/** A correction of the owner of a media server, a player or a page: which work a show or manga there is. */
export interface DeliveryCorrection {
  __typename: Field<'DeliveryCorrection'>;
  /** The anime; null if it is a manga, or if the catalogue no longer has it. */
  anime: Field<Selected | null, Anime>;
  /** Number of the first episode or chapter here. */
  animeFrom: Field<number>;
  /** Number of the first episode or chapter on the server. */
  from: Field<number>;
  /** Id of the correction, for `forgetDeliveryCorrection`. */
  id: Field<string>;
  /** When it was made. */
  madeAt: Field<string>;
  /** The manga; null if it is an anime, or if the catalogue no longer has it. */
  manga: Field<Selected | null, Manga>;
  /** Season of the show on the server; null for films and manga. */
  season: Field<number | null>;
  /** The title on the server. */
  title: Field<string>;
  /** Number of the last episode or chapter on the server; null if not known. */
  to: Field<number | null>;
}

/** An item of a list, with its cursor. */
export interface DeliveryEdge {
  __typename: Field<'DeliveryEdge'>;
  /** The place of the item in the list, for `after` and `before`. */
  cursor: Field<string>;
  /** The item. */
  node: Field<Selected, Delivery>;
}

/** The episode or chapter that a delivery was matched to. */
export interface DeliveryMatch {
  __typename: Field<'DeliveryMatch'>;
  /** The anime that was played; null for a chapter, and if the catalogue no longer has it. */
  anime: Field<Selected | null, Anime>;
  /** Number of the chapter within that manga; null for an episode. */
  chapter: Field<number | null>;
  /** Number of the episode within that anime, from 1; 0 for a chapter. */
  episode: Field<number>;
  /** The manga that was read; null for an episode, and if the catalogue no longer has it. */
  manga: Field<Selected | null, Manga>;
  /** What decided the match. */
  reason: Field<DeliveryMatchReason>;
  /** The rule that decided the match; null if none did. */
  rule: Field<Selected | null, DeliveryRule>;
}

/** The rule of the mapping that was used, as it was at that time. */
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
  /** Season in that database; null for films, 0 for specials, -1 if numbers run through the whole show. */
  season: Field<number | null>;
  /** Name of the mapping file the rule comes from; "local" for rules of this instance. */
  source: Field<string>;
  /** Last external episode the rule covers; null if not known. */
  to: Field<number | null>;
}

/** A work that a delivery may be of. */
export interface DeliverySuggestion {
  __typename: Field<'DeliverySuggestion'>;
  /** The anime that this episode, or the first of this file, would be recorded for; null if that is not sure. */
  anime: Field<Selected | null, Anime>;
  /** Number of the episode within that anime; null if that is not sure. */
  episode: Field<number | null>;
  /** The manga; null for an anime, or if the catalogue no longer has it. */
  manga: Field<Selected | null, Manga>;
  /** What each episode of the file would be recorded as, in their order: one, unless the server says that the file has more. Empty for a manga. */
  places: Field<Selected[], SuggestedPlace>;
  /** What speaks for it. */
  reasons: Field<SuggestionReason[]>;
  /** The first season of the show; null for a manga, or if the catalogue no longer has it. */
  show: Field<Selected | null, Anime>;
}

/** What a work is about, and who wrote it. */
export interface Description {
  __typename: Field<'Description'>;
  /** BCP 47 tag, where the source tells. */
  lang: Field<string | null>;
  /** The licence of the source; null if the source is no public data set. */
  license: Field<string | null>;
  /** The `key` of the data source that gave it. */
  source: Field<string>;
  /** The full name of the source; null if the source is no public data set. */
  sourceName: Field<string | null>;
  /** Markdown. Show HTML in it as text. */
  text: Field<string>;
  /** The address of the source; null if the source is no public data set. */
  url: Field<string | null>;
}

/** What somebody proposes to change in the catalogue. */
export interface Edit {
  __typename: Field<'Edit'>;
  /** The anime; null for a manga, and if the caller may not see it. */
  anime: Field<Selected | null, Anime>;
  /** Until when its author must answer a question; null if there is none. */
  answerDueAt: Field<string | null>;
  /** From when a moderator can apply a merge, a split, a removal or a restoration; null for other edits and for drafts. */
  appliesFrom: Field<string | null>;
  /** The editor who looks at it; null if nobody does. */
  assignee: Field<Selected | null, User>;
  /** Who proposed it; null if the account is gone or not visible. */
  author: Field<Selected | null, User>;
  /** The values it changes. */
  changes: Field<Selected[], EditChange>;
  /** Of a split: what becomes the new work. */
  claims: Field<Selected[], EditClaim>;
  /** When the votes are counted; null while nobody is against it. */
  closesAt: Field<string | null>;
  /** When it was decided; null while it is open. */
  decidedAt: Field<string | null>;
  /** Who decided; null while it is open, and if rules or votes did. */
  decidedBy: Field<Selected | null, User>;
  /** What the editor said about the decision; may be empty. */
  decision: Field<string>;
  /** Id of the edit. */
  id: Field<string>;
  /** What it does. */
  kind: Field<EditKind>;
  /** The manga; null for an anime, and if the caller may not see it. */
  manga: Field<Selected | null, Manga>;
  /** Whether it is about an anime or a manga. */
  media: Field<EditMedia>;
  /** What was written about it, the oldest first: the newest 200 comments, and as many questions, answers and appeals. */
  messages: Field<Selected[], EditMessage>;
  /** What its author says of it. */
  note: Field<string>;
  /** Who wrote it at another instance, as that says; null if it was written here. */
  origin: Field<string | null>;
  /** Of a merge: the work that it becomes part of. Otherwise null. */
  other: Field<Selected | null, WorkName>;
  /** What accepting it would do now, value by value; null for an edit that is not open, and for one that adds, merges, splits, removes or restores a work. */
  outcomes: Field<Selected[] | null, EditOutcome>;
  /** Addresses where it can be checked. */
  sources: Field<string[]>;
  /** How far it is. */
  state: Field<EditState>;
  /** When it was sent; null for a draft. */
  submittedAt: Field<string | null>;
  /** Votes against it. */
  votesAgainst: Field<number>;
  /** Votes for it. */
  votesFor: Field<number>;
  /** What the work is called, also if it was merged or removed since. */
  work: Field<Selected | null, WorkName>;
  /** Id of the anime or manga. A work that is only proposed will have this id. */
  workId: Field<string>;
}

/** One value that an edit changes. */
export interface EditChange {
  __typename: Field<'EditChange'>;
  /** The value after, as JSON; null if there is none. */
  after: Field<string | null>;
  /** The value before, as JSON; null if there was none. */
  before: Field<string | null>;
  /** The field, such as `titleEnglish`, or a row of a list with its key: `episodes.12`, `externalIds.mal`, `movieReleases.JP:THEATRICAL`, `chapters.en:10.5`. */
  field: Field<string>;
  /** What the field is about. */
  group: Field<EditFieldGroup>;
  /** Whether it was accepted; null while nothing is decided. */
  isAccepted: Field<boolean | null>;
  /** Whether the edit takes back what people said, so that data sources decide again. */
  isRelease: Field<boolean>;
  /** Of a relation: the other work, if it is an anime that is here. */
  relatedAnime: Field<Selected | null, Anime>;
  /** Of a relation: the other work, if it is a manga that is here. */
  relatedManga: Field<Selected | null, Manga>;
}

/** What one data source says of a work, which a split takes. */
export interface EditClaim {
  __typename: Field<'EditClaim'>;
  /** The key of the source. */
  source: Field<string>;
  /** The id of the work at the source. */
  sourceId: Field<string>;
}

/** A page of a list. */
export interface EditConnection {
  __typename: Field<'EditConnection'>;
  /** The items of the page, each with its cursor. */
  edges: Field<Selected[], EditEdge>;
  /** The nodes of the edges, for clients that need no cursors. */
  nodes: Field<Selected[], Edit>;
  /** The place of the page in the list. */
  pageInfo: Field<Selected, PageInfo>;
  /** The number of items on all pages: exact, or null if counting would be slow. */
  totalCount: Field<number | null>;
}

/** An item of a list, with its cursor. */
export interface EditEdge {
  __typename: Field<'EditEdge'>;
  /** The place of the item in the list, for `after` and `before`. */
  cursor: Field<string>;
  /** The item. */
  node: Field<Selected, Edit>;
}

/** A lock on a work, a field or a row of a list: only moderators change what it holds for. */
export interface EditLock {
  __typename: Field<'EditLock'>;
  /** Until when it holds; null for good. */
  expiresAt: Field<string | null>;
  /** The field or the row, as in `EditChange.field`; null for the whole work. */
  field: Field<string | null>;
  /** Id of the lock, for `unlockWork`. */
  id: Field<string>;
  /** Why it is locked. */
  reason: Field<string>;
}

/** Something written about an edit. */
export interface EditMessage {
  __typename: Field<'EditMessage'>;
  /** Who wrote it; null if the account is gone or not visible. */
  author: Field<Selected | null, User>;
  /** What it is. */
  kind: Field<EditMessageKind>;
  /** Plain text. */
  text: Field<string>;
  /** When it was written. */
  writtenAt: Field<string>;
}

/** What accepting one value of an edit would do to the work as it is now. */
export interface EditOutcome {
  __typename: Field<'EditOutcome'>;
  /** What would stand there, as JSON; null if nothing would. Of a list, the edit adds, removes and changes only its own rows, and leaves what others changed since. */
  after: Field<string | null>;
  /** What stands there now, as JSON; null if nothing does. */
  current: Field<string | null>;
  /** As `EditChange.field`. */
  field: Field<string>;
  /** Whether it would replace what others changed since the edit was sent, so that `decideEdit` asks for `isRebased`. */
  isConflict: Field<boolean>;
}

/** Why an edit was not decided. */
export interface EditProblem {
  __typename: Field<'EditProblem'>;
  /** The wrong field or argument; null if there is none in particular. */
  field: Field<string | null>;
  /** What happened and what to do about it, in English. */
  message: Field<string>;
  /** Why, as a stable word; the page on errors lists all. */
  reason: Field<string>;
  /** The values in the message, for messages in other languages. */
  values: Field<Selected[], ReasonValue>;
}

/** A value of a work that can be edited. */
export interface EditableValue {
  __typename: Field<'EditableValue'>;
  /** When people last changed what they say of it; null if they say nothing. */
  changedAt: Field<string | null>;
  /** Who last changed what people say of it; null if they say nothing, and if the account is gone or not visible. */
  changedBy: Field<Selected | null, User>;
  /** The field, or a row of a list with its key, as in `EditChange.field`. */
  field: Field<string>;
  /** What the field is about. */
  group: Field<EditFieldGroup>;
  /** Whether people say it. Imports do not change such a value. */
  isSaid: Field<boolean>;
  /** Why only moderators may change it; null if everybody may propose changes. */
  lock: Field<string | null>;
  /** Of a relation: the other work, if it is an anime that is here. */
  relatedAnime: Field<Selected | null, Anime>;
  /** Of a relation: the other work, if it is a manga that is here. */
  relatedManga: Field<Selected | null, Manga>;
  /** The `key` of the data source that says so; null if none does. */
  source: Field<string | null>;
  /** What data sources say, as JSON; null if they say nothing. */
  sourcedValue: Field<string | null>;
  /** The value as JSON; null if there is none. */
  value: Field<string | null>;
  /** When this value was last said: by a person, or by a data source that says the same, whose word is as old as its data; null if nobody knows. */
  verifiedAt: Field<string | null>;
}

/** A work as it can be edited. */
export interface EditableWork {
  __typename: Field<'EditableWork'>;
  /** The number of its newest revision, for `ProposeEditInput.baseRevision`. */
  baseRevision: Field<number>;
  /** The locks that hold now, the oldest first: also those of works that were merged into it. */
  locks: Field<Selected[], EditLock>;
  /** The values that can be edited, also those that are empty; at most 5,000 rows of a list. */
  values: Field<Selected[], EditableValue, { fields?: string[] | null }>;
}

/** What became of the changes that a user proposed in one group of fields. */
export interface EditorGroup {
  __typename: Field<'EditorGroup'>;
  /** Values accepted. */
  accepted: Field<number>;
  /** The fields. */
  group: Field<EditFieldGroup>;
  /** Whether changes of the user in these fields need no review. */
  isTrusted: Field<boolean>;
  /** Values rejected. */
  rejected: Field<number>;
}

/** What a moderator set for somebody who edits. */
export interface EditorRestriction {
  __typename: Field<'EditorRestriction'>;
  /** The fields in which nothing of theirs is applied without review. */
  groups: Field<EditFieldGroup[]>;
  /** False if they may not edit at all. */
  mayPropose: Field<boolean>;
  /** Why. */
  reason: Field<string>;
  /** When it was set. */
  setAt: Field<string>;
}

/** How a user edits the catalogue. */
export interface EditorStatistics {
  __typename: Field<'EditorStatistics'>;
  /** Values of theirs that were accepted. */
  accepted: Field<number>;
  /** The same by group of fields; groups without any are left out. */
  groups: Field<Selected[], EditorGroup>;
  /** Whether what they add where nothing stood needs no review. */
  isKnown: Field<boolean>;
  /** Values of theirs that were rejected. */
  rejected: Field<number>;
  /** How often somebody thanked them for a revision. */
  thanks: Field<number>;
}

/** A page of a list. */
export interface EntryPlayConnection {
  __typename: Field<'EntryPlayConnection'>;
  /** The items of the page, each with its cursor. */
  edges: Field<Selected[], EntryPlayEdge>;
  /** The nodes of the edges, for clients that need no cursors. */
  nodes: Field<Selected[], Play>;
  /** The place of the page in the list. */
  pageInfo: Field<Selected, PageInfo>;
  /** The number of items on all pages: exact, or null if counting would be slow. */
  totalCount: Field<number | null>;
}

/** An item of a list, with its cursor. */
export interface EntryPlayEdge {
  __typename: Field<'EntryPlayEdge'>;
  /** The place of the item in the list, for `after` and `before`. */
  cursor: Field<string>;
  /** The item. */
  node: Field<Selected, Play>;
}

/** One episode of an anime. */
export interface Episode {
  __typename: Field<'Episode'>;
  /** The day it was first broadcast; null if not known. */
  airedOn: Field<string | null>;
  /** Its length in minutes, if it is stated for this episode alone; `Anime.durationMinutes` is the usual one. */
  durationMinutes: Field<number | null>;
  /** 1 for the first episode of this anime, also if it goes on from another one. */
  number: Field<number>;
  /** Which data source gave each field. Titles have one line for each language: `titles.ja`. */
  provenance: Field<Selected[], FieldSource>;
  /** Its title in a language, or in another one; null if no source states any. */
  title: Field<string | null, never, { lang?: string | null }>;
  /** Its title in each language that sources state. */
  titles: Field<Selected[], Synonym>;
}

/** A page of a list. */
export interface EpisodeConnection {
  __typename: Field<'EpisodeConnection'>;
  /** The items of the page, each with its cursor. */
  edges: Field<Selected[], EpisodeEdge>;
  /** The nodes of the edges, for clients that need no cursors. */
  nodes: Field<Selected[], Episode>;
  /** The place of the page in the list. */
  pageInfo: Field<Selected, PageInfo>;
  /** The number of items on all pages: exact, or null if counting would be slow. */
  totalCount: Field<number | null>;
}

/** An item of a list, with its cursor. */
export interface EpisodeEdge {
  __typename: Field<'EpisodeEdge'>;
  /** The place of the item in the list, for `after` and `before`. */
  cursor: Field<string>;
  /** The item. */
  node: Field<Selected, Episode>;
}

/** The episode of ours that an external one means, and the rule that says so. */
export interface EpisodeResolution {
  __typename: Field<'EpisodeResolution'>;
  /** The anime of the episode; null if none was found. */
  anime: Field<Selected | null, Anime>;
  /** Number of the episode within that anime, from 1; null if none was found. */
  episode: Field<number | null>;
  /** Whether it is only a part of that episode, which is not recorded. */
  isPartial: Field<boolean | null>;
  /** Whether an episode was found, or why not. */
  outcome: Field<EpisodeOutcome>;
  /** The rule that decided the match; null if none was found. */
  rule: Field<Selected | null, MappingRule>;
}

/** The place of an episode in its show. */
export interface ExternalEpisode {
  __typename: Field<'ExternalEpisode'>;
  /** Number within that season. */
  number: Field<number>;
  /** Season in that database; 0 for specials. */
  season: Field<number>;
  /** Id of the show in the same database. */
  showId: Field<number>;
}

/** The id of this work in another database. */
export interface ExternalId {
  __typename: Field<'ExternalId'>;
  /** The same as `value`. @deprecated Select `value`: caches that keep objects by `id` take ids of different sites for one object. Deprecated since 2026-11-23. */
  id: Field<string>;
  /** If several works share the id: whether it means this one. */
  isPrimary: Field<boolean>;
  /** `anidb`, `anilist`, `animeplanet`, `anisearch`, `annict`, `bangumi`, `imdb`, `kitsu`, `livechart`, `mal`, `mangabaka`, `mangadex`, `mangaupdates`, `mediaarts`, `shikimori`, `simkl`, `syobocal`, `tmdb`, `tvdb`, `wikidata`, or another that people added. */
  site: Field<string>;
  /** The id as the site writes it in addresses: `52991`, `movie/372058`, `tv/95479/season/2`. */
  value: Field<string>;
}

/** What the mapping knows about an id of another database. */
export interface ExternalMapping {
  __typename: Field<'ExternalMapping'>;
  /** The place of the episode in its show; null unless the id has the level `EPISODE` and is known. */
  episode: Field<Selected | null, ExternalEpisode>;
  /** The rules, best first; for an episode, those of its season. */
  rules: Field<Selected[], MappingRule>;
}

/** The result of a change of a favourite. */
export interface FavouritePayload {
  __typename: Field<'FavouritePayload'>;
  /** Whether the work is a favourite now. */
  isFavourite: Field<boolean>;
}

/** Which data source gave a field of a work. */
export interface FieldSource {
  __typename: Field<'FieldSource'>;
  /** The field, as it is called here. Ids have one line for each site: `externalIds.mal`. A list that several sources gave has one for each source, that of the main one first; each of its items tells its own. */
  field: Field<string>;
  /** The licence of the source; null if the source is no public data set. */
  license: Field<string | null>;
  /** The `key` of the data source. */
  source: Field<string>;
  /** The full name of the source; null if the source is no public data set. */
  sourceName: Field<string | null>;
  /** The address of the source; null if the source is no public data set. */
  url: Field<string | null>;
}

/** The plays of one day, in the owner's time zone. */
export interface HeatMapDay {
  __typename: Field<'HeatMapDay'>;
  /** The day, `YYYY-MM-DD`. */
  on: Field<string>;
  /** Number of plays. Several episodes marked at once are one play. */
  plays: Field<number>;
  /** Number of episodes and chapters. */
  units: Field<number>;
}

/** A show or film that its owner marked as not anime, or a manga that they marked as none. */
export interface IgnoredShow {
  __typename: Field<'IgnoredShow'>;
  /** Id for `unignoreShow`. */
  id: Field<string>;
  /** When it was last marked. */
  ignoredAt: Field<string>;
  /** The title on the server. */
  title: Field<string>;
}

/** A show of a media server whose anime its owner confirmed. */
export interface KnownShow {
  __typename: Field<'KnownShow'>;
  /** The anime it begins with; null if the catalogue no longer has it. */
  anime: Field<Selected | null, Anime>;
  /** Id for `forgetKnownShow`. */
  id: Field<string>;
  /** When it was confirmed. */
  knownAt: Field<string>;
  /** How many plays were recorded because of it. */
  plays: Field<number>;
  /** The season of the server that begins with the anime, usually 1. */
  season: Field<number>;
  /** The title on the server. */
  title: Field<string>;
}

/** One act that changed a list: an edit, a play that a media server reported, an import, a run of sync. They are kept for 30 days. */
export interface ListBatch {
  __typename: Field<'ListBatch'>;
  /** Id for `undo`. */
  batchId: Field<string>;
  /** When it was done. */
  changedAt: Field<string>;
  /** Whether it changed how titles, scores and sections of lists are shown. */
  changesSettings: Field<boolean>;
  /** The program that did it; null for old acts, for which this was not stored. */
  client: Field<Selected | null, Client>;
  /** Names of the custom lists that it added, changed or removed. */
  customLists: Field<string[]>;
  /** Whether it undid an earlier one. */
  isUndo: Field<boolean>;
  /** Whether `undo` takes it back. What was changed since stays. */
  isUndoable: Field<boolean>;
  /** Whether it was undone. */
  isUndone: Field<boolean>;
  /** From where it came. */
  source: Field<PlaySource>;
  /** How many works it changed. */
  workCount: Field<number>;
  /** What was changed, of at most 10 works. */
  works: Field<Selected[], ListBatchWork>;
}

/** A page of a list. */
export interface ListBatchConnection {
  __typename: Field<'ListBatchConnection'>;
  /** The items of the page, each with its cursor. */
  edges: Field<Selected[], ListBatchEdge>;
  /** The nodes of the edges, for clients that need no cursors. */
  nodes: Field<Selected[], ListBatch>;
  /** The place of the page in the list. */
  pageInfo: Field<Selected, PageInfo>;
  /** The number of items on all pages: exact, or null if counting would be slow. */
  totalCount: Field<number | null>;
}

/** An item of a list, with its cursor. */
export interface ListBatchEdge {
  __typename: Field<'ListBatchEdge'>;
  /** The place of the item in the list, for `after` and `before`. */
  cursor: Field<string>;
  /** The item. */
  node: Field<Selected, ListBatch>;
}

/** An act of watching or reading that a change recorded, or removed. */
export interface ListBatchPlay {
  __typename: Field<'ListBatchPlay'>;
  /** The first unit. */
  fromUnit: Field<number>;
  /** Whether the change removed it from the history. */
  isRemoved: Field<boolean>;
  /** Whether the history has it earlier, too: it was watched or read again. */
  isRepeat: Field<boolean>;
  /** The episode or chapter; of a range, the last one. */
  unit: Field<number>;
}

/** What one act changed about one work. */
export interface ListBatchWork {
  __typename: Field<'ListBatchWork'>;
  /** The values after; null if the entry was removed. */
  after: Field<Selected | null, ListChangeValues>;
  /** The anime; null for manga. */
  anime: Field<Selected | null, Anime>;
  /** The values before; null if there was no entry. */
  before: Field<Selected | null, ListChangeValues>;
  /** What was changed. */
  fields: Field<ListChangedField[]>;
  /** The manga; null for anime. */
  manga: Field<Selected | null, Manga>;
  /** Whether it is about anime or manga. */
  media: Field<ListMedia>;
  /** What became of its entry. */
  outcome: Field<ListChangeOutcome>;
  /** What was watched or read by it, at most 10 plays, in the order of their units. */
  plays: Field<Selected[], ListBatchPlay>;
}

/** The result of a change of lists. */
export interface ListChangePayload {
  __typename: Field<'ListChangePayload'>;
  /** The affected entries of anime, as they are now. */
  animeEntries: Field<Selected[], AnimeListEntry>;
  /** Id for `undo`, valid for 30 days; null if nothing was written. */
  batchId: Field<string | null>;
  /** The affected entries of manga, as they are now. */
  mangaEntries: Field<Selected[], MangaListEntry>;
  /** Plays that were recorded, undone or restored. */
  plays: Field<number>;
  /** Why nothing was written; null if it was. */
  problem: Field<Selected | null, ListProblem>;
}

/** Fields of an entry before or after a change. Those that stayed the same are null. */
export interface ListChangeValues {
  __typename: Field<'ListChangeValues'>;
  /** Episodes watched or chapters read. */
  progress: Field<number | null>;
  /** The score, 0 to 100; null also for none. */
  score: Field<number | null>;
  /** On which list by status it was, or is. */
  status: Field<ListStatus | null>;
  /** Volumes read. */
  volumeProgress: Field<number | null>;
}

/** The number of entries with one value. */
export interface ListCount {
  __typename: Field<'ListCount'>;
  /** Number of entries with it. */
  entries: Field<number>;
  /** The status, the id of the custom list, or the tag. */
  value: Field<string>;
}

/** The number of entries by status, custom list and tag. */
export interface ListCounts {
  __typename: Field<'ListCounts'>;
  /** By the id of the custom list, without empty lists. */
  customLists: Field<Selected[], ListCount>;
  /** Number of all entries. */
  entries: Field<number>;
  /** By status, without entries that are shown only on custom lists. */
  statuses: Field<Selected[], ListCount>;
  /** By tag, most used first, at most 200. */
  tags: Field<Selected[], ListCount>;
}

/** What the lists of this instance tell of a work. Only lists that anybody may see are counted, once an hour. */
export interface ListFigures {
  __typename: Field<'ListFigures'>;
  /** Users who have it among their favourites. */
  favourites: Field<number>;
  /** 0 to 100; null until 3 users have scored it. */
  meanScore: Field<number | null>;
  /** Users who did something with it within 7 days. */
  recentUsers: Field<number>;
  /** Those of them who scored it. */
  scores: Field<number>;
  /** Users who have it on their list. */
  users: Field<number>;
}

/** An import of a list: what it would change, is changing or has changed. Kept for 30 days. */
export interface ListImport {
  __typename: Field<'ListImport'>;
  /** The number of rows per outcome. */
  counts: Field<Selected, ListImportCounts>;
  /** When the file was uploaded or fetched. */
  createdAt: Field<string>;
  /** Why it was refused, or why not all of it was written; null if neither. */
  fault: Field<string | null>;
  /** Name of the uploaded file; null if it had none. */
  fileName: Field<string | null>;
  /** When all of it was written; null before then. */
  finishedAt: Field<string | null>;
  /** Format of the file. */
  format: Field<string>;
  /** Id of the import. */
  id: Field<string>;
  /** What it does if the list and the file differ. */
  policy: Field<ListImportPolicy>;
  /** `fault` as data; null if there is no fault, or if it was kept without a reason. */
  refusal: Field<Selected | null, ListImportRefusal>;
  /** Number of entries that it removes, or would remove, because the file replaces the list. */
  removedCount: Field<number>;
  /** Number of rows in the file. */
  rowCount: Field<number>;
  /** The rows in the order of the file. */
  rows: Field<Selected, ListImportRowConnection, { after?: string | null; before?: string | null; first?: number | null; last?: number | null; only?: ListImportRowFilter | null }>;
  /** The state of the import. */
  state: Field<ListImportState>;
  /** Until when `undoListImport` can undo it; null if there is nothing to undo. */
  undoableUntil: Field<string | null>;
  /** What its undo did; null if it was not undone, or before that was noted. */
  undone: Field<Selected | null, UndoneListImport>;
}

/** The number of rows per outcome, actual or expected. */
export interface ListImportCounts {
  __typename: Field<'ListImportCounts'>;
  /** Rows that add an entry. */
  added: Field<number>;
  /** Rows of an undone import whose entry keeps something of it, because it was changed since. */
  left: Field<number>;
  /** Skipped rows that wait for their owner to say which work they are, or which status they have. */
  open: Field<number>;
  /** Rows that are skipped; `ListImportRow.reason` says why. */
  skipped: Field<number>;
  /** Rows that agree with the list. */
  unchanged: Field<number>;
  /** Rows that were undone with their import. */
  undone: Field<number>;
  /** Rows with values that were not understood. */
  unread: Field<number>;
  /** Rows that change an entry. */
  updated: Field<number>;
  /** Rows that are processed: the progress of a running import. */
  written: Field<number>;
}

/** An entry that keeps something of an undone import, because it was changed since. */
export interface ListImportLeftEntry {
  __typename: Field<'ListImportLeftEntry'>;
  /** Its anime; null for manga, and if the catalogue has it no more. */
  anime: Field<Selected | null, Anime>;
  /** When it was last changed; null if that is not known. */
  changedAt: Field<string | null>;
  /** Its manga; null for anime, and if the catalogue has it no more. */
  manga: Field<Selected | null, Manga>;
}

/** The result of a change of an import. */
export interface ListImportPayload {
  __typename: Field<'ListImportPayload'>;
  /** The import as it is now; null if nothing was done. */
  listImport: Field<Selected | null, ListImport>;
  /** Why nothing was done; null if it was. */
  problem: Field<Selected | null, ListImportProblem>;
}

/** Why nothing was done. */
export interface ListImportProblem {
  __typename: Field<'ListImportProblem'>;
  /** The kind of problem, for programs. */
  code: Field<ListImportProblemCode>;
  /** The wrong field or argument; null if there is none in particular. */
  field: Field<string | null>;
  /** What happened and what to do about it, in English. */
  message: Field<string>;
  /** Why, as a stable word; the page on errors lists all. */
  reason: Field<string>;
  /** The values in the message, for messages in other languages. */
  values: Field<Selected[], ReasonValue>;
}

/** Why a file or one of its rows was refused. */
export interface ListImportRefusal {
  __typename: Field<'ListImportRefusal'>;
  /** The wrong field or argument; null if there is none in particular. */
  field: Field<string | null>;
  /** What happened and what to do about it, in English. */
  message: Field<string>;
  /** Why, as a stable word; the page on errors lists all. */
  reason: Field<string>;
  /** The values in the message, for messages in other languages. */
  values: Field<Selected[], ReasonValue>;
}

/** A row of a file and its outcome. */
export interface ListImportRow {
  __typename: Field<'ListImportRow'>;
  /** Values of its entry after it; those that the row says, if it is written to no entry. */
  after: Field<Selected, ListImportValues>;
  /** The anime of the row; null for manga, and if not known. */
  anime: Field<Selected | null, Anime>;
  /** Values of its entry before it; null if there is none, or if the row is written to no entry. */
  before: Field<Selected | null, ListImportValues>;
  /** Whether its entry keeps something of an undone import, because it was changed since. */
  isLeft: Field<boolean>;
  /** Whether it waits for its owner to say which work it is, or which status it has. */
  isOpen: Field<boolean>;
  /** Whether what it did was undone with its import. */
  isUndone: Field<boolean>;
  /** Its place in the file: a line, or the number of the entry. */
  line: Field<number>;
  /** The manga of the row; null for anime, and if not known. */
  manga: Field<Selected | null, Manga>;
  /** Whether it waits for its owner to say its status, because that of the file was not understood. */
  needsStatus: Field<boolean>;
  /** Its place, from 1. */
  number: Field<number>;
  /** The outcome of the row, actual or expected; null while it is not decided. */
  outcome: Field<ListImportOutcome | null>;
  /** Why it was skipped, as a word that the guide to list files explains; if there is a `refusal`, its message. */
  reason: Field<string | null>;
  /** Why the list refused the row; null if it did not. */
  refusal: Field<Selected | null, ListImportRefusal>;
  /** `line` of the earlier row about the same work, which counts instead; null if there is none. */
  repeats: Field<number | null>;
  /** Anime with this title, if the row is not matched. */
  suggestedAnime: Field<Selected[], Anime>;
  /** Manga with this title, if the row is not matched. */
  suggestedManga: Field<Selected[], Manga>;
  /** The title in the file. */
  title: Field<string | null>;
  /** Values of the row that were not understood and left out. */
  unread: Field<Selected[], ListImportUnreadValue>;
  /** What was corrected in the row, as words that the guide to list files explains. */
  warnings: Field<string[]>;
}

/** A page of a list. */
export interface ListImportRowConnection {
  __typename: Field<'ListImportRowConnection'>;
  /** The items of the page, each with its cursor. */
  edges: Field<Selected[], ListImportRowEdge>;
  /** The nodes of the edges, for clients that need no cursors. */
  nodes: Field<Selected[], ListImportRow>;
  /** The place of the page in the list. */
  pageInfo: Field<Selected, PageInfo>;
  /** The number of items on all pages: exact, or null if counting would be slow. */
  totalCount: Field<number | null>;
}

/** An item of a list, with its cursor. */
export interface ListImportRowEdge {
  __typename: Field<'ListImportRowEdge'>;
  /** The place of the item in the list, for `after` and `before`. */
  cursor: Field<string>;
  /** The item. */
  node: Field<Selected, ListImportRow>;
}

/** A value of a file that was not understood and left out. */
export interface ListImportUnreadValue {
  __typename: Field<'ListImportUnreadValue'>;
  /** What it is the value of, such as `status`, `progress`, `score` or `startedOn`. */
  field: Field<string>;
  /** The value as it is in the file, at most 100 characters. */
  value: Field<string>;
  /** The word among `ListImportRow.warnings` that tells of it; null for a status. */
  warning: Field<string | null>;
}

/** The main values of an entry. A value that a row does not say is null. */
export interface ListImportValues {
  __typename: Field<'ListImportValues'>;
  /** When it was finished for the first time. */
  completedOn: Field<string | null>;
  /** Episodes watched, or chapters read. */
  progress: Field<number | null>;
  /** How often it was finished after the first time. */
  repeatCount: Field<number | null>;
  /** The score of its owner, 0 to 100. */
  score: Field<number | null>;
  /** When it was started. */
  startedOn: Field<string | null>;
  /** Whether it is being watched, completed, planned and so on. */
  status: Field<ListStatus | null>;
  /** Volumes read. */
  volumeProgress: Field<number | null>;
}

/** One rewatch or reread, with its own progress, dates and score. */
export interface ListPass {
  __typename: Field<'ListPass'>;
  /** When it was finished; null while it is open, and if not known. */
  completedOn: Field<string | null>;
  /** From 1, higher than that of the one before. Those of which only `repeatCount` tells are numbered, too. */
  number: Field<number>;
  /** Episodes watched or chapters read this time. */
  progress: Field<number>;
  /** 0 to 100. */
  score: Field<number | null>;
  /** When it was begun; null if not known. */
  startedOn: Field<string | null>;
  /** Whether it is open, finished or given up. */
  state: Field<ListPassState>;
  /** Volumes read this time; 0 for anime. */
  volumeProgress: Field<number>;
}

/** Why an entry was not written. */
export interface ListProblem {
  __typename: Field<'ListProblem'>;
  /** The kind of problem, for programs. */
  code: Field<ListProblemCode>;
  /** The wrong field or argument; null if there is none in particular. */
  field: Field<string | null>;
  /** What happened and what to do about it, in English. */
  message: Field<string>;
  /** The reason, as a stable word. The page on errors lists all. */
  reason: Field<string>;
  /** The values in the message, for messages in other languages. */
  values: Field<Selected[], ReasonValue>;
}

/** Statistics of the entries with one value. */
export interface ListStatisticSlice {
  __typename: Field<'ListStatisticSlice'>;
  /** Number of entries with it. */
  entries: Field<number>;
  /** Mean of the scores, 0 to 100; null if none is scored. */
  meanScore: Field<number | null>;
  /** Minutes watched; 0 for manga. */
  minutes: Field<number>;
  /** Episodes or chapters. */
  units: Field<number>;
  /** The value, such as a status, a score, a year or a genre. */
  value: Field<string>;
}

/** Statistics of a list. Planned works count only in "statuses". */
export interface ListStatistics {
  __typename: Field<'ListStatistics'>;
  /** Most frequent first. */
  countries: Field<Selected[], ListStatisticSlice>;
  /** Number of entries. */
  entries: Field<number>;
  /** Most frequent first. */
  formats: Field<Selected[], ListStatisticSlice>;
  /** Most frequent first. */
  genres: Field<Selected[], ListStatisticSlice>;
  /** Mean of the scores, 0 to 100; null if none is scored. */
  meanScore: Field<number | null>;
  /** Minutes watched, at the usual length of the format; 0 for manga. */
  minutes: Field<number>;
  /** Most frequent first. */
  releaseYears: Field<Selected[], ListStatisticSlice>;
  /** Number of entries with a score. */
  scored: Field<number>;
  /** By score, 0 to 100. */
  scores: Field<Selected[], ListStatisticSlice>;
  /** Standard deviation of the scores, 0 to 100; null if none is scored. */
  standardDeviation: Field<number | null>;
  /** By the year they were begun. */
  startYears: Field<Selected[], ListStatisticSlice>;
  /** By status, including planned works. */
  statuses: Field<Selected[], ListStatisticSlice>;
  /** Most frequent first. */
  studios: Field<Selected[], ListStatisticSlice>;
  /** Most frequent first. */
  tags: Field<Selected[], ListStatisticSlice>;
  /** Episodes or chapters, including rewatches and rereads. */
  units: Field<number>;
  /** Volumes read, including rereads; 0 for anime. */
  volumes: Field<number>;
}

/** A work that is read: manga, manhwa, manhua, a novel. */
export interface Manga {
  __typename: Field<'Manga'>;
  /** When the catalogue first had it. */
  addedAt: Field<string>;
  /** 0 to 100. */
  averageScore: Field<number | null>;
  /** A wide picture, for the top of its page; null as `coverImage` is. */
  bannerImage: Field<Selected | null, BannerImage>;
  /** Number of chapters; null while it runs, and if no source states it. */
  chapterCount: Field<number | null>;
  /** Its chapters, the first one first. Empty if no source lists them, as for the curated sample, even if the counts of the manga are known. */
  chapters: Field<Selected, ChapterConnection, { after?: string | null; before?: string | null; first?: number | null; language?: string | null; last?: number | null }>;
  /** Who appears in it, main characters first. Null while the database is away. */
  characters: Field<Selected | null, CharacterCreditConnection, { after?: string | null; before?: string | null; first?: number | null; last?: number | null }>;
  /** The country it comes from, as ISO 3166-1 alpha-2. Of an anime whose country no source states it is told from the language of the native title, and null for languages of several countries. */
  countryOfOrigin: Field<string | null>;
  /** Its cover; null if no source has one, its terms forbid to show it here, or this instance shows no pictures. */
  coverImage: Field<Selected | null, CoverImage>;
  /** What it is about: in the language asked for, else in English, else in any. Null if no source describes it. */
  description: Field<Selected | null, Description, { lang?: string | null }>;
  /** What it is about, in each language a source describes it in. Null while the database is away. */
  descriptions: Field<Selected[] | null, Description>;
  /** The date of the last episode or chapter, as precise as known; null while it airs or runs and if it is not known. */
  endDate: Field<string | null>;
  /** Its ids in other databases. */
  externalIds: Field<Selected[], ExternalId>;
  /** What kind of work it is: a manga, a manhwa, a light novel. */
  format: Field<MangaFormat>;
  /** Genres by their English names, such as "Slice of Life". The query `genres` lists all of them. */
  genres: Field<string[]>;
  /** Id of the object, unique among objects of all types. */
  id: Field<string>;
  /** Whether it is for adults only (explicit sexual content). True for an anime if no source knows. Callers who have not chosen to see such works do not find them. */
  isAdult: Field<boolean>;
  /** Whether no data source names it any more. Only list entries lead to such a work, and it comes back under its id when a source names it again. */
  isHidden: Field<boolean>;
  /** The last chapter that is out; null if no source lists chapters. */
  latestChapter: Field<Selected | null, Chapter, { language?: string | null }>;
  /** How many users of this instance have it on their lists, and what they think of it. */
  listFigures: Field<Selected | null, ListFigures>;
  /** The magazine in which it was first serialised. */
  magazine: Field<string | null>;
  /** Which data source gave each field. */
  provenance: Field<Selected[], FieldSource>;
  /** The publisher; null if no source states it. */
  publisher: Field<string | null>;
  /** The same tags with their ranks, the highest first. */
  rankedTags: Field<Selected[], WorkTag>;
  /** Works on the lists of users who have this one, the closest first. Found once a night; private lists are left out. Null while the database is away. */
  recommendations: Field<Selected | null, RecommendationConnection, { after?: string | null; before?: string | null; first?: number | null; last?: number | null }>;
  /** Works that belong to it, by kind in the order of `RelationType`: first what it was made from and what was made from it, then prequels and sequels, and others last. Of one kind the oldest comes first. */
  relations: Field<Selected[], Relation>;
  /** What it was adapted from; null if no source states it. Of a manga it is known if a source names the work it was made from. */
  source: Field<MediaSource | null>;
  /** Keys of the `dataSources` that have facts about it, most trusted first. */
  sources: Field<string[]>;
  /** The people who made it, as far as sources state them. */
  staff: Field<Selected[], StaffCredit>;
  /** The date of the premiere or of the first chapter, as precise as known; null if not known. */
  startDate: Field<string | null>;
  /** Whether it airs or runs, has ended or is announced; null if no source states it. */
  status: Field<MediaStatus | null>;
  /** Other titles it is known by. */
  synonyms: Field<Selected[], Synonym>;
  /** Tags, which describe it in more detail than genres. */
  tags: Field<string[]>;
  /** The English title; null if no source states one. */
  titleEnglish: Field<string | null>;
  /** The title in the original language. */
  titleNative: Field<string>;
  /** The title in Latin letters; null if no source states it. */
  titleRomaji: Field<string | null>;
  /** Addresses of its trailers. Null while the database is away. */
  trailers: Field<string[] | null>;
  /** When the catalogue last changed it. */
  updatedAt: Field<string>;
  /** The caller's own entry; null if there is none, without an account, and without the scope `read:list`. */
  viewerEntry: Field<Selected | null, MangaListEntry>;
  /** Whether it is a favourite of the caller. */
  viewerIsFavourite: Field<boolean>;
  /** Number of volumes; null while it runs, and if no source states it. */
  volumeCount: Field<number | null>;
  /** Its volumes, the first one first. Empty if no source lists them, as for the curated sample, even if the counts of the manga are known. */
  volumes: Field<Selected, VolumeConnection, { after?: string | null; before?: string | null; first?: number | null; language?: string | null; last?: number | null }>;
}

/** A page of manga. */
export interface MangaConnection {
  __typename: Field<'MangaConnection'>;
  /** The items of the page, each with its cursor. */
  edges: Field<Selected[], MangaEdge>;
  /** The nodes of the edges, for clients that need no cursors. */
  nodes: Field<Selected[], Manga>;
  /** The place of the page in the list. */
  pageInfo: Field<Selected, PageInfo>;
  /** The number of items on all pages: exact, or null if counting would be slow. */
  totalCount: Field<number | null>;
}

/** An item of a list, with its cursor. */
export interface MangaEdge {
  __typename: Field<'MangaEdge'>;
  /** The place of the item in the list, for `after` and `before`. */
  cursor: Field<string>;
  /** The item. */
  node: Field<Selected, Manga>;
}

/** A page of a list. */
export interface MangaListConnection {
  __typename: Field<'MangaListConnection'>;
  /** The items of the page, each with its cursor. */
  edges: Field<Selected[], MangaListEdge>;
  /** The nodes of the edges, for clients that need no cursors. */
  nodes: Field<Selected[], MangaListEntry>;
  /** The place of the page in the list. */
  pageInfo: Field<Selected, PageInfo>;
  /** The number of items on all pages: exact, or null if counting would be slow. */
  totalCount: Field<number | null>;
}

/** An item of a list, with its cursor. */
export interface MangaListEdge {
  __typename: Field<'MangaListEdge'>;
  /** The place of the item in the list, for `after` and `before`. */
  cursor: Field<string>;
  /** The item. */
  node: Field<Selected, MangaListEntry>;
}

/** A manga on a user's list. */
export interface MangaListEntry {
  __typename: Field<'MangaListEntry'>;
  /** Number of episodes that have aired and are not watched, or of chapters that are out and not read, from the listed chapters or the number of the latest one; null if not known. */
  behindBy: Field<number | null>;
  /** When the owner first finished it; null before that and if not known. */
  completedOn: Field<string | null>;
  /** When it was added to the list. */
  createdAt: Field<string>;
  /** The custom lists that contain it. */
  customLists: Field<Selected[], CustomList>;
  /** Its plays, latest first; only for the caller's own entries. */
  history: Field<Selected, EntryPlayConnection, { after?: string | null; before?: string | null; first?: number | null; last?: number | null }>;
  /** Id of the entry. It stays the same while the work is on the list. */
  id: Field<string>;
  /** Whether it is shown only on its custom lists. An entry without custom lists is always shown with its status. */
  isHiddenFromStatusLists: Field<boolean>;
  /** The manga the entry is about. */
  manga: Field<Selected, Manga>;
  /** The chapter to read next; null if there is none. */
  nextChapter: Field<number | null>;
  /** The notes, as Markdown. */
  notes: Field<string | null>;
  /** Rewatches or rereads, oldest first. The last may be open. */
  passes: Field<Selected[], ListPass>;
  /** Priority: 0 none, 1 low, 2 medium, 3 high. */
  priority: Field<number>;
  /** Number of chapters read, such as 10.5; during a reread, in the reread. */
  progress: Field<number>;
  /** How many times it was rewatched or reread. */
  repeatCount: Field<number>;
  /** The score, 0 to 100 unless you give another format; null if not scored. */
  score: Field<number | null, never, { format: ScoreFormat }>;
  /** When the owner began; null if not known. */
  startedOn: Field<string | null>;
  /** The status of the entry. */
  status: Field<ListStatus>;
  /** Tags the owner gave the entry. */
  tags: Field<string[]>;
  /** When it was last changed. */
  updatedAt: Field<string>;
  /** Number that grows with every change. Send it with an edit, and the edit is refused if the entry was changed since. */
  version: Field<number>;
  /** Who, of those who may see the list, may see the entry. */
  visibility: Field<Visibility>;
  /** Volumes read. */
  volumeProgress: Field<number>;
}

/** The result of a change of an entry. */
export interface MangaListEntryPayload {
  __typename: Field<'MangaListEntryPayload'>;
  /** Id for `undo`, valid for 30 days; null if nothing was written. */
  batchId: Field<string | null>;
  /** The entry as it is now, also if nothing was written; null if there is none. */
  entry: Field<Selected | null, MangaListEntry>;
  /** What was done. */
  outcome: Field<SaveOutcome>;
  /** Why nothing was written; null if it was. */
  problem: Field<Selected | null, ListProblem>;
}

/** Two rules that give the same external episode to different episodes of ours. */
export interface MappingConflict {
  __typename: Field<'MappingConflict'>;
  /** The one of them that is used; null if only an air date can decide. */
  believed: Field<Selected | null, MappingRule>;
  /** The first external episode on which they differ. */
  number: Field<number>;
  /** The other rule. */
  other: Field<Selected, MappingRule>;
  /** One of the rules. */
  rule: Field<Selected, MappingRule>;
}

/** Some of the contradictions between rules. */
export interface MappingConflictPage {
  __typename: Field<'MappingConflictPage'>;
  /** At most 20 of them, by database, id, season and number. */
  nodes: Field<Selected[], MappingConflict>;
  /** How many there are in all. */
  total: Field<number>;
}

/** A rule that people propose, mostly by correcting matches of their media servers. It is an edit too: `edit` finds it by the same id. */
export interface MappingProposal {
  __typename: Field<'MappingProposal'>;
  /** The title on a media server. */
  evidence: Field<string>;
  /** Id of the proposal, for `decideMappingProposal`; the id of its first `Edit`. */
  id: Field<string>;
  /** When it was first proposed. */
  proposedAt: Field<string>;
  /** The rule as it would be added. */
  rule: Field<Selected, MappingRule>;
  /** Number of people who propose the same. */
  supporters: Field<number>;
}

/** A rule: external episodes `from` to `to` of a season are the episodes of an anime from `animeFrom` on. */
export interface MappingRule {
  __typename: Field<'MappingRule'>;
  /** The anime; null if the caller may not see it. */
  anime: Field<Selected | null, Anime>;
  /** Episode of the anime that `from` stands for. */
  animeFrom: Field<number>;
  /** Id of the show or film at that database. */
  externalId: Field<number>;
  /** First external episode the rule covers. */
  from: Field<number>;
  /** Id of the rule, computed from its content, so it is the same after every import. */
  id: Field<string>;
  /** Whether it is not the last part of its episode, so that it is not recorded. */
  isPartial: Field<boolean>;
  /** Whether it is an extra of the anime, which is never recorded. */
  isSpecial: Field<boolean>;
  /** The database the external id belongs to. */
  kind: Field<MappingKind>;
  /** What the external id names: a show or a film. */
  level: Field<MappingLevel>;
  /** If numbers run through the whole show: the season under which libraries file them. */
  ofSeason: Field<number | null>;
  /** 2: two external episodes are one of the anime; -2: one external episode contains two of them. */
  parts: Field<number>;
  /** Which rule counts: 9 editors of this instance, 3 curated, 2 ranges, 1 defaults, 0 computed. */
  priority: Field<number>;
  /** Season in that database; null for films, 0 for specials, -1 if numbers run through the whole show. */
  season: Field<number | null>;
  /** Name of the mapping file the rule comes from; "local" for rules of this instance. */
  source: Field<string>;
  /** The last external episode; null if not known. */
  to: Field<number | null>;
  /** The version of its source. */
  version: Field<string | null>;
}

/** The result of marking notices as read. */
export interface MarkNoticesReadPayload {
  __typename: Field<'MarkNoticesReadPayload'>;
  /** How many notices are still unread. */
  unreadNoticeCount: Field<number>;
}

/** A media server or a player that reports plays of the user. A player appears once it has reported something. */
export interface MediaServer {
  __typename: Field<'MediaServer'>;
  /** The latest 100 corrections. */
  corrections: Field<Selected[], DeliveryCorrection>;
  /** When it was added here. */
  createdAt: Field<string>;
  /** Its deliveries of the last seven days, latest first. */
  deliveries: Field<Selected, DeliveryConnection, { after?: string | null; before?: string | null; first?: number | null; last?: number | null; outcome?: DeliveryOutcome | null }>;
  /** What its latest deliveries say about its set-up, what matters most first. Empty if they say nothing. */
  findings: Field<MediaServerFinding[]>;
  /** Whether it works. */
  health: Field<MediaServerHealth>;
  /** Id of the media server. */
  id: Field<string>;
  /** Shows marked as not anime, the latest 100. They are not recorded. */
  ignoredShows: Field<Selected[], IgnoredShow>;
  /** Which software it is. */
  kind: Field<MediaServerKind>;
  /** Confirmed shows, the latest 100. */
  knownShows: Field<Selected[], KnownShow>;
  /** When it last sent something; null if never. */
  lastSeenAt: Field<string | null>;
  /** The name that its owner gave it. A player first has the name of its API key or app. */
  name: Field<string>;
}

/** A field in which two works differ. */
export interface MergeDifference {
  __typename: Field<'MergeDifference'>;
  /** The field, as in `EditChange.field`. */
  field: Field<string>;
  /** What the work that becomes part of the other says, as JSON. */
  from: Field<string | null>;
  /** What the field is about. */
  group: Field<EditFieldGroup>;
  /** What the other work says, as JSON. */
  into: Field<string | null>;
}

/** What a merge of two works would do. */
export interface MergePreview {
  __typename: Field<'MergePreview'>;
  /** Fields in which both say something else, at most 100. */
  differences: Field<Selected[], MergeDifference>;
  /** Entries of lists that would move. */
  entries: Field<number>;
  /** Ids at other sites that would lead to the other work. */
  externalIds: Field<number>;
  /** The work that would become part of the other. */
  from: Field<Selected, WorkName>;
  /** The other work. */
  into: Field<Selected, WorkName>;
  /** Of these, entries that would become one with the other entry of their owner. */
  joinedEntries: Field<number>;
  /** Plays in histories that would move. */
  plays: Field<number>;
}

/** The release of a film in one region. */
export interface MovieRelease {
  __typename: Field<'MovieRelease'>;
  /** The film. */
  anime: Field<Selected | null, Anime>;
  /** Id of the release. */
  id: Field<string>;
  /** How the film came out: in cinemas, for download, on disc, on television. */
  kind: Field<MovieReleaseKind | null>;
  /** What distinguishes this release, such as a festival or an extended cut; null if nothing does. */
  note: Field<string | null>;
  /** The region, as ISO 3166-1 alpha-2. */
  region: Field<string | null>;
  /** The date, as precise as known. */
  releaseDate: Field<string | null>;
  /** Key of the source. */
  source: Field<string | null>;
}

/** A page of a list. */
export interface MovieReleaseConnection {
  __typename: Field<'MovieReleaseConnection'>;
  /** The items of the page, each with its cursor. */
  edges: Field<Selected[], MovieReleaseEdge>;
  /** The nodes of the edges, for clients that need no cursors. */
  nodes: Field<Selected[], MovieRelease>;
  /** The place of the page in the list. */
  pageInfo: Field<Selected, PageInfo>;
  /** The number of items on all pages: exact, or null if counting would be slow. */
  totalCount: Field<number | null>;
}

/** An item of a list, with its cursor. */
export interface MovieReleaseEdge {
  __typename: Field<'MovieReleaseEdge'>;
  /** The place of the item in the list, for `after` and `before`. */
  cursor: Field<string>;
  /** The item. */
  node: Field<Selected, MovieRelease>;
}

/** Everything that can be changed. */
export interface Mutation {
  __typename: Field<'Mutation'>;
  /** Accepts a request to follow. Needs the scope `write:profile`. */
  acceptFollowRequest: Field<Selected | null, UserPayload, { username: string }>;
  /** Adds a target for alerts, of which a user has at most 10. What is secret of it is encrypted and never shown again. Needs the scope `write:profile`. */
  addAlertTarget: Field<Selected | null, AlertTarget, { input: AlertTargetInput }>;
  /** Adds a rule of this instance, which takes precedence over imported rules: an edit of its anime. Editors only; needs the scope `write:catalog`. */
  addMappingRule: Field<Selected | null, MappingRule, { rule: MappingRuleInput }>;
  /** Adds episodes to the progress, like the button "+1". Undo it with `undo` and its "batchId". */
  advanceAnimeListEntry: Field<Selected | null, AnimeListEntryPayload, { by: number; id: string; version?: number | null }>;
  /** Adds chapters to the progress, like the button "+1". Undo it with `undo` and its "batchId". */
  advanceMangaListEntry: Field<Selected | null, MangaListEntryPayload, { by: number; id: string; version?: number | null }>;
  /** Decides whether to record a play that waits for an answer. A yes counts for all waiting plays of the same work. A no also dismisses a play whose outcome is `OUT_OF_RANGE`, with all others of that episode. Needs the scope `write:list`. */
  answerDelivery: Field<Selected | null, Delivery, { id: string; isWanted: boolean }>;
  /** Does what an open merge, split, removal or restoration proposes, from `Edit.appliesFrom` on. `decideEdit` without values rejects it, and `undoRevision` takes it back within 30 days. Moderators only; needs the scope `write:catalog`. */
  applyEdit: Field<Selected | null, Edit, { id: string; reason?: string | null }>;
  /** Blocks a user. Neither follows the other any longer, and neither sees the other. Needs the scope `write:profile`. */
  blockUser: Field<Selected | null, UserPayload, { username: string }>;
  /** Ends a run, or discards its plan. What it wrote stays. Needs the scope `write:list`. */
  cancelSyncRun: Field<Selected | null, SyncRun, { id: string }>;
  /** Confirms the first suggestion of every waiting show whose title and air date or year speak for it. The others go on waiting. Returns how many shows. Needs the scope `write:list`. */
  confirmAllShows: Field<number | null>;
  /** Confirms which anime the show of a delivery is: records its waiting episodes with their own dates, and later episodes of all its seasons at once. A film or a special that has a suggestion is recorded and remembered by itself. Of a chapter, it confirms the manga. Another anime takes back all that was recorded for the one before. Needs the scope `write:list`. */
  confirmShow: Field<Selected | null, ConfirmShowPayload, { animeId?: string | null; id: string; mangaId?: string | null }>;
  /** Confirms a plan that waits. From then on, runs of the connection write what they find. Needs the scope `write:list`. */
  confirmSyncRun: Field<Selected | null, SyncRun, { id: string }>;
  /** Connects an account at a service by what its owner types. Nothing is read or written before `runSync`. An account that is connected already gets the new login. Needs the scope `write:list`. */
  connectSync: Field<Selected | null, SyncConnection, { input: ConnectSyncInput }>;
  /** Corrects a match: undoes what was recorded, records the right episode or chapter, remembers the show for this server, and proposes the rule to the editors. Needs the scope `write:list`. */
  correctDelivery: Field<Selected | null, CorrectDeliveryPayload, { animeId?: string | null; chapter?: number | null; episode?: number | null; id: string; mangaId?: string | null }>;
  /** Creates a custom list, after the others. */
  createCustomList: Field<Selected | null, CustomListPayload, { media: ListMedia; name: string }>;
  /** Creates an endpoint, 10 at most. It gets events once it has answered a ping. Tiers Indie and Commercial, signed in: API keys get no secrets. */
  createWebhookEndpoint: Field<Selected | null, WebhookEndpointWithSecret, { input: WebhookEndpointInput }>;
  /** Accepts some values of an open edit and rejects the others. None accepted rejects it. Editors only; needs the scope `write:catalog`. */
  decideEdit: Field<Selected | null, Edit, { accepted: string[]; id: string; isRebased?: boolean | null; reason?: string | null }>;
  /** Accepts or rejects at most 50 open edits with one reason. Each has its own result, in the given order: one that is refused stays as it is, and the others are decided. Editors only; needs the scope `write:catalog`. */
  decideEdits: Field<Selected | null, DecideEditsPayload, { ids: string[]; isAccepted: boolean; reason?: string | null }>;
  /** Says which work a row without a match is, or leaves it out for good. Later imports remember this. */
  decideListImportRow: Field<Selected | null, ListImportPayload, { id: string; number: number; work?: string | null }>;
  /** Says the status of a row whose own was not understood, and of every other row of the import with the same word. */
  decideListImportStatus: Field<Selected | null, ListImportPayload, { id: string; number: number; status: ListStatus }>;
  /** Accepts a proposal, which becomes a rule of this instance, or refuses it. This decides all equal proposals. Editors only; needs the scope `write:catalog`. */
  decideMappingProposal: Field<Selected | null, MappingRule, { id: string; isAccepted: boolean }>;
  /** Answers questions about entries. They are looked at again soon, with the answers. Needs the scope `write:list`. */
  decideSyncHolds: Field<Selected[] | null, SyncHold, { decision: SyncDecision; ids: string[] }>;
  /** Declines a request to follow, without notifying the other user. Needs the scope `write:profile`. */
  declineFollowRequest: Field<Selected | null, UserPayload, { username: string }>;
  /** Removes at most 200 entries from the list at once. Each has its own result, in the given order. One batch undoes all. */
  deleteAnimeListEntries: Field<Selected | null, SaveAnimeListEntriesPayload, { ids: string[] }>;
  /** Removes an entry from the list. Undo restores it with its history. */
  deleteAnimeListEntry: Field<Selected | null, AnimeListEntryPayload, { id: string; version?: number | null }>;
  /** Deletes a custom list and returns it. Its entries stay on the list. */
  deleteCustomList: Field<Selected | null, CustomListPayload, { id: string }>;
  /** Removes at most 200 entries from the list at once. Each has its own result, in the given order. One batch undoes all. */
  deleteMangaListEntries: Field<Selected | null, SaveMangaListEntriesPayload, { ids: string[] }>;
  /** Removes an entry from the list. Undo restores it with its history. */
  deleteMangaListEntry: Field<Selected | null, MangaListEntryPayload, { id: string; version?: number | null }>;
  /** Deletes at most 200 plays. The progress of their entries is computed again from the remaining plays. */
  deletePlays: Field<Selected | null, ListChangePayload, { ids: string[] }>;
  /** Deletes an endpoint with its secret and its log. Needs the scope `webhooks:manage`. */
  deleteWebhookEndpoint: Field<boolean | null, never, { id: string }>;
  /** Disconnects an account: its tokens, and all that is known of its list, are deleted. Neither list changes. Always true. Needs the scope `write:list`. */
  disconnectSync: Field<boolean | null, never, { id: string }>;
  /** Lets the secret before the last rotation sign no more. Needs the scope `webhooks:manage`. */
  expireOldWebhookSecret: Field<Selected | null, WebhookEndpoint, { id: string }>;
  /** Fetches a public list of another service by user name. Nothing is written yet: the result is a preview. The guide to list files says how to upload files, on the import page or with a key. */
  fetchListImport: Field<Selected | null, ListImportPayload, { name: string; policy: ListImportPolicy; service: ListService }>;
  /** Ends the open rewatch. It counts as one more time, unless it is given up. */
  finishAnimePass: Field<Selected | null, AnimeListEntryPayload, { completedOn?: string | null; id: string; isAbandoned: boolean; score?: number | null; version?: number | null }>;
  /** Ends the open reread. It counts as one more time, unless it is given up. */
  finishMangaPass: Field<Selected | null, MangaListEntryPayload, { completedOn?: string | null; id: string; isAbandoned: boolean; score?: number | null; version?: number | null }>;
  /** Follows a user, or asks to if they approve each follower. Needs the scope `write:profile`. */
  followUser: Field<Selected | null, UserPayload, { username: string }>;
  /** Deletes a correction of a show. What was recorded with it stays. Needs the scope `write:list`. */
  forgetDeliveryCorrection: Field<boolean | null, never, { id: string }>;
  /** Takes back what was said of a show, and all that was recorded because of it. Its episodes of the last seven days wait again. Needs the scope `write:list`. */
  forgetKnownShow: Field<boolean | null, never, { id: string }>;
  /** Holds entries of a plan that waits back, or lets them go. Needs the scope `write:list`. */
  holdSyncRows: Field<Selected | null, SyncRun, { id: string; isHeld: boolean; numbers: number[] }>;
  /** Ignores the library of a delivery from now on, and undoes what the delivery recorded. The settings of the media server list ignored libraries. Needs the scope `write:list`. */
  ignoreDeliveryLibrary: Field<Selected | null, Delivery, { id: string }>;
  /** Marks the show of a delivery as not anime, or its manga as none: undoes what the delivery recorded, and ignores the show on this media server from now on. Needs the scope `write:list`. */
  ignoreDeliveryShow: Field<Selected | null, Delivery, { id: string }>;
  /** Locks a work, a field or a row of a list for all but moderators. The result is the id of the lock. Moderators only; needs the scope `write:catalog`. */
  lockWork: Field<string | null, never, { expiresAt?: string | null; field?: string | null; media: EditMedia; reason: string; workId: string }>;
  /** Says which title an entry of a service is. The next run takes it up. Always true. Needs the scope `write:list`. */
  mapSyncEntry: Field<boolean | null, never, { id: string; media: SyncMedia; remoteId: string; workId?: string | null }>;
  /** Marks all chapters up to one, and all volumes up to one, as read. It never lowers progress. */
  markMangaReadUpTo: Field<Selected | null, MangaListEntryPayload, { chapter?: number | null; mangaId: string; volume?: number | null }>;
  /** Marks notices of the signed-in user as read: those named, or all. Needs the scope `write:profile`. */
  markNoticesRead: Field<Selected | null, MarkNoticesReadPayload, { ids?: string[] | null }>;
  /** To which episodes or chapter a play would be matched, with the corrections of the owner. It records nothing, and tells a program what to show while it plays. Needs the scope `write:list`. */
  matchScrobble: Field<Selected[] | null, DeliveryMatch, { input: ScrobbleInput }>;
  /** Moves an entry of yours between the two works of a split, with its history. The result is the id of the entry. Needs the scopes `write:list` and `write:catalog`. */
  moveEntryAfterSplit: Field<string | null, never, { fromId: string; media: EditMedia; toId: string }>;
  /** Pauses an endpoint. Events of the time are kept for a replay. Needs the scope `webhooks:manage`. */
  pauseWebhookEndpoint: Field<Selected | null, WebhookEndpoint, { id: string }>;
  /** Asks an endpoint whether it answers, whatever its state is. Needs the scope `webhooks:manage`. */
  pingWebhookEndpoint: Field<Selected | null, WebhookDelivery, { id: string }>;
  /** Previews an import under another policy. Writes nothing. */
  previewListImport: Field<Selected | null, ListImportPayload, { id: string; policy: ListImportPolicy }>;
  /** Proposes changes of an anime or manga, or one that is not here. What needs no review is applied at once: the state of the edit tells. Edits are dedicated to the public domain (CC0 1.0). Needs the scope `write:catalog`. */
  proposeEdit: Field<Selected | null, Edit, { input: ProposeEditInput }>;
  /** Proposes to keep a rule that another contradicts, as an edit of its anime. Returns whether the proposal is new. Needs the scope `write:catalog`. */
  proposeMappingRule: Field<boolean | null, never, { rule: string }>;
  /** Proposes to make one anime or manga part of another, with the entries of lists and their history. It waits two days, and then for a moderator. `Edit.appliesFrom` says from when it can be applied. Needs the scope `write:catalog`. */
  proposeMerge: Field<Selected | null, Edit, { input: ProposeMergeInput }>;
  /** Proposes to remove an anime or manga that should not be here. Entries stay on lists. It waits two days, and then for a moderator. `Edit.appliesFrom` says from when it can be applied. Needs the scope `write:catalog`. */
  proposeRemoval: Field<Selected | null, Edit, { input: ProposeRemovalInput }>;
  /** Proposes to restore an anime or manga that was removed. It waits two days, and then for a moderator. `Edit.appliesFrom` says from when it can be applied. Needs the scope `write:catalog`. */
  proposeRestoration: Field<Selected | null, Edit, { input: ProposeRemovalInput }>;
  /** Proposes to make a new anime or manga of a part of what is said about one. It waits two days, and then for a moderator. `Edit.appliesFrom` says from when it can be applied. Needs the scope `write:catalog`. */
  proposeSplit: Field<Selected | null, Edit, { input: ProposeSplitInput }>;
  /** Records a play, of now or of the past. It updates the entry, or creates one. The same play within 20 minutes is not recorded again. */
  recordPlay: Field<Selected | null, ListChangePayload, { input: RecordPlayInput }>;
  /** Removes a target for alerts, with its log. Always true. Needs the scope `write:profile`. */
  removeAlertTarget: Field<boolean | null, never, { id: string }>;
  /** Removes a follower, without notifying them. Needs the scope `write:profile`. */
  removeFollower: Field<Selected | null, UserPayload, { username: string }>;
  /** Removes a rule, also from later imports: an edit of its anime. Rules of other lists that say the same are removed too. Editors only; needs the scope `write:catalog`. */
  removeMappingRule: Field<boolean | null, never, { externalId: number; kind: MappingKind; level: MappingLevel; rule: string; undo?: boolean | null }>;
  /** Processes a delivery again, with the current mapping and settings. Needs the scope `write:list`. */
  replayDelivery: Field<Selected | null, Delivery, { id: string }>;
  /** Sends all events again that an endpoint does not have: those that failed, expired, wait, or came while it was paused or disabled. Returns how many. Needs the scope `webhooks:manage`. */
  replayWebhookEvents: Field<number | null, never, { id: string; since: string }>;
  /** Sends one event again, with the same id, whatever became of it. Needs the scope `webhooks:manage`. */
  resendWebhookDelivery: Field<Selected | null, WebhookDelivery, { id: string }>;
  /** Says in which fields nothing of a user is applied without review, or that they may propose nothing. Moderators only; needs the scope `write:catalog`. */
  restrictEditor: Field<boolean | null, never, { groups: EditFieldGroup[]; mayPropose: boolean; reason: string; username: string }>;
  /** Resumes an endpoint that was paused or disabled. A disabled one must answer a ping first. Needs the scope `webhooks:manage`. */
  resumeWebhookEndpoint: Field<Selected | null, WebhookEndpoint, { id: string }>;
  /** Undoes all that a user changed in the catalogue, at once. What others changed since stays. Moderators only; needs the scope `write:catalog`. */
  revertEditsOfUser: Field<Selected | null, RevertEditsPayload, { reason: string; username: string }>;
  /** Makes a new secret. For a time, requests are signed with the old one as well. Signed in only: API keys get no secrets. */
  rotateWebhookSecret: Field<Selected | null, WebhookEndpointWithSecret, { id: string; overlapHours?: number | null }>;
  /** Starts a run that compares the whole lists. The first run of a connection stops at a plan, which `confirmSyncRun` confirms. Needs the scope `write:list`. */
  runSync: Field<Selected | null, SyncRun, { id: string; isDry: boolean }>;
  /** Saves at most 200 entries at once. Each has its own result, in the given order: an invalid edit is refused, and the others are written. One batch undoes all. */
  saveAnimeListEntries: Field<Selected | null, SaveAnimeListEntriesPayload, { inputs: SaveAnimeListEntryInput[] }>;
  /** Adds an entry or changes the existing one, and fills in what follows: the first progress makes a planned title current, the last unit completes it, and dates are set once. */
  saveAnimeListEntry: Field<Selected | null, AnimeListEntryPayload, { input: SaveAnimeListEntryInput }>;
  /** Saves at most 200 entries at once. Each has its own result, in the given order: an invalid edit is refused, and the others are written. One batch undoes all. */
  saveMangaListEntries: Field<Selected | null, SaveMangaListEntriesPayload, { inputs: SaveMangaListEntryInput[] }>;
  /** Adds an entry or changes the existing one, and fills in what follows: the first progress makes a planned title current, the last unit completes it, and dates are set once. */
  saveMangaListEntry: Field<Selected | null, MangaListEntryPayload, { input: SaveMangaListEntryInput }>;
  /** Reports what is played or read, and records it if it was watched or read to its end. For the browser extension and other programs; send `stop` again if no response came: the same viewing is recorded once. The result is in the log of the program, where it can be corrected and undone. Needs the scope `write:list`. */
  scrobble: Field<Selected | null, Delivery, { input: ScrobbleInput }>;
  /** Reports something to the moderators, who answer with a notice. Reports of one thing are joined. At most 20 a day; needs the scope `write:catalog`. */
  sendReport: Field<Selected | null, Report, { id: string; note?: string | null; reason: ReportReason; subject: ReportSubject }>;
  /** Sends the example of an event, marked with `test: true`. Its result does not count for the endpoint. Needs the scope `webhooks:manage`. */
  sendTestWebhook: Field<Selected | null, WebhookDelivery, { id: string; type: WebhookEventType }>;
  /** Settles a report, and tells those who reported it. Moderators only; needs the scope `write:catalog`. */
  settleReport: Field<Selected | null, Report, { answer?: string | null; id: string; isUpheld: boolean }>;
  /** Begins a rewatch with its own progress. The title must have been begun, and the first time stays as it is. */
  startAnimePass: Field<Selected | null, AnimeListEntryPayload, { id: string; startedOn?: string | null; version?: number | null }>;
  /** Starts writing an import after its preview. It continues by itself; `counts.written` is its progress. */
  startListImport: Field<Selected | null, ListImportPayload, { id: string; policy: ListImportPolicy }>;
  /** Begins a reread with its own progress. The title must have been begun, and the first time stays as it is. */
  startMangaPass: Field<Selected | null, MangaListEntryPayload, { id: string; startedOn?: string | null; version?: number | null }>;
  /** Sends a draft of yours. Needs the scope `write:catalog`. */
  submitEdit: Field<Selected | null, Edit, { id: string; isCompared?: boolean | null }>;
  /** Says that you look at an open edit, or no longer do. Editors only; needs the scope `write:catalog`. */
  takeEdit: Field<Selected | null, Edit, { id: string; isMine: boolean }>;
  /** Sends a test message to a target for alerts at once, and says how that went. A target that was turned off is on again if it arrives. Needs the scope `write:profile`. */
  testAlertTarget: Field<Selected | null, AlertDelivery, { id: string }>;
  /** Thanks the author of a revision. Needs the scope `write:catalog`. */
  thankForRevision: Field<Selected | null, Revision, { id: string }>;
  /** Adds a work to the favourites or removes it. It need not be on the list. */
  toggleFavourite: Field<Selected | null, FavouritePayload, { animeId?: string | null; mangaId?: string | null }>;
  /** Unblocks a user. Needs the scope `write:profile`. */
  unblockUser: Field<Selected | null, UserPayload, { username: string }>;
  /** Undoes all changes of one batch in the caller's lists, within 30 days. Later changes stay. */
  undo: Field<Selected | null, ListChangePayload, { batch: string }>;
  /** Undoes what a delivery wrote to the list. Needs the scope `write:list`. */
  undoDelivery: Field<Selected | null, Delivery, { id: string }>;
  /** Takes back what was said last of shows: one confirmation or correction, or all that `confirmAllShows` confirmed at once, with all that was recorded because of it. That waits again. Returns how many shows. Needs the scope `write:list`. */
  undoLastConfirmation: Field<number | null, never, { at?: string | null }>;
  /** Undoes everything an import wrote, within 30 days. What was changed by hand since stays. */
  undoListImport: Field<Selected | null, ListImportPayload, { id: string }>;
  /** Undoes a revision, which is a revision too. Refused if later revisions changed the same values, unless they are undone as well. A merge, a split, a removal or a restoration is taken back within 30 days, by moderators. Editors only; needs the scope `write:catalog`. */
  undoRevision: Field<Selected | null, Revision, { id: string; isCascade?: boolean | null; reason?: string | null }>;
  /** Undoes what a run of the last 30 days wrote here, except what was changed since. What it wrote at the service stays. The connection is paused, and its next run stops at a plan. Needs the scope `write:list`. */
  undoSyncRun: Field<Selected | null, SyncRun, { id: string }>;
  /** Stops following a user, or withdraws the request. Needs the scope `write:profile`. */
  unfollowUser: Field<Selected | null, UserPayload, { username: string }>;
  /** Stops ignoring a show, and processes its deliveries of the last seven days again. Needs the scope `write:list`. */
  unignoreShow: Field<boolean | null, never, { id: string }>;
  /** Removes a lock. Moderators only; needs the scope `write:catalog`. */
  unlockWork: Field<boolean | null, never, { id: string }>;
  /** Changes what the signed-in user is told about the works on their lists. Needs the scope `write:profile`. */
  updateAlertSettings: Field<Selected | null, UpdateAlertSettingsPayload, { input: AlertSettingsInput }>;
  /** Renames or pauses a target for alerts. Messages that are due while it is paused are not sent later. Needs the scope `write:profile`. */
  updateAlertTarget: Field<Selected | null, AlertTarget, { id: string; isPaused?: boolean | null; name?: string | null }>;
  /** Renames a custom list, or moves it among the others. */
  updateCustomList: Field<Selected | null, CustomListPayload, { id: string; name?: string | null; position?: number | null }>;
  /** Changes a past play. The progress of its entry is computed again. */
  updatePlay: Field<Selected | null, ListChangePayload, { fromUnit?: number | null; id: string; playedAt?: string | null; unit?: number | null }>;
  /** Changes some preferences of the signed-in user. If nothing is for followers only any more, all requests to follow are accepted. Needs the scope `write:profile`. */
  updatePreferences: Field<Selected | null, UpdatePreferencesPayload, { input: PreferencesInput }>;
  /** Changes what a connection exchanges, pauses it, or lets it go on. Needs the scope `write:list`. */
  updateSyncConnection: Field<Selected | null, SyncConnection, { id: string; input: UpdateSyncConnectionInput }>;
  /** Changes an endpoint. Needs the scope `webhooks:manage`. */
  updateWebhookEndpoint: Field<Selected | null, WebhookEndpoint, { id: string; input: WebhookEndpointChangeInput }>;
  /** Votes for or against an open edit. A first vote against it opens a vote of seven days; three votes of one mind end it early. Needs the scope `write:catalog`. */
  voteOnEdit: Field<Selected | null, Edit, { id: string; isFor: boolean }>;
  /** Withdraws an open edit of yours, or deletes a draft. Needs the scope `write:catalog`. */
  withdrawEdit: Field<boolean | null, never, { id: string }>;
  /** Writes a comment, a question, an answer or an appeal about an edit. Needs the scope `write:catalog`. */
  writeEditMessage: Field<Selected | null, Edit, { id: string; kind: EditMessageKind; text: string }>;
}

/** A notice of the inbox. */
export interface Notice {
  __typename: Field<'Notice'>;
  /** The user who caused it; null if it is about a thing. */
  actor: Field<Selected | null, User>;
  /** When it happened. */
  createdAt: Field<string>;
  /** What its text names besides the subject, such as `episode`, `chapter`, `date`, `region`, `service` or `sequel`. Empty for most kinds. */
  details: Field<Selected[], ReasonValue>;
  /** Id of the notice, for `markNoticesRead`. */
  id: Field<string>;
  /** What it is about. */
  kind: Field<NoticeKind>;
  /** When it was read; null if not read yet. */
  readAt: Field<string | null>;
  /** If the subject is the message of a refusal: the same as data. */
  refusal: Field<Selected | null, NoticeRefusal>;
  /** The name of the thing it is about, such as a media server or a work; for an export that failed, why. */
  subject: Field<string | null>;
  /** Id of that thing: the media server (also for a play that waits for an answer), the export, the edit or the work. */
  subjectId: Field<string | null>;
}

/** A page of a list. */
export interface NoticeConnection {
  __typename: Field<'NoticeConnection'>;
  /** The items of the page, each with its cursor. */
  edges: Field<Selected[], NoticeEdge>;
  /** The nodes of the edges, for clients that need no cursors. */
  nodes: Field<Selected[], Notice>;
  /** The place of the page in the list. */
  pageInfo: Field<Selected, PageInfo>;
  /** The number of items on all pages: exact, or null if counting would be slow. */
  totalCount: Field<number | null>;
}

/** An item of a list, with its cursor. */
export interface NoticeEdge {
  __typename: Field<'NoticeEdge'>;
  /** The place of the item in the list, for `after` and `before`. */
  cursor: Field<string>;
  /** The item. */
  node: Field<Selected, Notice>;
}

/** Why the thing that a notice is about failed. */
export interface NoticeRefusal {
  __typename: Field<'NoticeRefusal'>;
  /** The wrong field or argument; null if there is none in particular. */
  field: Field<string | null>;
  /** What happened and what to do about it, in English. */
  message: Field<string>;
  /** Why, as a stable word; the page on errors lists all. */
  reason: Field<string>;
  /** The values in the message, for messages in other languages. */
  values: Field<Selected[], ReasonValue>;
}

/** The place of a page in its list. */
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

/** A person whom works credit, such as an author, a director or a voice. */
export interface Person {
  __typename: Field<'Person'>;
  /** The characters they speak, the newest work first. Null while the database is away. */
  characters: Field<Selected | null, CharacterCreditConnection, { after?: string | null; before?: string | null; first?: number | null; last?: number | null }>;
  /** Their credits, newest work first. */
  credits: Field<Selected, PersonCreditConnection, { after?: string | null; before?: string | null; first?: number | null; last?: number | null }>;
  /** Id of the object, unique among objects of all types. */
  id: Field<string>;
  /** The name, in Latin letters if a source states them, given name first. */
  name: Field<string>;
  /** The name in its original script; null if no source states it. */
  nameNative: Field<string | null>;
}

/** What a person did for one work. */
export interface PersonCredit {
  __typename: Field<'PersonCredit'>;
  /** The work if it is an anime, else null. */
  anime: Field<Selected | null, Anime>;
  /** The work if it is a manga, else null. */
  manga: Field<Selected | null, Manga>;
  /** Their role. */
  role: Field<StaffRole>;
}

/** A page of a list. */
export interface PersonCreditConnection {
  __typename: Field<'PersonCreditConnection'>;
  /** The items of the page, each with its cursor. */
  edges: Field<Selected[], PersonCreditEdge>;
  /** The nodes of the edges, for clients that need no cursors. */
  nodes: Field<Selected[], PersonCredit>;
  /** The place of the page in the list. */
  pageInfo: Field<Selected, PageInfo>;
  /** The number of items on all pages: exact, or null if counting would be slow. */
  totalCount: Field<number | null>;
}

/** An item of a list, with its cursor. */
export interface PersonCreditEdge {
  __typename: Field<'PersonCreditEdge'>;
  /** The place of the item in the list, for `after` and `before`. */
  cursor: Field<string>;
  /** The item. */
  node: Field<Selected, PersonCredit>;
}

/** One act of watching or reading: one unit, or several that were marked at once. */
export interface Play {
  __typename: Field<'Play'>;
  /** The anime; null for manga. */
  anime: Field<Selected | null, Anime>;
  /** Id for `undo`. */
  batchId: Field<string>;
  /** The program that recorded it; null for old plays, for which this was not stored. */
  client: Field<Selected | null, Client>;
  /** The first unit. */
  fromUnit: Field<number>;
  /** Id of the play. */
  id: Field<string>;
  /** The manga; null for anime. */
  manga: Field<Selected | null, Manga>;
  /** Whether an episode was watched or a chapter read. */
  media: Field<ListMedia>;
  /** 0 for the first time, otherwise the number of the rewatch or reread. */
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
  /** The nodes of the edges, for clients that need no cursors. */
  nodes: Field<Selected[], Play>;
  /** The place of the page in the list. */
  pageInfo: Field<Selected, PageInfo>;
  /** The number of items on all pages: exact, or null if counting would be slow. */
  totalCount: Field<number | null>;
}

/** An item of a list, with its cursor. */
export interface PlayEdge {
  __typename: Field<'PlayEdge'>;
  /** The place of the item in the list, for `after` and `before`. */
  cursor: Field<string>;
  /** The item. */
  node: Field<Selected, Play>;
}

/** Preferences of a user, including who may see what of them. */
export interface Preferences {
  __typename: Field<'Preferences'>;
  /** Who may see the activities. */
  activityVisibility: Field<Visibility>;
  /** Markdown, as it was written. */
  bio: Field<string>;
  /** The time zone of the browser they last signed in with, as IANA name, which holds for the days of their list while `timeZone` is null; null if not known. */
  browserTimeZone: Field<string | null>;
  /** Who may see the list, its statistics and the favourites. */
  listVisibility: Field<Visibility>;
  /** The language of the pages; null for the browser's language. */
  locale: Field<Locale | null>;
  /** Who may see the profile. */
  profileVisibility: Field<Visibility>;
  /** The region for streaming links, as ISO 3166-1 alpha-2, such as "JP"; null if not set. */
  region: Field<string | null>;
  /** The scale scores are shown and typed in on the pages. */
  scoreFormat: Field<ScoreFormat>;
  /** Whether adult titles are shown to this account at all. */
  showsAdult: Field<boolean>;
  /** The colours of the pages. */
  theme: Field<Theme>;
  /** The time zone they chose, as IANA name; null for that of the browser. */
  timeZone: Field<string | null>;
  /** The language titles are shown in. */
  titleLanguage: Field<TitleLanguage>;
}

/** Everything that can be read. */
export interface Query {
  __typename: Field<'Query'>;
  /** Activities of users, latest first, as far as they show them to the caller, who needs an account. */
  activityFeed: Field<Selected | null, ActivityConnection, { after?: string | null; before?: string | null; feed: ActivityFeed; first?: number | null; last?: number | null; media?: ListMedia | null }>;
  /** With "season" and "year": one entry for each show of that season, its next airing while the season runs, else its first. With "from" and "to" (at most 62 days): every airing between them. With neither: the next 7 days. */
  airingSchedule: Field<Selected | null, AiringScheduleConnection, { after?: string | null; before?: string | null; continuing?: boolean | null; first?: number | null; from?: string | null; last?: number | null; listStatus?: ListStatus[] | null; notYetAired?: boolean | null; onMyList?: boolean | null; season?: Season | null; to?: string | null; year?: number | null }>;
  /** One anime; null if there is none with this id that the caller may see. */
  anime: Field<Selected | null, Anime, { id: string }>;
  /** The anime that an id of another site means; null if there is none that the caller may see. A site that no work has an id at is refused. */
  animeByExternalId: Field<Selected | null, Anime, { id: string; site: string }>;
  /** Anime by their ids at other sites, 50 at most, in the order of the ids; null where `animeByExternalId` would be. */
  animeByExternalIds: Field<(Selected | null)[] | null, Anime, { ids: ExternalIdInput[] }>;
  /** Anime by their ids, 50 at most, in the order of the ids; null where `anime` would be. */
  animes: Field<(Selected | null)[] | null, Anime, { ids: string[] }>;
  /** Anime that match the filter, in one order. Works without the value of the order come last. A cursor is valid only for the same filter and order. */
  browseAnime: Field<Selected | null, AnimeConnection, { after?: string | null; before?: string | null; filter?: AnimeFilter | null; first?: number | null; last?: number | null; listStatus?: ListStatus[] | null; onMyList?: boolean | null; sort?: AnimeSort | null; thenBy?: AnimeSort[] | null }>;
  /** Manga that match the filter, in one order. Works without the value of the order come last. A cursor is valid only for the same filter and order. */
  browseManga: Field<Selected | null, MangaConnection, { after?: string | null; before?: string | null; filter?: MangaFilter | null; first?: number | null; last?: number | null; listStatus?: ListStatus[] | null; onMyList?: boolean | null; sort?: MangaSort | null; thenBy?: MangaSort[] | null }>;
  /** Works that changed after a position, each once, the earliest change first: for keeping a copy of the catalogue. A position never expires. */
  changes: Field<Selected | null, WorkChanges, { first?: number | null; since?: string | null }>;
  /** Chapters by the day they come out, from a week ago to a week ahead unless said; 62 days at most. Those of which the day is not known are in none. */
  chapterReleases: Field<Selected | null, ChapterReleaseConnection, { after?: string | null; before?: string | null; first?: number | null; from?: string | null; language?: string | null; last?: number | null; to?: string | null }>;
  /** Somebody who appears in works; null if there is nobody with this id. */
  character: Field<Selected | null, Character, { id: string }>;
  /** The public data sets of the catalogue, with their attributions. */
  dataSources: Field<Selected[], DataSource>;
  /** An edit; null if there is none with this id that the caller may see. */
  edit: Field<Selected | null, Edit, { id: string }>;
  /** What a form needs to edit a work; null if there is none that the caller may see. Needs the scope `write:catalog`. */
  editableWork: Field<Selected | null, EditableWork, { id: string; media: EditMedia }>;
  /** What `restrictEditor` set for a user; null if nothing is set. Moderators only; needs the scope `write:catalog`. */
  editorRestriction: Field<Selected | null, EditorRestriction, { username: string }>;
  /** What people propose to change. With `state: OPEN` those that wait longest come first, otherwise the latest. */
  edits: Field<Selected | null, EditConnection, { after?: string | null; assignee?: string | null; author?: string | null; before?: string | null; first?: number | null; group?: EditFieldGroup | null; isAsked?: boolean | null; isContested?: boolean | null; isTaken?: boolean | null; kind?: EditKind | null; last?: number | null; media?: EditMedia | null; sentBefore?: string | null; state?: EditState | null; workId?: string | null }>;
  /** The genres of the catalogue. */
  genres: Field<Selected[], CatalogueWord>;
  /** One manga; null if there is none with this id that the caller may see. */
  manga: Field<Selected | null, Manga, { id: string }>;
  /** The manga that an id of another site means; null if there is none that the caller may see. A site that no work has an id at is refused. */
  mangaByExternalId: Field<Selected | null, Manga, { id: string; site: string }>;
  /** Manga by their ids at other sites, 50 at most, in the order of the ids; null where `mangaByExternalId` would be. */
  mangaByExternalIds: Field<(Selected | null)[] | null, Manga, { ids: ExternalIdInput[] }>;
  /** Manga by their ids, 50 at most, in the order of the ids; null where `manga` would be. */
  mangas: Field<(Selected | null)[] | null, Manga, { ids: string[] }>;
  /** The rules that say which of our episodes an id of TMDB or TVDB means. */
  mapping: Field<Selected | null, ExternalMapping, { id: number; kind: MappingKind; level: MappingLevel }>;
  /** Contradictions between rules of different lists, or within one, on which no editor has decided. */
  mappingConflicts: Field<Selected | null, MappingConflictPage, { isOpen?: boolean | null; kind?: MappingKind | null; offset?: number | null; source?: string | null }>;
  /** What a merge of two works would do; refused as the merge itself. Needs the scope `write:catalog`. */
  mergePreview: Field<Selected | null, MergePreview, { intoId: string; media: EditMedia; workId: string }>;
  /** Releases of films by date, the earliest first. A date known to the month lies between two days when any day of it does. For callers of the Indie and Commercial tiers. */
  movieReleases: Field<Selected | null, MovieReleaseConnection, { after?: string | null; before?: string | null; first?: number | null; from?: string | null; kinds?: MovieReleaseKind[] | null; last?: number | null; region?: string | null; to?: string | null }>;
  /** The object with an id, whatever its type; null when there is none, or none that the caller may see. What is the caller’s own needs the scope that its field of `viewer` needs. */
  node: Field<Selected | null, Node, { id: string }>;
  /** Objects by their ids, 50 at most, in the order of the ids; null where `node` would be. */
  nodes: Field<(Selected | null)[] | null, Node, { ids: string[] }>;
  /** A person whom works credit; null if there is none with this id. */
  person: Field<Selected | null, Person, { id: string }>;
  /** The limits of the caller and what is left of them. */
  rateLimit: Field<Selected, RateLimit>;
  /** A report; null if there is none with this id that the caller wrote in, or reads as a moderator. */
  report: Field<Selected | null, Report, { id: string }>;
  /** What people report: those that wait, the longest waiting first, or those that are settled, the latest first. Moderators only. */
  reports: Field<Selected | null, ReportConnection, { after?: string | null; before?: string | null; first?: number | null; isSettled?: boolean | null; last?: number | null }>;
  /** The episode of ours that an episode of TMDB or TVDB means, by the rules that match scrobbles. */
  resolveEpisode: Field<Selected | null, EpisodeResolution, { absolute?: boolean | null; airDate?: string | null; id: number; kind: MappingKind; level: MappingLevel; number?: number | null; season?: number | null; showTitle?: string | null; title?: string | null }>;
  /** A revision; null if there is none with this id that the caller may see. */
  revision: Field<Selected | null, Revision, { id: string }>;
  /** The changes of the catalogue that people made, the latest first. */
  revisions: Field<Selected | null, RevisionConnection, { after?: string | null; author?: string | null; before?: string | null; first?: number | null; last?: number | null; workId?: string | null }>;
  /** Anime, manga, characters, people and studios in one call. Works are found as `searchAnime` and `searchManga` find them: by title, by address and by id at other sites. */
  search: Field<Selected | null, SearchResults, { first?: number | null; query: string; types?: SearchType[] | null }>;
  /** Anime by title in any script: romaji with or without spaces and macrons, English, Japanese, Chinese, synonyms, season notation; typing errors are forgiven. By the address of a work at another site, or its id there (`mal:5114`), too: that work comes first. Best match first, or in an order; 500 at most, which are the best; `totalCount` is null when there are more. */
  searchAnime: Field<Selected | null, AnimeConnection, { after?: string | null; before?: string | null; filter?: AnimeFilter | null; first?: number | null; last?: number | null; limit?: number | null; listStatus?: ListStatus[] | null; onMyList?: boolean | null; query: string; sort?: AnimeSort | null; thenBy?: AnimeSort[] | null }>;
  /** Manga by title in any script: romaji with or without spaces and macrons, English, Japanese, Chinese, synonyms, season notation; typing errors are forgiven. By the address of a work at another site, or its id there (`mal:5114`), too: that work comes first. Best match first, or in an order; 500 at most, which are the best; `totalCount` is null when there are more. */
  searchManga: Field<Selected | null, MangaConnection, { after?: string | null; before?: string | null; filter?: MangaFilter | null; first?: number | null; last?: number | null; limit?: number | null; listStatus?: ListStatus[] | null; onMyList?: boolean | null; query: string; sort?: MangaSort | null; thenBy?: MangaSort[] | null }>;
  /** Keys of the services that stream something of the catalogue. */
  streamingServices: Field<Selected[] | null, CatalogueWord, { region?: string | null }>;
  /** A studio; null if there is none with this id. */
  studio: Field<Selected | null, Studio, { id: string }>;
  /** The tags of the catalogue. */
  tags: Field<Selected[], CatalogueWord>;
  /** The tiers of the API and what each includes. */
  tiers: Field<Selected[], Tier>;
  /** The 20 users who changed most in the catalogue within a time, the most first. */
  topEditors: Field<Selected[] | null, TopEditor, { period: EditPeriod }>;
  /** The anime with which most users of this instance did something within 7 days. */
  trendingAnime: Field<Selected | null, AnimeConnection, { after?: string | null; before?: string | null; first?: number | null; last?: number | null }>;
  /** The manga with which most users of this instance did something within 7 days. */
  trendingManga: Field<Selected | null, MangaConnection, { after?: string | null; before?: string | null; first?: number | null; last?: number | null }>;
  /** The user with a name, or the user who gave it up a short time ago. Null and the error NOT_FOUND if there is none that the caller may see. */
  user: Field<Selected | null, User, { username: string }>;
  /** The signed-in user. Null and the error UNAUTHENTICATED without a credential. */
  viewer: Field<Selected | null, Viewer>;
  /** What data sources say of a work, for choosing what a split takes; null if the caller may not see the work. Needs the scope `write:catalog`. */
  workClaims: Field<Selected[] | null, WorkClaim, { id: string; media: EditMedia }>;
  /** The latest split that made a work, or that was made of it, and for which of the two the caller has an entry; null if there is none. Needs an account. */
  workSplit: Field<Selected | null, WorkSplit, { workId: string }>;
}

/** A rate: a number of requests in a number of seconds. */
export interface Rate {
  __typename: Field<'Rate'>;
  /** Requests allowed within `seconds`, on average. */
  requests: Field<number>;
  /** Length of the window in seconds. */
  seconds: Field<number>;
}

/** The limits of the caller and what is left of them after this request. */
export interface RateLimit {
  __typename: Field<'RateLimit'>;
  /** Cost of this request in points, as in `extensions.cost`. */
  cost: Field<number>;
  /** Points that one request of the caller may cost. */
  costLimit: Field<number>;
  /** The limits; empty if none applies. */
  policies: Field<Selected[], RateLimitPolicy>;
  /** Requests that may follow at once, by the policy with the fewest left; null if no limit applies. */
  remaining: Field<number | null>;
  /** The tier the caller has. */
  tier: Field<TierName>;
}

/** One limit, as in the headers RateLimit-Policy and RateLimit. */
export interface RateLimitPolicy {
  __typename: Field<'RateLimitPolicy'>;
  /** `burst` for the rate, `daily` for the cap of the UTC day. */
  name: Field<string>;
  /** Requests allowed in the window. */
  quota: Field<number>;
  /** Requests that may follow at once. */
  remaining: Field<number>;
  /** Seconds until more requests are allowed, rounded up. */
  resetSeconds: Field<number>;
  /** The instant at which more requests are allowed, rounded up to whole seconds. */
  resetsAt: Field<string>;
  /** Length of the window in seconds. */
  windowSeconds: Field<number>;
}

/** A value in a message, for `{name}` in its text. */
export interface ReasonValue {
  __typename: Field<'ReasonValue'>;
  /** Its name, such as `most`. */
  name: Field<string>;
  /** The value as text. */
  text: Field<string>;
}

/** A work that is on the lists of users who have another one. */
export interface Recommendation {
  __typename: Field<'Recommendation'>;
  /** The work if it is an anime, else null. */
  anime: Field<Selected | null, Anime>;
  /** The work if it is a manga, else null. */
  manga: Field<Selected | null, Manga>;
  /** Users who have both works on their lists. */
  shared: Field<number>;
}

/** A page of a list. */
export interface RecommendationConnection {
  __typename: Field<'RecommendationConnection'>;
  /** The items of the page, each with its cursor. */
  edges: Field<Selected[], RecommendationEdge>;
  /** The nodes of the edges, for clients that need no cursors. */
  nodes: Field<Selected[], Recommendation>;
  /** The place of the page in the list. */
  pageInfo: Field<Selected, PageInfo>;
  /** The number of items on all pages: exact, or null if counting would be slow. */
  totalCount: Field<number | null>;
}

/** An item of a list, with its cursor. */
export interface RecommendationEdge {
  __typename: Field<'RecommendationEdge'>;
  /** The place of the item in the list, for `after` and `before`. */
  cursor: Field<string>;
  /** The item. */
  node: Field<Selected, Recommendation>;
}

/** A relation of this work to another one. */
export interface Relation {
  __typename: Field<'Relation'>;
  /** The other work if it is an anime, else null. */
  anime: Field<Selected | null, Anime>;
  /** The other work if it is a manga, else null. */
  manga: Field<Selected | null, Manga>;
  /** How the other work relates to this one. */
  relationType: Field<RelationType>;
  /** The source. `title-match` means that the native titles are the same and the manga came first. If a source only says that works belong together, titles, formats and dates tell how. */
  source: Field<string>;
}

/** Something that people report to the moderators. Those who report it and moderators read it. */
export interface Report {
  __typename: Field<'Report'>;
  /** The anime that is reported. */
  anime: Field<Selected | null, Anime>;
  /** What the moderator tells those who reported it; may be empty. */
  answer: Field<string>;
  /** The edit that is reported. */
  edit: Field<Selected | null, Edit>;
  /** Id of the report. */
  id: Field<string>;
  /** Whether the moderator acted on it; null while it waits. */
  isUpheld: Field<boolean | null>;
  /** The manga that is reported. */
  manga: Field<Selected | null, Manga>;
  /** When it was first reported. */
  openedAt: Field<string>;
  /** When a moderator settled it; null while it waits. */
  settledAt: Field<string | null>;
  /** The moderator who settled it. */
  settledBy: Field<Selected | null, User>;
  /** What was reported: to moderators all of it, to others what they wrote. */
  statements: Field<Selected[], ReportStatement>;
  /** The user who is reported. */
  user: Field<Selected | null, User>;
}

/** A page of a list. */
export interface ReportConnection {
  __typename: Field<'ReportConnection'>;
  /** The items of the page, each with its cursor. */
  edges: Field<Selected[], ReportEdge>;
  /** The nodes of the edges, for clients that need no cursors. */
  nodes: Field<Selected[], Report>;
  /** The place of the page in the list. */
  pageInfo: Field<Selected, PageInfo>;
  /** The number of items on all pages: exact, or null if counting would be slow. */
  totalCount: Field<number | null>;
}

/** An item of a list, with its cursor. */
export interface ReportEdge {
  __typename: Field<'ReportEdge'>;
  /** The place of the item in the list, for `after` and `before`. */
  cursor: Field<string>;
  /** The item. */
  node: Field<Selected, Report>;
}

/** What one person reports. */
export interface ReportStatement {
  __typename: Field<'ReportStatement'>;
  /** More about it; may be empty. */
  note: Field<string>;
  /** Why. */
  reason: Field<ReportReason>;
  /** Who reports it; null if the caller may not see them. */
  reporter: Field<Selected | null, User>;
  /** When it was written. */
  writtenAt: Field<string>;
}

/** What was undone. */
export interface RevertEditsPayload {
  __typename: Field<'RevertEditsPayload'>;
  /** Revisions undone. */
  revisions: Field<number>;
  /** Works that changed by it. */
  works: Field<number>;
}

/** A change of the catalogue that was made: an edit that was accepted, or its undoing. */
export interface Revision {
  __typename: Field<'Revision'>;
  /** The anime; null for a manga, and if the caller may not see it. */
  anime: Field<Selected | null, Anime>;
  /** Who wanted it; null if the account is gone or not visible. */
  author: Field<Selected | null, User>;
  /** The values it changed. */
  changes: Field<Selected[], RevisionChange>;
  /** Who agreed; null if nobody needed to. */
  decidedBy: Field<Selected | null, User>;
  /** Id of the edit it came from; null if it undid others. */
  editId: Field<string | null>;
  /** Id of the revision. */
  id: Field<string>;
  /** What it did. */
  kind: Field<RevisionKind>;
  /** When it was made. */
  madeAt: Field<string>;
  /** The manga; null for an anime, and if the caller may not see it. */
  manga: Field<Selected | null, Manga>;
  /** Whether it is about an anime or a manga. */
  media: Field<EditMedia>;
  /** Why. */
  note: Field<string>;
  /** Its place among all revisions; later ones have higher numbers. */
  number: Field<number>;
  /** Of merges: the work that became part of this one. Of splits: the new one. Otherwise null. */
  other: Field<Selected | null, WorkName>;
  /** How many people gave thanks. */
  thanks: Field<number>;
  /** Id of the revision that undid it; null while it stands. */
  undoneById: Field<string | null>;
  /** How it stands at the hub; null if it is not sent there. */
  upstream: Field<Selected | null, UpstreamEdit>;
  /** What the work is called, also if it was merged or removed since. */
  work: Field<Selected | null, WorkName>;
  /** Id of the anime or manga. A work that is only proposed will have this id. */
  workId: Field<string>;
}

/** One value that a revision changed, as readers saw it. */
export interface RevisionChange {
  __typename: Field<'RevisionChange'>;
  /** The value after, as JSON; null if there is none. */
  after: Field<string | null>;
  /** The value before, as JSON; null if there was none. */
  before: Field<string | null>;
  /** The field, such as `titleEnglish`, or a row of a list with its key: `episodes.12`, `externalIds.mal`, `movieReleases.JP:THEATRICAL`, `chapters.en:10.5`. */
  field: Field<string>;
  /** What the field is about. */
  group: Field<EditFieldGroup>;
  /** Whether the value is people’s word since; otherwise data sources decide. */
  isSaid: Field<boolean>;
  /** Of a relation: the other work, if it is an anime that is here. */
  relatedAnime: Field<Selected | null, Anime>;
  /** Of a relation: the other work, if it is a manga that is here. */
  relatedManga: Field<Selected | null, Manga>;
}

/** A page of a list. */
export interface RevisionConnection {
  __typename: Field<'RevisionConnection'>;
  /** The items of the page, each with its cursor. */
  edges: Field<Selected[], RevisionEdge>;
  /** The nodes of the edges, for clients that need no cursors. */
  nodes: Field<Selected[], Revision>;
  /** The place of the page in the list. */
  pageInfo: Field<Selected, PageInfo>;
  /** The number of items on all pages: exact, or null if counting would be slow. */
  totalCount: Field<number | null>;
}

/** An item of a list, with its cursor. */
export interface RevisionEdge {
  __typename: Field<'RevisionEdge'>;
  /** The place of the item in the list, for `after` and `before`. */
  cursor: Field<string>;
  /** The item. */
  node: Field<Selected, Revision>;
}

/** The results of changes of several entries of anime. */
export interface SaveAnimeListEntriesPayload {
  __typename: Field<'SaveAnimeListEntriesPayload'>;
  /** One result per entry, in the given order. */
  results: Field<Selected[], AnimeListEntryPayload>;
}

/** The results of changes of several entries of manga. */
export interface SaveMangaListEntriesPayload {
  __typename: Field<'SaveMangaListEntriesPayload'>;
  /** One result per entry, in the given order. */
  results: Field<Selected[], MangaListEntryPayload>;
}

/** What a search finds of each type, the best match first. A type that was not asked for is null. */
export interface SearchResults {
  __typename: Field<'SearchResults'>;
  /** As `searchAnime` finds them. Its pages go on from there. */
  anime: Field<Selected[] | null, Anime, { sort?: AnimeSort | null; thenBy?: AnimeSort[] | null }>;
  /** Characters by name, in either script and order of the names; of equally good matches, those of the best known works first. Null while the database is away. */
  characters: Field<Selected[] | null, Character>;
  /** As `searchManga` finds them. Its pages go on from there. */
  manga: Field<Selected[] | null, Manga, { sort?: MangaSort | null; thenBy?: MangaSort[] | null }>;
  /** People by name, in either script and order of the names: those whom works credit, and those who speak characters. Of equally good matches, those with the most works come first. */
  people: Field<Selected[] | null, Person>;
  /** Studios by name; of equally good matches, those with the most anime first. */
  studios: Field<Selected[] | null, Studio>;
}

/** A person credited for a work. */
export interface StaffCredit {
  __typename: Field<'StaffCredit'>;
  /** The name, in Latin letters if a source states them, given name first. */
  name: Field<string>;
  /** The name in its original script; null if no source states it. */
  nameNative: Field<string | null>;
  /** The person, with their other works. */
  person: Field<Selected | null, Person>;
  /** Their role. */
  role: Field<StaffRole>;
}

/** A place to watch. */
export interface StreamingLink {
  __typename: Field<'StreamingLink'>;
  /** When the offer ends, in the same form; null if no end is known. Offers that ended are listed until somebody removes them. */
  endsAt: Field<string | null>;
  /** ISO 3166-1 alpha-2 codes; null where the source does not state them. */
  regions: Field<string[] | null>;
  /** Key of the service, the same in every region. */
  service: Field<string>;
  /** The `key` of the data source that gave it; null if nobody noted it. */
  source: Field<string | null>;
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
  /** Id of the object, unique among objects of all types. */
  id: Field<string>;
  /** Name of the studio. */
  name: Field<string>;
}

/** What a waiting play would be recorded as. */
export interface SuggestedPlace {
  __typename: Field<'SuggestedPlace'>;
  /** The anime; null if that is not sure, and of a manga. */
  anime: Field<Selected | null, Anime>;
  /** Number of the episode within that anime; null if that is not sure. */
  episode: Field<number | null>;
}

/** A work that a waiting show may be. */
export interface SuggestedShow {
  __typename: Field<'SuggestedShow'>;
  /** The first season of a show; null if it is a manga, or if the catalogue no longer has it. */
  anime: Field<Selected | null, Anime>;
  /** How many of the waiting episodes or chapters would be recorded for sure. */
  episodes: Field<number>;
  /** The manga; null if it is an anime, or if the catalogue no longer has it. */
  manga: Field<Selected | null, Manga>;
  /** What each of `WaitingShow.plays` would be recorded as, in their order. */
  places: Field<Selected[], SuggestedPlace>;
  /** What speaks for it. */
  reasons: Field<SuggestionReason[]>;
}

/** A change of a field of an entry. Values are texts, as `85` or `2026-09`; a status is a word in lower case. */
export interface SyncChange {
  __typename: Field<'SyncChange'>;
  /** Which field. */
  field: Field<SyncField>;
  /** Its value before; null if it had none. */
  from: Field<string | null>;
  /** If both sides had changed it, the rule that decided: `earliest`, `edit-beats-delete`, `finer`, `later-wins`, `latest`, `local-default`, `longer-contains`, `max`, `private-wins`, `repeating-side` or `status-precedence`. */
  rule: Field<string | null>;
  /** Where. */
  side: Field<SyncSide>;
  /** Its value after; null if it has none. */
  to: Field<string | null>;
}

/** A field that both sides had changed. */
export interface SyncConflict {
  __typename: Field<'SyncConflict'>;
  /** Which field; null for the whole entry. */
  field: Field<SyncField | null>;
  /** The rule that decided. */
  rule: Field<string>;
  /** Whose value stays. */
  winner: Field<SyncSide>;
}

/** An account at a service whose list is kept in sync with the list here. Its tokens are never shown. */
export interface SyncConnection {
  __typename: Field<'SyncConnection'>;
  /** The name of the account there. */
  accountName: Field<string>;
  /** What was written on both sides, the latest first. */
  audit: Field<Selected | null, SyncWriteConnection, { after?: string | null; before?: string | null; first?: number | null; last?: number | null }>;
  /** How many calls a minute the service takes, as its answers say; null if they do not. */
  callsPerMinute: Field<number | null>;
  /** When it was connected. */
  createdAt: Field<string>;
  /** What becomes of deleted entries. */
  deletes: Field<SyncDeletes>;
  /** Where it writes. */
  direction: Field<SyncDirection>;
  /** Why it does not work; null if it does. */
  fault: Field<Selected | null, SyncFault>;
  /** The fields that the service can hold. */
  fields: Field<SyncField[]>;
  /** The fields that its owner does not exchange. */
  fieldsOff: Field<SyncField[]>;
  /** Questions that wait for an answer. */
  holdCount: Field<number | null>;
  /** Questions about entries, the oldest first. */
  holds: Field<Selected | null, SyncHoldConnection, { after?: string | null; before?: string | null; first?: number | null; isOpen: boolean; last?: number | null }>;
  /** The host of the service. */
  host: Field<string>;
  /** Id of the connection. */
  id: Field<string>;
  /** Whether its first plan was confirmed. Before that nothing is written. */
  isConfirmed: Field<boolean>;
  /** When the service is asked again, if it is not asked now. */
  limitedUntil: Field<string | null>;
  /** When the login ends, if it can’t be renewed without its owner. */
  loginEndsAt: Field<string | null>;
  /** The name of the service, as people know it. */
  name: Field<string>;
  /** When the service is asked for changes next; null while nothing is planned. */
  nextRunAt: Field<string | null>;
  /** Entries that the service refused, as `audit` says. */
  refusedCount: Field<number | null>;
  /** One run. */
  run: Field<Selected | null, SyncRun, { id: string }>;
  /** The 20 latest runs, the latest first. */
  runs: Field<Selected[] | null, SyncRun>;
  /** Which service. */
  service: Field<SyncService>;
  /** Whether it works. */
  state: Field<SyncState>;
  /** Since when. */
  stateSince: Field<string>;
  /** Entries of the service whose title is not known here. `mapSyncEntry` says which one it is. */
  unmapped: Field<Selected | null, SyncUnmappedConnection, { after?: string | null; before?: string | null; first?: number | null; last?: number | null }>;
  /** Entries of the service whose title is not known here. */
  unmappedCount: Field<number | null>;
  /** Entries that are still to be sent. */
  waitingCount: Field<number | null>;
}

/** How many entries a plan has of each kind. Those that its owner holds back count as `held` alone. */
export interface SyncCounts {
  __typename: Field<'SyncCounts'>;
  /** Entries that are added here. */
  createHere: Field<number>;
  /** Entries that are added at the service. */
  createThere: Field<number>;
  /** Entries that are deleted here. */
  deleteHere: Field<number>;
  /** Entries that are deleted at the service. */
  deleteThere: Field<number>;
  /** Entries that ask something, or are held back. */
  held: Field<number>;
  /** Entries that are the same on both sides. */
  unchanged: Field<number>;
  /** Entries whose title is not known on one side. */
  unmapped: Field<number>;
  /** Entries that are changed here. */
  updateHere: Field<number>;
  /** Entries that are changed at the service. */
  updateThere: Field<number>;
}

/** Why a connection does not work. */
export interface SyncFault {
  __typename: Field<'SyncFault'>;
  /** The wrong field or argument; null if there is none in particular. */
  field: Field<string | null>;
  /** What happened and what to do about it, in English. */
  message: Field<string>;
  /** Why, as a stable word; the page on errors lists all. */
  reason: Field<string>;
  /** The values in the message, for messages in other languages. */
  values: Field<Selected[], ReasonValue>;
}

/** A question about an entry that only its owner can answer. */
export interface SyncHold {
  __typename: Field<'SyncHold'>;
  /** The anime; null for manga, and if it is not known, or not there any more. */
  anime: Field<Selected | null, Anime>;
  /** Since when it waits. */
  createdAt: Field<string>;
  /** What was decided. */
  decision: Field<SyncDecision>;
  /** About which field; null for the whole entry. */
  field: Field<SyncField | null>;
  /** The value here; for a whole entry, whether it is here. */
  here: Field<string | null>;
  /** Id of the question. */
  id: Field<string>;
  /** The manga; null for anime, and if it is not known, or not there any more. */
  manga: Field<Selected | null, Manga>;
  /** Why, as in `SyncQuestion.reason`. */
  reason: Field<string>;
  /** The value at the service; for a whole entry, whether it is there. */
  there: Field<string | null>;
}

/** A page of a list. */
export interface SyncHoldConnection {
  __typename: Field<'SyncHoldConnection'>;
  /** The items of the page, each with its cursor. */
  edges: Field<Selected[], SyncHoldEdge>;
  /** The nodes of the edges, for clients that need no cursors. */
  nodes: Field<Selected[], SyncHold>;
  /** The place of the page in the list. */
  pageInfo: Field<Selected, PageInfo>;
  /** The number of items on all pages: exact, or null if counting would be slow. */
  totalCount: Field<number | null>;
}

/** An item of a list, with its cursor. */
export interface SyncHoldEdge {
  __typename: Field<'SyncHoldEdge'>;
  /** The place of the item in the list, for `after` and `before`. */
  cursor: Field<string>;
  /** The item. */
  node: Field<Selected, SyncHold>;
}

/** An entry of a plan, and what becomes of it. */
export interface SyncPlanRow {
  __typename: Field<'SyncPlanRow'>;
  /** The anime; null for manga, and if it is not known, or not there any more. */
  anime: Field<Selected | null, Anime>;
  /** The fields that are written. */
  changes: Field<Selected[], SyncChange>;
  /** What both sides had changed. */
  conflicts: Field<Selected[], SyncConflict>;
  /** What becomes of the entry here. */
  here: Field<SyncAction>;
  /** Whether it was written here, and queued for the service. */
  isApplied: Field<boolean>;
  /** Whether its owner holds it back: then nothing becomes of it in this run. */
  isHeld: Field<boolean>;
  /** The manga; null for anime, and if it is not known, or not there any more. */
  manga: Field<Selected | null, Manga>;
  /** Of which list it is. */
  media: Field<SyncMedia>;
  /** Its place in the plan. */
  number: Field<number>;
  /** What waits for its owner to decide. */
  questions: Field<Selected[], SyncQuestion>;
  /** Why nothing becomes of it: `duplicate`, `ignored`, `no-id`, `no-id-there`, `not-proven`, `unknown-id`, `unknown-status`, or `untracked-matched-by-title-needs-confirmation`. */
  reason: Field<string | null>;
  /** The id of the title at the service; null if none is known. */
  remoteId: Field<string | null>;
  /** Anime with this title, if it is not known which one it is. */
  suggestedAnime: Field<Selected[], Anime>;
  /** Manga with this title, if it is not known which one it is. */
  suggestedManga: Field<Selected[], Manga>;
  /** What becomes of the entry at the service. */
  there: Field<SyncAction>;
  /** The title at the service, if it was told. */
  title: Field<string | null>;
}

/** A page of a list. */
export interface SyncPlanRowConnection {
  __typename: Field<'SyncPlanRowConnection'>;
  /** The items of the page, each with its cursor. */
  edges: Field<Selected[], SyncPlanRowEdge>;
  /** The nodes of the edges, for clients that need no cursors. */
  nodes: Field<Selected[], SyncPlanRow>;
  /** The place of the page in the list. */
  pageInfo: Field<Selected, PageInfo>;
  /** The number of items on all pages: exact, or null if counting would be slow. */
  totalCount: Field<number | null>;
}

/** An item of a list, with its cursor. */
export interface SyncPlanRowEdge {
  __typename: Field<'SyncPlanRowEdge'>;
  /** The place of the item in the list, for `after` and `before`. */
  cursor: Field<string>;
  /** The item. */
  node: Field<Selected, SyncPlanRow>;
}

/** A question that a plan asks about an entry. */
export interface SyncQuestion {
  __typename: Field<'SyncQuestion'>;
  /** About which field; null for the whole entry. */
  field: Field<SyncField | null>;
  /** The value here; for a whole entry, whether it is here. */
  here: Field<string | null>;
  /** Why: `delete-needs-approval`, `first-link-tombstone`, `mass-delete-guard`, `over-total`, `provider-cannot-delete`, `suspicious-regress`, `suspicious-uncomplete` or `unmapped`. */
  reason: Field<string>;
  /** The value at the service; for a whole entry, whether it is there. */
  there: Field<string | null>;
}

/** A run of a connection: both lists are compared, and what follows is a plan. */
export interface SyncRun {
  __typename: Field<'SyncRun'>;
  /** How many entries its plan has of each kind. */
  counts: Field<Selected | null, SyncCounts>;
  /** When it began. */
  createdAt: Field<string>;
  /** When it ended; null before then. */
  finishedAt: Field<string | null>;
  /** Id of the run. */
  id: Field<string>;
  /** Whether what it wrote here was undone. */
  isUndone: Field<boolean>;
  /** What it looks at. */
  kind: Field<SyncRunKind>;
  /** Entries that were read at the service. */
  readCount: Field<number>;
  /** The entries of its plan. */
  rows: Field<Selected | null, SyncPlanRowConnection, { after?: string | null; before?: string | null; field?: SyncField | null; first?: number | null; last?: number | null; only?: SyncRowFilter | null; rule?: string | null }>;
  /** How far it is. */
  state: Field<SyncRunState>;
  /** Until when `undoSyncRun` can undo it; null if there is nothing to undo. */
  undoableUntil: Field<string | null>;
}

/** What is known of a service that people can connect. */
export interface SyncServiceInfo {
  __typename: Field<'SyncServiceInfo'>;
  /** Whether entries can be deleted there. */
  canDelete: Field<boolean>;
  /** The fields that it can hold. */
  fields: Field<SyncField[]>;
  /** Whether nothing is written there. */
  isReadOnly: Field<boolean>;
  /** How people let this server into their accounts there. */
  login: Field<SyncLogin>;
  /** Which lists it has. */
  media: Field<SyncMedia[]>;
  /** Its name, as people know it. */
  name: Field<string>;
  /** Which service. */
  service: Field<SyncService>;
}

/** An entry of a service whose title is not known here. */
export interface SyncUnmapped {
  __typename: Field<'SyncUnmapped'>;
  /** When it was read first. */
  firstSeenAt: Field<string>;
  /** Of which list it is. */
  media: Field<SyncMedia>;
  /** Why, as in `SyncPlanRow.reason`. */
  reason: Field<string>;
  /** The id of the title at the service. */
  remoteId: Field<string>;
  /** Anime with this title, if it is not known which one it is. */
  suggestedAnime: Field<Selected[], Anime>;
  /** Manga with this title, if it is not known which one it is. */
  suggestedManga: Field<Selected[], Manga>;
  /** The title at the service, if it was told. */
  title: Field<string | null>;
}

/** A page of a list. */
export interface SyncUnmappedConnection {
  __typename: Field<'SyncUnmappedConnection'>;
  /** The items of the page, each with its cursor. */
  edges: Field<Selected[], SyncUnmappedEdge>;
  /** The nodes of the edges, for clients that need no cursors. */
  nodes: Field<Selected[], SyncUnmapped>;
  /** The place of the page in the list. */
  pageInfo: Field<Selected, PageInfo>;
  /** The number of items on all pages: exact, or null if counting would be slow. */
  totalCount: Field<number | null>;
}

/** An item of a list, with its cursor. */
export interface SyncUnmappedEdge {
  __typename: Field<'SyncUnmappedEdge'>;
  /** The place of the item in the list, for `after` and `before`. */
  cursor: Field<string>;
  /** The item. */
  node: Field<Selected, SyncUnmapped>;
}

/** A write to one entry, here or at the service. Kept for 90 days. */
export interface SyncWrite {
  __typename: Field<'SyncWrite'>;
  /** What was done. */
  action: Field<SyncAction>;
  /** The anime; null for manga, and if it is not known, or not there any more. */
  anime: Field<Selected | null, Anime>;
  /** When. */
  at: Field<string>;
  /** The fields that were written. */
  changes: Field<Selected[], SyncChange>;
  /** Id of the write. */
  id: Field<string>;
  /** The manga; null for anime, and if it is not known, or not there any more. */
  manga: Field<Selected | null, Manga>;
  /** Why it was refused, in the words of the list or the service. */
  message: Field<string | null>;
  /** What became of it. */
  outcome: Field<SyncOutcome>;
  /** Id of the run; null if it is not kept any more. */
  runId: Field<string | null>;
  /** Where. */
  side: Field<SyncSide>;
}

/** A page of a list. */
export interface SyncWriteConnection {
  __typename: Field<'SyncWriteConnection'>;
  /** The items of the page, each with its cursor. */
  edges: Field<Selected[], SyncWriteEdge>;
  /** The nodes of the edges, for clients that need no cursors. */
  nodes: Field<Selected[], SyncWrite>;
  /** The place of the page in the list. */
  pageInfo: Field<Selected, PageInfo>;
  /** The number of items on all pages: exact, or null if counting would be slow. */
  totalCount: Field<number | null>;
}

/** An item of a list, with its cursor. */
export interface SyncWriteEdge {
  __typename: Field<'SyncWriteEdge'>;
  /** The place of the item in the list, for `after` and `before`. */
  cursor: Field<string>;
  /** The item. */
  node: Field<Selected, SyncWrite>;
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

/** Somebody who changed much in the catalogue. */
export interface TopEditor {
  __typename: Field<'TopEditor'>;
  /** Edits of theirs that were accepted in the time asked for, and still stand. */
  revisions: Field<number>;
  /** Thanks of all time. */
  thanks: Field<number>;
  /** Who; null if the caller may not see them. */
  user: Field<Selected | null, User>;
}

/** What the undo of an import did. */
export interface UndoneListImport {
  __typename: Field<'UndoneListImport'>;
  /** Entries that keep something of the import, because they were changed since. */
  left: Field<Selected[], ListImportLeftEntry>;
  /** Entries that the import had added and that are on the list no more. */
  removed: Field<number>;
  /** Entries that are as they were before the import. */
  restored: Field<number>;
}

/** An episode or a chapter that was played or read, but that its show or manga does not have as far as we know. It waits for seven days until its owner corrects it with `correctDelivery`, or dismisses it with `answerDelivery`. */
export interface UnplacedPlay {
  __typename: Field<'UnplacedPlay'>;
  /** Number of the chapter on the page; null for an episode. */
  chapter: Field<number | null>;
  /** `Delivery.id` of its latest play. */
  deliveryId: Field<string>;
  /** Number of the episode on the server; null for a chapter. */
  episode: Field<number | null>;
  /** The media server, player or page that reported it. */
  mediaServer: Field<Selected | null, MediaServer>;
  /** How often it was played. */
  plays: Field<number>;
  /** Number of the season on the server; null if the server does not send it. */
  season: Field<number | null>;
  /** How many episodes that season of the show has, if the number is beyond them; null if it is not sure which episode is meant. */
  seasonEpisodes: Field<number | null>;
  /** The anime with which its show begins, as its owner or others said; null if nobody said what the show is. */
  show: Field<Selected | null, Anime>;
  /** Title of the show or manga on the server; null if the server does not send it. */
  showTitle: Field<string | null>;
  /** Title of the episode or chapter; null if the server does not send it. */
  title: Field<string | null>;
}

/** What became of the settings of alerts. */
export interface UpdateAlertSettingsPayload {
  __typename: Field<'UpdateAlertSettingsPayload'>;
  /** All settings as they are now. */
  alertSettings: Field<Selected, AlertSettings>;
}

/** What became of the preferences. */
export interface UpdatePreferencesPayload {
  __typename: Field<'UpdatePreferencesPayload'>;
  /** All preferences as they are now. */
  preferences: Field<Selected, Preferences>;
}

/** How an edit of this instance stands at the hub that it follows. */
export interface UpstreamEdit {
  __typename: Field<'UpstreamEdit'>;
  /** What the hub says about the decision; may be empty. */
  decision: Field<string>;
  /** Why the last try failed, or why it was refused; null if it did not. */
  fault: Field<string | null>;
  /** Address of the hub. */
  hub: Field<string>;
  /** Its state at the hub; null if the hub does not have it. */
  hubState: Field<EditState | null>;
  /** How far it is. */
  state: Field<UpstreamState>;
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
  /** The number of entries by the id of the custom list, as many as each shows the caller, in the order of `customLists`. */
  customListCounts: Field<Selected[] | null, ListCount, { media: ListMedia }>;
  /** The custom lists of the user that have an entry the caller may see, in order. Read their entries with the filter `customList` of the list, which also finds those that are shown only on custom lists. */
  customLists: Field<Selected[] | null, CustomList, { media: ListMedia }>;
  /** How they edit the catalogue; null if they never did, or keep it to themselves. */
  editorStatistics: Field<Selected | null, EditorStatistics>;
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
  /** Whether this user has asked to follow the caller and waits for an answer. */
  isRequesting: Field<boolean>;
  /** Whether this is the caller. */
  isViewer: Field<boolean>;
  /** When the account was created; null if the caller may not see the profile. */
  joinedAt: Field<string | null>;
  /** To whom the user shows their lists, statistics and favourites; null if the caller may not see the profile. It says whether following would open them. */
  listVisibility: Field<Visibility | null>;
  /** The manga of the user, as far as the caller may see them. */
  mangaList: Field<Selected | null, MangaListConnection, { after?: string | null; before?: string | null; filter?: MangaListFilter | null; first?: number | null; last?: number | null; sort?: ListSort | null; status?: ListStatus | null }>;
  /** Statistics of the list, without entries that the caller may not see. */
  statistics: Field<Selected | null, ListStatistics, { media: ListMedia }>;
  /** The number of entries by status, as many as the list of each status shows the caller; statuses without any are left out. */
  statusCounts: Field<Selected[] | null, ListCount, { media: ListMedia }>;
  /** Name of the user, in the case they chose. */
  username: Field<string>;
}

/** A page of a list. */
export interface UserConnection {
  __typename: Field<'UserConnection'>;
  /** The items of the page, each with its cursor. */
  edges: Field<Selected[], UserEdge>;
  /** The nodes of the edges, for clients that need no cursors. */
  nodes: Field<Selected[], User>;
  /** The place of the page in the list. */
  pageInfo: Field<Selected, PageInfo>;
  /** The number of items on all pages: exact, or null if counting would be slow. */
  totalCount: Field<number | null>;
}

/** An item of a list, with its cursor. */
export interface UserEdge {
  __typename: Field<'UserEdge'>;
  /** The place of the item in the list, for `after` and `before`. */
  cursor: Field<string>;
  /** The item. */
  node: Field<Selected, User>;
}

/** The result of a change between the signed-in user and another. */
export interface UserPayload {
  __typename: Field<'UserPayload'>;
  /** The other user; null if the caller may not see them any longer. */
  user: Field<Selected | null, User>;
}

/** The signed-in user. */
export interface Viewer {
  __typename: Field<'Viewer'>;
  /** What the user did, the latest first. */
  activity: Field<Selected | null, ActivityConnection, { after?: string | null; before?: string | null; first?: number | null; last?: number | null; media?: ListMedia | null }>;
  /** The key of this server with which a browser subscribes to Web Push (`applicationServerKey`), base64url. Needs the scope `read:profile`. */
  alertPushKey: Field<string | null>;
  /** What the user wants to be told about the works on their lists. Needs the scope `read:profile`. */
  alertSettings: Field<Selected | null, AlertSettings>;
  /** Where the user has alerts sent, besides the inbox. Needs the scope `read:profile`. */
  alertTargets: Field<Selected[] | null, AlertTarget>;
  /** The anime of the user, most recently changed first by default. A page has at most 500. */
  animeList: Field<Selected | null, AnimeListConnection, { after?: string | null; before?: string | null; filter?: AnimeListFilter | null; first?: number | null; last?: number | null; sort?: ListSort | null; status?: ListStatus | null }>;
  /** Users whom the user has blocked, latest first. Needs the scope `read:profile`. */
  blockedUsers: Field<Selected | null, UserConnection, { after?: string | null; before?: string | null; first?: number | null; last?: number | null }>;
  /** What changed the user's lists within 30 days, the latest first. */
  changes: Field<Selected | null, ListBatchConnection, { after?: string | null; before?: string | null; first?: number | null; last?: number | null }>;
  /** The custom lists of the user, in order. */
  customLists: Field<Selected[] | null, CustomList, { media: ListMedia }>;
  /** One delivery from the media servers and players of the user. Needs the scope `read:list`. */
  delivery: Field<Selected | null, Delivery, { id: string }>;
  /** How many open edits of others wait for a decision, without those whose author must answer a question; null for users who do not decide. Needs the scope `read:profile`. */
  editsToReview: Field<number | null>;
  /** The favourite anime of the user, in the order they were chosen; at most 500. */
  favouriteAnime: Field<Selected[] | null, Anime>;
  /** The favourite manga of the user, in the order they were chosen; at most 500. */
  favouriteManga: Field<Selected[] | null, Manga>;
  /** Users who ask to follow the user, latest first. Needs the scope `read:profile`. */
  followRequests: Field<Selected | null, UserConnection, { after?: string | null; before?: string | null; first?: number | null; last?: number | null }>;
  /** Number of plays per day, for at most 366 days, without days that have none. */
  heatMap: Field<Selected[] | null, HeatMapDay, { from: string; media?: ListMedia | null; to: string }>;
  /** What the user watched and read, the latest first. */
  history: Field<Selected | null, PlayConnection, { after?: string | null; before?: string | null; first?: number | null; from?: string | null; last?: number | null; media?: ListMedia | null; to?: string | null }>;
  /** Id of this view of the account, for caches and `node`. The id of the account is `userId`. */
  id: Field<string>;
  /** When the user last said what something of their servers is, for `undoLastConfirmation`; null if nothing of it is left. Needs the scope `read:list`. */
  lastConfirmationAt: Field<string | null>;
  /** The number of entries by status, custom list and tag on the list of the user. */
  listCounts: Field<Selected | null, ListCounts, { media: ListMedia }>;
  /** One of the user’s imports. */
  listImport: Field<Selected | null, ListImport, { id: string }>;
  /** The imports of the last 30 days, the latest first; at most 50. */
  listImports: Field<Selected[] | null, ListImport>;
  /** The manga of the user, most recently changed first by default. A page has at most 500. */
  mangaList: Field<Selected | null, MangaListConnection, { after?: string | null; before?: string | null; filter?: MangaListFilter | null; first?: number | null; last?: number | null; sort?: ListSort | null; status?: ListStatus | null }>;
  /** Proposals that wait for an editor, the oldest 100. Editors only; needs the scope `write:catalog`. */
  mappingProposals: Field<Selected[] | null, MappingProposal>;
  /** One media server or player of the user. Needs the scope `read:list`. */
  mediaServer: Field<Selected | null, MediaServer, { id: string }>;
  /** The media servers and players of the user, oldest first. Needs the scope `read:list`. */
  mediaServers: Field<Selected[] | null, MediaServer>;
  /** The inbox, the latest first. Needs the scope `read:profile`. */
  notices: Field<Selected | null, NoticeConnection, { after?: string | null; before?: string | null; first?: number | null; last?: number | null }>;
  /** Preferences of the user. Needs the scope `read:profile`. */
  preferences: Field<Selected | null, Preferences>;
  /** The profile of the user, as they see it themselves. Needs the scope `read:profile`. */
  profile: Field<Selected | null, User>;
  /** Statistics of the list of the user. */
  statistics: Field<Selected | null, ListStatistics, { media: ListMedia }>;
  /** One of them. Needs the scope `read:list`. */
  syncConnection: Field<Selected | null, SyncConnection, { id: string }>;
  /** The accounts at services that the user connected. Needs the scope `read:list`. */
  syncConnections: Field<Selected[] | null, SyncConnection>;
  /** The services that this server lets people connect. Needs the scope `read:list`. */
  syncServices: Field<Selected[] | null, SyncServiceInfo>;
  /** Episodes and chapters that were played or read, but that their shows and manga do not have as far as we know, the latest first. Needs the scope `read:list`. */
  unplacedPlays: Field<Selected[] | null, UnplacedPlay>;
  /** The number of unread notices. Needs the scope `read:profile`. */
  unreadNoticeCount: Field<number | null>;
  /** Anime the user is watching whose next episode has aired. */
  upNextAnime: Field<Selected | null, AnimeListConnection, { after?: string | null; before?: string | null; first?: number | null; last?: number | null; order?: UpNextOrder | null }>;
  /** Manga the user is reading that have a next chapter. */
  upNextManga: Field<Selected | null, MangaListConnection, { after?: string | null; before?: string | null; first?: number | null; last?: number | null; order?: UpNextOrder | null }>;
  /** Id of the account, the same as `User.id` of its profile. */
  userId: Field<string>;
  /** Name of the user, in the case they chose. */
  username: Field<string>;
  /** Shows and manga of the media servers, players and pages of the user that wait for their confirmation, the latest first. Needs the scope `read:list`. */
  waitingShows: Field<Selected[] | null, WaitingShow>;
  /** One delivery to an endpoint of the user. Needs the scope `webhooks:manage`. */
  webhookDelivery: Field<Selected | null, WebhookDelivery, { id: string }>;
  /** One of them. Needs the scope `webhooks:manage`. */
  webhookEndpoint: Field<Selected | null, WebhookEndpoint, { id: string }>;
  /** The webhook endpoints of the user, oldest first. Needs the scope `webhooks:manage`. */
  webhookEndpoints: Field<Selected[] | null, WebhookEndpoint>;
}

/** Somebody who speaks a character. */
export interface Voice {
  __typename: Field<'Voice'>;
  /** BCP 47 tag of the language they speak, where the source tells. */
  lang: Field<string | null>;
  /** Who it is. */
  person: Field<Selected, Person>;
}

/** A volume of a manga in one language. */
export interface Volume {
  __typename: Field<'Volume'>;
  /** Id of the chapter or volume in this language. */
  id: Field<string>;
  /** The number as printed: "10", "10.5", "Extra 1". */
  label: Field<string>;
  /** The language, as BCP 47. */
  language: Field<string>;
  /** The manga it belongs to. */
  manga: Field<Selected | null, Manga>;
  /** Its place among the others: its number if it has one. */
  position: Field<number>;
  /** The release date; null if not known. */
  releaseDate: Field<string | null>;
  /** The source of this fact. */
  source: Field<string>;
  /** Its title; null if it has none or no source states it. */
  title: Field<string | null>;
  /** The address where it is published. */
  url: Field<string | null>;
}

/** A page of a list. */
export interface VolumeConnection {
  __typename: Field<'VolumeConnection'>;
  /** The items of the page, each with its cursor. */
  edges: Field<Selected[], VolumeEdge>;
  /** The nodes of the edges, for clients that need no cursors. */
  nodes: Field<Selected[], Volume>;
  /** The place of the page in the list. */
  pageInfo: Field<Selected, PageInfo>;
  /** The number of items on all pages: exact, or null if counting would be slow. */
  totalCount: Field<number | null>;
}

/** An item of a list, with its cursor. */
export interface VolumeEdge {
  __typename: Field<'VolumeEdge'>;
  /** The place of the item in the list, for `after` and `before`. */
  cursor: Field<string>;
  /** The item. */
  node: Field<Selected, Volume>;
}

/** A waiting play, as its media server, player or page told it. */
export interface WaitingPlay {
  __typename: Field<'WaitingPlay'>;
  /** Number of the chapter; null for what is no chapter. */
  chapter: Field<number | null>;
  /** Number of the episode; null if it was not sent. */
  episode: Field<number | null>;
  /** Number of the season; null if it was not sent. */
  season: Field<number | null>;
  /** Title of the episode, film or chapter; null if it was not sent. */
  title: Field<string | null>;
}

/** A show or manga of a media server, a player or a page whose ids nobody knows. Its episodes or chapters wait for seven days until its owner confirms which work it is. */
export interface WaitingShow {
  __typename: Field<'WaitingShow'>;
  /** `Delivery.id` of its latest episode or chapter, for `confirmShow`, `ignoreDeliveryShow` and `ignoreDeliveryLibrary`. */
  deliveryId: Field<string>;
  /** How many of its episodes or chapters wait. */
  episodes: Field<number>;
  /** Library of the server; null if the server does not send it. */
  library: Field<string | null>;
  /** The media server or player that reported it. */
  mediaServer: Field<Selected | null, MediaServer>;
  /** What was told of them, each episode or chapter once, by season and number. */
  plays: Field<Selected[], WaitingPlay>;
  /** What it may be, the likeliest first. */
  suggestions: Field<Selected[], SuggestedShow>;
  /** The title on the server. */
  title: Field<string>;
}

/** One request of a delivery. */
export interface WebhookAttempt {
  __typename: Field<'WebhookAttempt'>;
  /** When it began. */
  beganAt: Field<string>;
  /** What was wrong; null if nothing. */
  fault: Field<WebhookDeliveryFault | null>;
  /** The word of the system for it, such as `ECONNREFUSED`; null if there is none. */
  faultCode: Field<string | null>;
  /** Whether the answer went on. */
  isResponseCut: Field<boolean>;
  /** The headers we sent. */
  requestHeaders: Field<Selected[], WebhookHeader>;
  /** The first 4 KiB of the answer; null if there was none. */
  responseBody: Field<string | null>;
  /** The headers of the answer; null if there was none. */
  responseHeaders: Field<Selected[] | null, WebhookHeader>;
  /** The status of the answer; null if there was none. */
  status: Field<number | null>;
  /** How long it took, in milliseconds. */
  tookMs: Field<number>;
}

/** An event for an endpoint, and what became of it. */
export interface WebhookDelivery {
  __typename: Field<'WebhookDelivery'>;
  /** Its requests, the latest first, 50 at most. */
  attempts: Field<Selected[], WebhookAttempt>;
  /** The body of the request, as JSON. */
  body: Field<string>;
  /** Since when it exists. */
  createdAt: Field<string>;
  /** When it is tried next; null if it is not. */
  dueAt: Field<string | null>;
  /** The id that the endpoint gets, the same in every try. */
  eventId: Field<string>;
  /** What was wrong with the last try; null if nothing. */
  fault: Field<WebhookDeliveryFault | null>;
  /** Id of the delivery. */
  id: Field<string>;
  /** Why it exists. */
  kind: Field<WebhookDeliveryKind>;
  /** How it stands. */
  state: Field<WebhookDeliveryState>;
  /** The status of the last answer; null if there was none. */
  status: Field<number | null>;
  /** When it was last tried; null if never. */
  triedAt: Field<string | null>;
  /** What the event is about. */
  type: Field<WebhookEventType>;
}

/** A page of a list. */
export interface WebhookDeliveryConnection {
  __typename: Field<'WebhookDeliveryConnection'>;
  /** The items of the page, each with its cursor. */
  edges: Field<Selected[], WebhookDeliveryEdge>;
  /** The nodes of the edges, for clients that need no cursors. */
  nodes: Field<Selected[], WebhookDelivery>;
  /** The place of the page in the list. */
  pageInfo: Field<Selected, PageInfo>;
  /** The number of items on all pages: exact, or null if counting would be slow. */
  totalCount: Field<number | null>;
}

/** An item of a list, with its cursor. */
export interface WebhookDeliveryEdge {
  __typename: Field<'WebhookDeliveryEdge'>;
  /** The place of the item in the list, for `after` and `before`. */
  cursor: Field<string>;
  /** The item. */
  node: Field<Selected, WebhookDelivery>;
}

/** A URL to which we send events. */
export interface WebhookEndpoint {
  __typename: Field<'WebhookEndpoint'>;
  /** Only events of these anime; null for all. */
  animeIds: Field<string[] | null>;
  /** It asked us to wait until then; null if it never did. */
  closedUntil: Field<string | null>;
  /** When it was created. */
  createdAt: Field<string>;
  /** Its deliveries of the last 30 days, latest first. */
  deliveries: Field<Selected, WebhookDeliveryConnection, { after?: string | null; before?: string | null; first?: number | null; last?: number | null; state?: WebhookDeliveryState | null; type?: WebhookEventType | null }>;
  /** What its owner wrote about it; empty if nothing. */
  description: Field<string>;
  /** Why we disabled it; null if we did not. */
  disabledFor: Field<WebhookDisabledFor | null>;
  /** The events it gets. */
  eventTypes: Field<WebhookEventType[]>;
  /** The first failure since its last success; null if there is none. */
  failingSince: Field<string | null>;
  /** The headers that its owner adds to requests, with hidden values. */
  headers: Field<Selected[], WebhookHeader>;
  /** How it did lately. */
  health: Field<Selected, WebhookHealth>;
  /** Id of the endpoint. */
  id: Field<string>;
  /** When it last received an event, exact to a minute; null if never. */
  lastSuccessAt: Field<string | null>;
  /** Only events of these manga; null for all. */
  mangaIds: Field<string[] | null>;
  /** Until when the secret before the last rotation signs as well; null if there is none. */
  oldSecretEndsAt: Field<string | null>;
  /** Whether only works on the list of its owner count. */
  onlyMyList: Field<boolean>;
  /** The most requests per second. */
  ratePerSecond: Field<number>;
  /** Only films and offers in these regions, ISO 3166-1 alpha-2; null for all. */
  regions: Field<string[] | null>;
  /** The version of its payloads. */
  schemaVersion: Field<string>;
  /** Only offers of these streaming services; null for all. */
  services: Field<string[] | null>;
  /** Whether it gets events. */
  state: Field<WebhookEndpointState>;
  /** Whether it gets events of adult titles, if the settings of its owner show them. */
  takesAdult: Field<boolean>;
  /** Where events are sent. */
  url: Field<string>;
}

/** An endpoint and its secret, which is shown only now. */
export interface WebhookEndpointWithSecret {
  __typename: Field<'WebhookEndpointWithSecret'>;
  /** What was created or changed. */
  endpoint: Field<Selected | null, WebhookEndpoint>;
  /** The secret that signs its requests: `whsec_` and base64. */
  secret: Field<string>;
}

/** A header of a request or a response. */
export interface WebhookHeader {
  __typename: Field<'WebhookHeader'>;
  /** In lower case. */
  name: Field<string>;
  /** Its value. Those that the owner of the endpoint set are hidden. */
  value: Field<string>;
}

/** How an endpoint did with the events of the last 24 hours, at most the last 10,000. */
export interface WebhookHealth {
  __typename: Field<'WebhookHealth'>;
  /** Events that it has. */
  delivered: Field<number>;
  /** Events that it does not have, and are not tried again. */
  failed: Field<number>;
  /** How long its answers take, in milliseconds; null if there were none. */
  medianMs: Field<number | null>;
  /** Events that wait now, of any age; 10,000 at most. */
  waiting: Field<number>;
}

/** The last change of a work of the catalogue. */
export interface WorkChange {
  __typename: Field<'WorkChange'>;
  /** The anime as it is now; null if it is gone, or a manga. */
  anime: Field<Selected | null, Anime>;
  /** Id of the work. */
  id: Field<string>;
  /** Whether the work is in the catalogue no more. */
  isGone: Field<boolean>;
  /** The manga as it is now; null if it is gone, or an anime. */
  manga: Field<Selected | null, Manga>;
  /** Id of the work that stands for it, if it was merged; otherwise null. */
  mergedIntoId: Field<string | null>;
  /** Its place in the order of changes: `since` of what follows. */
  position: Field<string>;
}

/** Works in the order in which they changed last. */
export interface WorkChanges {
  __typename: Field<'WorkChanges'>;
  /** Whether more changes follow now. */
  hasMore: Field<boolean>;
  /** `since` of the next page, and of the next visit after the last page. */
  next: Field<string>;
  /** The changes. A page may have fewer than were asked for before the last one. */
  nodes: Field<Selected[], WorkChange>;
}

/** What one data source says of a work. */
export interface WorkClaim {
  __typename: Field<'WorkClaim'>;
  /** The work that it was about before that one was merged; null if it was this. */
  formerId: Field<string | null>;
  /** The key of the source. */
  source: Field<string>;
  /** The id of the work at the source. */
  sourceId: Field<string>;
  /** The native title; null if it states none. A work needs a claim that does. */
  title: Field<string | null>;
}

/** What a work of an edit is called, also if it was merged or removed since. */
export interface WorkName {
  __typename: Field<'WorkName'>;
  /** Whether people removed it from the catalogue. */
  isRemoved: Field<boolean>;
  /** Id of the work that stands for it; null if it was not merged. */
  mergedIntoId: Field<string | null>;
  /** Its English title, or its romanised or native one. */
  title: Field<string>;
  /** Its English title. */
  titleEnglish: Field<string | null>;
  /** Its title in the original language. */
  titleNative: Field<string>;
  /** Its romanised title. */
  titleRomaji: Field<string | null>;
  /** Id of the anime or manga. */
  workId: Field<string>;
}

/** A work that was split in two. */
export interface WorkSplit {
  __typename: Field<'WorkSplit'>;
  /** Id of the work for which the caller has an entry, if that is only one of the two; otherwise null. */
  entryWorkId: Field<string | null>;
  /** What the works are. */
  media: Field<EditMedia>;
  /** The work that was made. */
  newWork: Field<Selected | null, WorkName>;
  /** The work that was split. */
  original: Field<Selected | null, WorkName>;
}

/** A tag as a work has it. */
export interface WorkTag {
  __typename: Field<'WorkTag'>;
  /** Its category, with the names of AniList; null if it has none. */
  category: Field<string | null>;
  /** Whether it gives away what happens. Ask before you show it. */
  isSpoiler: Field<boolean>;
  /** The tag. */
  name: Field<string>;
  /** How much the work is about it, 0 to 100, by the people who gave it the tag; null if no source counts them. */
  rank: Field<number | null>;
}

/** The fields that entries of anime and of manga share, for fragments that serve both. */
export interface ListEntry {
  __typename: Field<'AnimeListEntry' | 'MangaListEntry'>;
  /** Number of episodes that have aired and are not watched, or of chapters that are out and not read, from the listed chapters or the number of the latest one; null if not known. */
  behindBy: Field<number | null>;
  /** When the owner first finished it; null before that and if not known. */
  completedOn: Field<string | null>;
  /** When it was added to the list. */
  createdAt: Field<string>;
  /** The custom lists that contain it. */
  customLists: Field<Selected[], CustomList>;
  /** Its plays, latest first; only for the caller's own entries. */
  history: Field<Selected, EntryPlayConnection, { after?: string | null; before?: string | null; first?: number | null; last?: number | null }>;
  /** Id of the entry. It stays the same while the work is on the list. */
  id: Field<string>;
  /** Whether it is shown only on its custom lists. An entry without custom lists is always shown with its status. */
  isHiddenFromStatusLists: Field<boolean>;
  /** The notes, as Markdown. */
  notes: Field<string | null>;
  /** Rewatches or rereads, oldest first. The last may be open. */
  passes: Field<Selected[], ListPass>;
  /** Priority: 0 none, 1 low, 2 medium, 3 high. */
  priority: Field<number>;
  /** How many times it was rewatched or reread. */
  repeatCount: Field<number>;
  /** The score, 0 to 100 unless you give another format; null if not scored. */
  score: Field<number | null, never, { format: ScoreFormat }>;
  /** When the owner began; null if not known. */
  startedOn: Field<string | null>;
  /** The status of the entry. */
  status: Field<ListStatus>;
  /** Tags the owner gave the entry. */
  tags: Field<string[]>;
  /** When it was last changed. */
  updatedAt: Field<string>;
  /** Number that grows with every change. Send it with an edit, and the edit is refused if the entry was changed since. */
  version: Field<number>;
  /** Who, of those who may see the list, may see the entry. */
  visibility: Field<Visibility>;
  on: Members<{ AnimeListEntry: AnimeListEntry; MangaListEntry: MangaListEntry }>;
}

/** The result of a change of an entry, on either list. */
export interface ListEntryPayload {
  __typename: Field<'AnimeListEntryPayload' | 'MangaListEntryPayload'>;
  /** Id for `undo`, valid for 30 days; null if nothing was written. */
  batchId: Field<string | null>;
  /** What was done. */
  outcome: Field<SaveOutcome>;
  /** Why nothing was written; null if it was. */
  problem: Field<Selected | null, ListProblem>;
  on: Members<{ AnimeListEntryPayload: AnimeListEntryPayload; MangaListEntryPayload: MangaListEntryPayload }>;
}

/** An object with an id. */
export interface Node {
  __typename: Field<'Activity' | 'Anime' | 'AnimeListEntry' | 'Chapter' | 'Character' | 'CustomList' | 'Delivery' | 'DeliveryCorrection' | 'Edit' | 'IgnoredShow' | 'KnownShow' | 'ListImport' | 'Manga' | 'MangaListEntry' | 'MappingProposal' | 'MappingRule' | 'MediaServer' | 'MovieRelease' | 'Notice' | 'Person' | 'Play' | 'Report' | 'Revision' | 'Studio' | 'User' | 'Viewer' | 'Volume' | 'WebhookDelivery' | 'WebhookEndpoint'>;
  /** Id of the object, unique among objects of all types. */
  id: Field<string>;
  on: Members<{ Activity: Activity; Anime: Anime; AnimeListEntry: AnimeListEntry; Chapter: Chapter; Character: Character; CustomList: CustomList; Delivery: Delivery; DeliveryCorrection: DeliveryCorrection; Edit: Edit; IgnoredShow: IgnoredShow; KnownShow: KnownShow; ListImport: ListImport; Manga: Manga; MangaListEntry: MangaListEntry; MappingProposal: MappingProposal; MappingRule: MappingRule; MediaServer: MediaServer; MovieRelease: MovieRelease; Notice: Notice; Person: Person; Play: Play; Report: Report; Revision: Revision; Studio: Studio; User: User; Viewer: Viewer; Volume: Volume; WebhookDelivery: WebhookDelivery; WebhookEndpoint: WebhookEndpoint }>;
}

/** The fields that anime and manga share, for fragments that serve both. */
export interface Work {
  __typename: Field<'Anime' | 'Manga'>;
  /** When the catalogue first had it. */
  addedAt: Field<string>;
  /** 0 to 100. */
  averageScore: Field<number | null>;
  /** A wide picture, for the top of its page; null as `coverImage` is. */
  bannerImage: Field<Selected | null, BannerImage>;
  /** Who appears in it, main characters first. Null while the database is away. */
  characters: Field<Selected | null, CharacterCreditConnection, { after?: string | null; before?: string | null; first?: number | null; last?: number | null }>;
  /** The country it comes from, as ISO 3166-1 alpha-2. Of an anime whose country no source states it is told from the language of the native title, and null for languages of several countries. */
  countryOfOrigin: Field<string | null>;
  /** Its cover; null if no source has one, its terms forbid to show it here, or this instance shows no pictures. */
  coverImage: Field<Selected | null, CoverImage>;
  /** What it is about: in the language asked for, else in English, else in any. Null if no source describes it. */
  description: Field<Selected | null, Description, { lang?: string | null }>;
  /** What it is about, in each language a source describes it in. Null while the database is away. */
  descriptions: Field<Selected[] | null, Description>;
  /** The date of the last episode or chapter, as precise as known; null while it airs or runs and if it is not known. */
  endDate: Field<string | null>;
  /** Its ids in other databases. */
  externalIds: Field<Selected[], ExternalId>;
  /** Genres by their English names, such as "Slice of Life". The query `genres` lists all of them. */
  genres: Field<string[]>;
  /** Id of the object, unique among objects of all types. */
  id: Field<string>;
  /** Whether it is for adults only (explicit sexual content). True for an anime if no source knows. Callers who have not chosen to see such works do not find them. */
  isAdult: Field<boolean>;
  /** Whether no data source names it any more. Only list entries lead to such a work, and it comes back under its id when a source names it again. */
  isHidden: Field<boolean>;
  /** How many users of this instance have it on their lists, and what they think of it. */
  listFigures: Field<Selected | null, ListFigures>;
  /** Which data source gave each field. */
  provenance: Field<Selected[], FieldSource>;
  /** The same tags with their ranks, the highest first. */
  rankedTags: Field<Selected[], WorkTag>;
  /** Works on the lists of users who have this one, the closest first. Found once a night; private lists are left out. Null while the database is away. */
  recommendations: Field<Selected | null, RecommendationConnection, { after?: string | null; before?: string | null; first?: number | null; last?: number | null }>;
  /** Works that belong to it, by kind in the order of `RelationType`: first what it was made from and what was made from it, then prequels and sequels, and others last. Of one kind the oldest comes first. */
  relations: Field<Selected[], Relation>;
  /** What it was adapted from; null if no source states it. Of a manga it is known if a source names the work it was made from. */
  source: Field<MediaSource | null>;
  /** The people who made it, as far as sources state them. */
  staff: Field<Selected[], StaffCredit>;
  /** The date of the premiere or of the first chapter, as precise as known; null if not known. */
  startDate: Field<string | null>;
  /** Whether it airs or runs, has ended or is announced; null if no source states it. */
  status: Field<MediaStatus | null>;
  /** Other titles it is known by. */
  synonyms: Field<Selected[], Synonym>;
  /** Tags, which describe it in more detail than genres. */
  tags: Field<string[]>;
  /** The English title; null if no source states one. */
  titleEnglish: Field<string | null>;
  /** The title in the original language. */
  titleNative: Field<string>;
  /** The title in Latin letters; null if no source states it. */
  titleRomaji: Field<string | null>;
  /** Addresses of its trailers. Null while the database is away. */
  trailers: Field<string[] | null>;
  /** When the catalogue last changed it. */
  updatedAt: Field<string>;
  on: Members<{ Anime: Anime; Manga: Manga }>;
}

/** Lists of the API that come in pages. */
export interface Connections {
  activityFeed: Field<unknown, Activity, { after?: string | null; before?: string | null; feed: ActivityFeed; first?: number | null; last?: number | null; media?: ListMedia | null }>;
  airingSchedule: Field<unknown, AiringScheduleEntry, { after?: string | null; before?: string | null; continuing?: boolean | null; first?: number | null; from?: string | null; last?: number | null; listStatus?: ListStatus[] | null; notYetAired?: boolean | null; onMyList?: boolean | null; season?: Season | null; to?: string | null; year?: number | null }>;
  browseAnime: Field<unknown, Anime, { after?: string | null; before?: string | null; filter?: AnimeFilter | null; first?: number | null; last?: number | null; listStatus?: ListStatus[] | null; onMyList?: boolean | null; sort?: AnimeSort | null; thenBy?: AnimeSort[] | null }>;
  browseManga: Field<unknown, Manga, { after?: string | null; before?: string | null; filter?: MangaFilter | null; first?: number | null; last?: number | null; listStatus?: ListStatus[] | null; onMyList?: boolean | null; sort?: MangaSort | null; thenBy?: MangaSort[] | null }>;
  changes: Field<unknown, WorkChange, { first?: number | null; since?: string | null }>;
  chapterReleases: Field<unknown, Chapter, { after?: string | null; before?: string | null; first?: number | null; from?: string | null; language?: string | null; last?: number | null; to?: string | null }>;
  edits: Field<unknown, Edit, { after?: string | null; assignee?: string | null; author?: string | null; before?: string | null; first?: number | null; group?: EditFieldGroup | null; isAsked?: boolean | null; isContested?: boolean | null; isTaken?: boolean | null; kind?: EditKind | null; last?: number | null; media?: EditMedia | null; sentBefore?: string | null; state?: EditState | null; workId?: string | null }>;
  mappingConflicts: Field<unknown, MappingConflict, { isOpen?: boolean | null; kind?: MappingKind | null; offset?: number | null; source?: string | null }>;
  movieReleases: Field<unknown, MovieRelease, { after?: string | null; before?: string | null; first?: number | null; from?: string | null; kinds?: MovieReleaseKind[] | null; last?: number | null; region?: string | null; to?: string | null }>;
  reports: Field<unknown, Report, { after?: string | null; before?: string | null; first?: number | null; isSettled?: boolean | null; last?: number | null }>;
  revisions: Field<unknown, Revision, { after?: string | null; author?: string | null; before?: string | null; first?: number | null; last?: number | null; workId?: string | null }>;
  searchAnime: Field<unknown, Anime, { after?: string | null; before?: string | null; filter?: AnimeFilter | null; first?: number | null; last?: number | null; limit?: number | null; listStatus?: ListStatus[] | null; onMyList?: boolean | null; query: string; sort?: AnimeSort | null; thenBy?: AnimeSort[] | null }>;
  searchManga: Field<unknown, Manga, { after?: string | null; before?: string | null; filter?: MangaFilter | null; first?: number | null; last?: number | null; limit?: number | null; listStatus?: ListStatus[] | null; onMyList?: boolean | null; query: string; sort?: MangaSort | null; thenBy?: MangaSort[] | null }>;
  trendingAnime: Field<unknown, Anime, { after?: string | null; before?: string | null; first?: number | null; last?: number | null }>;
  trendingManga: Field<unknown, Manga, { after?: string | null; before?: string | null; first?: number | null; last?: number | null }>;
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
 "AlertDelivery": {
  "fault": [
   "AlertFault"
  ]
 },
 "AlertFault": {
  "values": [
   "ReasonValue"
  ]
 },
 "AlertTarget": {
  "deliveries": [
   "AlertDelivery"
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
  "bannerImage": [
   "BannerImage"
  ],
  "characters": [
   "CharacterCreditConnection",
   {
    "after": "String",
    "before": "String",
    "first": "Int",
    "last": "Int"
   }
  ],
  "coverImage": [
   "CoverImage"
  ],
  "description": [
   "Description",
   {
    "lang": "String"
   }
  ],
  "descriptions": [
   "Description"
  ],
  "episodes": [
   "EpisodeConnection",
   {
    "after": "String",
    "before": "String",
    "first": "Int",
    "last": "Int"
   }
  ],
  "externalIds": [
   "ExternalId"
  ],
  "listFigures": [
   "ListFigures"
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
  "provenance": [
   "FieldSource"
  ],
  "rankedTags": [
   "WorkTag"
  ],
  "recommendations": [
   "RecommendationConnection",
   {
    "after": "String",
    "before": "String",
    "first": "Int",
    "last": "Int"
   }
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
 "Character": {
  "appearances": [
   "CharacterCreditConnection",
   {
    "after": "String",
    "before": "String",
    "first": "Int",
    "last": "Int"
   }
  ]
 },
 "CharacterCredit": {
  "anime": [
   "Anime"
  ],
  "character": [
   "Character"
  ],
  "manga": [
   "Manga"
  ],
  "voices": [
   "Voice"
  ]
 },
 "CharacterCreditConnection": {
  "edges": [
   "CharacterCreditEdge"
  ],
  "nodes": [
   "CharacterCredit"
  ],
  "pageInfo": [
   "PageInfo"
  ]
 },
 "CharacterCreditEdge": {
  "node": [
   "CharacterCredit"
  ]
 },
 "ConfirmShowPayload": {
  "knownShow": [
   "KnownShow"
  ],
  "unplaced": [
   "UnplacedPlay"
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
 "DecideEditsPayload": {
  "results": [
   "DecidedEdit"
  ]
 },
 "DecidedEdit": {
  "edit": [
   "Edit"
  ],
  "problem": [
   "EditProblem"
  ]
 },
 "Delivery": {
  "matches": [
   "DeliveryMatch"
  ],
  "suggestions": [
   "DeliverySuggestion"
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
  ],
  "manga": [
   "Manga"
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
  "manga": [
   "Manga"
  ],
  "rule": [
   "DeliveryRule"
  ]
 },
 "DeliverySuggestion": {
  "anime": [
   "Anime"
  ],
  "manga": [
   "Manga"
  ],
  "places": [
   "SuggestedPlace"
  ],
  "show": [
   "Anime"
  ]
 },
 "Edit": {
  "anime": [
   "Anime"
  ],
  "assignee": [
   "User"
  ],
  "author": [
   "User"
  ],
  "changes": [
   "EditChange"
  ],
  "claims": [
   "EditClaim"
  ],
  "decidedBy": [
   "User"
  ],
  "manga": [
   "Manga"
  ],
  "messages": [
   "EditMessage"
  ],
  "other": [
   "WorkName"
  ],
  "outcomes": [
   "EditOutcome"
  ],
  "work": [
   "WorkName"
  ]
 },
 "EditChange": {
  "relatedAnime": [
   "Anime"
  ],
  "relatedManga": [
   "Manga"
  ]
 },
 "EditConnection": {
  "edges": [
   "EditEdge"
  ],
  "nodes": [
   "Edit"
  ],
  "pageInfo": [
   "PageInfo"
  ]
 },
 "EditEdge": {
  "node": [
   "Edit"
  ]
 },
 "EditMessage": {
  "author": [
   "User"
  ]
 },
 "EditProblem": {
  "values": [
   "ReasonValue"
  ]
 },
 "EditableValue": {
  "changedBy": [
   "User"
  ],
  "relatedAnime": [
   "Anime"
  ],
  "relatedManga": [
   "Manga"
  ]
 },
 "EditableWork": {
  "locks": [
   "EditLock"
  ],
  "values": [
   "EditableValue",
   {
    "fields": "[String!]"
   }
  ]
 },
 "EditorStatistics": {
  "groups": [
   "EditorGroup"
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
 "Episode": {
  "provenance": [
   "FieldSource"
  ],
  "title": [
   null,
   {
    "lang": "String"
   }
  ],
  "titles": [
   "Synonym"
  ]
 },
 "EpisodeConnection": {
  "edges": [
   "EpisodeEdge"
  ],
  "nodes": [
   "Episode"
  ],
  "pageInfo": [
   "PageInfo"
  ]
 },
 "EpisodeEdge": {
  "node": [
   "Episode"
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
 "KnownShow": {
  "anime": [
   "Anime"
  ]
 },
 "ListBatch": {
  "client": [
   "Client"
  ],
  "works": [
   "ListBatchWork"
  ]
 },
 "ListBatchConnection": {
  "edges": [
   "ListBatchEdge"
  ],
  "nodes": [
   "ListBatch"
  ],
  "pageInfo": [
   "PageInfo"
  ]
 },
 "ListBatchEdge": {
  "node": [
   "ListBatch"
  ]
 },
 "ListBatchWork": {
  "after": [
   "ListChangeValues"
  ],
  "anime": [
   "Anime"
  ],
  "before": [
   "ListChangeValues"
  ],
  "manga": [
   "Manga"
  ],
  "plays": [
   "ListBatchPlay"
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
  "refusal": [
   "ListImportRefusal"
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
  ],
  "undone": [
   "UndoneListImport"
  ]
 },
 "ListImportLeftEntry": {
  "anime": [
   "Anime"
  ],
  "manga": [
   "Manga"
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
 "ListImportProblem": {
  "values": [
   "ReasonValue"
  ]
 },
 "ListImportRefusal": {
  "values": [
   "ReasonValue"
  ]
 },
 "ListImportRow": {
  "after": [
   "ListImportValues"
  ],
  "anime": [
   "Anime"
  ],
  "before": [
   "ListImportValues"
  ],
  "manga": [
   "Manga"
  ],
  "refusal": [
   "ListImportRefusal"
  ],
  "suggestedAnime": [
   "Anime"
  ],
  "suggestedManga": [
   "Manga"
  ],
  "unread": [
   "ListImportUnreadValue"
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
  "bannerImage": [
   "BannerImage"
  ],
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
  "characters": [
   "CharacterCreditConnection",
   {
    "after": "String",
    "before": "String",
    "first": "Int",
    "last": "Int"
   }
  ],
  "coverImage": [
   "CoverImage"
  ],
  "description": [
   "Description",
   {
    "lang": "String"
   }
  ],
  "descriptions": [
   "Description"
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
  "listFigures": [
   "ListFigures"
  ],
  "provenance": [
   "FieldSource"
  ],
  "rankedTags": [
   "WorkTag"
  ],
  "recommendations": [
   "RecommendationConnection",
   {
    "after": "String",
    "before": "String",
    "first": "Int",
    "last": "Int"
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
 "MappingConflict": {
  "believed": [
   "MappingRule"
  ],
  "other": [
   "MappingRule"
  ],
  "rule": [
   "MappingRule"
  ]
 },
 "MappingConflictPage": {
  "nodes": [
   "MappingConflict"
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
  ],
  "knownShows": [
   "KnownShow"
  ]
 },
 "MergePreview": {
  "differences": [
   "MergeDifference"
  ],
  "from": [
   "WorkName"
  ],
  "into": [
   "WorkName"
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
  "addAlertTarget": [
   "AlertTarget",
   {
    "input": "AlertTargetInput!"
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
  "applyEdit": [
   "Edit",
   {
    "id": "ID!",
    "reason": "String"
   }
  ],
  "blockUser": [
   "UserPayload",
   {
    "username": "String!"
   }
  ],
  "cancelSyncRun": [
   "SyncRun",
   {
    "id": "ID!"
   }
  ],
  "confirmShow": [
   "ConfirmShowPayload",
   {
    "animeId": "ID",
    "id": "ID!",
    "mangaId": "ID"
   }
  ],
  "confirmSyncRun": [
   "SyncRun",
   {
    "id": "ID!"
   }
  ],
  "connectSync": [
   "SyncConnection",
   {
    "input": "ConnectSyncInput!"
   }
  ],
  "correctDelivery": [
   "CorrectDeliveryPayload",
   {
    "animeId": "ID",
    "chapter": "Float",
    "episode": "Int",
    "id": "ID!",
    "mangaId": "ID"
   }
  ],
  "createCustomList": [
   "CustomListPayload",
   {
    "media": "ListMedia!",
    "name": "String!"
   }
  ],
  "createWebhookEndpoint": [
   "WebhookEndpointWithSecret",
   {
    "input": "WebhookEndpointInput!"
   }
  ],
  "decideEdit": [
   "Edit",
   {
    "accepted": "[String!]!",
    "id": "ID!",
    "isRebased": "Boolean",
    "reason": "String"
   }
  ],
  "decideEdits": [
   "DecideEditsPayload",
   {
    "ids": "[ID!]!",
    "isAccepted": "Boolean!",
    "reason": "String"
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
  "decideListImportStatus": [
   "ListImportPayload",
   {
    "id": "ID!",
    "number": "Int!",
    "status": "ListStatus!"
   }
  ],
  "decideMappingProposal": [
   "MappingRule",
   {
    "id": "ID!",
    "isAccepted": "Boolean!"
   }
  ],
  "decideSyncHolds": [
   "SyncHold",
   {
    "decision": "SyncDecision!",
    "ids": "[ID!]!"
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
  "deleteWebhookEndpoint": [
   null,
   {
    "id": "ID!"
   }
  ],
  "disconnectSync": [
   null,
   {
    "id": "ID!"
   }
  ],
  "expireOldWebhookSecret": [
   "WebhookEndpoint",
   {
    "id": "ID!"
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
  "forgetKnownShow": [
   null,
   {
    "id": "ID!"
   }
  ],
  "holdSyncRows": [
   "SyncRun",
   {
    "id": "ID!",
    "isHeld": "Boolean!",
    "numbers": "[Int!]!"
   }
  ],
  "ignoreDeliveryLibrary": [
   "Delivery",
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
  "lockWork": [
   null,
   {
    "expiresAt": "DateTime",
    "field": "String",
    "media": "EditMedia!",
    "reason": "String!",
    "workId": "ID!"
   }
  ],
  "mapSyncEntry": [
   null,
   {
    "id": "ID!",
    "media": "SyncMedia!",
    "remoteId": "String!",
    "workId": "ID"
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
  "matchScrobble": [
   "DeliveryMatch",
   {
    "input": "ScrobbleInput!"
   }
  ],
  "moveEntryAfterSplit": [
   null,
   {
    "fromId": "ID!",
    "media": "EditMedia!",
    "toId": "ID!"
   }
  ],
  "pauseWebhookEndpoint": [
   "WebhookEndpoint",
   {
    "id": "ID!"
   }
  ],
  "pingWebhookEndpoint": [
   "WebhookDelivery",
   {
    "id": "ID!"
   }
  ],
  "previewListImport": [
   "ListImportPayload",
   {
    "id": "ID!",
    "policy": "ListImportPolicy!"
   }
  ],
  "proposeEdit": [
   "Edit",
   {
    "input": "ProposeEditInput!"
   }
  ],
  "proposeMappingRule": [
   null,
   {
    "rule": "ID!"
   }
  ],
  "proposeMerge": [
   "Edit",
   {
    "input": "ProposeMergeInput!"
   }
  ],
  "proposeRemoval": [
   "Edit",
   {
    "input": "ProposeRemovalInput!"
   }
  ],
  "proposeRestoration": [
   "Edit",
   {
    "input": "ProposeRemovalInput!"
   }
  ],
  "proposeSplit": [
   "Edit",
   {
    "input": "ProposeSplitInput!"
   }
  ],
  "recordPlay": [
   "ListChangePayload",
   {
    "input": "RecordPlayInput!"
   }
  ],
  "removeAlertTarget": [
   null,
   {
    "id": "ID!"
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
  "replayWebhookEvents": [
   null,
   {
    "id": "ID!",
    "since": "DateTime!"
   }
  ],
  "resendWebhookDelivery": [
   "WebhookDelivery",
   {
    "id": "ID!"
   }
  ],
  "restrictEditor": [
   null,
   {
    "groups": "[EditFieldGroup!]!",
    "mayPropose": "Boolean!",
    "reason": "String!",
    "username": "String!"
   }
  ],
  "resumeWebhookEndpoint": [
   "WebhookEndpoint",
   {
    "id": "ID!"
   }
  ],
  "revertEditsOfUser": [
   "RevertEditsPayload",
   {
    "reason": "String!",
    "username": "String!"
   }
  ],
  "rotateWebhookSecret": [
   "WebhookEndpointWithSecret",
   {
    "id": "ID!",
    "overlapHours": "Float"
   }
  ],
  "runSync": [
   "SyncRun",
   {
    "id": "ID!",
    "isDry": "Boolean!"
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
  "scrobble": [
   "Delivery",
   {
    "input": "ScrobbleInput!"
   }
  ],
  "sendReport": [
   "Report",
   {
    "id": "ID!",
    "note": "String",
    "reason": "ReportReason!",
    "subject": "ReportSubject!"
   }
  ],
  "sendTestWebhook": [
   "WebhookDelivery",
   {
    "id": "ID!",
    "type": "WebhookEventType!"
   }
  ],
  "settleReport": [
   "Report",
   {
    "answer": "String",
    "id": "ID!",
    "isUpheld": "Boolean!"
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
  "submitEdit": [
   "Edit",
   {
    "id": "ID!",
    "isCompared": "Boolean"
   }
  ],
  "takeEdit": [
   "Edit",
   {
    "id": "ID!",
    "isMine": "Boolean!"
   }
  ],
  "testAlertTarget": [
   "AlertDelivery",
   {
    "id": "ID!"
   }
  ],
  "thankForRevision": [
   "Revision",
   {
    "id": "ID!"
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
  "undoLastConfirmation": [
   null,
   {
    "at": "DateTime"
   }
  ],
  "undoListImport": [
   "ListImportPayload",
   {
    "id": "ID!"
   }
  ],
  "undoRevision": [
   "Revision",
   {
    "id": "ID!",
    "isCascade": "Boolean",
    "reason": "String"
   }
  ],
  "undoSyncRun": [
   "SyncRun",
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
  "unlockWork": [
   null,
   {
    "id": "ID!"
   }
  ],
  "updateAlertSettings": [
   "UpdateAlertSettingsPayload",
   {
    "input": "AlertSettingsInput!"
   }
  ],
  "updateAlertTarget": [
   "AlertTarget",
   {
    "id": "ID!",
    "isPaused": "Boolean",
    "name": "String"
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
  ],
  "updateSyncConnection": [
   "SyncConnection",
   {
    "id": "ID!",
    "input": "UpdateSyncConnectionInput!"
   }
  ],
  "updateWebhookEndpoint": [
   "WebhookEndpoint",
   {
    "id": "ID!",
    "input": "WebhookEndpointChangeInput!"
   }
  ],
  "voteOnEdit": [
   "Edit",
   {
    "id": "ID!",
    "isFor": "Boolean!"
   }
  ],
  "withdrawEdit": [
   null,
   {
    "id": "ID!"
   }
  ],
  "writeEditMessage": [
   "Edit",
   {
    "id": "ID!",
    "kind": "EditMessageKind!",
    "text": "String!"
   }
  ]
 },
 "Notice": {
  "actor": [
   "User"
  ],
  "details": [
   "ReasonValue"
  ],
  "refusal": [
   "NoticeRefusal"
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
 "NoticeRefusal": {
  "values": [
   "ReasonValue"
  ]
 },
 "Person": {
  "characters": [
   "CharacterCreditConnection",
   {
    "after": "String",
    "before": "String",
    "first": "Int",
    "last": "Int"
   }
  ],
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
    "sort": "AnimeSort",
    "thenBy": "[AnimeSort!]"
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
    "sort": "MangaSort",
    "thenBy": "[MangaSort!]"
   }
  ],
  "changes": [
   "WorkChanges",
   {
    "first": "Int",
    "since": "String"
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
  "character": [
   "Character",
   {
    "id": "ID!"
   }
  ],
  "dataSources": [
   "DataSource"
  ],
  "edit": [
   "Edit",
   {
    "id": "ID!"
   }
  ],
  "editableWork": [
   "EditableWork",
   {
    "id": "ID!",
    "media": "EditMedia!"
   }
  ],
  "editorRestriction": [
   "EditorRestriction",
   {
    "username": "String!"
   }
  ],
  "edits": [
   "EditConnection",
   {
    "after": "String",
    "assignee": "String",
    "author": "String",
    "before": "String",
    "first": "Int",
    "group": "EditFieldGroup",
    "isAsked": "Boolean",
    "isContested": "Boolean",
    "isTaken": "Boolean",
    "kind": "EditKind",
    "last": "Int",
    "media": "EditMedia",
    "sentBefore": "DateTime",
    "state": "EditState",
    "workId": "ID"
   }
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
  "mappingConflicts": [
   "MappingConflictPage",
   {
    "isOpen": "Boolean",
    "kind": "MappingKind",
    "offset": "Int",
    "source": "String"
   }
  ],
  "mergePreview": [
   "MergePreview",
   {
    "intoId": "ID!",
    "media": "EditMedia!",
    "workId": "ID!"
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
  "report": [
   "Report",
   {
    "id": "ID!"
   }
  ],
  "reports": [
   "ReportConnection",
   {
    "after": "String",
    "before": "String",
    "first": "Int",
    "isSettled": "Boolean",
    "last": "Int"
   }
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
  "revision": [
   "Revision",
   {
    "id": "ID!"
   }
  ],
  "revisions": [
   "RevisionConnection",
   {
    "after": "String",
    "author": "String",
    "before": "String",
    "first": "Int",
    "last": "Int",
    "workId": "ID"
   }
  ],
  "search": [
   "SearchResults",
   {
    "first": "Int",
    "query": "String!",
    "types": "[SearchType!]"
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
    "query": "String!",
    "sort": "AnimeSort",
    "thenBy": "[AnimeSort!]"
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
    "query": "String!",
    "sort": "MangaSort",
    "thenBy": "[MangaSort!]"
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
  "topEditors": [
   "TopEditor",
   {
    "period": "EditPeriod!"
   }
  ],
  "trendingAnime": [
   "AnimeConnection",
   {
    "after": "String",
    "before": "String",
    "first": "Int",
    "last": "Int"
   }
  ],
  "trendingManga": [
   "MangaConnection",
   {
    "after": "String",
    "before": "String",
    "first": "Int",
    "last": "Int"
   }
  ],
  "user": [
   "User",
   {
    "username": "String!"
   }
  ],
  "viewer": [
   "Viewer"
  ],
  "workClaims": [
   "WorkClaim",
   {
    "id": "ID!",
    "media": "EditMedia!"
   }
  ],
  "workSplit": [
   "WorkSplit",
   {
    "workId": "ID!"
   }
  ]
 },
 "RateLimit": {
  "policies": [
   "RateLimitPolicy"
  ]
 },
 "Recommendation": {
  "anime": [
   "Anime"
  ],
  "manga": [
   "Manga"
  ]
 },
 "RecommendationConnection": {
  "edges": [
   "RecommendationEdge"
  ],
  "nodes": [
   "Recommendation"
  ],
  "pageInfo": [
   "PageInfo"
  ]
 },
 "RecommendationEdge": {
  "node": [
   "Recommendation"
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
 "Report": {
  "anime": [
   "Anime"
  ],
  "edit": [
   "Edit"
  ],
  "manga": [
   "Manga"
  ],
  "settledBy": [
   "User"
  ],
  "statements": [
   "ReportStatement"
  ],
  "user": [
   "User"
  ]
 },
 "ReportConnection": {
  "edges": [
   "ReportEdge"
  ],
  "nodes": [
   "Report"
  ],
  "pageInfo": [
   "PageInfo"
  ]
 },
 "ReportEdge": {
  "node": [
   "Report"
  ]
 },
 "ReportStatement": {
  "reporter": [
   "User"
  ]
 },
 "Revision": {
  "anime": [
   "Anime"
  ],
  "author": [
   "User"
  ],
  "changes": [
   "RevisionChange"
  ],
  "decidedBy": [
   "User"
  ],
  "manga": [
   "Manga"
  ],
  "other": [
   "WorkName"
  ],
  "upstream": [
   "UpstreamEdit"
  ],
  "work": [
   "WorkName"
  ]
 },
 "RevisionChange": {
  "relatedAnime": [
   "Anime"
  ],
  "relatedManga": [
   "Manga"
  ]
 },
 "RevisionConnection": {
  "edges": [
   "RevisionEdge"
  ],
  "nodes": [
   "Revision"
  ],
  "pageInfo": [
   "PageInfo"
  ]
 },
 "RevisionEdge": {
  "node": [
   "Revision"
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
 "SearchResults": {
  "anime": [
   "Anime",
   {
    "sort": "AnimeSort",
    "thenBy": "[AnimeSort!]"
   }
  ],
  "characters": [
   "Character"
  ],
  "manga": [
   "Manga",
   {
    "sort": "MangaSort",
    "thenBy": "[MangaSort!]"
   }
  ],
  "people": [
   "Person"
  ],
  "studios": [
   "Studio"
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
 "SuggestedPlace": {
  "anime": [
   "Anime"
  ]
 },
 "SuggestedShow": {
  "anime": [
   "Anime"
  ],
  "manga": [
   "Manga"
  ],
  "places": [
   "SuggestedPlace"
  ]
 },
 "SyncConnection": {
  "audit": [
   "SyncWriteConnection",
   {
    "after": "String",
    "before": "String",
    "first": "Int",
    "last": "Int"
   }
  ],
  "fault": [
   "SyncFault"
  ],
  "holds": [
   "SyncHoldConnection",
   {
    "after": "String",
    "before": "String",
    "first": "Int",
    "isOpen": "Boolean!",
    "last": "Int"
   }
  ],
  "run": [
   "SyncRun",
   {
    "id": "ID!"
   }
  ],
  "runs": [
   "SyncRun"
  ],
  "unmapped": [
   "SyncUnmappedConnection",
   {
    "after": "String",
    "before": "String",
    "first": "Int",
    "last": "Int"
   }
  ]
 },
 "SyncFault": {
  "values": [
   "ReasonValue"
  ]
 },
 "SyncHold": {
  "anime": [
   "Anime"
  ],
  "manga": [
   "Manga"
  ]
 },
 "SyncHoldConnection": {
  "edges": [
   "SyncHoldEdge"
  ],
  "nodes": [
   "SyncHold"
  ],
  "pageInfo": [
   "PageInfo"
  ]
 },
 "SyncHoldEdge": {
  "node": [
   "SyncHold"
  ]
 },
 "SyncPlanRow": {
  "anime": [
   "Anime"
  ],
  "changes": [
   "SyncChange"
  ],
  "conflicts": [
   "SyncConflict"
  ],
  "manga": [
   "Manga"
  ],
  "questions": [
   "SyncQuestion"
  ],
  "suggestedAnime": [
   "Anime"
  ],
  "suggestedManga": [
   "Manga"
  ]
 },
 "SyncPlanRowConnection": {
  "edges": [
   "SyncPlanRowEdge"
  ],
  "nodes": [
   "SyncPlanRow"
  ],
  "pageInfo": [
   "PageInfo"
  ]
 },
 "SyncPlanRowEdge": {
  "node": [
   "SyncPlanRow"
  ]
 },
 "SyncRun": {
  "counts": [
   "SyncCounts"
  ],
  "rows": [
   "SyncPlanRowConnection",
   {
    "after": "String",
    "before": "String",
    "field": "SyncField",
    "first": "Int",
    "last": "Int",
    "only": "SyncRowFilter",
    "rule": "String"
   }
  ]
 },
 "SyncUnmapped": {
  "suggestedAnime": [
   "Anime"
  ],
  "suggestedManga": [
   "Manga"
  ]
 },
 "SyncUnmappedConnection": {
  "edges": [
   "SyncUnmappedEdge"
  ],
  "nodes": [
   "SyncUnmapped"
  ],
  "pageInfo": [
   "PageInfo"
  ]
 },
 "SyncUnmappedEdge": {
  "node": [
   "SyncUnmapped"
  ]
 },
 "SyncWrite": {
  "anime": [
   "Anime"
  ],
  "changes": [
   "SyncChange"
  ],
  "manga": [
   "Manga"
  ]
 },
 "SyncWriteConnection": {
  "edges": [
   "SyncWriteEdge"
  ],
  "nodes": [
   "SyncWrite"
  ],
  "pageInfo": [
   "PageInfo"
  ]
 },
 "SyncWriteEdge": {
  "node": [
   "SyncWrite"
  ]
 },
 "Tier": {
  "rate": [
   "Rate"
  ]
 },
 "TopEditor": {
  "user": [
   "User"
  ]
 },
 "UndoneListImport": {
  "left": [
   "ListImportLeftEntry"
  ]
 },
 "UnplacedPlay": {
  "mediaServer": [
   "MediaServer"
  ],
  "show": [
   "Anime"
  ]
 },
 "UpdateAlertSettingsPayload": {
  "alertSettings": [
   "AlertSettings"
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
  "customListCounts": [
   "ListCount",
   {
    "media": "ListMedia!"
   }
  ],
  "customLists": [
   "CustomList",
   {
    "media": "ListMedia!"
   }
  ],
  "editorStatistics": [
   "EditorStatistics"
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
  ],
  "statusCounts": [
   "ListCount",
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
  "alertSettings": [
   "AlertSettings"
  ],
  "alertTargets": [
   "AlertTarget"
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
  "changes": [
   "ListBatchConnection",
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
  "syncConnection": [
   "SyncConnection",
   {
    "id": "ID!"
   }
  ],
  "syncConnections": [
   "SyncConnection"
  ],
  "syncServices": [
   "SyncServiceInfo"
  ],
  "unplacedPlays": [
   "UnplacedPlay"
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
  ],
  "waitingShows": [
   "WaitingShow"
  ],
  "webhookDelivery": [
   "WebhookDelivery",
   {
    "id": "ID!"
   }
  ],
  "webhookEndpoint": [
   "WebhookEndpoint",
   {
    "id": "ID!"
   }
  ],
  "webhookEndpoints": [
   "WebhookEndpoint"
  ]
 },
 "Voice": {
  "person": [
   "Person"
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
 },
 "WaitingShow": {
  "mediaServer": [
   "MediaServer"
  ],
  "plays": [
   "WaitingPlay"
  ],
  "suggestions": [
   "SuggestedShow"
  ]
 },
 "WebhookAttempt": {
  "requestHeaders": [
   "WebhookHeader"
  ],
  "responseHeaders": [
   "WebhookHeader"
  ]
 },
 "WebhookDelivery": {
  "attempts": [
   "WebhookAttempt"
  ]
 },
 "WebhookDeliveryConnection": {
  "edges": [
   "WebhookDeliveryEdge"
  ],
  "nodes": [
   "WebhookDelivery"
  ],
  "pageInfo": [
   "PageInfo"
  ]
 },
 "WebhookDeliveryEdge": {
  "node": [
   "WebhookDelivery"
  ]
 },
 "WebhookEndpoint": {
  "deliveries": [
   "WebhookDeliveryConnection",
   {
    "after": "String",
    "before": "String",
    "first": "Int",
    "last": "Int",
    "state": "WebhookDeliveryState",
    "type": "WebhookEventType"
   }
  ],
  "headers": [
   "WebhookHeader"
  ],
  "health": [
   "WebhookHealth"
  ]
 },
 "WebhookEndpointWithSecret": {
  "endpoint": [
   "WebhookEndpoint"
  ]
 },
 "WorkChange": {
  "anime": [
   "Anime"
  ],
  "manga": [
   "Manga"
  ]
 },
 "WorkChanges": {
  "nodes": [
   "WorkChange"
  ]
 },
 "WorkSplit": {
  "newWork": [
   "WorkName"
  ],
  "original": [
   "WorkName"
  ]
 },
 "ListEntry": {
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
 "ListEntryPayload": {
  "problem": [
   "ListProblem"
  ]
 },
 "Work": {
  "bannerImage": [
   "BannerImage"
  ],
  "characters": [
   "CharacterCreditConnection",
   {
    "after": "String",
    "before": "String",
    "first": "Int",
    "last": "Int"
   }
  ],
  "coverImage": [
   "CoverImage"
  ],
  "description": [
   "Description",
   {
    "lang": "String"
   }
  ],
  "descriptions": [
   "Description"
  ],
  "externalIds": [
   "ExternalId"
  ],
  "listFigures": [
   "ListFigures"
  ],
  "provenance": [
   "FieldSource"
  ],
  "rankedTags": [
   "WorkTag"
  ],
  "recommendations": [
   "RecommendationConnection",
   {
    "after": "String",
    "before": "String",
    "first": "Int",
    "last": "Int"
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
  ]
 }
};
