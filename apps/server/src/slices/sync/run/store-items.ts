import { sql } from 'kysely';
import type { Tx } from '#platform/database/index.ts';
import { MEDIA_OF } from '#slices/catalog/values.ts';
import type { RemoteEntry } from '../connectors/connector.ts';

/** The number of the last row of a run. */
export const lastNumber = async (tx: Tx, runId: string): Promise<number> => {
  const { rows } = await sql<{ last: number | null }>`
    select max(number) as last from sync.run_row where run_id = ${runId}`.execute(tx);
  return rows[0]?.last ?? 0;
};

const rowOf = (item: RemoteEntry, number: number) => ({
  number,
  media: MEDIA_OF[item.kind],
  remote_id: item.workId,
  entry_id: item.entryId,
  ids: item.ids,
  title: item.title,
  total: item.total,
  remote: item.entry,
  remote_updated_at: item.updatedAt,
});

/**
 * Stores what a page of a service says. An entry that comes twice, in two lists or because it moved between two pages, is stored once, as
 * it came last.
 * @param options.inParts whether an entry may come in parts, which then add up
 */
export const storeItems = async (
  tx: Tx,
  runId: string,
  items: readonly RemoteEntry[],
  { inParts = false }: { inParts?: boolean } = {},
): Promise<void> => {
  const byWork = new Map(items.map((item) => [`${item.kind}/${item.workId}`, item]));
  if (byWork.size === 0) return;
  const last = await lastNumber(tx, runId);
  const rows = [...byWork.values()].map((item, index) => rowOf(item, last + index + 1));
  await sql`
    insert into sync.run_row (run_id, number, media, remote_id, entry_id, ids, title, total, remote, remote_updated_at)
    select ${runId}::uuid, row.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (number integer, media text,
      remote_id text, entry_id text, ids jsonb, title text, total numeric, remote jsonb, remote_updated_at timestamptz)
    on conflict (run_id, media, remote_id) where remote_id is not null do update set
      (entry_id, ids, title, total, remote, remote_updated_at) =
      (excluded.entry_id, excluded.ids, excluded.title, excluded.total,
        case when ${inParts}::boolean then run_row.remote || excluded.remote else excluded.remote end, excluded.remote_updated_at)`.execute(
    tx,
  );
};

/** A work of which only we know, or which the service lost. */
export interface MissingThere {
  media: string;
  workId: string;
  remoteId: string | null;
  entryId: string | null;
}

/** Adds works that the service does not have. */
export const storeMissing = async (
  tx: Tx,
  runId: string,
  missing: readonly MissingThere[],
): Promise<void> => {
  if (missing.length === 0) return;
  const last = await lastNumber(tx, runId);
  const rows = missing.map(({ media, workId, remoteId, entryId }, index) => ({
    number: last + index + 1,
    media,
    work_id: workId,
    remote_id: remoteId,
    entry_id: entryId,
  }));
  await sql`
    insert into sync.run_row (run_id, number, media, work_id, remote_id, entry_id)
    select ${runId}::uuid, row.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (number integer, media text,
      work_id uuid, remote_id text, entry_id text)
    on conflict do nothing`.execute(tx);
};
