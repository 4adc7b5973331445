import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { addEdited } from './add-edited.ts';
import { checkAccount } from './check-account.ts';
import { finishRun } from './finish-run.ts';
import { dropBareParts } from './media-entries.ts';
import type { Stepping } from './read-step.ts';
import { isWhole, lockRun, updateRun } from './stored-run.ts';
import { runRows } from './stored-row.ts';

const hasRows = async (tx: Tx, runId: string): Promise<boolean> =>
  (await runRows(tx, runId, { where: sql`true`, limit: 1 })).length > 0;

/**
 * Ends the reading of a run. One that found nothing to look at is over: it planned nothing, and called the service once, where that is all
 * it takes to know. Otherwise it goes on, at a service that says what changed only once the account was checked.
 */
export const endReading = async (app: App, stepping: Stepping): Promise<void> => {
  const { run, open } = stepping;
  const { reader } = open.configured.connector;
  const isUnchecked = await app.db.transaction().execute(async (tx) => {
    if (!(await lockRun(tx, run))) return false;
    if (reader.media) await dropBareParts(tx, run.id);
    if (reader.isIncremental && !isWhole(run)) await addEdited(app, tx, stepping);
    if (!isWhole(run) && !(await hasRows(tx, run.id))) {
      await finishRun(app, tx, stepping);
      return false;
    }
    if (!run.cursor.isChecked && (isWhole(run) || reader.isIncremental)) return true;
    await updateRun(tx, run.id, { state: 'planning', dueAt: app.clock.now() });
    return false;
  });
  if (isUnchecked) await checkAccount(app, stepping);
};
