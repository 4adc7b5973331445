import { sql } from 'kysely';
import type { App } from '#platform/app.ts';

const MOST_AT_ONCE = 1_000;

/**
 * Drops deliveries whose token nobody has, many at once: a flood of them does not hold up those of users.
 * @returns how many; none are left when there were none.
 */
export const dropStrangers = async (app: App): Promise<number> => {
  const { numAffectedRows } = await sql`
    delete from scrobble.inbox where id in (
      select id from scrobble.inbox
      where due_at <= ${app.clock.now()}
        and not exists (
          select from scrobble.token
          where token.token_hash = inbox.token_hash and token.kind = inbox.kind
        )
      order by id limit ${MOST_AT_ONCE} for update skip locked
    )`.execute(app.db);
  return Number(numAffectedRows);
};
