import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { lockList } from '#slices/lists/index.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { recordWrites } from './audit-store.ts';
import { finishRun } from './finish-run.ts';
import { storeHolds } from './hold-store.ts';
import { caseOfRow, type KnownRow, mergeRow, type Planned, readKnown } from './merge-row.ts';
import { nothing } from '../rules/merge/merge-result.ts';
import { outcomeOf, type RowOutcome } from './row-outcome.ts';
import { dropPairs, storePairs } from './pair.ts';
import type { Stepping } from './read-step.ts';
import { lockRun, updateRun } from './stored-run.ts';
import { type RunRow, runRows } from './stored-row.ts';
import { writeHere } from './write-here.ts';

const CHUNK = 200;

const GUARD = 'mass-delete-guard';

/** A row of the plan, merged again with what is there now, because people edit their lists while a plan waits. */
export interface Applied {
  row: KnownRow;
  planned: Planned;
}

const isKnown = (row: RunRow): row is KnownRow => row.workId !== null && row.reason === null;

const applyRows = async (
  app: App,
  tx: Tx,
  { run, open }: Stepping,
  rows: readonly KnownRow[],
): Promise<Applied[]> => {
  const known = await readKnown(tx, open, { rows, skew: run.cursor.skew });
  return rows.flatMap((row) => {
    const entry = caseOfRow(app, open.link, row, known);
    if (!entry) return [];
    const isGuarded = row.holds.some(({ reason }) => reason === GUARD);
    const planned = isGuarded
      ? { entry, result: nothing(), holds: row.holds }
      : mergeRow(entry, row, known);
    return [{ row, planned }];
  });
};

const storeOutcomes = async (
  app: App,
  tx: Tx,
  { run, open }: Stepping,
  outcomes: readonly RowOutcome[],
): Promise<void> => {
  const { link } = open;
  const about = { linkId: link.id, runId: run.id };
  await storePairs(
    tx,
    { linkId: link.id, at: app.clock.now() },
    outcomes.flatMap(({ pair }) => pair ?? []),
  );
  await dropPairs(
    tx,
    link.id,
    outcomes.flatMap(({ dropped }) => dropped ?? []),
  );
  await enqueue(
    app,
    tx,
    about,
    outcomes.flatMap(({ operation }) => operation ?? []),
  );
  await recordWrites(
    app,
    tx,
    about,
    outcomes.flatMap(({ audit }) => audit ?? []),
  );
  await storeHolds(
    app,
    tx,
    link.id,
    outcomes.map(({ holds, media, workId }) => ({ holds, media, workId })),
  );
};

const markApplied = async (app: App, tx: Tx, runId: string, rows: readonly RunRow[]) =>
  sql`update sync.run_row set applied_at = ${app.clock.now()}::timestamptz
    where run_id = ${runId} and number = any(${rows.map(({ number }) => number)}::int[])`.execute(
    tx,
  );

/** Writes a part of the plan: here at once, and there by the outbox, in one transaction with what is noted of it. */
export const applyStep = async (app: App, stepping: Stepping): Promise<void> => {
  const { run, open } = stepping;
  await app.db.transaction().execute(async (tx) => {
    if (!(await lockRun(tx, run))) return;
    const rows = await runRows(tx, run.id, { where: sql`applied_at is null`, limit: CHUNK });
    if (rows.length === 0) return finishRun(app, tx, { run, open });
    // Before the list is read, so that no edit comes between that and the writing.
    await lockList(tx, open.link.userId);
    const wanted = rows.filter((row) => isKnown(row) && !row.isHeld) as KnownRow[];
    const applied = await applyRows(app, tx, stepping, wanted);
    const written = await writeHere(app, tx, { run, open, applied });
    const outcomes = applied.map((one, index) => outcomeOf(one, { written: written[index], open }));
    await storeOutcomes(app, tx, stepping, outcomes);
    await markApplied(app, tx, run.id, rows);
    await updateRun(tx, run.id, { dueAt: app.clock.now() });
  });
};
