import { z } from 'zod';
import type { App } from '#platform/app.ts';
import { sealPayload } from '#platform/secrets/index.ts';
import { attempts } from './attempt.ts';
import type { Pending } from './commands/sign-up.ts';

/** Names of the jobs that do what a request must not show by its time. */
export const SIGN_UP_JOB = 'accounts.begin-sign-up';
export const RESET_JOB = 'accounts.begin-reset';

export const resetSchema = z.object({ email: z.string() });

/** What a letter is for, and the budget of its mailbox for that. */
interface LetterJob {
  job: string;
  budget: 'signUpByMailbox' | 'resetByMailbox';
}

/**
 * Mail to one mailbox is limited without a word: the answer is the same for everybody, and so is the work until here.
 */
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

/** Leaves a sign-up to the queue: whether its address is known is found out there. */
export const enqueueSignUp = (app: App, pending: Pending): Promise<void> =>
  enqueue(app, { job: SIGN_UP_JOB, budget: 'signUpByMailbox' }, pending);

/** Leaves a forgotten password to the queue: whether its address is known is found out there. */
export const enqueueReset = (app: App, email: string): Promise<void> =>
  enqueue(app, { job: RESET_JOB, budget: 'resetByMailbox' }, { email });
