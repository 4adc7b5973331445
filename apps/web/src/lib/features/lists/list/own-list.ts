import type { CustomList } from '../custom-lists/custom-list.ts';
import type { ListCounts } from './list-part.ts';
import type { Row } from './list-row.ts';

/** Some rows of a list, and the cursor of the next ones. */
export interface RowPage {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly next: string | null;
}

/** Rows as a script reads them. */
export interface MoreRows extends RowPage {
  /** Data of the whole list, only with its first rows; null with later ones. */
  readonly counts: ListCounts | null;
}

/** The parts around the rows of the visitor's list. */
export interface ListFrame {
  /** How the visitor scores. */
  readonly format: string;
  readonly counts: ListCounts;
  readonly genres: readonly string[];
  /** The visitor's tags, most used first. */
  readonly tags: readonly string[];
  readonly customLists: readonly CustomList[];
}
