import type { WorkKind } from '#slices/catalog/values.ts';
import type { EntryStatement } from '#slices/exchange/values.ts';

/** An entry to export, and its work. */
export interface ExportEntry {
  kind: WorkKind;
  /** Our id of the work. */
  workId: string;
  ids: Readonly<Record<string, string>>;
  title: string;
  /** The work's format, as AniList names it. */
  format: string;
  /** Episodes or chapters of the work; null if unknown. */
  total: number | null;
  totalVolumes: number | null;
  says: Required<EntryStatement>;
  /** RFC 3339. */
  createdAt: string;
  updatedAt: string;
}

/** A favourite work, on the list or not. */
export type Favourite = Pick<ExportEntry, 'kind' | 'workId' | 'ids' | 'title'>;

/** The head of a file. */
export interface ExportHead {
  username: string;
  /** RFC 3339. */
  exportedAt: string;
  /** The number of exported entries by status. */
  counts: Readonly<Record<string, number>>;
  /** Custom lists and favourites in their order, including those without an entry. */
  customLists: readonly { kind: WorkKind; name: string }[];
  favourites: readonly Favourite[];
}

/** Writes a list piece by piece, so that its length does not matter. */
export type FormatWriter = (
  entries: AsyncIterable<ExportEntry>,
  head: ExportHead,
) => AsyncGenerator<string>;
