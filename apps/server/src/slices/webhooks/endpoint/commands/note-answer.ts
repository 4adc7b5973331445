import { sql } from 'kysely';
import type { App } from '#platform/app.ts';

/** Opens an endpoint that answered a ping at its present address. */
export const noteAnswer = async (
  app: App,
  { id, url, at }: { id: string; url: string; at: Date },
): Promise<void> => {
  await sql`
    update webhooks.endpoint set answered_at = ${at}, state = case state when 'PENDING' then 'ACTIVE' else state end
    where id = ${id} and url = ${url}`.execute(app.db);
};
