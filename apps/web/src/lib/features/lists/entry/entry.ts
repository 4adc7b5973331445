import type { Enum } from '@tsuzuki/contract/schema';
import type { ResultOf } from '#lib/server/document.server.ts';
import type { RichText } from '#lib/text/rich-text.ts';
import type { CustomList } from '../custom-lists/custom-list.ts';
import type { EntryField } from './entry-texts.ts';
import type { Unwatched } from '../list/list-row.ts';
import type { ENTRY_FORM, MANGA_ENTRY } from './fragments.server.ts';

export type ListStatus = Enum<'ListStatus'>;

export const LIST_STATUSES = [
  'CURRENT',
  'PLANNING',
  'COMPLETED',
  'REPEATING',
  'PAUSED',
  'DROPPED',
] as const satisfies readonly ListStatus[];

/** The greatest priority of an entry. */
export const MOST_PRIORITY = 3;

export const VISIBILITIES = [
  'PUBLIC',
  'FOLLOWERS',
  'PRIVATE',
] as const satisfies readonly Enum<'Visibility'>[];

type MangaEntry = ResultOf<typeof MANGA_ENTRY>;

/** The visitor's entry as a form shows it, with the score in their format. Only manga have volumes. */
export type Entry = ResultOf<typeof ENTRY_FORM> &
  Pick<MangaEntry, 'progress'> &
  Partial<Pick<MangaEntry, 'volumeProgress'>>;

/** The visitor's data about a work. */
export interface OwnEntry {
  readonly entry: Entry | null;
  /** Its notes, parsed. */
  readonly notes: RichText | null;
  /** What is left of the work. */
  readonly left: Unwatched | null;
  readonly isFavourite: boolean;
  /** How the visitor scores. */
  readonly format: Enum<'ScoreFormat'>;
  /** The visitor's custom lists, in order. */
  readonly customLists: readonly CustomList[];
  /** The visitor's tags, the most used first. */
  readonly tags: readonly string[];
}

/** The result of a form about an entry. */
export interface EntryOutcome {
  /** The batches that undo it; none if nothing was written. */
  readonly batches: readonly string[];
  /** The entry for the form that is shown again. It may be newer than the one the form was made on. */
  readonly now?: {
    readonly entry: Entry | null;
    /** The fields that were changed since the form was made. */
    readonly changed: readonly EntryField[];
  };
}

/** The batches of a result, if something was written. */
export const batchesOf = (batchId: string | null): readonly string[] =>
  batchId === null ? [] : [batchId];
