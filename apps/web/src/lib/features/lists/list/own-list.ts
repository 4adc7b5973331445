import type { CustomList } from '../custom-lists/custom-list.ts';
import type { ListCounts } from './list-part.ts';
import type { Row } from './list-row.ts';

/** Some rows of a list, and where the next ones begin. */
export interface RowPage {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly next: string | null;
}

/** Rows as a script reads them. */
export interface MoreRows extends RowPage {
  /** Of the whole list, with its first rows; null with those that follow. */
  readonly counts: ListCounts | null;
}

/** What stands around the rows of one's own list. */
export interface ListFrame {
  /** How the visitor scores. */
  readonly format: string;
  readonly counts: ListCounts;
  readonly genres: readonly string[];
  /** Of one's own, the most used first. */
  readonly tags: readonly string[];
  readonly customLists: readonly CustomList[];
}
