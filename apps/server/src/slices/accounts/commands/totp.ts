import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import type { SealedColumn } from '#platform/secrets/index.ts';
import { totpDisabledLetter, totpEnabledLetter } from '../factor/letter.ts';
import {
  newSecret,
  otpauthUrl,
  parseOneTimePassword,
  stepOf,
} from '../factor/one-time-password.ts';
import { settleChange, type Owner } from './change-factors.ts';
import { dropRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.ts';
import { refusal } from '../reasons.ts';

const placeOf = (userId: string): string => `accounts.totp/${userId}`;

/** Where the secrets of authenticator apps are stored. */
export const sealedTotpSecrets: SealedColumn = {
  table: 'accounts.totp',
  key: 'user_id',
  column: 'secret_sealed',
  place: placeOf,
};

/**
 * Creates the secret of an authenticator app. It has no effect until the app has given a code.
 * @throws Refusal `CONFLICT` if there is an app already
 */
export const beginTotp = async (
  app: App,
  tx: Tx,
  { id, username }: { id: string; username: string },
): Promise<{ secret: string; otpauthUrl: string }> => {
  const secret = newSecret();
  const fresh = {
    secret_sealed: app.secrets.seal(secret, placeOf(id)),
    created_at: app.clock.now(),
  };
  const begun = await tx
    .insertInto('accounts.totp')
    .values({ user_id: id, ...fresh })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(fresh).where('accounts.totp.enabled_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  if (!begun) {
    throw refusal('CONFLICT', 'TOTP_EXISTS');
  }
  return { secret, otpauthUrl: otpauthUrl(secret, username) };
};

/** Locks the row of a user. If a code is used twice at once, the second use sees the first. */
const lockTotp = async (app: App, tx: Tx, userId: string) => {
  const row = await tx
    .selectFrom('accounts.totp')
    .select(['secret_sealed', 'enabled_at', 'last_step'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  return (
    row && {
      isEnabled: row.enabled_at !== null,
      secret: app.secrets.open(row.secret_sealed, placeOf(userId)),
      lastStep: row.last_step ?? -1,
    }
  );
};

/**
 * Enables an authenticator app after its first code, and ends other sessions.
 * @returns the recovery codes and the new token of this session; undefined if the code was wrong
 * @throws Refusal `CONFLICT` if no app was begun
 */
export const enableTotp = async (
  app: App,
  tx: Tx,
  { owner, code }: { owner: Owner; code: string },
): Promise<{ recoveryCodes: string[]; token: string } | undefined> => {
  const userId = owner.account.id;
  const totp = await lockTotp(app, tx, userId);
  if (!totp || totp.isEnabled) {
    throw refusal('CONFLICT', 'TOTP_NOT_BEGUN');
  }
  const password = parseOneTimePassword(code);
  if (password === undefined) return undefined;
  const step = stepOf(totp.secret, password, app.clock.now());
  if (step === undefined) return undefined;
  await tx
    .updateTable('accounts.totp')
    .set({ enabled_at: app.clock.now(), last_step: step })
    .where('user_id', '=', userId)
    .execute();
  const recoveryCodes = await replaceRecoveryCodes(app, tx, userId);
  const change = { owner, action: 'totp-enabled', letter: totpEnabledLetter } as const;
  return { recoveryCodes, token: await settleChange(app, tx, change) };
};

/** Accepts a code of the authenticator app, once. @returns whether it was right and unused */
export const acceptTotp = async (
  app: App,
  tx: Tx,
  { userId, code }: { userId: string; code: string },
): Promise<boolean> => {
  const totp = await lockTotp(app, tx, userId);
  if (!totp?.isEnabled) return false;
  const step = stepOf(totp.secret, code, app.clock.now());
  if (step === undefined || step <= totp.lastStep) return false;
  await tx
    .updateTable('accounts.totp')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .execute();
  return true;
};

/** The refusal for actions that need an authenticator app. */
export const noTotp = () => refusal('CONFLICT', 'TOTP_MISSING');

/**
 * Removes the authenticator app and its recovery codes, and ends other sessions.
 * @returns the new token of this session
 * @throws Refusal `CONFLICT` if there is no app
 */
export const disableTotp = async (app: App, tx: Tx, owner: Owner): Promise<string> => {
  const userId = owner.account.id;
  const removed = await tx
    .deleteFrom('accounts.totp')
    .where('user_id', '=', userId)
    .where('enabled_at', 'is not', null)
    .returning('user_id')
    .executeTakeFirst();
  if (!removed) throw noTotp();
  await dropRecoveryCodes(tx, userId);
  const change = { owner, action: 'totp-disabled', letter: totpDisabledLetter } as const;
  return settleChange(app, tx, change);
};
