import type { WorkKind } from '#slices/catalog/values.ts';
import type { WatchedMedia } from '#slices/mapping/index.ts';
import type { Play } from '#slices/lists/index.ts';
import type { ListStatus, Pass } from '#slices/lists/values.ts';

export const PRIORITIES = ['NONE', 'LOW', 'MEDIUM', 'HIGH'] as const;
export type Priority = (typeof PRIORITIES)[number];
export const VISIBILITIES = ['PUBLIC', 'FOLLOWERS', 'PRIVATE'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** The visibility in a format that only distinguishes private entries from others. */
export const visibilityOf = (isPrivate: boolean | null | undefined): Visibility =>
  isPrivate ? 'PRIVATE' : 'PUBLIC';

/** A play of a file. Instants are RFC 3339. */
export interface PlayStatement extends Omit<Play, 'at' | 'recordedAt'> {
  at: string;
  recordedAt: string;
}

/**
 * A file's statement about an entry. A field that the format lacks is absent, and leaves the list's value as it is; null says "none".
 * Scores are 0–100, dates partial (`YYYY[-MM[-DD]]`).
 */
export interface EntryStatement {
  /** Absent if the file's word for it is not understood. Such a row waits until its owner says its status. */
  status?: ListStatus;
  /** Episodes or chapters. Chapters can be decimal. */
  progress?: number;
  progressVolumes?: number;
  score?: number | null;
  repeatCount?: number;
  /** The single rewatches or rereads, the oldest first. */
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

/** A value of a file that was left out, because it was not understood or cannot be. */
export interface UnreadValue {
  field: keyof EntryStatement;
  /** As it is in the file, shortened. */
  value: string;
  /** The keyword that tells of it among the warnings of its row; null for a status, for which the row waits. */
  warning: string | null;
}

/** The values of some fields in a file. A field is absent if the file does not have it, or if its value is invalid and ignored. */
export interface Said<Field extends keyof EntryStatement> {
  says: Partial<Pick<EntryStatement, Field>>;
  warnings: string[];
  unread?: readonly UnreadValue[];
}

/** One entry of a list file, in the form of our lists. */
export interface ListRow {
  /** Its position in the file: a line, or an index if the format has no lines. */
  line: number;
  kind: WorkKind;
  /** Ids by site, as the catalogue names sites (`mal`, `anilist`, …), the most trusted first. */
  ids: Readonly<Record<string, string>>;
  title: string | null;
  year: number | null;
  /** How many units the work has according to the file; null if it does not say. */
  total: number | null;
  says: EntryStatement;
  /** Whether progress is exact, even if it is 0 for a completed work. */
  isExact?: boolean;
  /** When the entry was last changed, RFC 3339; null if the file does not say. */
  updatedAt: string | null;
  /** When it was added, RFC 3339, if the format has it. */
  createdAt?: string | null;
  /** Keywords for repaired and omitted values, for reports. */
  warnings: string[];
  /** The line of an earlier row about the same work, which counts instead. */
  repeats?: number;
  /** The omitted values themselves, if there are any. */
  unread?: readonly UnreadValue[];
}

/** A part of a file that becomes no entry, and why. */
export interface SkippedRow {
  line: number;
  /** The kind of its ids, if it is about one work. */
  kind?: WorkKind;
  title: string | null;
  ids: Readonly<Record<string, string>>;
  reason: string;
}

/** A statement about a film or an episode by its id in a film database. The mapping of the catalogue says which anime it is. */
export interface MediaRow {
  line: number;
  title: string | null;
  media: WatchedMedia;
  says:
    | { about: 'play'; at: string | null }
    | { about: 'score'; score: number }
    | { about: 'plan'; notes: string | null };
}

/** What a file has besides its entries: custom lists and favourites, in their owner's order. */
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

/** A file that a user sent. */
export interface ListFile {
  bytes: Uint8Array;
  /** `YYYY-MM-DD`. Later dates are invalid. */
  today: string;
}

/** Reads a file of one format. @throws Refusal for a file that has another format or exceeds its limits */
export type FormatReader = (file: ListFile) => Iterable<Reading> | AsyncIterable<Reading>;
