import type { App } from '#platform/app.ts';
import { refusal } from '#platform/errors.ts';
import { customerOf } from '../queries.ts';
import type { Billing } from '../stripe.ts';
import { planPage } from './checkout.ts';

/**
 * Opens Stripe's page on which an account changes, pays and ends its plan and finds its invoices.
 * @returns its address.
 * @throws Refusal `CONFLICT` when the account never bought anything.
 */
export const openPortal = async (app: App, billing: Billing, userId: string): Promise<string> => {
  const customer = await customerOf(app.db, billing, userId);
  if (!customer) throw refusal('CONFLICT', 'You don’t have a paid plan yet. Choose one first.');
  const { url } = await billing.stripe.billingPortal.sessions.create({
    customer: customer.id,
    return_url: planPage(app),
  });
  return url;
};
