import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import { Refusal } from '#platform/errors.ts';
import { refusal } from '../reasons.ts';
import { reasonColumn } from '#platform/kept-reason.ts';
import { isToWrite } from './row-conditions.ts';

/** SQLSTATE classes of errors in the data itself: bad values (22) and broken constraints (23). */
const BAD_DATA = /^2[23]/u;

/** Whether a step fails every time. A missing database, lock or connection may be back the next time. */
export const isForGood = (error: unknown): boolean => {
  if (error instanceof Refusal) return error.status < 500;
  if (error instanceof TypeError || error instanceof RangeError) return true;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && BAD_DATA.test(code);
};

/** Ends an import that cannot finish. Its remaining rows are marked as not written, no entry is removed, and all of it can be undone. */
export const giveUp = async (app: App, id: string, error: unknown): Promise<void> => {
  app.log.error({ err: error, listImport: id }, 'an import of a list was given up');
  const givenUp = refusal('INTERNAL', 'IMPORT_GIVEN_UP', { id });
  await app.db.transaction().execute(async (tx) => {
    const ended = await tx
      .updateTable('listfiles.list_import')
      .set({
        state: 'FINISHED',
        finished_at: sql<Date>`coalesce(finished_at, ${app.clock.now()})`,
        fault: givenUp.message,
        fault_reason: reasonColumn(givenUp),
      })
      .where('id', '=', id)
      .where('state', '=', 'RUNNING')
      .executeTakeFirst();
    if (ended.numUpdatedRows === 0n) return;
    await sql`update listfiles.list_row set outcome = 'skipped', reason = 'not-written', refused = null
      where import_id = ${id} and ${isToWrite}`.execute(tx);
  });
};
