import type { App } from '#platform/app.ts';
import type { Billing } from './stripe.ts';
import { refusal } from '../reasons.ts';

/** Whether Stripe says that a named object does not exist. */
export const isMissing = ({ stripe }: Billing, error: unknown): boolean =>
  error instanceof stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';

/**
 * Runs work that needs Stripe. The log says why Stripe failed; users are asked to come back later.
 * @throws Refusal `UNAVAILABLE` if Stripe does not respond or refuses the request
 */
export const askStripe = async <T>(
  app: App,
  { stripe }: Billing,
  work: () => Promise<T>,
): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof stripe.errors.StripeError)) throw error;
    const { type, code, message, requestId } = error;
    app.log.error({ type, code, stripe: requestId, reason: message }, 'Stripe refused or is away');
    throw refusal('UNAVAILABLE', 'PAYMENT_SERVICE_UNAVAILABLE');
  }
};
