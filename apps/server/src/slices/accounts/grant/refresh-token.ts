import { createHmac } from 'node:crypto';
import type { App } from '#platform/app.ts';
import { hashCredential, isCredential, issueCredential } from '#platform/credential.ts';
import type { Tx } from '#platform/database/index.ts';
import type { Scope } from '#platform/vocabulary.ts';
import { createSecrets, type Secrets } from '#platform/secrets/index.ts';
import type { GrantTimes, TokenState } from './rules.ts';

const PREFIX = 'svc_refresh_';

export const isRefreshToken = (text: string): boolean => isCredential(text, PREFIX);

/** Creates a refresh token of a grant. @returns the token itself, of which we store only the hash */
export const createRefreshToken = async (app: App, tx: Tx, grantId: string): Promise<string> => {
  const { secret, hash } = issueCredential(PREFIX);
  await tx
    .insertInto('accounts.refresh_token')
    .values({
      token_hash: hash,
      grant_id: grantId,
      created_at: app.clock.now(),
    })
    .execute();
  return secret;
};

/** The successor of a token is encrypted with that token, so that nobody without the token can read it, this instance included. */
const sealedBy = (token: string): Secrets =>
  createSecrets([createHmac('sha256', token).update('successor').digest()]);

const placeOf = (hash: Buffer): string => `accounts.refresh_token/${hash.toString('hex')}`;

/** A refresh token and its grant, both locked by this transaction. */
export interface HeldToken extends TokenState, GrantTimes {
  hash: Buffer;
  grantId: string;
  userId: string;
  clientId: string;
  scopes: readonly Scope[] | null;
  successor: Buffer | null;
}

/** Finds a refresh token and locks its grant. If a token is used twice at once, the second use sees what the first did. */
export const holdRefreshToken = async (tx: Tx, token: string): Promise<HeldToken | undefined> => {
  const hash = hashCredential(token);
  const grant = await tx
    .selectFrom('accounts.client_grant')
    .select(['id', 'user_id', 'client_id', 'created_at', 'last_used_at', 'scopes'])
    .where('id', '=', (eb) =>
      eb.selectFrom('accounts.refresh_token').select('grant_id').where('token_hash', '=', hash),
    )
    .forUpdate()
    .executeTakeFirst();
  const row =
    grant &&
    (await tx
      .selectFrom('accounts.refresh_token')
      .select(['used_at', 'successor'])
      .where('token_hash', '=', hash)
      .executeTakeFirst());
  return (
    row && {
      hash,
      grantId: grant.id,
      userId: grant.user_id,
      clientId: grant.client_id,
      scopes: grant.scopes as Scope[] | null,
      createdAt: grant.created_at,
      lastUsedAt: grant.last_used_at,
      usedAt: row.used_at,
      isSuperseded: row.successor === null,
      successor: row.successor,
    }
  );
};

/** Uses a token up. @returns its successor */
export const rotateRefreshToken = async (
  app: App,
  tx: Tx,
  { token, held }: { token: string; held: HeldToken },
): Promise<string> => {
  const { hash, grantId } = held;
  const next = await createRefreshToken(app, tx, grantId);
  await tx
    .updateTable('accounts.refresh_token')
    .set({ successor: null })
    .where('grant_id', '=', grantId)
    .where('successor', 'is not', null)
    .execute();
  await tx
    .updateTable('accounts.refresh_token')
    .set({ used_at: app.clock.now(), successor: sealedBy(token).seal(next, placeOf(hash)) })
    .where('token_hash', '=', hash)
    .execute();
  return next;
};

/** The successor of a token that was used a moment ago. */
export const repeatRefreshToken = (token: string, { hash, successor }: HeldToken): string => {
  if (!successor) throw new Error('A token that was superseded has no successor to repeat.');
  return sealedBy(token).open(successor, placeOf(hash));
};

/** The grant a refresh token belongs to, used or not. */
export const grantOfToken = async (app: App, token: string): Promise<string | undefined> => {
  const row = await app.db
    .selectFrom('accounts.refresh_token')
    .select('grant_id')
    .where('token_hash', '=', hashCredential(token))
    .executeTakeFirst();
  return row?.grant_id;
};
