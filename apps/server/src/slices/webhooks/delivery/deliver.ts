import type { App } from '#platform/app.ts';
import { accountFor, TIERS } from '#slices/access/index.ts';
import { pauseForTier } from '../endpoint/commands/tier.ts';
import type { ClaimedDelivery } from './claim.ts';
import { expired, outcomeOf, released, skipped, type Outcome } from './outcome.ts';
import { failedByUs, post } from './post.ts';

/** A closed account gets nothing. It may be opened again, so its deliveries wait. */
const LOOK_AGAIN_MS = 10 * 60_000;

type Admission = 'yes' | 'closed' | 'no tier' | 'adult';

/** Whether its owner may still have it: they may have left the tier, or may not want adult titles any more. */
const admissionOf = async (
  app: App,
  { isAdult, endpoint }: ClaimedDelivery,
): Promise<Admission> => {
  const owner = await accountFor(app, endpoint.userId);
  if (!owner || owner.isDisabled) return 'closed';
  if (!TIERS[owner.tier].hasWebhooks) return 'no tier';
  return isAdult && !owner.showsAdult ? 'adult' : 'yes';
};

/** What becomes of a delivery that may not be sent. */
const refused = async (
  app: App,
  delivery: ClaimedDelivery,
  admission: Exclude<Admission, 'yes'>,
): Promise<Outcome> => {
  const now = app.clock.now();
  if (admission === 'adult') return skipped(delivery);
  if (admission === 'closed') return released(delivery, new Date(now.getTime() + LOOK_AGAIN_MS));
  await app.db.transaction().execute((tx) => pauseForTier(tx, delivery.endpoint.userId));
  return delivery.kind === 'EVENT' ? released(delivery, now) : skipped(delivery);
};

/** Sends a delivery, if it may be sent. */
export const deliver = async (
  app: App,
  delivery: ClaimedDelivery,
  signal: AbortSignal,
): Promise<Outcome> => {
  const now = app.clock.now();
  if (delivery.expiresAt <= now) return expired(delivery);
  const admission = await admissionOf(app, delivery);
  if (admission !== 'yes') return refused(app, delivery, admission);
  try {
    return outcomeOf(app, delivery, await post(app, delivery, signal));
  } catch (error) {
    if (signal.aborted) return released(delivery, app.clock.now());
    app.log.error({ err: error, delivery: delivery.id }, 'a webhook could not be sent');
    return outcomeOf(app, delivery, failedByUs(now));
  }
};
