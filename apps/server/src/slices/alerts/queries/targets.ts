import type { App } from '#platform/app.ts';
import type { Database } from '#platform/database/index.ts';
import type { KeptReason } from '#platform/kept-reason.ts';
import type { SealedColumn } from '#platform/secrets/index.ts';
import type { ChatKind, TargetConfig } from '../targets/index.ts';

/** Where somebody has alerts sent, as they see it. */
export interface Target {
  id: string;
  kind: ChatKind;
  name: string;
  host: string;
  createdAt: Date;
  isPaused: boolean;
  lastSentAt: Date | null;
  failures: number;
  /** When we turned it off, because it failed for long. */
  disabledAt: Date | null;
}

const placeOf = (id: string): string => `alerts.target/${id}`;

/** Where the addresses and secrets of targets are kept. */
export const sealedTargets: SealedColumn = {
  table: 'alerts.target',
  key: 'id',
  column: 'config_sealed',
  place: placeOf,
};

export const sealConfig = (app: App, id: string, config: TargetConfig): Buffer =>
  app.secrets.seal(JSON.stringify(config), placeOf(id));

/** @throws if the box was sealed with a key that this process lacks */
export const openConfig = (app: App, id: string, box: Buffer): TargetConfig =>
  JSON.parse(app.secrets.open(box, placeOf(id))) as TargetConfig;

const COLUMNS = [
  'id',
  'kind',
  'name',
  'host',
  'created_at',
  'is_paused',
  'last_sent_at',
  'failures',
  'disabled_at',
] as const;

/** The targets of a person, the oldest first, or one of them. */
export const targetsOf = async (
  db: Database,
  { userId, id }: { userId: string; id?: string },
): Promise<Target[]> => {
  const rows = await db
    .selectFrom('alerts.target')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind as ChatKind,
    name: row.name,
    host: row.host,
    createdAt: row.created_at,
    isPaused: row.is_paused,
    lastSentAt: row.last_sent_at,
    failures: row.failures,
    disabledAt: row.disabled_at,
  }));
};

/** A message to a target, as the log shows it. */
export interface LoggedDelivery {
  id: string;
  targetId: string;
  /** Null for a test. */
  kind: string | null;
  workId: string | null;
  state: 'WAITING' | 'SENT' | 'FAILED' | 'SKIPPED';
  createdAt: Date;
  attempts: number;
  lastAt: Date | null;
  /** When it is tried next. */
  dueAt: Date | null;
  status: number | null;
  fault: KeptReason | null;
}

/** The latest messages to a target. */
export const latestDeliveries = async (
  db: Database,
  { targetId, most }: { targetId: string; most: number },
): Promise<LoggedDelivery[]> => {
  const rows = await db
    .selectFrom('alerts.delivery as delivery')
    .leftJoin('alerts.alert as alert', 'alert.id', 'delivery.alert_id')
    .select([
      'delivery.id',
      'delivery.target_id',
      'alert.kind',
      'alert.work_id',
      'delivery.state',
      'delivery.created_at',
      'delivery.attempts',
      'delivery.last_at',
      'delivery.due_at',
      'delivery.status',
      'delivery.fault',
    ])
    .where('delivery.target_id', '=', targetId)
    .orderBy('delivery.created_at', 'desc')
    .orderBy('delivery.id', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    targetId: row.target_id,
    kind: row.kind,
    workId: row.work_id,
    state: row.state as LoggedDelivery['state'],
    createdAt: row.created_at,
    attempts: row.attempts,
    lastAt: row.last_at,
    dueAt: row.due_at,
    status: row.status,
    fault: row.fault as unknown as KeptReason | null,
  }));
};
