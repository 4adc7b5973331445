import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { notifyRuns } from '../channel.ts';
import { refusal } from '../reasons.ts';
import { isResting, type Link } from '../link/stored-link.ts';
import { type Run, type RunKind, runById, runUnderWay, updateRun } from './stored-run.ts';

const insertRun = async (
  app: App,
  tx: Tx,
  { link, kind }: { link: Link; kind: RunKind },
): Promise<Run> => {
  const id = app.ids.next();
  const now = app.clock.now();
  const state = 'reading';
  await tx
    .insertInto('sync.run')
    .values({ id, link_id: link.id, kind, state, created_at: now, due_at: now })
    .execute();
  await notifyRuns(tx);
  return (await runById(tx, id)) as Run;
};

/** Ends a run that waits for its owner, or is under way. What it wrote stays. */
export const cancelRun = async (app: App, tx: Tx, run: Run): Promise<void> => {
  await updateRun(tx, run.id, { state: 'cancelled', finishedAt: app.clock.now(), dueAt: null });
};

/** The kind of a run that looks at everything. */
export const kindFor = ({ confirmedAt }: Link, isDry: boolean): RunKind => {
  if (isDry) return 'dry';
  return confirmedAt === null ? 'first' : 'full';
};

/**
 * Starts a run of a link, which is locked. A plan that waits for its confirmation makes way for a new one.
 * @throws Refusal `CONFLICT` if another run is under way, or the link rests
 */
export const startRun = async (
  app: App,
  tx: Tx,
  { link, kind }: { link: Link; kind: RunKind },
): Promise<Run> => {
  if (isResting(link)) throw refusal('CONFLICT', 'SYNC_RESTING');
  const known = await runUnderWay(tx, link.id);
  if (known && known.state !== 'waiting') throw refusal('CONFLICT', 'SYNC_UNDER_WAY');
  if (known) await cancelRun(app, tx, known);
  return insertRun(app, tx, { link, kind });
};
