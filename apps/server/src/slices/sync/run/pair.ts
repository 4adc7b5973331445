import { sql } from 'kysely';
import type { Database, Tx } from '#platform/database/index.ts';
import type { Media } from '#slices/catalog/values.ts';
import type { SyncEntry, SyncField } from '../rules/merge/entry.ts';
import type { Pair } from '../rules/merge/merge-case.ts';

/** A pair as it is stored. */
export interface StoredPair extends Pair {
  media: Media;
  workId: string;
  remoteId: string;
  entryId: string | null;
  unset: readonly SyncField[];
}

interface PairRow {
  media: Media;
  work_id: string;
  remote_id: string;
  entry_id: string | null;
  local: SyncEntry;
  remote: SyncEntry;
  unset: SyncField[];
}

const pairOf = (row: PairRow): StoredPair => ({
  media: row.media,
  workId: row.work_id,
  remoteId: row.remote_id,
  entryId: row.entry_id,
  local: row.local,
  remote: row.remote,
  unset: row.unset,
});

export const pairKey = (media: string, workId: string): string => `${media}/${workId}`;

/** The pairs of some works, by `pairKey`. */
export const pairsOfWorks = async (
  db: Database,
  linkId: string,
  workIds: readonly string[],
): Promise<Map<string, StoredPair>> => {
  const { rows } = await sql<PairRow>`
    select media, work_id, remote_id, entry_id, local, remote, unset from sync.pair
    where link_id = ${linkId} and work_id = any(${workIds}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [pairKey(row.media, row.work_id), pairOf(row)]));
};

/** Which works the entries of a service were, by `pairKey` of their ids there. */
export const worksOfRemotes = async (
  db: Database,
  linkId: string,
  remoteIds: readonly string[],
): Promise<Map<string, string>> => {
  const { rows } = await sql<{ media: string; remote_id: string; work_id: string }>`
    select media, remote_id, work_id from sync.pair
    where link_id = ${linkId} and remote_id = any(${remoteIds}::text[])`.execute(db);
  return new Map(rows.map((row) => [pairKey(row.media, row.remote_id), row.work_id]));
};

/** Stores pairs, in one statement. */
export const storePairs = async (
  tx: Tx,
  { linkId, at }: { linkId: string; at: Date },
  pairs: readonly StoredPair[],
): Promise<void> => {
  if (pairs.length === 0) return;
  const rows = pairs.map((pair) => ({
    media: pair.media,
    work_id: pair.workId,
    remote_id: pair.remoteId,
    entry_id: pair.entryId,
    local: pair.local,
    remote: pair.remote,
    unset: pair.unset,
  }));
  await sql`
    insert into sync.pair (link_id, media, work_id, remote_id, entry_id, local, remote, unset, updated_at)
    select ${linkId}::uuid, row.*, ${at}::timestamptz from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (media text,
      work_id uuid, remote_id text, entry_id text, local jsonb, remote jsonb, unset text[])
    on conflict (link_id, media, work_id) do update set (remote_id, entry_id, local, remote, unset, updated_at, is_lost) =
      (excluded.remote_id, excluded.entry_id, excluded.local, excluded.remote, excluded.unset, excluded.updated_at, false)`.execute(
    tx,
  );
};

/** Notes of which entries a run saw that the service does not have them any more, while our side has yet to follow. */
export const markLost = async (
  tx: Tx,
  { linkId, runId }: { linkId: string; runId: string },
): Promise<void> => {
  await sql`update sync.pair set is_lost = row.remote is null from sync.run_row row
    where pair.link_id = ${linkId} and row.run_id = ${runId} and row.media = pair.media and row.work_id = pair.work_id
      and pair.is_lost <> (row.remote is null)`.execute(tx);
};

export const dropPairs = async (
  tx: Tx,
  linkId: string,
  workIds: readonly string[],
): Promise<void> => {
  if (workIds.length === 0) return;
  await sql`delete from sync.pair where link_id = ${linkId} and work_id = any(${workIds}::uuid[])`.execute(
    tx,
  );
};
