import type { App } from '#platform/app.ts';
import { hashCredential, isCredential, issueCredential } from '#platform/credential.ts';
import type { Tx } from '#platform/database/index.ts';
import type { Session } from '../session/sessions.ts';
import { isInForce } from '../session/rules.ts';
import type { AuthorizationRequest } from './authorization-request.ts';
import { CODE_MS } from './rules.ts';

const PREFIX = 'svc_code_';

export const isAuthorizationCode = (text: string): boolean => isCredential(text, PREFIX);

/** Creates the code that a client exchanges for its tokens. @returns the code itself, of which we store only the hash */
export const createAuthorizationCode = async (
  app: App,
  tx: Tx,
  { session, request }: { session: Session; request: AuthorizationRequest },
): Promise<string> => {
  const { secret, hash } = issueCredential(PREFIX);
  await tx
    .insertInto('accounts.authorization_code')
    .values({
      code_hash: hash,
      user_id: session.userId,
      session_id: session.id,
      client_id: request.client.id,
      redirect_uri: request.redirectUri,
      code_challenge: request.codeChallenge,
      created_at: app.clock.now(),
    })
    .execute();
  return secret;
};

/** A code that a client presented. */
export interface PresentedCode {
  hash: Buffer;
  userId: string;
  clientId: string;
  redirectUri: string;
  codeChallenge: string;
  /** The grant that an earlier use of the code began. */
  grantId: string | null;
  isUsed: boolean;
  /** Whether it is less than a minute old and the browser that allowed it is still signed in. */
  isInTime: boolean;
}

/** Uses a code up, even if the exchange fails: a code that is presented wrongly may have been stolen. */
export const presentCode = async (
  app: App,
  tx: Tx,
  code: string,
): Promise<PresentedCode | undefined> => {
  const hash = hashCredential(code);
  const row = await tx
    .selectFrom('accounts.authorization_code')
    .selectAll()
    .where('code_hash', '=', hash)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  const now = app.clock.now();
  if (!row.used_at) await noteUse(tx, { hash, set: { used_at: now } });
  return {
    hash,
    userId: row.user_id,
    clientId: row.client_id,
    redirectUri: row.redirect_uri,
    codeChallenge: row.code_challenge,
    grantId: row.grant_id,
    isUsed: row.used_at !== null,
    isInTime:
      now.getTime() - row.created_at.getTime() < CODE_MS &&
      (await isSessionInForce(tx, row.session_id, now)),
  };
};

/** Records which grant a code was exchanged for. */
export const noteExchange = (
  tx: Tx,
  { hash, grantId }: { hash: Buffer; grantId: string },
): Promise<void> => noteUse(tx, { hash, set: { grant_id: grantId } });

const noteUse = async (
  tx: Tx,
  { hash, set }: { hash: Buffer; set: { used_at: Date } | { grant_id: string } },
): Promise<void> => {
  await tx
    .updateTable('accounts.authorization_code')
    .set(set)
    .where('code_hash', '=', hash)
    .execute();
};

const isSessionInForce = async (tx: Tx, id: string | null, now: Date): Promise<boolean> => {
  const row = await tx
    .selectFrom('accounts.session')
    .select(['created_at', 'last_seen_at', 'confirmed_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return false;
  const times = {
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    confirmedAt: row.confirmed_at,
  };
  return isInForce(times, now);
};
