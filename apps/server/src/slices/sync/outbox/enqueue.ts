import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import type { Media } from '#slices/catalog/values.ts';
import { notifyOperations } from '../channel.ts';
import type { PartialEntry, SyncEntry } from '../rules/merge/entry.ts';
import type { Pair } from '../rules/merge/merge-case.ts';
import type { FieldChange } from '../run/changes.ts';

/** What is to be sent for an entry, and the pair that there will be then. */
export interface Operation {
  media: Media;
  workId: string;
  remoteId: string;
  entryId: string | null;
  kind: 'create' | 'update' | 'delete';
  set: PartialEntry;
  /** What the service has. */
  before: SyncEntry | null;
  /** Null: the pair is forgotten. */
  pair: Pair | null;
  /** The fields of the pair that wait for a decision. */
  held: readonly string[];
  changes: readonly FieldChange[];
}

/** Queues what is to be sent. An entry that waits already gets the newer operation, so that the service is called once. */
export const enqueue = async (
  app: App,
  tx: Tx,
  { linkId, runId }: { linkId: string; runId: string },
  operations: readonly Operation[],
): Promise<void> => {
  if (operations.length === 0) return;
  const rows = operations.map((operation) => ({
    id: app.ids.next(),
    media: operation.media,
    work_id: operation.workId,
    remote_id: operation.remoteId,
    entry_id: operation.entryId,
    kind: operation.kind,
    set: operation.set,
    before: operation.before,
    pair: operation.pair,
    held: operation.held,
    changes: operation.changes,
  }));
  const now = app.clock.now();
  await sql`
    insert into sync.operation (id, link_id, run_id, media, work_id, remote_id, entry_id, kind, set, before, pair, held, changes,
      created_at, due_at)
    select id, ${linkId}::uuid, ${runId}::uuid, media, work_id, remote_id, entry_id, kind, set, before, pair, held, changes,
      ${now}::timestamptz, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (id uuid, media text, work_id uuid, remote_id text, entry_id text,
      kind text, set jsonb, before jsonb, pair jsonb, held text[], changes jsonb)
    on conflict (link_id, media, work_id) do update set
      (id, run_id, remote_id, entry_id, kind, set, before, pair, held, changes, state, outages, limited, fault, created_at, due_at) =
      (excluded.id, excluded.run_id, excluded.remote_id, excluded.entry_id, excluded.kind, excluded.set, excluded.before,
      excluded.pair, excluded.held, excluded.changes, 'waiting', 0, 0, null, excluded.created_at, excluded.due_at)
    where (operation.kind, operation.set, operation.state) is distinct from (excluded.kind, excluded.set, 'parked')`.execute(
    tx,
  );
  await notifyOperations(tx);
};
