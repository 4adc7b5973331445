import type { Tx } from '#platform/database/index.ts';

/** Moves deliveries of the old secret of a token, settled or not, to the new one. */
export const readdress = async (
  tx: Tx,
  { id, from, to }: { id: string; from: Buffer; to: Buffer },
): Promise<void> => {
  await tx
    .updateTable('scrobble.inbox')
    .set({ token_hash: to })
    .where('token_id', '=', id)
    .where('token_hash', '=', from)
    .execute();
  await tx
    .updateTable('scrobble.inbox')
    .set({ token_hash: to })
    .where('due_at', 'is not', null)
    .where('token_hash', '=', from)
    .execute();
};
