import type { Row } from './list-row.ts';
import type { ListStatus } from './entry.ts';

/** Some rows of a list, and where the next ones begin. */
export interface RowPage {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly next: string | null;
}

/** What stands around the rows of one's own list. */
export interface ListFrame {
  /** How the visitor scores. */
  readonly format: string;
  readonly entries: number;
  readonly counts: Readonly<Partial<Record<ListStatus, number>>>;
  readonly genres: readonly string[];
  readonly customLists: readonly { readonly id: string; readonly name: string }[];
}
