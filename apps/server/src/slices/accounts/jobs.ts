import { z } from 'zod';
import { defineJob } from '#platform/jobs.ts';
import { openPayload, sealedPayload } from '#platform/secrets/index.ts';
import { forgetAttempts } from './attempt.ts';
import { forgetEndedSessions } from './bearer/ended-session.ts';
import { advanceKeys } from './bearer/rotation.ts';
import { forgetExpiredCodes } from './code.ts';
import { beginReset } from './commands/change-password.ts';
import { eraseDueAccounts } from './commands/delete-account.ts';
import { beginSignUp, pendingSchema } from './commands/sign-up.ts';
import { forgetOldLogins } from './device/logins.ts';
import { forgetOldGrants } from './grant/grants.ts';
import { forgetExpiredChallenges } from './factor/challenge.ts';
import { RESET_JOB, resetSchema, SIGN_UP_JOB } from './job-queue.ts';
import { forgetOldRecords } from './retention.ts';

export const beginSignUpJob = defineJob({
  name: SIGN_UP_JOB,
  schema: sealedPayload,
  run: async (app, payload) => {
    const pending = openPayload(app, { job: SIGN_UP_JOB, schema: pendingSchema }, payload);
    await app.db.transaction().execute((tx) => beginSignUp(app, tx, pending));
  },
});

export const beginResetJob = defineJob({
  name: RESET_JOB,
  schema: sealedPayload,
  run: async (app, payload) => {
    const { email } = openPayload(app, { job: RESET_JOB, schema: resetSchema }, payload);
    await app.db.transaction().execute((tx) => beginReset(app, tx, email));
  },
});

/** Erases accounts after their period of grace, and deletes what has expired. */
export const tidyUp = defineJob({
  name: 'accounts.tidy-up',
  schema: z.object({}),
  cron: '23 * * * *',
  run: async (app) => {
    const erased = await eraseDueAccounts(app);
    if (erased > 0) app.log.info({ erased }, 'accounts were erased after their period of grace');
    await forgetExpiredCodes(app);
    await forgetExpiredChallenges(app);
    await forgetEndedSessions(app);
    await forgetAttempts(app);
    await forgetOldGrants(app);
    await forgetOldLogins(app);
    await forgetOldRecords(app);
  },
});

/** Takes the rotation steps of the signing keys that are due, once a day. */
export const rotateKeys = defineJob({
  name: 'accounts.rotate-keys',
  schema: z.object({}),
  cron: '37 4 * * *',
  run: async (app) => {
    const { steps } = await advanceKeys(app, 'scheduled');
    if (steps.length > 0) app.log.info({ steps }, 'the signing keys moved on');
  },
});
