/** What becomes of a row. */
export type RowOutcome = 'added' | 'updated' | 'unchanged' | 'skipped';
export type ImportState = 'REFUSED' | 'PREVIEW' | 'RUNNING' | 'FINISHED' | 'UNDONE';
export type ImportPolicy = 'fill-gaps' | 'newer-wins' | 'file-wins' | 'replace-list';

/** An import of a list file, as the routes tell of it. */
export interface ListImport {
  readonly id: string;
  readonly format: string;
  readonly fileName: string | null;
  readonly state: ImportState;
  readonly policy: ImportPolicy;
  /** Why the file was refused. */
  readonly fault: string | null;
  readonly rowCount: number;
  readonly removedCount: number;
  readonly hasBackup: boolean;
  readonly createdAt: string;
  readonly finishedAt: string | null;
}

/** A work a row is about, or may be. */
export interface ImportedWork {
  readonly id: string;
  readonly title: string;
}

/** A row of a file and what becomes of it. */
export interface ImportRow {
  readonly number: number;
  readonly line: number;
  readonly title: string | null;
  readonly outcome: RowOutcome | null;
  readonly reason: string | null;
  readonly warnings: readonly string[];
  readonly media: 'ANIME' | 'MANGA' | null;
  readonly work: ImportedWork | null;
  readonly suggestions: readonly ImportedWork[];
  /** Nobody could match it: its owner may say what it is. */
  readonly isOpen: boolean;
}

/** One import with a page of its rows. */
export interface ImportPage {
  readonly import: ListImport;
  readonly counts: Readonly<Record<RowOutcome | 'open' | 'written', number>>;
  readonly rows: readonly ImportRow[];
  /** Where the next page begins. */
  readonly next: number | null;
}

/** The forms of files, as people call them. */
export const FORMATS = [
  { value: 'auto', label: 'Find out by itself' },
  { value: 'mal-xml', label: 'MyAnimeList (.xml, .xml.gz)' },
  { value: 'anilist', label: 'AniList (answer of its API, .json)' },
  { value: 'kitsu', label: 'Kitsu (.xml, .json)' },
  { value: 'shikimori', label: 'Shikimori (.json, .xml)' },
  { value: 'simkl', label: 'Simkl (.json)' },
  { value: 'trakt', label: 'Trakt (.zip)' },
  { value: 'mihon', label: 'Mihon or Tachiyomi (.tachibk)' },
  { value: 'yamtrack', label: 'Yamtrack (.csv)' },
  { value: 'tsuzuki', label: 'Tsuzuki (.json)' },
  { value: 'tsuzuki-csv', label: 'Tsuzuki (.csv)' },
] as const;

/** Who is believed where list and file differ. */
export const POLICIES = [
  { value: 'file-wins', label: 'The file: it overwrites what it says' },
  { value: 'newer-wins', label: 'Whichever was changed later' },
  { value: 'fill-gaps', label: 'My list: only add what is missing' },
  { value: 'replace-list', label: 'Replace my list: what the file lacks is taken off' },
] as const;

export const STATE_WORDS: Readonly<Record<ImportState, string>> = {
  REFUSED: 'could not be read',
  PREVIEW: 'not started',
  RUNNING: 'running',
  FINISHED: 'done',
  UNDONE: 'undone',
};

/** How a service is called. */
export const formatName = (format: string): string =>
  FORMATS.find(({ value }) => value === format)?.label.replace(/ \(.*/u, '') ?? format;

const REASONS: Readonly<Record<string, string>> = {
  'no-id': 'has no id',
  'unknown-id': 'its id is not in the catalogue',
  'untracked-matched-by-title-needs-confirmation': 'only its title tells what it is',
  'season-unmapped': 'we do not know which anime this season is',
  'unknown-status': 'its status means nothing here',
  'not-in-library': 'was not in the library',
  'not-anime-or-manga': 'is no anime and no manga',
  'rated-but-not-watched': 'was rated, but never watched',
  ignored: 'left out, as you said',
  malformed: 'cannot be read',
  'duplicate-first-kept': 'is in the file more than once: the first row counts',
  'progress-over-total-clamped': 'progress set to the last unit',
  'completed-without-progress-filled': 'completed, so progress set to the last unit',
  'matched-by-title': 'matched by its title',
};

/** A word of a report for people; words without a translation speak for themselves. */
export const reasonText = (word: string): string => REASONS[word] ?? word.replaceAll('-', ' ');
