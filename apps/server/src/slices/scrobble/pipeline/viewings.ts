import type { Tx } from '#platform/database/index.ts';
import type { Viewing } from './rules/viewing.ts';

/** One item of a server, through one token. Items without a key are not remembered. */
interface ViewingKey {
  tokenId: string;
  sessionKey: string | null;
}

/** The viewing of an item so far, locked until the transaction ends. */
export const findViewing = async (
  tx: Tx,
  { tokenId, sessionKey }: ViewingKey,
): Promise<Viewing | null> => {
  if (sessionKey === null) return null;
  const row = await tx
    .selectFrom('scrobble.viewing')
    .select(['told_at', 'is_playing', 'recorded_by', 'run_time_ms'])
    .where('token_id', '=', tokenId)
    .where('session_key', '=', sessionKey)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return null;
  return {
    toldAt: row.told_at,
    isPlaying: row.is_playing,
    recordedBy: row.recorded_by as Viewing['recordedBy'],
    runTimeMs: row.run_time_ms,
  };
};

export const keepViewing = async (
  tx: Tx,
  { tokenId, sessionKey }: ViewingKey,
  { toldAt, isPlaying, recordedBy, runTimeMs }: Viewing,
): Promise<void> => {
  if (sessionKey === null) return;
  const state = {
    told_at: toldAt,
    is_playing: isPlaying,
    recorded_by: recordedBy,
    run_time_ms: runTimeMs,
  };
  await tx
    .insertInto('scrobble.viewing')
    .values({ token_id: tokenId, session_key: sessionKey, ...state })
    .onConflict((conflict) => conflict.columns(['token_id', 'session_key']).doUpdateSet(state))
    .execute();
};

/** Deletes viewings without messages for a long time. */
export const forgetViewings = async (tx: Tx, toldBefore: Date): Promise<void> => {
  await tx.deleteFrom('scrobble.viewing').where('told_at', '<', toldBefore).execute();
};
