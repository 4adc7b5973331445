import type { App } from '#platform/app.ts';
import { customerOf } from '../queries.ts';
import type { Billing } from '../stripe.ts';
import { planPage } from './checkout.ts';
import { refusal } from '../../reasons.ts';

/**
 * Opens Stripe's page on which an account changes, pays and cancels its plan and finds its invoices.
 * @returns its address
 * @throws Refusal `CONFLICT` if the account never bought anything
 */
export const openPortal = async (app: App, billing: Billing, userId: string): Promise<string> => {
  const customer = await customerOf(app.db, billing, userId);
  if (!customer) throw refusal('CONFLICT', 'PLAN_MISSING');
  const { url } = await billing.stripe.billingPortal.sessions.create({
    customer: customer.id,
    return_url: planPage(app),
  });
  return url;
};
