import type { Tx } from '#platform/database/index.ts';
import type { Origin } from '../pipeline/origin.ts';

/** The other servers of the owner of one. */
export const otherServers = async (
  tx: Tx,
  { id, userId }: Pick<Origin, 'id' | 'userId'>,
): Promise<string[]> => {
  const rows = await tx
    .selectFrom('scrobble.token')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '<>', id)
    .execute();
  return rows.map((row) => row.id);
};
