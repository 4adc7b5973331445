import type { SaveResult } from '../commands/save-entries.ts';

/** The result for an entry, and its batch. */
export interface Saved extends SaveResult {
  /** Null where nothing was written. */
  batchId: string | null;
}

const WRITTEN: ReadonlySet<string> = new Set(['ADDED', 'UPDATED', 'DELETED']);

/** A result with its batch. */
export const savedIn = (batchId: string, result: SaveResult): Saved => ({
  ...result,
  batchId: WRITTEN.has(result.outcome) ? batchId : null,
});
