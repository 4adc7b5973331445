import { randomInt } from 'node:crypto';
import type { App } from '#platform/app.ts';
import { hashCredential, isCredential, issueCredential } from '#platform/credential.ts';
import type { Tx } from '#platform/database/index.ts';
import { DAY_MS } from '#platform/durations.ts';
import { networkOf, type Visitor } from '../visitor.ts';
import { CODE_LENGTH, CODE_LETTERS, isWaiting, LOGIN_MS, type DeviceLogin } from './rules.ts';

const PREFIX = 'svc_device_';

export const isDeviceCode = (text: string): boolean => isCredential(text, PREFIX);

const makeUserCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');

/** Begins the sign-in of a player. @returns its two codes, of which we store only the hashes */
export const beginLogin = async (
  app: App,
  tx: Tx,
  visitor: Visitor,
): Promise<{ deviceCode: string; userCode: string }> => {
  const { secret: deviceCode, hash } = issueCredential(PREFIX);
  const userCode = makeUserCode();
  await tx
    .insertInto('accounts.device_login')
    .values({
      device_hash: hash,
      user_code_hash: hashCredential(userCode),
      created_at: app.clock.now(),
      user_agent: visitor.userAgent,
      network: networkOf(visitor.address),
    })
    .execute();
  return { deviceCode, userCode };
};

/** A player's sign-in, locked by this transaction. */
export interface HeldLogin extends DeviceLogin {
  hash: Buffer;
  userId: string | null;
  userAgent: string;
  network: string;
}

/** Finds a sign-in by one of its codes and locks it until the transaction ends. */
const holdLogin = async (
  tx: Tx,
  column: 'device_hash' | 'user_code_hash',
  code: string,
): Promise<HeldLogin | undefined> => {
  const row = await tx
    .selectFrom('accounts.device_login')
    .selectAll()
    .where(column, '=', hashCredential(code))
    .forUpdate()
    .executeTakeFirst();
  return (
    row && {
      hash: row.device_hash,
      createdAt: row.created_at,
      polledAt: row.polled_at,
      isAllowed: row.is_allowed,
      isExchanged: row.grant_id !== null,
      userId: row.user_id,
      userAgent: row.user_agent,
      network: row.network,
    }
  );
};

/** The sign-in of a player that polls. */
export const loginOfDevice = (tx: Tx, deviceCode: string): Promise<HeldLogin | undefined> =>
  holdLogin(tx, 'device_hash', deviceCode);

/** The sign-in whose code somebody typed, while it can still be allowed or denied. */
export const waitingLogin = async (
  app: App,
  tx: Tx,
  userCode: string,
): Promise<HeldLogin | undefined> => {
  const login = await holdLogin(tx, 'user_code_hash', userCode);
  return login && isWaiting(login, app.clock.now()) ? login : undefined;
};

type Change = { polled_at: Date } | { user_id: string; is_allowed: boolean } | { grant_id: string };

/** Records the outcome of a sign-in. */
export const noteLogin = async (tx: Tx, hash: Buffer, change: Change): Promise<void> => {
  await tx
    .updateTable('accounts.device_login')
    .set(change)
    .where('device_hash', '=', hash)
    .execute();
};

/** Deletes the sign-ins that a user allowed and whose tokens no player has fetched yet. */
export const endLogins = async (tx: Tx, userId: string): Promise<void> => {
  await tx.deleteFrom('accounts.device_login').where('user_id', '=', userId).execute();
};

/** How long a player can still learn what happened to its code. */
const TOLD_MS = DAY_MS;

/** Deletes sign-ins whose players have stopped polling. */
export const forgetOldLogins = async (app: App): Promise<void> => {
  const before = new Date(app.clock.nowMs() - LOGIN_MS - TOLD_MS);
  await app.db.deleteFrom('accounts.device_login').where('created_at', '<', before).execute();
};
