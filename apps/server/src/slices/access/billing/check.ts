import type { Verdict } from '#platform/finding.ts';
import type { Check } from '#platform/slice.ts';
import { paidUseBan } from '../paid-use.ts';
import { bad, good } from '../reasons.ts';
import { TIERS } from '../rules/tier.ts';
import { SOLD_TIERS, type SoldTier } from './rules.ts';
import { billing, type Billing } from './stripe.ts';

/** What is wrong with the price that checkout uses for a tier; undefined if nothing is. */
const faultOfPrice = async (
  { stripe, prices }: Billing,
  tier: SoldTier,
): Promise<Verdict | undefined> => {
  const price = prices[tier][0] ?? '';
  const { title, monthlyPrice } = TIERS[tier];
  const told = monthlyPrice ?? '–';
  const of = { price, tier: title };
  const { active, recurring, unit_amount: amount, currency } = await stripe.prices.retrieve(price);
  if (!active) return bad('PRICE_ARCHIVED', of);
  if (recurring?.interval !== 'month' || recurring.interval_count !== 1) {
    return bad('PRICE_NOT_MONTHLY', of);
  }
  const found = ((amount ?? 0) / 100).toFixed(2);
  return found === told ? undefined : bad('PRICE_DIFFERS', { ...of, found, currency, told });
};

/** Checks that what we sell can be bought, by asking Stripe for the prices. */
export const billingCheck: Check = {
  name: 'billing',
  run: async (app) => {
    const opened = await app.open(billing);
    if (!opened) return good('BILLING_OFF');
    const source = await paidUseBan(app.db);
    if (source !== undefined) return bad('BILLING_FORBIDDEN', { source });
    const found = await Promise.all(SOLD_TIERS.map((tier) => faultOfPrice(opened, tier)));
    const faults = found.filter((fault) => fault !== undefined);
    const mode = opened.isLive ? 'live' : 'test';
    return faults.length === 0 ? good('BILLING_READY', { mode }) : faults;
  },
};
