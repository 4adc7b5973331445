import type { App } from '#platform/app.ts';
import { hashCredential, issueCredential } from '#platform/credential.ts';
import type { Tx } from '#platform/database/index.ts';
import type { Scope } from '#platform/vocabulary.ts';
import { createAppToken, revokeKey } from '#slices/access/index.ts';
import { audit, type Visitor } from '#slices/accounts/index.ts';
import { refusal } from '../reasons.ts';
import type { RegisteredApp } from '../rules/app.ts';
import { CODE_MS } from '../rules/app.ts';
import { numberOf } from '../rules/number.ts';

/** The prefix of codes that apps exchange for tokens. */
export const APP_CODE_PREFIX = 'svc_appcode_';

/** What an app may do with its token. */
const APP_SCOPES = ['read:public', 'read:list', 'write:list'] as const satisfies Scope[];

/** Makes the token of an app. Its subject is the number that the facade knows the account by. */
const makeToken = async (
  app: App,
  tx: Tx,
  { userId, of }: { userId: string; of: Pick<RegisteredApp, 'id' | 'clientId' | 'name'> },
): Promise<{ id: string; token: string }> => {
  const claims = { aud: String(of.clientId), sub: String(numberOf(userId)) };
  return createAppToken(app, tx, { id: of.id, userId, name: of.name, scopes: APP_SCOPES, claims });
};

interface Allowed {
  userId: string;
  visitor: Visitor;
  of: RegisteredApp;
}

/** Waits until an app is no longer being removed. @throws Refusal `NOT_FOUND` if it was */
const holdApp = async (tx: Tx, { id }: RegisteredApp): Promise<void> => {
  const row = await tx
    .selectFrom('compat.app')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw refusal('NOT_FOUND', 'APP_NOT_REGISTERED');
};

/** Gives an app a token at once: the implicit flow. @throws Refusal `NOT_FOUND` if it was removed meanwhile */
export const allowWithToken = async (
  app: App,
  tx: Tx,
  { userId, visitor, of }: Allowed,
): Promise<string> => {
  await holdApp(tx, of);
  await audit(app, tx, { userId, action: 'app-allowed', visitor });
  return (await makeToken(app, tx, { userId, of })).token;
};

/** Gives an app a code that it exchanges for a token. @throws Refusal `NOT_FOUND` if it was removed meanwhile */
export const allowWithCode = async (
  app: App,
  tx: Tx,
  { userId, visitor, of }: Allowed,
): Promise<string> => {
  await holdApp(tx, of);
  await audit(app, tx, { userId, action: 'app-allowed', visitor });
  const { secret, hash } = issueCredential(APP_CODE_PREFIX);
  const oldest = new Date(app.clock.nowMs() - CODE_MS);
  await tx.deleteFrom('compat.app_code').where('created_at', '<', oldest).execute();
  await tx
    .insertInto('compat.app_code')
    .values({ code_hash: hash, app_id: of.id, created_at: app.clock.now() })
    .execute();
  return secret;
};

/** What an app presents with its code. */
export interface CodeProof {
  code: string;
  clientId: number;
  secret: string;
  redirectUri: string | undefined;
  visitor: Visitor;
}

const presented = (tx: Tx, code: string) =>
  tx
    .selectFrom('compat.app_code as code')
    .innerJoin('compat.app as app', 'app.id', 'code.app_id')
    .innerJoin('accounts.user as user', 'user.id', 'app.user_id')
    .select(['app.id', 'app.client_id', 'app.name', 'app.redirect_uri', 'app.secret_hash'])
    .select(['app.user_id', 'code.created_at', 'code.key_id', 'user.disabled_at'])
    .where('code.code_hash', '=', hashCredential(code))
    .forUpdate()
    .executeTakeFirst();

/**
 * Exchanges a code for a token. A code works once; one that comes again revokes the token of its first use (RFC 6749 §4.1.2).
 * @returns undefined if it is not valid, was used, or comes from somebody else
 */
export const exchangeAppCode = async (
  app: App,
  tx: Tx,
  { code, clientId, secret, redirectUri, visitor }: CodeProof,
): Promise<string | undefined> => {
  const found = await presented(tx, code);
  if (!found) return undefined;
  const { user_id: userId } = found;
  if (found.key_id) {
    await revokeKey(app, tx, { id: found.key_id, ownerId: userId, visitor });
    return undefined;
  }
  const isProven =
    found.client_id === clientId &&
    found.secret_hash.equals(hashCredential(secret)) &&
    (found.redirect_uri === null ||
      redirectUri === undefined ||
      redirectUri === found.redirect_uri);
  const isInTime = app.clock.nowMs() - found.created_at.getTime() < CODE_MS;
  if (!isProven || !isInTime || found.disabled_at !== null) return undefined;
  const of = { id: found.id, clientId: found.client_id, name: found.name };
  const { id, token } = await makeToken(app, tx, { userId, of });
  await tx
    .updateTable('compat.app_code')
    .set({ key_id: id })
    .where('code_hash', '=', hashCredential(code))
    .execute();
  return token;
};
