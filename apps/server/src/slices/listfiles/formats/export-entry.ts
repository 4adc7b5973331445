import type { WorkKind } from '#slices/catalog/words.ts';
import type { EntryStatement } from '#slices/exchange/words.ts';

/** An entry of a list on its way out, with what files say of its work. */
export interface ExportEntry {
  kind: WorkKind;
  /** Our id of the work. */
  workId: string;
  ids: Readonly<Record<string, string>>;
  title: string;
  /** The work's format in AniList's words. */
  format: string;
  /** Episodes or chapters of the work; null while unknown. */
  total: number | null;
  totalVolumes: number | null;
  says: Required<EntryStatement>;
  /** RFC 3339. */
  createdAt: string;
  updatedAt: string;
}

/** A work its owner likes most, on the list or not. */
export type Favourite = Pick<ExportEntry, 'kind' | 'workId' | 'ids' | 'title'>;

/** What stands at the head of a file. */
export interface ExportHead {
  username: string;
  /** RFC 3339. */
  exportedAt: string;
  /** Entries by status, of what is written. */
  counts: Readonly<Record<string, number>>;
  /** Custom lists and favourites in their order, also those that no entry tells of. */
  customLists: readonly { kind: WorkKind; name: string }[];
  favourites: readonly Favourite[];
}

/** Writes a list, piece by piece, so that its length does not matter. */
export type FormatWriter = (
  entries: AsyncIterable<ExportEntry>,
  head: ExportHead,
) => AsyncGenerator<string>;
