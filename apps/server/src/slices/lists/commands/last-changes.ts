import { sql } from 'kysely';
import type { Tx } from '#platform/database/index.ts';
import type { LastChange } from '../events.ts';

/** The last changes of entries that are not of a batch. */
export const lastChanges = async (
  tx: Tx,
  { userId, batchId }: { userId: string; batchId: string },
  entryIds: readonly string[],
): Promise<ReadonlyMap<string, LastChange>> => {
  if (entryIds.length === 0) return new Map();
  const { rows } = await sql<{
    entry_id: string;
    changed_at: Date;
    source: LastChange['source'];
    client: NonNullable<LastChange['client']>['kind'] | null;
    client_name: string | null;
  }>`
    select distinct on (entry_id) entry_id, changed_at, source, client, client_name from lists.change
    where user_id = ${userId} and entry_id = any(${entryIds}::uuid[]) and batch_id <> ${batchId}
    order by entry_id, id desc`.execute(tx);
  return new Map(
    rows.map(({ entry_id, changed_at, source, client, client_name }) => [
      entry_id,
      {
        at: changed_at.toISOString(),
        source,
        client: client && { kind: client, name: client_name },
      },
    ]),
  );
};
