import type { Database } from '#platform/database/index.ts';
import { type WorkState, workStates } from '#slices/catalog/index.ts';

/** What a work of an edit is called and what became of it, also where nobody is shown it any more. */
export type WorkName = Pick<WorkState, 'id' | 'medium' | 'title' | 'mergedInto' | 'isDeleted'>;

/** Works of edits, by id. */
export const workNames = (
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, WorkName>> => workStates(db, ids);
