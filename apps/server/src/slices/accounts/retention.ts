import type { App } from '#platform/app.ts';
import { ABSOLUTE_MS, IDLE_MS } from './session/rules.ts';

const AUDIT_MS = 366 * 24 * 60 * 60_000;

/** Forgets sessions that have ended by themselves, and what was written down a year ago. */
export const forgetOldRecords = async (app: App): Promise<void> => {
  const now = app.clock.now().getTime();
  await app.db
    .deleteFrom('accounts.session')
    .where((eb) =>
      eb.or([
        eb('created_at', '<=', new Date(now - ABSOLUTE_MS)),
        eb('last_seen_at', '<=', new Date(now - IDLE_MS)),
      ]),
    )
    .execute();
  // The table itself lets go of rows by its own clock, so that one that runs ahead deletes nothing too early.
  await app.db
    .deleteFrom('accounts.audit')
    .where('recorded_at', '<', new Date(Math.min(now, Date.now()) - AUDIT_MS))
    .execute();
};
