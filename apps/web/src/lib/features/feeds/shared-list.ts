import type { ListStatus } from '#lib/features/lists/entry/entry.ts';
import type { ReadRow } from '#lib/features/lists/list/list-row.ts';

/** A page of a list that is shared by link. */
export interface SharedList {
  readonly username: string;
  readonly media: 'ANIME' | 'MANGA';
  /** How its owner scores. */
  readonly scoreFormat: string;
  readonly entries: number;
  readonly counts: readonly { readonly status: ListStatus; readonly entries: number }[];
  readonly rows: readonly ReadRow[];
  readonly hasNext: boolean;
}
