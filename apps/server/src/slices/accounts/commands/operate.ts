import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { isId } from '#platform/ids.ts';
import { audit, OPERATOR } from '../audit.ts';
import { endGrants } from '../grant/grants.ts';
import type { UserRole } from '../rules.ts';
import { revokeSessions } from '../session/sessions.ts';
import { userChanges } from '../user-changes.ts';
import type { Visitor } from '../visitor.ts';
import { userUnknown } from '../queries.ts';

/** Changes a user. @throws Refusal `NOT_FOUND`. */
const change = async (
  tx: Tx,
  userId: string,
  set: { role: UserRole } | { disabled_at: Date | null },
): Promise<void> => {
  const query = tx.updateTable('accounts.user').set(set).where('id', '=', userId);
  const result = isId(userId) ? await query.executeTakeFirst() : undefined;
  if (!result?.numUpdatedRows) throw userUnknown();
};

/** Gives a user another role, for an operator or administrator. @throws Refusal `NOT_FOUND` */
export const setRole = async (
  app: App,
  tx: Tx,
  { userId, role, visitor = OPERATOR }: { userId: string; role: UserRole; visitor?: Visitor },
): Promise<void> => {
  await change(tx, userId, { role });
  await audit(app, tx, { userId, action: 'role-changed', visitor });
};

/** Disables an account, which ends its sessions and tokens at once, or enables it again. @throws Refusal `NOT_FOUND`. */
export const setDisabled = async (
  app: App,
  tx: Tx,
  input: { userId: string; isDisabled: boolean; visitor?: Visitor },
): Promise<void> => {
  const { userId, isDisabled, visitor = OPERATOR } = input;
  (await app.open(userChanges)).announce(userId);
  await change(tx, userId, { disabled_at: isDisabled ? app.clock.now() : null });
  if (isDisabled) {
    await revokeSessions(app, tx, { userId });
    await endGrants(app, tx, userId);
  }
  const action = isDisabled ? 'disabled' : 'enabled';
  await audit(app, tx, { userId, action, visitor });
};
