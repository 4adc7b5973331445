import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import { DAY_MS } from '#platform/durations.ts';
/** How long changes of a list can be undone. */
const UNDO_MS = 30 * DAY_MS;
/** How long other services can learn that an entry was deleted. */
const TOMBSTONE_MS = 90 * DAY_MS;
/** How long merges of works can be taken back, and some days for those that are just being taken back. */
const MERGED_MS = 33 * DAY_MS;
/** Rows per statement, so that a purge blocks nobody for long. */
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

/** Deletes what can no longer be undone: the journal, deleted plays, and tombstones with their history. @returns how many rows */
export const forgetOldChanges = async (app: App): Promise<number> => {
  const now = app.clock.nowMs();
  const undoable = new Date(now - UNDO_MS);
  for (const table of ['lists.merged_entry', 'lists.merged_favourite']) {
    const old = sql`merged_at < ${new Date(now - MERGED_MS)}`;
    await sql`delete from ${sql.table(table)} where ${old}`.execute(app.db);
  }
  return (
    (await forget(app, 'lists.change', 'changed_at', undoable)) +
    (await forget(app, 'lists.batch', 'changed_at', undoable)) +
    (await forget(app, 'lists.play', 'removed_at', undoable)) +
    (await forget(app, 'lists.entry', 'deleted_at', new Date(now - TOMBSTONE_MS)))
  );
};
