import type { WorkKind } from '#lib/features/catalog/work.ts';
import type { RichText } from '#lib/text/rich-text.ts';
import type { CustomList } from '../custom-lists/custom-list.ts';
import type { EntryField } from './entry-texts.ts';
import type { Unwatched } from '../list/list-row.ts';

export const LIST_STATUSES = [
  'CURRENT',
  'PLANNING',
  'COMPLETED',
  'REPEATING',
  'PAUSED',
  'DROPPED',
] as const;
export type ListStatus = (typeof LIST_STATUSES)[number];

/** The greatest priority of an entry. */
export const MOST_PRIORITY = 3;

export const VISIBILITIES = ['PUBLIC', 'FOLLOWERS', 'PRIVATE'] as const;

/** Somebody's own standing with a work, as a form shows it. */
export interface Entry {
  readonly id: string;
  readonly version: number;
  readonly status: ListStatus;
  readonly progress: number;
  /** Units that are out beyond the progress; null when not known. */
  readonly behindBy: number | null;
  /** Of manga. */
  readonly volumeProgress?: number;
  /** In the format of its owner. */
  readonly score: number | null;
  readonly startedOn: string | null;
  readonly completedOn: string | null;
  readonly repeatCount: number;
  readonly notes: string | null;
  readonly visibility: (typeof VISIBILITIES)[number];
  readonly tags: readonly string[];
  /** From 0, none, to 3. */
  readonly priority: number;
  readonly customLists: readonly { readonly id: string }[];
  /** Whether it stands on custom lists alone. */
  readonly isHiddenFromStatusLists: boolean;
}

/** The fields of `Entry`, in a document with the variable `$format`. */
export function entryFields(kind: WorkKind): string {
  const volumes = kind === 'manga' ? 'volumeProgress' : '';
  return `id version status progress behindBy ${volumes} score(format: $format) startedOn completedOn repeatCount notes visibility tags priority isHiddenFromStatusLists customLists { id }`;
}

/** What a signed-in visitor has to do with a work. */
export interface OwnEntry {
  readonly entry: Entry | null;
  /** Its notes, as they are shown. */
  readonly notes: RichText | null;
  /** What of the work it has left. */
  readonly left: Unwatched | null;
  readonly isFavourite: boolean;
  /** How the visitor scores. */
  readonly format: string;
  /** Of the visitor, in their order. */
  readonly customLists: readonly CustomList[];
  /** The visitor's tags, the most used first. */
  readonly tags: readonly string[];
}

/** What a form about an entry did. */
export interface EntryOutcome {
  /** What undoes it; nothing where nothing was written. */
  readonly batches: readonly string[];
  /** What the form is about when it is shown again, which may be newer than what it was made on. */
  readonly now?: {
    readonly entry: Entry | null;
    /** The fields that were changed since the form was made. */
    readonly changed: readonly EntryField[];
  };
}

/** The batches of an answer that names one, where something was written. */
export const batchesOf = (batchId: string | null): readonly string[] =>
  batchId === null ? [] : [batchId];
