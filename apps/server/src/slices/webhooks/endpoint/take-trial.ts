import type { App } from '#platform/app.ts';
import { takeAttempts, type AttemptLimit } from '#slices/accounts/index.ts';
import { refusal } from '../reasons.ts';

/** So that nobody floods somebody else's server with what they ask us to send there. */
const TRIALS: AttemptLimit = { name: 'webhookTrial', points: 30, duration: 60 * 60 };

/** Counts what makes us send to an endpoint: a ping, a test, a replay, and whatever asks it for an answer. @throws Refusal `RATE_LIMITED` */
export const takeTrial = (app: App, userId: string): Promise<void> =>
  takeAttempts(app, [[TRIALS, userId]], (seconds) =>
    refusal('RATE_LIMITED', 'WEBHOOK_TRIALS_EXHAUSTED', {
      minutes: Math.ceil(seconds / 60),
      retryAfterSeconds: seconds,
    }),
  );
