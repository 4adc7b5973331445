import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { audit, OPERATOR } from '../audit.ts';
import { endGrants } from '../grant/grants.ts';
import type { UserRole } from '../rules.ts';
import { revokeSessions } from '../session/sessions.ts';

/** Gives a user another role, by an operator's hand. */
export const setRole = async (
  app: App,
  tx: Tx,
  { userId, role }: { userId: string; role: UserRole },
): Promise<void> => {
  await tx.updateTable('accounts.user').set({ role }).where('id', '=', userId).execute();
  await audit(app, tx, { userId, action: 'role-changed', visitor: OPERATOR });
};

/** Disables an account, which ends its sessions and tokens at once, or enables it again. */
export const setDisabled = async (
  app: App,
  tx: Tx,
  { userId, isDisabled }: { userId: string; isDisabled: boolean },
): Promise<void> => {
  await tx
    .updateTable('accounts.user')
    .set({ disabled_at: isDisabled ? app.clock.now() : null })
    .where('id', '=', userId)
    .execute();
  if (isDisabled) {
    await revokeSessions(app, tx, { userId });
    await endGrants(app, tx, userId);
  }
  const action = isDisabled ? 'disabled' : 'enabled';
  await audit(app, tx, { userId, action, visitor: OPERATOR });
};
