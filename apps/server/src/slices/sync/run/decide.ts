import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { DAY_MS } from '#platform/durations.ts';
import { takeSubjectNotice } from '#slices/profiles/index.ts';
import { lockList, undoBatch, type Writer } from '#slices/lists/index.ts';
import { reasonColumn } from '#platform/kept-reason.ts';
import { notifyRuns } from '../channel.ts';
import { lockLink } from '../link/queries.ts';
import { refusal } from '../reasons.ts';
import { cancelRun } from './start.ts';
import { ownRun, type Run, updateRun } from './stored-run.ts';

const MOST_ROWS = 1000;
const UNDO_MS = 30 * DAY_MS;

export interface RunKey {
  userId: string;
  id: string;
}

const takePlanNotice = (tx: Tx, userId: string, linkId: string): Promise<void> =>
  takeSubjectNotice(tx, { userId, subjectId: linkId, kinds: ['SYNC_PLAN_READY'] });

/** Locks a run of somebody and its link, and reads it after that, because it may have ended meanwhile. @throws Refusal `NOT_FOUND` */
const lockOwnRun = async (tx: Tx, key: RunKey): Promise<Run> => {
  const { linkId } = await ownRun(tx, key);
  await lockLink(tx, linkId);
  await tx.selectFrom('sync.run').select('id').where('id', '=', key.id).forUpdate().execute();
  return ownRun(tx, key);
};

/** Locks a run whose plan waits. @throws Refusal `NOT_FOUND`, `CONFLICT` */
const waitingRun = async (tx: Tx, key: RunKey): Promise<Run> => {
  const run = await lockOwnRun(tx, key);
  if (run.state !== 'waiting') throw refusal('CONFLICT', 'SYNC_NOT_WAITING');
  return run;
};

/** Confirms the plan of the first run. From then on runs write what they find. */
export const confirmPlan = async (app: App, tx: Tx, key: RunKey): Promise<Run> => {
  const run = await waitingRun(tx, key);
  const now = app.clock.now();
  await tx
    .updateTable('sync.link')
    .set({ confirmed_at: now })
    .where('id', '=', run.linkId)
    .execute();
  await updateRun(tx, run.id, { state: 'applying', dueAt: now });
  await takePlanNotice(tx, key.userId, run.linkId);
  await notifyRuns(tx);
  return ownRun(tx, key);
};

const OVER = new Set(['done', 'failed', 'cancelled']);

/** Ends a run. What it wrote stays. */
export const endRun = async (app: App, tx: Tx, key: RunKey): Promise<Run> => {
  const run = await lockOwnRun(tx, key);
  if (!OVER.has(run.state)) await cancelRun(app, tx, run);
  await takePlanNotice(tx, key.userId, run.linkId);
  return ownRun(tx, key);
};

/** Holds rows of a plan back, or lets them go. */
export const holdRows = async (
  tx: Tx,
  { numbers, isHeld, ...key }: RunKey & { numbers: readonly number[]; isHeld: boolean },
): Promise<Run> => {
  if (numbers.length > MOST_ROWS)
    throw refusal('BAD_USER_INPUT', 'SYNC_TOO_MANY_ROWS', { most: MOST_ROWS });
  const run = await waitingRun(tx, key);
  await sql`update sync.run_row set is_held = ${isHeld} where run_id = ${run.id} and number = any(${numbers}::int[])`.execute(
    tx,
  );
  return run;
};

/** Until when a run can be undone; null if it can't be. */
export const undoableUntil = ({ state, kind, finishedAt, undoneAt }: Run): Date | null =>
  state === 'done' && kind !== 'dry' && finishedAt && undoneAt === null
    ? new Date(finishedAt.getTime() + UNDO_MS)
    : null;

const forgetRun = async (tx: Tx, { id, linkId }: Run): Promise<void> => {
  await sql`delete from sync.operation where run_id = ${id}`.execute(tx);
  // What was agreed on is agreed on no more. Otherwise the next run would write the undo there as an edit.
  await sql`delete from sync.pair where link_id = ${linkId} and (media, work_id) in
    (select media, work_id from sync.audit where run_id = ${id})`.execute(tx);
};

/**
 * Takes back what a run wrote here, except what was changed since. The connection is paused, and its next run stops at a plan, because
 * otherwise the service would get the undo as an edit. What was written at the service stays there.
 */
export const undoRun = async (app: App, tx: Tx, key: RunKey, writer: Writer): Promise<Run> => {
  const run = await lockOwnRun(tx, key);
  const until = undoableUntil(run);
  const now = app.clock.now();
  if (!until || until < now) throw refusal('CONFLICT', 'SYNC_NOT_UNDOABLE');
  // Before the pairs, as a later run does that writes now: the other way round, the two would wait for each other.
  await lockList(tx, key.userId);
  await forgetRun(tx, run);
  await tx
    .updateTable('sync.link')
    .set({
      state: 'paused',
      state_since: now,
      fault: reasonColumn(refusal('CONFLICT', 'SYNC_UNDONE')),
      limited_until: null,
      confirmed_at: null,
      due_at: null,
      push_at: null,
    })
    .where('id', '=', run.linkId)
    .execute();
  await tx.updateTable('sync.run').set({ undone_at: now }).where('id', '=', run.id).execute();
  await undoBatch(app, tx, writer, run.id);
  return ownRun(tx, key);
};
