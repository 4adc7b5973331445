import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { publish } from '#platform/events.ts';
import { audit, SERVICE } from '#slices/accounts/index.ts';
import { directory } from '../../directory/directory.ts';
import { tierChanged } from '../../events.ts';
import { paidUseBan } from '../../paid-use.ts';
import { subscriptionsOf } from '../queries.ts';
import { paidTier } from '../rules.ts';
import { termsOf, type Billing } from '../stripe.ts';

/**
 * Sets the paid tier to what the account's subscriptions pay for now. A tier that an operator granted stays. The caller must hold the lock
 * of the customer.
 */
export const settleTier = async (
  app: App,
  tx: Tx,
  { billing, userId }: { billing: Billing; userId: string },
): Promise<void> => {
  const paid = paidTier(await subscriptionsOf(tx, billing, userId), termsOf(app, billing));
  const row = await tx
    .selectFrom('access.subscription')
    .select('paid_tier')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const before = row?.paid_tier ?? 'free';
  if (before === paid) return;
  (await app.open(directory)).unsettle(userId);
  const changed = { paid_tier: paid, changed_at: app.clock.now() };
  await tx
    .insertInto('access.subscription')
    .values({ user_id: userId, ...changed })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(changed))
    .execute();
  await audit(app, tx, { userId, action: 'tier-changed', visitor: SERVICE });
  await publish(app, tx, tierChanged, { userId });
  app.log.info({ userId, from: before, to: paid }, 'an account pays for another tier');
  const banning = paid === 'free' ? undefined : await paidUseBan(tx);
  // People who paid on a page that was already open get what they paid for. The operator has to decide between the two.
  if (banning !== undefined) {
    app.log.error({ userId }, `an account pays although the licence of ${banning} forbids it`);
  }
};
