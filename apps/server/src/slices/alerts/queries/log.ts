import type { Database } from '#platform/database/index.ts';
import type { DeliveryFault, DeliveryState } from '#platform/delivery/index.ts';

/** A message to a target, as the log shows it. */
export interface LoggedDelivery {
  id: string;
  targetId: string;
  /** The host of its target. */
  host: string;
  /** Null for a test. */
  kind: string | null;
  workId: string | null;
  state: DeliveryState;
  createdAt: Date;
  attempts: number;
  lastAt: Date | null;
  /** When it is tried next. */
  dueAt: Date | null;
  status: number | null;
  fault: DeliveryFault | null;
  faultCode: string | null;
}

/** The latest messages to a target. */
export const latestDeliveries = async (
  db: Database,
  { targetId, most }: { targetId: string; most: number },
): Promise<LoggedDelivery[]> => {
  const rows = await db
    .selectFrom('alerts.delivery as delivery')
    .innerJoin('alerts.target as target', 'target.id', 'delivery.target_id')
    .leftJoin('alerts.alert as alert', 'alert.id', 'delivery.alert_id')
    .select([
      'delivery.id',
      'delivery.target_id as targetId',
      'target.host',
      'alert.kind',
      'alert.work_id as workId',
      'delivery.state',
      'delivery.created_at as createdAt',
      'delivery.tries as attempts',
      'delivery.tried_at as lastAt',
      'delivery.due_at as dueAt',
      'delivery.status',
      'delivery.fault',
      'delivery.fault_code as faultCode',
    ])
    .where('delivery.target_id', '=', targetId)
    .orderBy('delivery.created_at', 'desc')
    .orderBy('delivery.id', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    ...row,
    state: row.state as DeliveryState,
    fault: row.fault as DeliveryFault | null,
  }));
};
