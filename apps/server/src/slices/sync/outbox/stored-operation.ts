import { sql } from 'kysely';
import type { Database, Tx } from '#platform/database/index.ts';
import type { Media } from '#slices/catalog/values.ts';
import type { PartialEntry, SyncEntry, SyncField } from '../rules/merge/entry.ts';
import type { Pair } from '../rules/merge/merge-case.ts';
import type { OperationKind } from '../rules/outbox/next-step.ts';
import type { FieldChange } from '../run/changes.ts';

/** An operation that waits for its service. */
export interface StoredOperation {
  id: string;
  linkId: string;
  runId: string | null;
  media: Media;
  workId: string;
  remoteId: string;
  entryId: string | null;
  kind: Exclude<OperationKind, 'history-add'>;
  set: PartialEntry;
  before: SyncEntry | null;
  pair: Pair | null;
  held: readonly SyncField[];
  changes: readonly FieldChange[];
  sentAt: Date | null;
  outages: number;
  limited: number;
}

export const operationById = async (
  db: Database,
  id: string,
): Promise<StoredOperation | undefined> => {
  const { rows } = await sql<StoredOperation>`
    select id, link_id as "linkId", run_id as "runId", media, work_id as "workId", remote_id as "remoteId", entry_id as "entryId",
      kind, set, before, pair, held, changes, sent_at as "sentAt", outages, limited
    from sync.operation where id = ${id} and state = 'waiting'`.execute(db);
  return rows[0];
};

/** Locks an operation, unless a newer one took its place meanwhile. */
export const lockOperation = async (tx: Tx, id: string): Promise<boolean> => {
  const { rows } = await sql`select id from sync.operation where id = ${id} for update`.execute(tx);
  return rows.length > 0;
};
