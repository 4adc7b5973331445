import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { NEW_ALERTS } from '../channel.ts';
import type { Alert } from '../model.ts';

const rowOf = (app: App, alert: Alert) => ({
  id: app.ids.next(),
  key: alert.key,
  kind: alert.kind,
  medium: alert.medium,
  work_id: alert.workId,
  details: alert.details,
  happens_at: alert.happensAt,
  due_at: alert.dueAt,
  expires_at: alert.expiresAt,
  created_at: app.clock.now(),
});

/** Adds alerts. Those that are already known stay as they are. */
export const addAlerts = async (app: App, tx: Tx, alerts: readonly Alert[]): Promise<void> => {
  if (alerts.length === 0) return;
  const rows = alerts.map((alert) => rowOf(app, alert));
  await sql`insert into alerts.alert
    select * from jsonb_populate_recordset(null::alerts.alert, ${JSON.stringify(rows)}::jsonb)
    on conflict (key) do nothing`.execute(tx);
  await sql`select pg_notify(${sql.lit(NEW_ALERTS)}, '')`.execute(tx);
};

/** Withdraws an alert that nobody was told yet. */
export const withdrawAlert = async (tx: Tx, key: string): Promise<void> => {
  await tx
    .deleteFrom('alerts.alert')
    .where('key', '=', key)
    .where('due_at', 'is not', null)
    .execute();
};
