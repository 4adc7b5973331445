import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { sendUpdate } from '#slices/accounts/index.ts';
import type { Origin } from '../pipeline/origin.ts';
import type { Settlement } from '../pipeline/outcome.ts';

export const NOTHING_KEPT = { body: Buffer.alloc(0), contentType: '' };

/** Ends a delivery, in the transaction that did its work. */
export const settleDelivery = async (
  app: App,
  tx: Tx,
  delivery: { id: number; receivedAt: Date; origin: Pick<Origin, 'id' | 'userId'> },
  { outcome, summary, batchId = null, kept }: Settlement,
): Promise<void> => {
  await tx
    .updateTable('scrobble.inbox')
    .set({
      outcome,
      summary: summary && JSON.stringify(summary),
      settled_at: app.clock.now(),
      due_at: null,
      batch_id: batchId,
      token_id: delivery.origin.id,
      ...(kept && { body: kept.body, content_type: kept.contentType }),
    })
    .where('id', '=', delivery.id)
    .execute();
  await tx
    .updateTable('scrobble.token')
    .set({ last_seen_at: delivery.receivedAt, last_outcome: outcome })
    .where('id', '=', delivery.origin.id)
    .where((eb) =>
      eb.or([eb('last_seen_at', 'is', null), eb('last_seen_at', '<=', delivery.receivedAt)]),
    )
    .execute();
  await sendUpdate(tx, delivery.origin.userId, 'deliveries');
};
