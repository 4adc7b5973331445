import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { refusal } from '#platform/errors.ts';
import { takeSubjectNotice } from '#slices/profiles/index.ts';
import { undoBatch, type Writer } from '#slices/lists/index.ts';
import { countWaiting } from '../../inbox/asked.ts';
import { claimSettled, type ClaimedDelivery, type ClaimedToken } from '../../inbox/claim.ts';
import type { DeliveryOutcome, DeliverySummary } from '../../inbox/settle.ts';
import { decodeDelivery, withLearnedIds } from '../../inbox/process.ts';
import type { PlaybackEvent } from '../../pipeline/playback.ts';

/** A delivery its owner does something about. */
export interface DeliveryInHand {
  id: string;
  userId: string;
}

export const unknownDelivery = () =>
  refusal('NOT_FOUND', 'No delivery has this id: they are kept for seven days.');

const DIGITS = /^\d{1,15}$/u;

/** Takes a settled delivery of somebody, locked. @throws Refusal `NOT_FOUND`. */
export const takeDelivery = async (tx: Tx, inHand: DeliveryInHand): Promise<ClaimedDelivery> => {
  const delivery = DIGITS.test(inHand.id) ? await claimSettled(tx, inHand) : undefined;
  if (!delivery) throw unknownDelivery();
  return delivery;
};

/** Takes back what a delivery wrote into the list, where it wrote anything. */
export const takeBack = async (
  app: App,
  tx: Tx,
  { batchId, token }: ClaimedDelivery,
): Promise<boolean> => {
  if (batchId === null) return false;
  const at = app.clock.now();
  const writer: Writer = { userId: token.userId, source: 'WEB', batchId: app.ids.next(), at };
  return (await undoBatch(app, tx, writer, batchId)).isKnown;
};

/** Takes the notice away once nothing of a token waits for a word of its owner. */
export const endQuestion = async (tx: Tx, { id, userId }: ClaimedToken): Promise<void> => {
  if ((await countWaiting(tx, id)) > 0) return;
  await takeSubjectNotice(tx, { userId, subjectId: id, kinds: ['SCROBBLE_ASKED'] });
};

/** What becomes of a watched delivery: those that never counted are no matter of episodes. */
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
]);

/** The event of a delivery that counted as watched. @throws Refusal `CONFLICT` for one that did not. */
export const watchedEvent = async (
  app: App,
  tx: Tx,
  delivery: ClaimedDelivery,
): Promise<{ event: PlaybackEvent; summary: DeliverySummary }> => {
  const { decoded } = await decodeDelivery(delivery);
  const { summary, outcome } = delivery;
  if (decoded.outcome !== 'playback' || !summary || !outcome || !WATCHED.has(outcome)) {
    throw refusal(
      'CONFLICT',
      'This delivery doesn’t count as watched, so there is no match to change.',
    );
  }
  const tokenId = delivery.token.id;
  return { event: await withLearnedIds(app, tx, { tokenId, event: decoded.event }), summary };
};
