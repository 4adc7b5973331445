import type { App } from '#platform/app.ts';
import type { Admission } from '#platform/delivery/index.ts';
import { accountFor, TIERS, tierOf } from '#slices/access/index.ts';
import { pauseForTier } from '../endpoint/commands/tier.ts';
import type { ClaimedDelivery } from './claimed.ts';

/** A closed account gets nothing. It may be opened again, so its deliveries wait. */
const LOOK_AGAIN_MS = 10 * 60_000;

/** Pauses the endpoints of somebody whose tier has no webhooks. What we know of an account may be half a minute old, so the tier is read again. */
const isPaused = (app: App, userId: string): Promise<boolean> =>
  app.db.transaction().execute(async (tx) => {
    if (TIERS[await tierOf(tx, userId)].hasWebhooks) return false;
    await pauseForTier(tx, userId);
    return true;
  });

/** Whether its owner may still have it: they may have left the tier, or may not want adult titles any more. */
export const admit = async (
  app: App,
  { isAdult, isTrial, endpoint: { userId } }: ClaimedDelivery,
): Promise<Admission> => {
  const owner = await accountFor(app, userId);
  if (!owner || owner.isDisabled) return { waitUntil: new Date(app.clock.nowMs() + LOOK_AGAIN_MS) };
  if (!TIERS[owner.tier].hasWebhooks && (await isPaused(app, userId)))
    return isTrial ? 'skip' : { waitUntil: app.clock.now() };
  return isAdult && !owner.showsAdult ? 'skip' : 'send';
};
