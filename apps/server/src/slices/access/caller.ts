import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { App } from '#platform/app.ts';
import type { Client } from '#platform/client.ts';
import { isCredential } from '#platform/credential.ts';
import { whenThere, type Eventual } from '#platform/eventual.ts';
import type { Caller } from '#platform/graphql/context.ts';
import { signedInOrNobody, verifyBearer, type BearerClaims } from '#slices/accounts/index.ts';
import { directory } from './directory/directory.ts';
import type { Account, KeyInForce } from './queries.ts';
import { APP_PREFIX, KEY_PREFIX } from './rules/key.ts';
import { refusal } from './reasons.ts';

/** A caller without a credential: public metadata, never adult titles. */
export const ANONYMOUS: Caller = {
  userId: null,
  username: null,
  tier: 'anonymous',
  scopes: ['read:public'],
  canSeeAdult: false,
  client: null,
};

/** A caller, and how it identified itself. */
export type Identity =
  | { by: 'nothing'; caller: Caller }
  | { by: 'key'; caller: Caller; userId: string; keyId: string }
  | { by: 'bearer'; caller: Caller; userId: string };

const BEARER = /^bearer +(?<token>[A-Za-z0-9._~+/=-]+) *$/iu;

const tokenOf = (header: string): string => {
  const token = BEARER.exec(header)?.groups?.['token'];
  if (token) return token;
  throw refusal('UNAUTHENTICATED', 'AUTHORIZATION_UNREADABLE', { prefix: KEY_PREFIX });
};

/** The account, unless it is disabled. */
const activeAccount = (app: App, userId: string): Eventual<Account | undefined> =>
  whenThere(app.get(directory).account(userId), (account) =>
    account?.isDisabled ? undefined : account,
  );

const WEB: Client = { kind: 'web', name: null };

/** The client that a bearer token acts as: one of our own programs, or a player. */
const BEARERS: Readonly<Record<BearerClaims['client'], Client>> = {
  web: WEB,
  extension: { kind: 'extension', name: null },
  cli: { kind: 'app', name: 'tsuzuki command' },
  device: { kind: 'player', name: null },
};

/** A signed-in user, with all scopes for their own data. */
const person = (
  app: App,
  { userId, username, tier, showsAdult }: Account,
  client: Client,
): Caller => ({
  userId,
  username,
  tier,
  scopes: app.vocabulary.scopes,
  canSeeAdult: showsAdult,
  client,
});

/** The caller of a bearer token. A player has only the scopes of its grant. */
const bearerOf = (app: App, account: Account, { client, scopes }: BearerClaims): Caller => {
  const caller = person(app, account, BEARERS[client]);
  if (scopes === undefined) return caller;
  return { ...caller, scopes: caller.scopes.filter((scope) => scopes.includes(scope)) };
};

const byToken = (app: App, token: string): Eventual<Identity> =>
  whenThere(verifyBearer(app, token), (claims) =>
    whenThere(activeAccount(app, claims.userId), (account) => {
      const { userId, sessionId } = claims;
      const credential = { by: 'session', id: sessionId } as const;
      if (account) {
        return { by: 'bearer', caller: { ...bearerOf(app, account, claims), credential }, userId };
      }
      throw refusal('UNAUTHENTICATED', 'ACCOUNT_OF_TOKEN_GONE');
    }),
  );

/** The key and its account; undefined if the key is unknown, revoked or expired, or the account is disabled. */
const holderOf = (
  app: App,
  text: string,
): Eventual<{ key: KeyInForce; account: Account } | undefined> =>
  whenThere(app.get(directory).key(text), (key) => {
    const isInForce = key && (key.expiresAt === null || key.expiresAt > app.clock.now());
    if (!isInForce) return undefined;
    return whenThere(activeAccount(app, key.userId), (account) => account && { key, account });
  });

const byKey = (app: App, text: string, prefix: string = KEY_PREFIX): Eventual<Identity> => {
  if (!isCredential(text, prefix)) {
    throw refusal('UNAUTHENTICATED', 'KEY_FORM_INVALID', { prefix });
  }
  return whenThere(holderOf(app, text), (holder) => {
    if (!holder) {
      throw refusal('UNAUTHENTICATED', 'KEY_NOT_IN_FORCE');
    }
    const { key, account } = holder;
    const client: Client = { kind: key.isOfApp ? 'app' : 'api-key', name: key.name };
    const credential = { by: 'key', id: key.keyId } as const;
    const caller: Caller = { ...person(app, account, client), scopes: key.scopes, credential };
    return { by: 'key', caller, userId: key.userId, keyId: key.keyId };
  });
};

/** What makes the token of an app valid: the last part of its JWT. The others are for the app to read, and we believe none of them. */
const appSecretOf = (token: string): string | undefined => {
  const last = token.slice(token.lastIndexOf('.') + 1);
  return last.startsWith(APP_PREFIX) ? last : undefined;
};

/** Most clients can only send bearer tokens, so a key is accepted in place of one. Only keys have this prefix. */
const byAuthorization = (app: App, header: string): Eventual<Identity> => {
  const token = tokenOf(header);
  if (token.startsWith(KEY_PREFIX)) return byKey(app, token);
  const secret = appSecretOf(token);
  return secret === undefined ? byToken(app, token) : byKey(app, secret, APP_PREFIX);
};

const NOBODY: Identity = { by: 'nothing', caller: ANONYMOUS };

/**
 * Identifies the caller of a request, without a promise if it is cached. It never reads cookies.
 * @throws Refusal `UNAUTHENTICATED` for an invalid credential (which never counts as anonymous), `BAD_USER_INPUT` for two at once
 */
export const identify = (app: App, headers: IncomingHttpHeaders): Eventual<Identity> => {
  const { authorization } = headers;
  const apiKey = headers['x-api-key'];
  if (authorization !== undefined && apiKey !== undefined) {
    throw refusal('BAD_USER_INPUT', 'TWO_CREDENTIALS');
  }
  if (apiKey !== undefined) return byKey(app, String(apiKey));
  return authorization === undefined ? NOBODY : byAuthorization(app, authorization);
};

/** The visitor of our own pages, identified by the session cookie. Only the web app uses it; the API never reads cookies. */
export const callerOfVisitor = async (
  app: App,
  request: Pick<FastifyRequest, 'headers'>,
): Promise<Caller> => {
  const who = await signedInOrNobody(app, request);
  const known = who && (await activeAccount(app, who.account.id));
  return known ? person(app, known, WEB) : ANONYMOUS;
};
