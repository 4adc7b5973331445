import type { App } from '#platform/app.ts';
import { limiter } from '../limiter/limiter.ts';
import { refusal } from '../reasons.ts';

/**
 * Counts one of the Stripe pages that an account may open. Each page costs several requests to Stripe, which limits ours.
 * @throws Refusal `RATE_LIMITED`
 */
export const takePage = async (app: App, userId: string): Promise<void> => {
  const { quotas, draw } = app.get(limiter);
  const report = await draw(`payment:${userId}`, quotas.payment);
  if (!report || report.violated.length === 0) return;
  const { retryAfterSeconds } = report;
  throw refusal('RATE_LIMITED', 'BILLING_PAGES_EXHAUSTED', { retryAfterSeconds });
};
