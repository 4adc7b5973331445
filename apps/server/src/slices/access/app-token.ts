import type { App } from '#platform/app.ts';
import { issueCredential } from '#platform/credential.ts';
import type { Database, Tx } from '#platform/database/index.ts';
import { DAY_MS } from '#platform/durations.ts';
import type { Scope } from '#platform/vocabulary.ts';
import { directory } from './directory/directory.ts';
import { DISPLAY_CHARACTERS, endKey } from './commands.ts';
import { APP_PREFIX } from './rules/key.ts';

/** Tokens an app may have of one account. The oldest make room. */
const MOST_TOKENS = 10;
const YEAR_MS = 365 * DAY_MS;

/** A year, as long as tokens of AniList are valid. */
export const APP_TOKEN_SECONDS = YEAR_MS / 1000;

/** An app that an account lets act for it. */
export interface ConnectedApp {
  id: string;
  userId: string;
  name: string;
}

/** A token as its owner sees it. */
export interface AppToken {
  id: string;
  appId: string;
  createdAt: Date;
  expiresAt: Date;
  lastUsedAt: Date | null;
}

const inForce = (db: Database, app: App, userId: string) =>
  db
    .selectFrom('access.key')
    .where('user_id', '=', userId)
    .where('app_id', 'is not', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', app.clock.now());

/** The valid tokens of the apps of an account, the newest first. */
export const listAppTokens = async (app: App, userId: string): Promise<AppToken[]> => {
  const rows = await inForce(app.db, app, userId)
    .select(['id', 'app_id', 'created_at', 'expires_at', 'last_used_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.flatMap((row) =>
    row.app_id && row.expires_at
      ? [
          {
            id: row.id,
            appId: row.app_id,
            createdAt: row.created_at,
            expiresAt: row.expires_at,
            lastUsedAt: row.last_used_at,
          },
        ]
      : [],
  );
};

/** Revokes the tokens of an app beyond its newest, at once in every process. @param keep how many stay */
export const endAppTokens = async (
  app: App,
  tx: Tx,
  { id, userId, keep = 0 }: Pick<ConnectedApp, 'id' | 'userId'> & { keep?: number },
): Promise<void> => {
  const rows = await inForce(tx, app, userId)
    .where('app_id', '=', id)
    .select('id')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(keep)
    .forUpdate()
    .execute();
  for (const { id: keyId } of rows) await endKey(app, tx, { id: keyId, userId });
};

/** How long a token that has ended is kept, for the audit of what it did. */
const KEPT_MS = 30 * DAY_MS;

/** Deletes tokens that ended long ago. A key of an owner stays, because its owner sees it. */
export const forgetOldAppTokens = async (app: App): Promise<void> => {
  const before = new Date(app.clock.nowMs() - KEPT_MS);
  await app.db
    .deleteFrom('access.key')
    .where('app_id', 'is not', null)
    .where((eb) => eb.fn('least', ['revoked_at', 'expires_at']), '<', before)
    .execute();
};

/** The parts of a JWT before its last. They tell the app who it acts for and until when. */
export type AppClaims = Readonly<Record<'aud' | 'sub', string>>;

const part = (json: object): string => Buffer.from(JSON.stringify(json)).toString('base64url');

/**
 * Makes a token in the form of a JWT, because apps read when it ends. Its last part is a credential of ours, of which only the hash is
 * kept.
 */
export const createAppToken = async (
  app: App,
  tx: Tx,
  {
    id: appId,
    userId,
    name,
    scopes,
    claims,
  }: ConnectedApp & { scopes: readonly Scope[]; claims: AppClaims },
): Promise<{ id: string; token: string }> => {
  await endAppTokens(app, tx, { id: appId, userId, keep: MOST_TOKENS - 1 });
  const id = app.ids.next();
  const now = app.clock.now();
  const { secret, hash } = issueCredential(APP_PREFIX);
  (await app.open(directory)).unsettle(userId);
  await tx
    .insertInto('access.key')
    .values({
      id,
      user_id: userId,
      app_id: appId,
      name,
      key_hash: hash,
      display: secret.slice(0, DISPLAY_CHARACTERS),
      scopes: [...scopes],
      created_at: now,
      expires_at: new Date(now.getTime() + YEAR_MS),
    })
    .execute();
  const iat = Math.floor(now.getTime() / 1000);
  const payload = { ...claims, jti: id, iat, nbf: iat, exp: iat + APP_TOKEN_SECONDS, scopes: [] };
  return { id, token: `${part({ typ: 'JWT', alg: 'none' })}.${part(payload)}.${secret}` };
};
