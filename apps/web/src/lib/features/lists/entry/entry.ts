import type { Enum } from '@tsuzuki/contract/schema';
import type { ResultOf } from '#lib/server/document.server.ts';
import type { RichText } from '#lib/text/rich-text.ts';
import type { CustomList } from '../custom-lists/custom-list.ts';
import type { EntryField } from './entry-texts.ts';
import type { Unwatched } from '../list/list-row.ts';
import type { ANIME_ENTRY, MANGA_ENTRY } from './fragments.server.ts';

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

/** Somebody's own standing with a work, as a form shows it: the score in the format of its owner, volumes of manga alone. */
export type Entry = ResultOf<typeof ANIME_ENTRY> & Partial<Pick<MangaEntry, 'volumeProgress'>>;

/** What a signed-in visitor has to do with a work. */
export interface OwnEntry {
  readonly entry: Entry | null;
  /** Its notes, as they are shown. */
  readonly notes: RichText | null;
  /** What of the work it has left. */
  readonly left: Unwatched | null;
  readonly isFavourite: boolean;
  /** How the visitor scores. */
  readonly format: Enum<'ScoreFormat'>;
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
