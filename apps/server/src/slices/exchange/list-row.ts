import type { WorkKind } from '#slices/catalog/words.ts';
import type { WatchedMedia } from '#slices/mapping/index.ts';
import type { Play } from '#slices/lists/index.ts';
import type { ListStatus, Pass } from '#slices/lists/words.ts';

export const PRIORITIES = ['NONE', 'LOW', 'MEDIUM', 'HIGH'] as const;
export type Priority = (typeof PRIORITIES)[number];
export const VISIBILITIES = ['PUBLIC', 'FOLLOWERS', 'PRIVATE'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** What a form says that knows private entries and others. */
export const visibilityOf = (isPrivate: boolean | null | undefined): Visibility =>
  isPrivate ? 'PRIVATE' : 'PUBLIC';

/** A play as a file tells it; instants are RFC 3339. */
export interface PlayStatement extends Omit<Play, 'at' | 'recordedAt'> {
  at: string;
  recordedAt: string;
}

/**
 * What a file says of an entry. An absent field is one its form cannot say, so that it never touches the list's; null says "none".
 * Scores are 0–100, dates partial (`YYYY[-MM[-DD]]`).
 */
export interface EntryStatement {
  status: ListStatus;
  /** Episodes or chapters; chapters may be decimal. */
  progress?: number;
  progressVolumes?: number;
  score?: number | null;
  repeatCount?: number;
  /** Rewatches or rereads one by one, the oldest first. */
  passes?: readonly Pass[];
  /** What was watched or read, and when. */
  plays?: readonly PlayStatement[];
  startedOn?: string | null;
  completedOn?: string | null;
  notes?: string | null;
  tags?: string[];
  customLists?: string[];
  priority?: Priority;
  visibility?: Visibility;
  isHiddenFromStatusLists?: boolean;
  isFavourite?: boolean;
}

/** What a file says in some fields: nothing where it has no such member, or where its value cannot be and is ignored. */
export interface Said<Field extends keyof EntryStatement> {
  says: Partial<Pick<EntryStatement, Field>>;
  warnings: string[];
}

/** One entry of a list file, in the words of our lists. */
export interface ListRow {
  /** Where it stands in the file: a line, or the place in the order where the form has no lines. */
  line: number;
  kind: WorkKind;
  /** Ids by site, as the catalogue writes them (`mal`, `anilist`, …), the most trusted first. */
  ids: Readonly<Record<string, string>>;
  title: string | null;
  year: number | null;
  /** How many units the work has, as the file says; null when it does not. */
  total: number | null;
  says: EntryStatement;
  /** Whether progress is meant to the letter, also where it is 0 of a completed work. */
  isExact?: boolean;
  /** When the entry was last changed, RFC 3339; null when the file does not say. */
  updatedAt: string | null;
  /** When it was added, RFC 3339, where the form says so. */
  createdAt?: string | null;
  /** What was mended or left out, as words a report can show. */
  warnings: string[];
}

/** A part of a file that becomes no entry, and why. */
export interface SkippedRow {
  line: number;
  /** Where it is about one work: of which kind its ids are. */
  kind?: WorkKind;
  title: string | null;
  ids: Readonly<Record<string, string>>;
  reason: string;
}

/** Something of a film or an episode by its id at a film database; the mapping of the catalogue tells which anime that is. */
export interface MediaRow {
  line: number;
  title: string | null;
  media: WatchedMedia;
  says:
    | { about: 'play'; at: string | null }
    | { about: 'score'; score: number }
    | { about: 'plan'; notes: string | null };
}

/** What a file says beside its entries: custom lists and favourites, in the order their owner gave them. */
export interface FileCollections {
  customLists: readonly { kind: WorkKind; name: string }[];
  favourites: readonly Pick<ListRow, 'kind' | 'ids' | 'title'>[];
}

/** What an adapter reads, piece by piece. */
export type Reading =
  | { collections: FileCollections }
  | { row: ListRow }
  | { skipped: SkippedRow }
  | { media: MediaRow };

/** A file as somebody brought it. */
export interface ListFile {
  bytes: Uint8Array;
  /** `YYYY-MM-DD`: dates after it are not believed. */
  today: string;
}

/** Reads a file of one form. @throws Refusal for a file that is not of this form or beyond its limits. */
export type FormatReader = (file: ListFile) => Iterable<Reading> | AsyncIterable<Reading>;
