import type { ListStatus } from '#lib/features/lists/entry/entry.ts';
import type { RowWork } from '#lib/features/lists/list/list-row.ts';

/** A row of a list, as people with the link see it. */
export interface SharedRow {
  readonly id: string;
  readonly status: ListStatus;
  readonly progress: number;
  /** In the format of its owner. */
  readonly score: number | null;
  readonly work: RowWork;
}

/** A page of a list that is shared by link. */
export interface SharedList {
  readonly username: string;
  readonly media: 'ANIME' | 'MANGA';
  readonly scoreFormat: string;
  readonly entries: number;
  readonly counts: readonly { readonly status: ListStatus; readonly entries: number }[];
  readonly rows: readonly SharedRow[];
  readonly hasNext: boolean;
}
