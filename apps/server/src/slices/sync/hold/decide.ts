import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { isId } from '#platform/ids.ts';
import { refusal } from '../reasons.ts';
import type { Decision } from '../rules/merge/decide-holds.ts';

const MOST_HOLDS = 1000;

/** The entries are looked at again, on both sides, with what was decided. */
const lookAgain = async (app: App, tx: Tx, ids: readonly string[]): Promise<void> => {
  const now = app.clock.now();
  await sql`insert into sync.edited (link_id, media, work_id, edited_at)
    select distinct link_id, media, work_id, ${now}::timestamptz from sync.hold where id = any(${ids}::uuid[])
    on conflict (link_id, media, work_id) do update set edited_at = excluded.edited_at`.execute(tx);
  await sql`update sync.link set push_at = ${now}::timestamptz, due_at = ${now}::timestamptz
    where id in (select link_id from sync.hold where id = any(${ids}::uuid[])) and confirmed_at is not null`.execute(
    tx,
  );
};

/** Says what becomes of holds. @returns the ids of those that were decided @throws Refusal if one is not there */
export const decideHolds = async (
  app: App,
  tx: Tx,
  { userId, ids, decision }: { userId: string; ids: readonly string[]; decision: Decision },
): Promise<string[]> => {
  if (ids.length > MOST_HOLDS)
    throw refusal('BAD_USER_INPUT', 'SYNC_TOO_MANY_ROWS', { most: MOST_HOLDS });
  const asked = [...new Set(ids.filter(isId))];
  // In one order, and before the questions, as a run locks them that stores its own.
  await sql`select from sync.link where user_id = ${userId} and id in (select link_id from sync.hold where id = any(${asked}::uuid[]))
    order by id for no key update`.execute(tx);
  const { rows } = await sql<{ id: string }>`
    update sync.hold set decision = ${decision}, decided_at = ${decision === 'open' ? null : app.clock.now()}::timestamptz
    where id = any(${asked}::uuid[]) and link_id in (select id from sync.link where user_id = ${userId}) returning id`.execute(
    tx,
  );
  if (rows.length < new Set(ids).size) throw refusal('NOT_FOUND', 'SYNC_HOLD_NOT_FOUND');
  await lookAgain(app, tx, asked);
  return rows.map(({ id }) => id);
};
