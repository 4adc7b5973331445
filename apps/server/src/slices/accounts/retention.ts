import type { App } from '#platform/app.ts';
import { UNKNOWN_NETWORK } from './visitor.ts';
import { ABSOLUTE_MS, IDLE_MS } from './session/rules.ts';

const DAY_MS = 24 * 60 * 60_000;
const AUDIT_MS = 366 * DAY_MS;
const NETWORK_MS = 30 * DAY_MS;

/** Forgets sessions that have ended by themselves, names that were given up long ago, what was written down a year ago, and after thirty days the networks it came from. */
export const forgetOldRecords = async (app: App): Promise<void> => {
  const now = app.clock.nowMs();
  // The audit lets go by its own clock, so that one that runs ahead takes nothing too early.
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
