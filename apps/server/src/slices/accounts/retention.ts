import type { App } from '#platform/app.ts';
import { DAY_MS } from '#platform/durations.ts';
import { UNKNOWN_NETWORK } from './visitor.ts';
import { ABSOLUTE_MS, IDLE_MS } from './session/rules.ts';
const AUDIT_MS = 366 * DAY_MS;
const NETWORK_MS = 30 * DAY_MS;

/** Deletes sessions that ended by themselves, former names after their time, audit rows after a year, and networks after thirty days. */
export const forgetOldRecords = async (app: App): Promise<void> => {
  const now = app.clock.nowMs();
  // The audit's trigger uses the database's clock, so a clock that runs ahead must not delete rows too early.
  const auditNow = Math.min(now, Date.now());
  await forgetSessions(app, now);
  await app.db
    .deleteFrom('accounts.former_username')
    .where('reserved_until', '<=', new Date(now))
    .execute();
  await app.db
    .deleteFrom('accounts.audit')
    .where('recorded_at', '<', new Date(auditNow - AUDIT_MS))
    .execute();
  await app.db
    .updateTable('accounts.audit')
    .set({ network: UNKNOWN_NETWORK })
    .where('recorded_at', '<', new Date(auditNow - NETWORK_MS))
    .where('network', '<>', UNKNOWN_NETWORK)
    .execute();
};

const forgetSessions = async (app: App, now: number): Promise<void> => {
  await app.db
    .deleteFrom('accounts.session')
    .where((eb) =>
      eb.or([
        eb('created_at', '<=', new Date(now - ABSOLUTE_MS)),
        eb('last_seen_at', '<=', new Date(now - IDLE_MS)),
      ]),
    )
    .execute();
  await app.db
    .updateTable('accounts.session')
    .set({ network: UNKNOWN_NETWORK })
    .where('created_at', '<=', new Date(now - NETWORK_MS))
    .where('network', '<>', UNKNOWN_NETWORK)
    .execute();
};
