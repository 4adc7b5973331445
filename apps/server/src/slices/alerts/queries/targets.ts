import type { App } from '#platform/app.ts';
import type { Database } from '#platform/database/index.ts';
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
  /** SHA-256 of the address of a browser, hexadecimal; null for others. */
  endpointHash: string | null;
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
  'last_success_at',
  'failures',
  'disabled_at',
  'endpoint_hash',
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
    lastSentAt: row.last_success_at,
    failures: row.failures,
    disabledAt: row.disabled_at,
    endpointHash: row.endpoint_hash,
  }));
};
