import type { KeptReason } from '#lib/form/kept-refusal.ts';

/** What becomes of a row. */
export type RowOutcome = 'added' | 'updated' | 'unchanged' | 'skipped';
export type ImportState = 'READING' | 'REFUSED' | 'PREVIEW' | 'RUNNING' | 'FINISHED' | 'UNDONE';
export type ImportPolicy = 'fill-gaps' | 'newer-wins' | 'file-wins' | 'replace-list';

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
  /** How many of the shows of a media server were looked up, while it is read. */
  readonly reading: { readonly done: number; readonly total: number } | null;
}

/** A work that a row matches or may match. */
export interface ImportedWork {
  readonly id: string;
  readonly title: string;
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
  /** It has no match, and its owner may choose one. */
  readonly isOpen: boolean;
  /** Plays with a date that it has, and their first and last day. */
  readonly plays: number;
  readonly firstOn: string | null;
  readonly lastOn: string | null;
}

/** One import with a page of its rows. */
export interface ImportPage {
  readonly import: ListImport;
  readonly counts: Readonly<Record<RowOutcome | 'open' | 'written' | 'episodes', number>>;
  readonly rows: readonly ImportRow[];
  /** Where the next page begins. */
  readonly next: number | null;
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
