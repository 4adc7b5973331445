import { sql } from 'kysely';
import type { App } from '#platform/app.ts';

const DAY_MS = 86_400_000;
/** How long what was done to a list can be undone. */
const UNDO_MS = 30 * DAY_MS;
/** How long other services are still told that an entry is gone. */
const TOMBSTONE_MS = 90 * DAY_MS;
/** Rows of one statement: a purge holds up nobody. */
const BATCH = 5_000;

const forget = async (app: App, table: string, column: string, before: Date): Promise<number> => {
  const rows = sql.table(table);
  let total = 0;
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${rows} where id in (
        select id from ${rows} where ${sql.ref(column)} < ${before} limit ${BATCH})`.execute(
      app.db,
    );
    total += Number(numAffectedRows);
    if (numAffectedRows < BATCH) return total;
  }
};

/** Forgets what can be undone no longer: the journal, plays that were taken back, tombstones with their history. Gives how many rows. */
export const forgetOldChanges = async (app: App): Promise<number> => {
  const now = app.clock.nowMs();
  const undoable = new Date(now - UNDO_MS);
  return (
    (await forget(app, 'lists.change', 'changed_at', undoable)) +
    (await forget(app, 'lists.play', 'removed_at', undoable)) +
    (await forget(app, 'lists.entry', 'deleted_at', new Date(now - TOMBSTONE_MS)))
  );
};
