import { sql, type RawBuilder } from 'kysely';
import type { Database } from '#platform/database/index.ts';
import { BEHIND, OPEN_TO, type Audience, type Thing } from '../policy.ts';
import { IS_ACTIVE } from './person.ts';

/**
 * The policy as a condition on rows of many users, such as a feed: `owner` shows a thing to an audience, and there is no block between the
 * owner and the viewer.
 */
export const isOpenTo = (
  viewerId: string | null,
  { owner, thing, audience }: { owner: RawBuilder<string>; thing: Thing; audience: Audience },
): RawBuilder<boolean> => {
  const open = BEHIND[thing].map(
    (each) => sql`${sql.ref(`u.${each}_visibility`)} = any(${[...OPEN_TO[audience]]}::text[])`,
  );
  return sql<boolean>`exists (select from accounts."user" u where u.id = ${owner} and ${IS_ACTIVE}
    and ${sql.join(open, sql` and `)}
    and not exists (select from profiles.block b where b.user_id = u.id and b.blocked_id = ${viewerId}::uuid)
    and not exists (select from profiles.block b where b.user_id = ${viewerId}::uuid and b.blocked_id = u.id))`;
};

/** The users whom a user follows. */
export const followedBy = async (db: Database, userId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('profiles.follow')
    .select('followed_id')
    .where('user_id', '=', userId)
    .where('accepted_at', 'is not', null)
    .execute();
  return rows.map(({ followed_id: id }) => id);
};
