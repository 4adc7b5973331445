import type { App } from '#platform/app.ts';
import type { Billing } from './stripe.ts';
import { refusal } from '../reasons.ts';

/** Whether Stripe says that what was named does not exist. */
export const isMissing = ({ stripe }: Billing, error: unknown): boolean =>
  error instanceof stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';

/**
 * Does what needs Stripe. Why Stripe would not is for the log and the operator; people are told to come back.
 * @throws Refusal `UNAVAILABLE` when Stripe does not answer or does not do what it is asked.
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
