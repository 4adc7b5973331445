import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import { stepOf, warningsBy } from './health.ts';
import type { SendRules } from './deliveries.ts';
import type { HeldDelivery } from './model.ts';

/** Acts on failures of a target: tells its owner in time, and turns it off after days, or if it says that it is gone. */
export const watchTarget = <Held extends HeldDelivery>(
  app: App,
  { tables, health, watch }: SendRules<Held>,
  { id, isGone }: { id: string; isGone: boolean },
): Promise<void> =>
  app.db.transaction().execute(async (tx) => {
    const target = await watch.lock(tx, id);
    if (!target) return;
    const now = app.clock.now();
    const step = stepOf(health, target, { now, isGone });
    if (step === 'disable') await watch.disable(app, tx, target, isGone ? 'GONE' : 'FAILING');
    if (step !== 'warn' || target.failingSince === null) return;
    const warnings = warningsBy(health, target.failingSince, now);
    await sql`update ${sql.table(tables.target)} set warnings = ${warnings} where id = ${id}`.execute(
      tx,
    );
    await watch.warn(app, tx, target);
  });
