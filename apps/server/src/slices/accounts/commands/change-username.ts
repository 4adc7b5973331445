import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { audit } from '../audit.ts';
import { NAME_KEPT_DAYS, nameKeptUntil, nextNameChangeAt } from '../preference/rules.ts';
import { userChanges } from '../user-changes.ts';
import type { Visitor } from '../visitor.ts';
import { conflictOf, refuseKeptName } from './create-user.ts';
import { faultOf, refuseField } from '../parse-input.ts';

/**
 * Gives an account another name. The old one leads to the account for thirty days, and nobody else can take it. The new one cannot change
 * for as long.
 * @throws Refusal `CONFLICT` if the name is taken, or the last change was too recent
 */
export const changeUsername = async (
  app: App,
  tx: Tx,
  { userId, username, visitor }: { userId: string; username: string; visitor: Visitor },
): Promise<void> => {
  const now = app.clock.now();
  const { username: old, username_changed_at: changedAt } = await tx
    .selectFrom('accounts.user')
    .select(['username', 'username_changed_at'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (old === username) return;
  // A change of case is not a new name.
  const isSameName = old.toLowerCase() === username.toLowerCase();
  if (!isSameName) refuseTooSoon(changedAt, now);
  (await app.open(userChanges)).announce(userId);
  try {
    await tx
      .updateTable('accounts.user')
      .set({ username, ...(!isSameName && { username_changed_at: now }) })
      .where('id', '=', userId)
      .execute();
  } catch (error) {
    throw conflictOf(error, { username });
  }
  await refuseKeptName(app, tx, { userId, username });
  if (!isSameName) await keepName(tx, { userId, old, now });
  await audit(app, tx, { userId, action: 'username-changed', visitor });
};

const refuseTooSoon = (changedAt: Date | null, now: Date): void => {
  const next = nextNameChangeAt(changedAt, now);
  if (next === null) return;
  const nextDay = next.toISOString().slice(0, 10);
  const fault = faultOf('username', 'USERNAME_CHANGED_RECENTLY', { days: NAME_KEPT_DAYS, nextDay });
  throw refuseField('CONFLICT', fault, { nextChangeAt: next });
};

const keepName = async (
  tx: Tx,
  { userId, old, now }: { userId: string; old: string; now: Date },
): Promise<void> => {
  await tx
    .deleteFrom('accounts.former_username')
    .where((eb) =>
      eb.or([
        eb(eb.fn<string>('lower', ['username']), '=', old.toLowerCase()),
        eb(
          eb.fn<string>('lower', ['username']),
          '=',
          sql<string>`(
          select lower(username) from accounts."user" where id = ${userId})`,
        ),
        eb('reserved_until', '<=', now),
      ]),
    )
    .execute();
  await tx
    .insertInto('accounts.former_username')
    .values({ user_id: userId, username: old, reserved_until: nameKeptUntil(now) })
    .execute();
};
