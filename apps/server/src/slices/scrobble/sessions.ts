import type { Tx } from '#platform/database/index.ts';
import type { OpenSession } from './rules.ts';

/** One player with one item, of one token; without a key there is no session. */
interface SessionKey {
  tokenId: string;
  sessionKey: string | null;
}

/** The playback that is under way, if any. */
export const findSession = async (
  tx: Tx,
  { tokenId, sessionKey }: SessionKey,
): Promise<OpenSession | null> => {
  if (sessionKey === null) return null;
  const row = await tx
    .selectFrom('scrobble.session')
    .select('opened_at')
    .where('token_id', '=', tokenId)
    .where('session_key', '=', sessionKey)
    .executeTakeFirst();
  return row ? { startedAt: row.opened_at } : null;
};

export const openSession = async (
  tx: Tx,
  { tokenId, sessionKey }: SessionKey,
  openedAt: Date,
): Promise<void> => {
  if (sessionKey === null) return;
  await tx
    .insertInto('scrobble.session')
    .values({ token_id: tokenId, session_key: sessionKey, opened_at: openedAt })
    .onConflict((conflict) =>
      conflict.columns(['token_id', 'session_key']).doUpdateSet({ opened_at: openedAt }),
    )
    .execute();
};

export const closeSession = async (tx: Tx, { tokenId, sessionKey }: SessionKey): Promise<void> => {
  if (sessionKey === null) return;
  await tx
    .deleteFrom('scrobble.session')
    .where('token_id', '=', tokenId)
    .where('session_key', '=', sessionKey)
    .execute();
};

/** Playbacks nobody reported the end of. */
export const forgetSessions = async (tx: Tx, openedBefore: Date): Promise<void> => {
  await tx.deleteFrom('scrobble.session').where('opened_at', '<', openedBefore).execute();
};
