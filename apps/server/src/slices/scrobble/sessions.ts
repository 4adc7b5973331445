import type { Tx } from '#platform/database/index.ts';
import type { OpenSession } from './rules.ts';

/** One player with one item, of one token; without a key there is no session. */
interface SessionKey {
  tokenId: string;
  sessionKey: string | null;
}

/** How long a stop waits for the play it ends: messages overtake each other by seconds. */
const EARLY_STOP_MS = 2 * 60_000;

/** The playback that is under way, if any; or the early end of one that is to begin. */
export const findSession = async (
  tx: Tx,
  { tokenId, sessionKey }: SessionKey,
  at: Date,
): Promise<OpenSession | null> => {
  if (sessionKey === null) return null;
  const row = await tx
    .selectFrom('scrobble.session')
    .select(['opened_at', 'is_early_stop'])
    .where('token_id', '=', tokenId)
    .where('session_key', '=', sessionKey)
    .executeTakeFirst();
  if (!row) return null;
  const isLate = at.getTime() - row.opened_at.getTime() > EARLY_STOP_MS;
  if (row.is_early_stop && isLate) return null;
  return { startedAt: row.opened_at, isEarlyStop: row.is_early_stop };
};

export const openSession = async (
  tx: Tx,
  { tokenId, sessionKey }: SessionKey,
  { startedAt, isEarlyStop }: OpenSession,
): Promise<void> => {
  if (sessionKey === null) return;
  const state = { opened_at: startedAt, is_early_stop: isEarlyStop };
  await tx
    .insertInto('scrobble.session')
    .values({ token_id: tokenId, session_key: sessionKey, ...state })
    .onConflict((conflict) => conflict.columns(['token_id', 'session_key']).doUpdateSet(state))
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
