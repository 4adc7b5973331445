import type { App } from '#platform/app.ts';
import { limiter } from '../limiter/limiter.ts';
import { refusal } from '../reasons.ts';

/**
 * Takes one of the pages of Stripe that an account may open: each costs several requests there, of which Stripe grants us a number.
 * @throws Refusal `RATE_LIMITED`.
 */
export const takePage = async (app: App, userId: string): Promise<void> => {
  const { quotas, draw } = app.get(limiter);
  const report = await draw(`payment:${userId}`, quotas.payment);
  if (!report || report.violated.length === 0) return;
  const { retryAfterSeconds } = report;
  throw refusal('RATE_LIMITED', 'BILLING_PAGES_EXHAUSTED', { retryAfterSeconds });
};
