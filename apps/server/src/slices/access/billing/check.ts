import type { Check } from '#platform/slice.ts';
import { paidUseBan } from '../paid-use.ts';
import { TIERS } from '../rules/tier.ts';
import { SOLD_TIERS, type SoldTier } from './rules.ts';
import { billing, type Billing } from './stripe.ts';

/** What is wrong with the price that checkout uses for a tier; undefined if nothing is. */
const faultOfPrice = async (
  { stripe, prices }: Billing,
  tier: SoldTier,
): Promise<string | undefined> => {
  const id = prices[tier][0] ?? '';
  const { title, monthlyPrice } = TIERS[tier];
  const { active, recurring, unit_amount: amount, currency } = await stripe.prices.retrieve(id);
  if (!active) return `the price ${id} of ${title} is archived`;
  if (recurring?.interval !== 'month' || recurring.interval_count !== 1) {
    return `the price ${id} of ${title} is not monthly`;
  }
  const asked = ((amount ?? 0) / 100).toFixed(2);
  if (asked === monthlyPrice) return undefined;
  return `the price ${id} of ${title} is ${asked} ${currency}, but ${monthlyPrice} is told`;
};

/** Checks that what we sell can be bought, by asking Stripe for the prices. */
export const billingCheck: Check = {
  name: 'billing',
  run: async (app) => {
    const opened = await app.open(billing);
    if (!opened) return { isGood: true, detail: 'off: nothing is sold' };
    const banning = await paidUseBan(app.db);
    if (banning !== undefined) {
      const why = `the licence of ${banning}, which the catalogue has, forbids paid tiers`;
      return { isGood: false, detail: `nothing can be sold: ${why}. Remove STRIPE_….` };
    }
    const found = await Promise.all(SOLD_TIERS.map((tier) => faultOfPrice(opened, tier)));
    const faults = found.filter((fault) => fault !== undefined);
    const mode = opened.isLive ? 'live' : 'test';
    return faults.length === 0
      ? { isGood: true, detail: `Stripe answers, ${mode} mode` }
      : { isGood: false, detail: `${faults.join('; ')}. Correct it at Stripe or STRIPE_PRICE_….` };
  },
};
