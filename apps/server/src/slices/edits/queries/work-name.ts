import type { App } from '#platform/app.ts';
import type { Database, Tx } from '#platform/database/index.ts';
import { shelfOf, type WorkState, workStates } from '#slices/catalog/index.ts';
import type { Subject } from '../model.ts';

/** What a work of an edit is called and what became of it, also where nobody is shown it any more. */
export type WorkName = Pick<WorkState, 'id' | 'medium' | 'title' | 'mergedInto' | 'isDeleted'>;

/** Works of edits, by id. */
export const workNames = (
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, WorkName>> => workStates(db, ids);

/** What a work is called that is not shown: it was proposed, merged or removed. */
const titleAway = async (
  tx: Tx,
  { id, workId }: { id: string; workId: string },
): Promise<string> => {
  const known = (await workNames(tx, [workId])).get(workId);
  if (known) return known.title;
  const proposed = await tx
    .selectFrom('edits.change')
    .select('after')
    .where('proposal_id', '=', id)
    .where('field', '=', 'titleNative')
    .executeTakeFirst();
  return typeof proposed?.after === 'string' ? proposed.after : '';
};

/** What notices call the work of an edit. */
export const nameOfWork = async (
  app: App,
  tx: Tx,
  { id, medium, workId }: Subject & { id: string },
): Promise<string> => {
  const work = shelfOf(app, medium).get(workId);
  const shown = work?.titleEnglish ?? work?.titleRomaji ?? work?.titleNative;
  return shown ?? (await titleAway(tx, { id, workId }));
};
