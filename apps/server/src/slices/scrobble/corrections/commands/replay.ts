import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import type { ClaimedDelivery } from '../../inbox/claim.ts';
import { decodeDelivery } from '../../inbox/decode.ts';
import { settleDelivery } from '../../inbox/settle.ts';
import { processDelivery } from '../../inbox/process.ts';
import { withLearnedIds } from '../../pipeline/learned-ids.ts';
import { takeBack } from '../../pipeline/list.ts';
import { knownShowOf } from '../../shows/known-shows.ts';
import { takeDelivery, type DeliveryInHand } from './act.ts';
import { refusal } from '../../reasons.ts';

/** Keeps others from saying anything of the show of a delivery, before its owner's list is locked: everybody else locks these two in this order. */
const shareShow = async (app: App, tx: Tx, delivery: ClaimedDelivery): Promise<void> => {
  const { decoded } = await decodeDelivery(delivery);
  if (decoded.outcome !== 'playback') return;
  const { origin } = delivery;
  const event = await withLearnedIds(app, tx, { origin, event: decoded.event });
  await knownShowOf(app, tx, { origin, event });
};

/**
 * Processes a delivery again with the current mapping and settings, after undoing what it wrote before.
 * @throws Refusal `NOT_FOUND`, or `CONFLICT` if its body was not kept
 */
export const replayDelivery = async (app: App, tx: Tx, inHand: DeliveryInHand): Promise<void> => {
  const delivery = await takeDelivery(tx, inHand);
  if (delivery.body.length === 0) {
    throw refusal('CONFLICT', 'DELIVERY_PAYLOAD_GONE');
  }
  await shareShow(app, tx, delivery);
  await takeBack(app, tx, inHand.by, delivery);
  await processDelivery(app, tx, { ...delivery, batchId: null });
};

/** Undoes what a delivery wrote to the list. @throws Refusal `NOT_FOUND`, or `CONFLICT` if it wrote nothing */
export const undoDelivery = async (app: App, tx: Tx, inHand: DeliveryInHand): Promise<void> => {
  const delivery = await takeDelivery(tx, inHand);
  if (!(await takeBack(app, tx, inHand.by, delivery))) {
    throw refusal('CONFLICT', 'DELIVERY_CHANGED_NOTHING');
  }
  await settleDelivery(app, tx, delivery, { outcome: 'undone', summary: delivery.summary });
};
