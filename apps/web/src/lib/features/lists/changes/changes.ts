import type { Enum } from '@tsuzuki/contract/schema';
import type { ResultOf } from '#lib/server/document.server.ts';
import type { BATCH, BATCH_WORK } from './changes.server.ts';

/** What one act changed about one work. */
export type BatchWork = ResultOf<typeof BATCH_WORK>;

/** One act that changed lists. */
export type Batch = ResultOf<typeof BATCH>;

export type ChangedField = Enum<'ListChangedField'>;

/** A page of what changed the visitor's lists, the latest first. */
export interface Changes {
  readonly batches: readonly Batch[];
  /** The cursor of the next page. */
  readonly next: string | null;
}
