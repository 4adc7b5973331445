import type { Enum } from '@tsuzuki/contract/schema';
import type { Film } from '#lib/features/catalog/film.ts';
import type { Titles } from '#lib/features/catalog/title.ts';
import type { KeptReason } from '#lib/form/kept-refusal.ts';

/** What becomes of a row. */
export type RowOutcome = 'added' | 'updated' | 'unchanged' | 'skipped';
export type ImportState = 'READING' | 'REFUSED' | 'PREVIEW' | 'RUNNING' | 'FINISHED' | 'UNDONE';
export type ImportPolicy = 'fill-gaps' | 'newer-wins' | 'file-wins' | 'replace-list';

/** An entry that keeps something of an undone import, because it was changed since. */
export interface LeftEntry {
  readonly media: 'ANIME' | 'MANGA';
  readonly workId: string;
  /** Null if the catalogue has it no more. */
  readonly title: string | null;
  readonly titles: Titles | null;
  /** Its last change; null if that is not known. */
  readonly by: {
    readonly at: string;
    readonly source: string;
    readonly client: { readonly kind: string; readonly name: string | null } | null;
  } | null;
}

/** What the undo of an import did. */
export interface UndoneImport {
  readonly removed: number;
  readonly restored: number;
  readonly left: readonly LeftEntry[];
}

/** An import of a list file, as the routes return it. */
export interface ListImport {
  readonly id: string;
  readonly format: string;
  readonly fileName: string | null;
  readonly state: ImportState;
  readonly policy: ImportPolicy;
  /** Why the file was refused, or why not all of it was written. */
  readonly fault: string | null;
  readonly faultReason: KeptReason | null;
  readonly rowCount: number;
  /** Number of entries that are removed, or would be, because the file replaces the list. */
  readonly removedCount: number;
  readonly hasBackup: boolean;
  /** Custom lists and favourites in the file, besides its rows. */
  readonly customListCount: number;
  readonly favouriteCount: number;
  readonly createdAt: string;
  readonly finishedAt: string | null;
  readonly undone: UndoneImport | null;
  /** How many of the shows of a media server were looked up, while it is read. */
  readonly reading: { readonly done: number; readonly total: number } | null;
}

/** A work that a row matches or may match. */
export interface ImportedWork {
  readonly id: string;
  readonly title: string;
  /** Null if the catalogue has it no more. */
  readonly titles: (Titles & Film) | null;
}

/** A value of a row that was not understood and left out. */
export interface UnreadValue {
  readonly field: string;
  readonly value: string;
  /** The word among the warnings that tells of it. */
  readonly warning: string | null;
}

/** The values of an entry that are shown with a row. */
export interface ShownValues {
  readonly status?: string;
  readonly progress?: number;
  readonly volumeProgress?: number;
  readonly score?: number | null;
  readonly startedOn?: string | null;
  readonly completedOn?: string | null;
  readonly repeatCount?: number;
}

/** A row of a file and its outcome. */
export interface ImportRow {
  readonly number: number;
  readonly line: number;
  readonly title: string | null;
  readonly outcome: RowOutcome | null;
  readonly reason: string | null;
  /** Why the list refused it. */
  readonly refused: KeptReason | null;
  readonly warnings: readonly string[];
  readonly media: 'ANIME' | 'MANGA' | null;
  readonly work: ImportedWork | null;
  readonly suggestions: readonly ImportedWork[];
  /** It has no match or no status, and its owner may choose one. */
  readonly isOpen: boolean;
  readonly needsStatus: boolean;
  /** The values of its entry before it; null if there is none. */
  readonly before: ShownValues | null;
  readonly after: ShownValues;
  /** Fields that differ besides. */
  readonly others: readonly string[];
  /** The line of the earlier row about the same work. */
  readonly repeats: number | null;
  readonly isUndone: boolean;
  readonly isLeft: boolean;
  readonly unread: readonly UnreadValue[];
  /** Plays with a date that it has, and their first and last day. */
  readonly plays: number;
  readonly firstOn: string | null;
  readonly lastOn: string | null;
}

/** Scores that the visitor's score format can only show rounded. */
export interface RoundedScores {
  readonly rows: number;
  /** One of them in the format that fits, and as it is shown now. */
  readonly exact: number;
  readonly rounded: number;
  readonly fitting: Enum<'ScoreFormat'>;
}

/** One import with a page of its rows. */
export interface ImportPage {
  readonly import: ListImport;
  readonly counts: Readonly<
    Record<RowOutcome | 'open' | 'unread' | 'undone' | 'left' | 'written' | 'episodes', number>
  >;
  readonly rows: readonly ImportRow[];
  /** Where the next page begins. */
  readonly next: number | null;
  /** Scores that the visitor's score format can only show rounded; null if there are none. */
  readonly scores: RoundedScores | null;
}

/** What was played on a media server, which is no file. */
export const LIBRARY = 'media-server';

/** The names of formats. */
export const FORMATS = [
  { value: 'mal-xml', label: 'MyAnimeList (.xml, .xml.gz)' },
  { value: 'mal-json', label: 'MyAnimeList (API, .json)' },
  { value: 'anilist', label: 'AniList (.json)' },
  { value: 'anime-planet', label: 'Anime-Planet (.json)' },
  { value: 'kitsu', label: 'Kitsu (.xml, .json)' },
  { value: 'shikimori', label: 'Shikimori (.json, .xml)' },
  { value: 'simkl', label: 'Simkl (.json)' },
  { value: 'trakt', label: 'Trakt (.zip, .json)' },
  { value: 'mihon', label: 'Mihon, Tachiyomi, Aniyomi (.tachibk)' },
  { value: 'yamtrack', label: 'Yamtrack (.csv)' },
  { value: 'ryot', label: 'Ryot (.json)' },
  { value: 'watcharr', label: 'Watcharr (.json)' },
  { value: 'tsuzuki', label: 'Tsuzuki (.json)' },
  { value: 'tsuzuki-csv', label: 'Tsuzuki (.csv)' },
] as const;

/** How a service is called. */
export const formatName = (format: string): string =>
  FORMATS.find(({ value }) => value === format)?.label.replace(/ \(.*/u, '') ?? format;
