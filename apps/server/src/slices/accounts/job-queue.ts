import { z } from 'zod';
import type { App } from '#platform/app.ts';
import { sealPayload } from '#platform/secrets/index.ts';
import { attempts } from './attempt.ts';
import type { Pending } from './commands/sign-up.ts';

/** Names of the jobs for work that the response time must not reveal. */
export const SIGN_UP_JOB = 'accounts.begin-sign-up';
export const RESET_JOB = 'accounts.begin-reset';

export const resetSchema = z.object({ email: z.string() });

/** A kind of letter, and the limit of its mailbox. */
interface LetterJob {
  job: string;
  budget: 'signUpByMailbox' | 'resetByMailbox';
}

/** Mail to one mailbox is limited silently: everybody gets the same response, and the work up to here is the same. */
const enqueue = async (
  app: App,
  { job, budget }: LetterJob,
  payload: { email: string },
): Promise<void> => {
  const wait = await app.get(attempts).take(budget, payload.email.toLowerCase());
  if (wait !== undefined) return;
  const sealed = sealPayload(app, job, payload);
  await app.db.transaction().execute((tx) => app.jobs.enqueue(tx, job, sealed));
};

/** Queues a sign-up. The job finds out whether its address is known. */
export const enqueueSignUp = (app: App, pending: Pending): Promise<void> =>
  enqueue(app, { job: SIGN_UP_JOB, budget: 'signUpByMailbox' }, pending);

/** Queues a password reset. The job finds out whether its address is known. */
export const enqueueReset = (app: App, email: string): Promise<void> =>
  enqueue(app, { job: RESET_JOB, budget: 'resetByMailbox' }, { email });
