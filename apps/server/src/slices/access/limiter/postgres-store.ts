import { sql } from 'kysely';
import type { Database } from '#platform/database/index.ts';
import {
  latestPassing,
  latestPossible,
  standingAt,
  utcDay,
  type Decision,
  type Standing,
} from '../rules/quota.ts';
import type { Draw, LimitStore } from './store.ts';

interface Row {
  tat_ms: number;
  day: number;
  used: number;
}

const standingOf = ({ tat_ms: tatMs, day, used }: Row): Standing => ({ tatMs, day, used });

/**
 * `rules/quota.ts` as one statement. The row lock of the conflict makes it atomic, and its `where` is evaluated again once it has the lock.
 * A denied draw returns no row. The commit does not wait for the disk, so a crash of the server may forget a few requests.
 */
const drawRow = async (
  db: Database,
  { bucket, quota, nowMs }: Draw,
): Promise<Standing | undefined> => {
  const { intervalMs, dailyCap } = quota;
  const now = sql`${nowMs}::bigint`;
  const day = sql`${utcDay(nowMs)}::integer`;
  const interval = sql`${intervalMs}::bigint`;
  const possible = sql`${latestPossible(quota, nowMs)}::bigint`;
  const { rows } = await sql<Row>`
    insert into access.bucket as b (bucket, tat_ms, day, used)
    select ${bucket}, ${now} + ${interval}, ${day}, 1
    from (select set_config('synchronous_commit', 'off', true)) as without_waiting
    on conflict (bucket) do update set
      tat_ms = case when b.tat_ms > ${possible} then ${now} else greatest(b.tat_ms, ${now}) end + ${interval},
      day = excluded.day,
      used = case when b.day = excluded.day then b.used + 1 else 1 end
    where (b.tat_ms <= ${latestPassing(quota, nowMs)}::bigint or b.tat_ms > ${possible})
      and (${dailyCap}::integer is null or b.day <> excluded.day or b.used < ${dailyCap}::integer)
    returning tat_ms, day, used`.execute(db);
  return rows[0] && standingOf(rows[0]);
};

const readStanding = async (db: Database, bucket: string): Promise<Standing | undefined> => {
  const row = await db
    .selectFrom('access.bucket')
    .select(['tat_ms', 'day', 'used'])
    .where('bucket', '=', bucket)
    .executeTakeFirst();
  return row && standingOf(row);
};

/** Buckets in the database, shared by all its processes. */
export const createPostgresStore = (db: Database): LimitStore => ({
  draw: async (draw): Promise<Decision> => {
    const { bucket, quota, nowMs } = draw;
    const drawn = await drawRow(db, draw);
    if (drawn) return { isAllowed: true, standing: drawn };
    const standing = standingAt(await readStanding(db, bucket), quota, nowMs);
    return { isAllowed: false, standing };
  },
  find: (bucket) => readStanding(db, bucket),
  close: () => Promise.resolve(),
});
