import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { refusal } from '#platform/errors.ts';
import { recordPlay } from '#slices/lists/index.ts';
import { retryAsked } from '../../inbox/asked.ts';
import { settleDelivery, type DeliveryOutcome } from '../../inbox/settle.ts';
import { SOURCES } from '../../pipeline/record.ts';
import { endQuestion, takeDelivery, type DeliveryInHand } from './act.ts';

/**
 * The word of the owner about a play that waits for it. A yes counts for all that waits of the same anime, as it is on the list then.
 * @throws Refusal `NOT_FOUND`, or `CONFLICT` for a delivery that does not wait.
 */
export const answerDelivery = async (
  app: App,
  tx: Tx,
  { isWanted, ...inHand }: DeliveryInHand & { isWanted: boolean },
): Promise<void> => {
  const delivery = await takeDelivery(tx, inHand);
  const { summary, token, outcome: before } = delivery;
  if (before !== 'to_be_asked' || !summary) {
    throw refusal('CONFLICT', 'This delivery isn’t waiting for your confirmation.');
  }
  // Other episodes of the file may be recorded already.
  const batchId = delivery.batchId ?? app.ids.next();
  let outcome: DeliveryOutcome = isWanted ? 'duplicate' : 'declined';
  if (delivery.batchId !== null) outcome = 'recorded';
  for (const { animeId, episode } of isWanted ? summary.matches : []) {
    const { receivedAt: at, kind } = delivery;
    const play = { userId: token.userId, animeId, episode, at, source: SOURCES[kind], batchId };
    if ((await recordPlay(app, tx, play)) === 'recorded') outcome = 'recorded';
  }
  const written = outcome === 'recorded' ? batchId : null;
  await settleDelivery(app, tx, delivery, { outcome, summary, batchId: written });
  if (isWanted) {
    await retryAsked(app, tx, {
      tokenId: token.id,
      animeIds: summary.matches.map((m) => m.animeId),
    });
  }
  await endQuestion(tx, token);
};
