import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { publish } from '#platform/events.ts';
import { forgetJobs } from '#platform/jobs.ts';
import { enqueueMail } from '#platform/mail/index.ts';
import { audit } from '../audit.ts';
import { dropCodes } from '../code.ts';
import { deletionAsked } from '../events.ts';
import { endGrants } from '../grant/grants.ts';
import { deletionLetter } from '../letter.ts';
import { deletionDueAt } from '../rules.ts';
import { revokeSessions } from '../session/sessions.ts';
import { userChanges } from '../user-changes.ts';
import type { Visitor } from '../visitor.ts';

/** Schedules an account for deletion. Its sessions, tokens and links end at once, its data is erased after the period of grace. */
export const askDeletion = async (
  app: App,
  tx: Tx,
  { userId, visitor }: { userId: string; visitor: Visitor },
): Promise<Date> => {
  const dueAt = deletionDueAt(app.clock.now());
  (await app.open(userChanges)).announce(userId);
  const { email } = await tx
    .updateTable('accounts.user')
    .set({ deletion_due_at: dueAt })
    .where('id', '=', userId)
    .returning('email')
    .executeTakeFirstOrThrow();
  await revokeSessions(app, tx, { userId });
  await endGrants(app, tx, userId);
  await dropCodes(tx, userId);
  await enqueueMail(app, tx, deletionLetter(email, dueAt));
  await audit(app, tx, { userId, action: 'deletion-asked', visitor });
  await publish(app, tx, deletionAsked, { userId });
  return dueAt;
};

/** Cancels the deletion of an account. */
export const cancelDeletion = async (
  app: App,
  tx: Tx,
  { userId, visitor }: { userId: string; visitor: Visitor },
): Promise<void> => {
  (await app.open(userChanges)).announce(userId);
  await tx
    .updateTable('accounts.user')
    .set({ deletion_due_at: null })
    .where('id', '=', userId)
    .execute();
  await audit(app, tx, { userId, action: 'deletion-cancelled', visitor });
};

/** Erases the accounts that are due, everything that belongs to them, and their queued jobs. @returns how many */
export const eraseDueAccounts = (app: App): Promise<number> =>
  app.db.transaction().execute(async (tx) => {
    const erased = await tx
      .deleteFrom('accounts.user')
      .where('deletion_due_at', '<=', app.clock.now())
      .returning('id')
      .execute();
    for (const { id } of erased) await forgetJobs(tx, id);
    return erased.length;
  });
