import type { App } from '#platform/app.ts';
import { accountFor, TIERS } from '#slices/access/index.ts';
import { pauseForTier } from '../endpoint/commands/tier.ts';
import type { ClaimedDelivery } from './claim.ts';
import { expired, outcomeOf, released, skipped, type Outcome } from './outcome.ts';
import { failedByUs, post } from './post.ts';

/** Whether its owner may still have it; they may have left the tier, or may not want adult titles any more. */
const admitted = async (app: App, { isAdult, endpoint }: ClaimedDelivery) => {
  const owner = await accountFor(app, endpoint.userId);
  if (!owner || owner.isDisabled || !TIERS[owner.tier].hasWebhooks) return 'not now';
  return isAdult && !owner.showsAdult ? 'never' : 'yes';
};

/** Sends a delivery, if it may be sent. */
export const deliver = async (
  app: App,
  delivery: ClaimedDelivery,
  signal: AbortSignal,
): Promise<Outcome> => {
  const now = app.clock.now();
  if (delivery.expiresAt <= now) return expired(delivery);
  const admission = await admitted(app, delivery);
  if (admission === 'never') return skipped(delivery);
  if (admission === 'not now') {
    await app.db.transaction().execute((tx) => pauseForTier(tx, delivery.endpoint.userId));
    return delivery.kind === 'EVENT' ? released(delivery, now) : skipped(delivery);
  }
  try {
    return outcomeOf(app, delivery, await post(app, delivery, signal));
  } catch (error) {
    if (signal.aborted) return released(delivery, app.clock.now());
    app.log.error({ err: error, delivery: delivery.id }, 'a webhook could not be sent');
    return outcomeOf(app, delivery, failedByUs(now));
  }
};
