import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { reasonColumn } from '#platform/kept-reason.ts';
import { giveNotice, takeSubjectNotice } from '#slices/profiles/index.ts';
import { isLost } from '../retry.ts';
import type { Outcome } from '../send.ts';

/** A try to send a message, and when it is tried again. */
interface Settled {
  id: string;
  targetId: string;
  userId: string;
  targetName: string;
  outcome: Outcome;
  /** Null if it is not tried again. */
  nextAt: Date | null;
}

const TOO_MANY_REQUESTS = 429;

const markWorking = async (app: App, tx: Tx, { targetId, userId }: Settled): Promise<void> => {
  await tx
    .updateTable('alerts.target')
    .set({
      last_sent_at: app.clock.now(),
      failures: 0,
      failing_since: null,
      disabled_at: null,
    })
    .where('id', '=', targetId)
    .execute();
  await takeSubjectNotice(tx, { userId, subjectId: targetId, kinds: ['ALERT_TARGET_OFF'] });
};

const markFailing = async (app: App, tx: Tx, settled: Settled): Promise<void> => {
  const { targetId, userId, targetName, outcome } = settled;
  const now = app.clock.now();
  const row = await tx
    .updateTable('alerts.target')
    .set((eb) => ({
      failures: eb('failures', '+', 1),
      failing_since: eb.fn.coalesce('failing_since', eb.val(now)),
    }))
    .where('id', '=', targetId)
    .where('disabled_at', 'is', null)
    .returning(['failures', 'failing_since'])
    .executeTakeFirst();
  if (!row) return;
  const { failures, failing_since: failingSince } = row;
  if (!isLost({ failures, failingSince: failingSince ?? now, isRefused: outcome.isRefused }, now))
    return;
  await tx
    .updateTable('alerts.target')
    .set({ disabled_at: now })
    .where('id', '=', targetId)
    .execute();
  await giveNotice(app, tx, {
    userId,
    kind: 'ALERT_TARGET_OFF',
    subject: { id: targetId, name: targetName },
  });
};

/** Records a try in the log, and on its target. A target that failed for long is turned off, and its owner gets a notice. */
export const settleDelivery = async (app: App, tx: Tx, settled: Settled): Promise<void> => {
  const { id, outcome, nextAt } = settled;
  const waits = nextAt !== null && !outcome.isSent;
  await tx
    .updateTable('alerts.delivery')
    .set({
      state: outcome.isSent ? 'SENT' : waits ? 'WAITING' : 'FAILED',
      due_at: waits ? nextAt : null,
      attempts: sql`attempts + 1`,
      last_at: app.clock.now(),
      status: outcome.status,
      took_ms: outcome.tookMs,
      fault: outcome.fault && reasonColumn(outcome.fault),
    })
    .where('id', '=', id)
    .execute();
  if (outcome.isSent) await markWorking(app, tx, settled);
  else if (outcome.status !== TOO_MANY_REQUESTS) await markFailing(app, tx, settled);
};
