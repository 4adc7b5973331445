import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import { DAY_MS } from '#platform/durations.ts';
import { drain } from '#platform/queue/index.ts';
import { KEPT_DAYS } from '../model.ts';
const BATCH = 2_000;

const forgetBatch = async (app: App): Promise<boolean> => {
  const before = new Date(app.clock.nowMs() - KEPT_DAYS * DAY_MS);
  const { rows } = await sql`
    with old as materialized (
      select id from webhooks.event where recorded_at < ${before} order by recorded_at limit ${sql.lit(BATCH)})
    delete from webhooks.event using old where event.id = old.id returning 1 as one`.execute(
    app.db,
  );
  return rows.length === BATCH;
};

/** Expires what waits for endpoints that are paused or disabled, so that nothing waits for ever. */
const expireWaiting = async (app: App): Promise<void> => {
  await sql`
    update webhooks.delivery set state = 'EXPIRED', due_at = null
    from webhooks.endpoint
    where endpoint.id = delivery.endpoint_id and endpoint.state <> 'ACTIVE' and delivery.kind = 'EVENT' and due_at is not null
      and leased_until is null and expires_at <= ${app.clock.now()}`.execute(app.db);
};

/** Deletes events with all that became of them after thirty days. */
export const tidyWebhooks = async (app: App): Promise<void> => {
  await expireWaiting(app);
  await drain(() => forgetBatch(app));
};
