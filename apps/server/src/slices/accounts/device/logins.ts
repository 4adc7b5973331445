import { randomInt } from 'node:crypto';
import type { App } from '#platform/app.ts';
import { hashCredential, isCredential, issueCredential } from '#platform/credential.ts';
import type { Tx } from '#platform/database/index.ts';
import { networkOf, type Visitor } from '../visitor.ts';
import { CODE_LENGTH, CODE_LETTERS, isWaiting, LOGIN_MS, type DeviceLogin } from './rules.ts';

const PREFIX = 'svc_device_';

export const isDeviceCode = (text: string): boolean => isCredential(text, PREFIX);

const makeUserCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');

/** Notes that a player asks to be let in. @returns its two codes, of which only the hashes are kept. */
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

/** A player's question, as it stands. */
export interface HeldLogin extends DeviceLogin {
  hash: Buffer;
  userId: string | null;
  userAgent: string;
  network: string;
}

/** Finds a question by one of its codes and holds it until the transaction ends. */
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

/** The question of a player that asks what became of it. */
export const loginOfDevice = (tx: Tx, deviceCode: string): Promise<HeldLogin | undefined> =>
  holdLogin(tx, 'device_hash', deviceCode);

/** The question somebody typed the code of, while it can be answered. */
export const waitingLogin = async (
  app: App,
  tx: Tx,
  userCode: string,
): Promise<HeldLogin | undefined> => {
  const login = await holdLogin(tx, 'user_code_hash', userCode);
  return login && isWaiting(login, app.clock.now()) ? login : undefined;
};

type Change = { polled_at: Date } | { user_id: string; is_allowed: boolean } | { grant_id: string };

/** Notes what became of a question. */
export const noteLogin = async (tx: Tx, hash: Buffer, change: Change): Promise<void> => {
  await tx
    .updateTable('accounts.device_login')
    .set(change)
    .where('device_hash', '=', hash)
    .execute();
};

/** Takes back what a user allowed and no player has fetched yet. */
export const endLogins = async (tx: Tx, userId: string): Promise<void> => {
  await tx.deleteFrom('accounts.device_login').where('user_id', '=', userId).execute();
};

/** So long a player is told what became of its code. */
const TOLD_MS = 24 * 3_600_000;

/** Forgets codes that nobody asks for any more. */
export const forgetOldLogins = async (app: App): Promise<void> => {
  const before = new Date(app.clock.nowMs() - LOGIN_MS - TOLD_MS);
  await app.db.deleteFrom('accounts.device_login').where('created_at', '<', before).execute();
};
