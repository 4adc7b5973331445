import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { endQuestion, retryAsked } from '../../inbox/asked.ts';
import type { ClaimedDelivery } from '../../inbox/claim.ts';
import { declineUnplaced } from '../../inbox/unplaced.ts';
import { settleDelivery } from '../../inbox/settle.ts';
import { unitOf, type DeliveryOutcome } from '../../pipeline/outcome.ts';
import { asOneWrite, recordUnit } from '../../pipeline/list.ts';
import { takeDelivery, type DeliveryInHand } from './act.ts';
import { refusal } from '../../reasons.ts';

/** Leaves a play alone that its show does not have, with all others of the same episode. */
const declineAll = async (app: App, tx: Tx, delivery: ClaimedDelivery): Promise<void> => {
  const { summary, batchId } = delivery;
  await declineUnplaced(tx, delivery.id);
  await settleDelivery(app, tx, delivery, { outcome: 'declined', summary, batchId });
};

/**
 * The owner's answer about a waiting play. A yes counts for all waiting plays of the same work, because it is then on the list. A play that its show
 * does not have can only be declined.
 * @throws Refusal `NOT_FOUND`, or `CONFLICT` for a delivery that does not wait
 */
export const answerDelivery = async (
  app: App,
  tx: Tx,
  { isWanted, ...inHand }: DeliveryInHand & { isWanted: boolean },
): Promise<void> => {
  const delivery = await takeDelivery(tx, inHand);
  const { summary, origin, outcome: before } = delivery;
  if (before === 'out_of_range' && !isWanted) return declineAll(app, tx, delivery);
  if (before !== 'to_be_asked' || !summary) {
    throw refusal('CONFLICT', 'DELIVERY_NOT_WAITING');
  }
  // Other episodes of the file may be recorded already.
  const batchId = delivery.batchId ?? app.ids.next();
  let outcome: DeliveryOutcome = isWanted ? 'duplicate' : 'declined';
  if (delivery.batchId !== null) outcome = 'recorded';
  const write = { origin, at: delivery.receivedAt, batchId };
  await asOneWrite(app, tx, write, async () => {
    for (const match of isWanted ? summary.matches : []) {
      if ((await recordUnit(app, tx, write, match)) === 'recorded') outcome = 'recorded';
    }
  });
  const written = outcome === 'recorded' ? batchId : null;
  await settleDelivery(app, tx, delivery, { outcome, summary, batchId: written });
  if (isWanted) {
    await retryAsked(app, tx, {
      tokenId: origin.id,
      workIds: summary.matches.map((match) => unitOf(match).workId),
    });
  }
  await endQuestion(tx, origin);
};
