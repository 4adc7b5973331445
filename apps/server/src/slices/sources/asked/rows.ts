import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Database, Tx } from '#platform/database/index.ts';
import type { Media } from '#slices/catalog/index.ts';
import type { AskedKey } from '../fetch/keys.ts';
import type { Askable } from './works.ts';

/** A work that a source is to be asked about. */
export interface DueWork {
  workId: string;
  medium: Media;
  etag: string | null;
  failures: number;
}

/** Works by their medium. */
export interface SomeWorks {
  medium: Media;
  workId: string;
}

/**
 * Brings the list of a source to the works it can be asked about now. One about which it would be asked by something else than before is
 * due at once. @returns those that are no longer on the list
 */
export const enlist = async (
  app: App,
  tx: Tx,
  { key, works }: { key: AskedKey; works: readonly Askable[] },
): Promise<SomeWorks[]> => {
  const rows = works.map(({ work, ref }, rank) => ({
    work_id: work.id,
    medium: work.medium,
    ref,
    rank,
  }));
  await sql`
    insert into sources.asked (source, work_id, medium, ref, rank, due_at)
    select ${key}, work_id, medium, ref, rank, ${app.clock.now()}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (work_id uuid, medium text, ref text, rank integer)
    on conflict (source, work_id) do update set medium = excluded.medium, ref = excluded.ref, rank = excluded.rank,
      due_at = case when asked.ref = excluded.ref then asked.due_at else excluded.due_at end,
      etag = case when asked.ref = excluded.ref then asked.etag end
    where asked.ref <> excluded.ref or asked.rank <> excluded.rank`.execute(tx);
  const { rows: gone } = await sql<SomeWorks>`
    delete from sources.asked where source = ${key} and not exists (
      select from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (work_id uuid) where row.work_id = asked.work_id)
    returning medium, work_id as "workId"`.execute(tx);
  return gone;
};

/** The works a source is to be asked about first. */
export const dueWorks = async (app: App, key: AskedKey, most: number): Promise<DueWork[]> => {
  const { rows } = await sql<DueWork>`
    select work_id as "workId", medium, etag, failures from sources.asked
    where source = ${key} and due_at <= ${app.clock.now()} order by rank limit ${most}`.execute(
    app.db,
  );
  return rows;
};

/** How many works a source is to be asked about by now. */
export const countDue = async (app: App, key: AskedKey): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from sources.asked where source = ${key} and due_at <= ${app.clock.now()}`.execute(
    app.db,
  );
  return rows[0]!.n;
};

/** About how many works a source was asked since a moment. */
export const askedSince = async (db: Database, key: AskedKey, since: Date): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from sources.asked where source = ${key} and asked_at >= ${since}`.execute(
    db,
  );
  return rows[0]!.n;
};

/** When a source is to be asked about the next work; null if there is none. */
export const nextDue = async (db: Database, key: AskedKey): Promise<Date | null> => {
  const { rows } = await sql<{ at: Date | null }>`
    select min(due_at) as at from sources.asked where source = ${key}`.execute(db);
  return rows[0]?.at ?? null;
};

/** What came of a question about a work. */
export interface Settled {
  key: AskedKey;
  workId: string;
  state: 'found' | 'missing' | 'failed';
  dueAt: Date;
  /** Undefined leaves what is known. */
  etag?: string | null;
  failures: number;
  fault: string | null;
}

/** Writes down what came of a question. After a failure, what the source said before stands. */
export const settleWork = async (app: App, tx: Tx, settled: Settled): Promise<void> => {
  const { key, workId, state, dueAt, etag, failures, fault } = settled;
  const now = app.clock.now();
  await tx
    .updateTable('sources.asked')
    .set({
      asked_at: now,
      state,
      due_at: dueAt,
      failures,
      fault,
      ...(etag !== undefined && { etag }),
      ...(state === 'found' && { found_at: now }),
      ...(state === 'missing' && { found_at: null, etag: null }),
    })
    .where('source', '=', key)
    .where('work_id', '=', workId)
    .execute();
};

/** Works of which a source said something before a moment and not since. They are to be asked about again. */
export const takeStale = async (
  app: App,
  tx: Tx,
  key: AskedKey,
  before: Date,
): Promise<SomeWorks[]> => {
  const { rows } = await sql<SomeWorks>`
    update sources.asked set found_at = null, etag = null, due_at = least(due_at, ${app.clock.now()})
    where source = ${key} and found_at < ${before} returning medium, work_id as "workId"`.execute(
    tx,
  );
  return rows;
};

/** Forgets about which works a source was asked. */
export const forgetAsked = async (tx: Tx, key: AskedKey): Promise<void> => {
  await tx.deleteFrom('sources.asked').where('source', '=', key).execute();
};
