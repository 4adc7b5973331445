import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import { DAY_MS } from '#platform/durations.ts';
/** As long as a run can be undone. */
const RUN_DAYS = 30;
const AUDIT_DAYS = 90;
/** Runs that changed nothing are of no interest for longer. */
const IDLE_DAYS = 2;
/** Rows per statement, so that nobody is blocked for long. */
const BATCH = 5000;

const isIdle = sql`not exists (select from sync.audit where audit.run_id = run.id)`;

/** Deletes runs with their plans, and lines of the audit, once nobody needs them. */
export const forgetOldRuns = async (app: App): Promise<void> => {
  const before = (days: number): Date => new Date(app.clock.nowMs() - days * DAY_MS);
  await sql`delete from sync.run where finished_at < ${before(IDLE_DAYS)}
    and (finished_at < ${before(RUN_DAYS)} or (kind in ('quick', 'push', 'full') and ${isIdle}))`.execute(
    app.db,
  );
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from sync.audit where id in (select id from sync.audit where at < ${before(AUDIT_DAYS)} limit ${BATCH})`.execute(
      app.db,
    );
    if (numAffectedRows < BATCH) return;
  }
};
