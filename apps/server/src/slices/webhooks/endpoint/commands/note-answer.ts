import { sql } from 'kysely';
import type { Tx } from '#platform/database/index.ts';

/** Opens an endpoint that answered a ping at its present address. */
export const noteAnswer = async (
  tx: Tx,
  { id, url, at }: { id: string; url: string; at: Date },
): Promise<void> => {
  await sql`
    update webhooks.endpoint set answered_at = ${at}, opened_at = coalesce(opened_at, ${at}),
      state = case state when 'PENDING' then 'ACTIVE' else state end
    where id = ${id} and url = ${url}`.execute(tx);
};
