import { sql, type RawBuilder } from 'kysely';
import type { Database, Tx } from '#platform/database/index.ts';

/** `word`: what a user said of shows, films and manga, and when. */
export const wordsOf = (userId: string): RawBuilder<unknown> => sql`
  own as (select id from scrobble.token where user_id = ${userId}::uuid),
  word as (
    select id, known_at as at, false as "isCorrection" from scrobble.known_show where token_id in (table own)
    union all select id, made_at, true from scrobble.correction where token_id in (table own))`;

/** When a user last said what something is; null if nothing of it is left. */
export const lastSaidAt = async (db: Database | Tx, userId: string): Promise<Date | null> => {
  const { rows } = await sql<{ at: Date | null }>`
    with ${wordsOf(userId)} select max(at) as at from word`.execute(db);
  return rows[0]?.at ?? null;
};
