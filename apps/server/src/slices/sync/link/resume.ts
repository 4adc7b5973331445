import type { Tx } from '#platform/database/index.ts';
import { notifyOperations, notifyRuns } from '../channel.ts';

/** Lets go on what stopped while a link rested. */
export const resume = async (tx: Tx, linkId: string, now: Date): Promise<void> => {
  await tx
    .updateTable('sync.operation')
    .set({ due_at: now })
    .where('link_id', '=', linkId)
    .where('state', '=', 'waiting')
    .execute();
  await tx
    .updateTable('sync.run')
    .set({ due_at: now })
    .where('link_id', '=', linkId)
    .where('state', 'in', ['reading', 'planning', 'confirming', 'applying'])
    .execute();
  await notifyRuns(tx);
  await notifyOperations(tx);
};
