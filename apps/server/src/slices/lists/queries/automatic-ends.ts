import { sql } from 'kysely';
import type { Tx } from '#platform/database/index.ts';
import { dayIn } from '../rules/day.ts';

/**
 * The finish dates that completing entries set, by the ids of the entries: the last change that completed an entry also set its date, to the
 * day of the change.
 */
export const automaticEnds = async (
  tx: Tx,
  { userId, timeZone }: { userId: string; timeZone: string },
  entryIds: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (entryIds.length === 0) return new Map();
  const { rows } = await sql<{ entry_id: string; changed_at: Date; completed_on: string | null }>`
    select distinct on (entry_id) entry_id, changed_at, after ->> 'completedOn' as completed_on from lists.change
    where user_id = ${userId} and entry_id = any(${entryIds}::uuid[]) and after ->> 'status' = 'COMPLETED'
    order by entry_id, id desc`.execute(tx);
  return new Map(
    rows.flatMap(({ entry_id, changed_at, completed_on }) =>
      completed_on === dayIn(changed_at, timeZone) ? [[entry_id, completed_on]] : [],
    ),
  );
};
