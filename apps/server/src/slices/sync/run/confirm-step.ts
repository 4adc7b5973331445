import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import { MEDIUM } from '#slices/catalog/values.ts';
import type { RemoteEntry } from '../connectors/connector.ts';
import { isAwaitedElsewhere } from '../link/awaited-elsewhere.ts';
import { readRemote } from '../link/read-remote.ts';
import { LOST } from '../service/send-call.ts';
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

/** Reads the entry of a row once more; null if the service has none. A list that names what is on it lacks nothing by chance. */
const readAgain = async (
  app: App,
  { open, signal }: Stepping,
  row: RunRow,
): ReturnType<typeof readRemote> => {
  if (open.configured.connector.reader.isIncremental) return { found: null, answer: LOST };
  const of = { kind: MEDIUM[row.media].kind, workId: row.remoteId ?? '', entryId: row.entryId };
  return readRemote(app, open, of, { urgency: 'background', signal });
};

/** Leaves an entry for a later run. */
const putOff = (app: App, { run }: Stepping, row: RunRow): Promise<void> =>
  app.db.transaction().execute(async (tx) => {
    if (!(await lockRun(tx, run))) return;
    const match = { workId: row.workId, reason: 'not-proven', suggestions: [] };
    await writePlan(tx, run.id, [{ row, match, planned: undefined, isDoubted: false }]);
    await updateRun(tx, run.id, { dueAt: app.clock.now() });
  });

/**
 * Reads one entry that is missing in a list, because an entry that moves while pages are read is in none of them. If it is gone, the other
 * services of the owner are asked whether they have an edit of it.
 */
export const confirmStep = async (app: App, stepping: Stepping): Promise<void> => {
  const { run, open, signal } = stepping;
  const [row] = await runRows(app.db, run.id, { where: sql`is_doubted`, limit: 1 });
  if (!row) {
    await app.db.transaction().execute(async (tx) => {
      if (await lockRun(tx, run)) await finishPlan(app, tx, open, run);
    });
    return;
  }
  const { found, answer } = await readAgain(app, stepping, row);
  if (found === undefined) return failStep(app, stepping, answer);
  const { media, workId } = row;
  const isAwaited =
    found === null &&
    workId !== null &&
    (await isAwaitedElsewhere(app, open, { media, workId }, signal));
  await (isAwaited ? putOff(app, stepping, row) : planAgain(app, stepping, row, found));
};
