import type { Row, RowsOutcome } from './list-row.ts';

/** The message about the last change. */
export interface ListNotice {
  readonly tone: 'good' | 'bad';
  readonly kind: 'changed' | 'removed' | 'undone' | 'said' | 'offline';
  readonly count: number;
  /** The row, if only one was changed. */
  readonly change?: { readonly number: number; readonly before: Row; readonly after: Row };
  /** What the server said. */
  readonly text: string;
  readonly refused: RowsOutcome['refused'];
}

/** A message about a change that succeeded. */
export const done = (kind: 'changed' | 'undone', about: Partial<ListNotice> = {}): ListNotice => ({
  tone: 'good',
  kind,
  count: 0,
  text: '',
  refused: [],
  ...about,
});
