import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import { MEDIUM } from '#slices/catalog/values.ts';
import type { RemoteEntry } from '../connectors/connector.ts';
import { readRemote } from '../link/read-remote.ts';
import { failStep } from './fail-step.ts';
import { caseOfRow, mergeRow, readKnown } from './merge-row.ts';
import { finishPlan } from './plan-step.ts';
import type { Stepping } from './read-step.ts';
import { lockRun, updateRun } from './stored-run.ts';
import { type RunRow, runRows } from './stored-row.ts';
import { writePlan } from './write-plan.ts';

/** Plans a row again, now that it is known whether the service has it. */
const planAgain = async (
  app: App,
  { run, open }: Stepping,
  row: RunRow,
  found: RemoteEntry | null,
): Promise<void> => {
  const remote = found ? { remote: found.entry, entryId: found.entryId } : {};
  const about = { ...row, ...remote, workId: row.workId ?? '' };
  const known = await readKnown(app.db, open, { rows: [about], skew: run.cursor.skew });
  const entry = caseOfRow(app, open.link, about, known);
  const planned = entry && mergeRow(entry, about, known);
  const match = { workId: row.workId, reason: entry ? null : 'unknown-status', suggestions: [] };
  await app.db.transaction().execute(async (tx) => {
    if (!(await lockRun(tx, run))) return;
    if (found)
      await sql`update sync.run_row set remote = ${JSON.stringify(found.entry)}::jsonb, entry_id = ${found.entryId},
        remote_updated_at = ${found.updatedAt}::timestamptz where run_id = ${run.id} and number = ${row.number}`.execute(
        tx,
      );
    await writePlan(tx, run.id, [{ row: about, match, planned, isDoubted: false }]);
    await updateRun(tx, run.id, { dueAt: app.clock.now() });
  });
};

/** Reads one entry that is missing in a list, because an entry that moves while pages are read is in none of them. */
export const confirmStep = async (app: App, stepping: Stepping): Promise<void> => {
  const { run, open, signal } = stepping;
  const [row] = await runRows(app.db, run.id, { where: sql`is_doubted`, limit: 1 });
  if (!row) {
    await app.db.transaction().execute(async (tx) => {
      if (await lockRun(tx, run)) await finishPlan(app, tx, open, run);
    });
    return;
  }
  const of = { kind: MEDIUM[row.media].kind, workId: row.remoteId ?? '', entryId: row.entryId };
  const { found, answer } = await readRemote(app, open, of, { urgency: 'background', signal });
  if (found === undefined) return failStep(app, stepping, answer);
  await planAgain(app, stepping, row, found);
};
