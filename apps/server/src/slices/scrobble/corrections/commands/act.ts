import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import type { Writer } from '#slices/lists/index.ts';
import { claimSettled, type ClaimedDelivery } from '../../inbox/claim.ts';
import { decodeDelivery } from '../../inbox/decode.ts';
import { withLearnedIds } from '../../pipeline/learned-ids.ts';
import type { DeliveryOutcome, DeliverySummary } from '../../pipeline/outcome.ts';
import type { PlaybackEvent } from '../../pipeline/playback.ts';
import { lockWords } from '../lock-words.ts';
import { refusal } from '../../reasons.ts';

/** A delivery on which its owner acts. */
export interface DeliveryInHand {
  id: string;
  by: Writer;
}

export const unknownDelivery = () => refusal('NOT_FOUND', 'DELIVERY_NOT_FOUND');

const DIGITS = /^\d{1,15}$/u;

/** Locks a settled delivery of a user. @throws Refusal `NOT_FOUND`. */
export const takeDelivery = async (
  tx: Tx,
  { id, by }: DeliveryInHand,
): Promise<ClaimedDelivery> => {
  await lockWords(tx, by.userId);
  const delivery = DIGITS.test(id) ? await claimSettled(tx, { id, userId: by.userId }) : undefined;
  if (!delivery) throw unknownDelivery();
  return delivery;
};

/** Outcomes of watched deliveries. Others have no episodes. */
const WATCHED: ReadonlySet<DeliveryOutcome> = new Set([
  'recorded',
  'duplicate',
  'partial',
  'not_on_list',
  'to_be_asked',
  'declined',
  'ignored_show',
  'undone',
  'no_external_id',
  'no_mapping',
  'ambiguous',
  'out_of_range',
  'suggested',
]);

/** The event of a delivery that counted as watched. @throws Refusal `CONFLICT` for one that did not. */
export const watchedEvent = async (
  app: App,
  tx: Tx,
  delivery: ClaimedDelivery,
): Promise<{ event: PlaybackEvent; summary: DeliverySummary }> => {
  const { decoded } = await decodeDelivery(delivery);
  const { summary, outcome, origin } = delivery;
  if (decoded.outcome !== 'playback' || !summary || !outcome || !WATCHED.has(outcome)) {
    throw refusal('CONFLICT', 'DELIVERY_NOT_WATCHED');
  }
  return { event: await withLearnedIds(app, tx, { origin, event: decoded.event }), summary };
};
