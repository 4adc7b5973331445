import type { App } from '#platform/app.ts';
import type { Database, Tx } from '#platform/database/index.ts';
import { type Preferences, preferencesOf } from '#slices/accounts/index.ts';
import { mainTitle, shelfOf, type WorkState, workStates } from '#slices/catalog/index.ts';
import type { Subject } from '../model.ts';

/** What a work of an edit is called and what became of it, also where nobody is shown it any more. */
export type WorkName = Omit<WorkState, 'isAdult' | 'isHidden'>;

/** Works of edits, by id. */
export const workNames = (
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, WorkName>> => workStates(db, ids);

type Reader = Pick<Preferences, 'titleLanguage'>;

/** What a work is called that is not shown: it was proposed, merged or removed. */
const titleAway = async (
  tx: Tx,
  { id, workId, titleLanguage }: { id: string; workId: string } & Reader,
): Promise<string> => {
  const known = (await workNames(tx, [workId])).get(workId);
  if (known) return mainTitle(known, titleLanguage);
  const proposed = await tx
    .selectFrom('edits.change')
    .select('after')
    .where('proposal_id', '=', id)
    .where('field', '=', 'titleNative')
    .executeTakeFirst();
  return typeof proposed?.after === 'string' ? proposed.after : '';
};

/** What a notice to somebody calls the work of an edit, as they want titles. */
export const nameOfWork = async (
  app: App,
  tx: Tx,
  { id, medium, workId, readerId }: Subject & { id: string; readerId: string },
): Promise<string> => {
  const { titleLanguage } = await preferencesOf(tx, readerId);
  const work = shelfOf(app, medium).get(workId);
  return work ? mainTitle(work, titleLanguage) : titleAway(tx, { id, workId, titleLanguage });
};
