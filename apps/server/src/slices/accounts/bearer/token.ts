import { decodeProtectedHeader, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { App } from '#platform/app.ts';
import type { Scope } from '#platform/vocabulary.ts';
import { defineResource } from '#platform/resource.ts';
import { endedSessions } from './ended-session.ts';
import { signingKeys, type VerificationKey } from './keys.ts';
import { VerifiedTokens, type Verified } from './verified-tokens.ts';
import { refusal } from '../reasons.ts';

/** RFC 9068: the type distinguishes an access token from every other JWT. */
const TYPE = 'at+jwt';
const ISSUER = 'tsuzuki';
const AUDIENCE = 'tsuzuki-api';
const LIFETIME_SECONDS = 600;
/** The largest difference between the clocks of two machines of one instance. */
const CLOCK_SKEW_SECONDS = 5;
/** Longer than any token we issue. A longer one is refused without decoding it. */
const MOST_CHARACTERS = 4_096;

/** Who holds a token: one of our own programs, or a player with a grant. */
const CLIENTS = ['web', 'extension', 'cli', 'device'] as const;
export type Client = (typeof CLIENTS)[number];

const claimsSchema = z.object({
  sub: z.uuid(),
  sid: z.uuid(),
  client: z.enum(CLIENTS),
  exp: z.number(),
  scope: z.string().optional(),
});

/** The claims of a valid token. */
export interface BearerClaims {
  userId: string;
  sessionId: string;
  client: Client;
  /** What the token allows; left out if it allows everything that its user may do. */
  scopes?: readonly string[];
}

/**
 * Issues an ES256 access token, valid for ten minutes, for one of our own clients.
 * @param sessionId the session that it belongs to and ends with; by default it belongs to none
 */
export const issueBearer = (
  app: App,
  userId: string,
  client: Client,
  sessionId: string = app.ids.next(),
): Promise<{ accessToken: string; expiresAt: Date }> =>
  issueScopedBearer(app, { userId, client, sessionId, scopes: null });

/** As `issueBearer`, limited to `scopes` unless they are null. */
export const issueScopedBearer = async (
  app: App,
  {
    userId,
    client,
    sessionId,
    scopes,
  }: { userId: string; client: Client; sessionId: string; scopes: readonly Scope[] | null },
): Promise<{ accessToken: string; expiresAt: Date }> => {
  const { kid, key } = await (await app.open(signingKeys)).signingKey();
  const issuedAt = Math.floor(app.clock.nowMs() / 1000);
  const expiresAt = issuedAt + LIFETIME_SECONDS;
  const accessToken = await new SignJWT({
    sid: sessionId,
    client,
    ...(scopes && { scope: scopes.join(' ') }),
  })
    .setProtectedHeader({ alg: 'ES256', typ: TYPE, kid })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setSubject(userId)
    .setJti(app.ids.next())
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(key);
  return { accessToken, expiresAt: new Date(expiresAt * 1000) };
};

const invalid = () => refusal('UNAUTHENTICATED', 'ACCESS_TOKEN_INVALID');

/** Tokens verified in this process. */
export const verifiedTokens = defineResource<VerifiedTokens>({
  name: 'verified tokens',
  open: () => Promise.resolve(new VerifiedTokens()),
});

/** The key that a token names. @throws Refusal `UNAUTHENTICATED` if it is not one of ours */
const keyOf = async (app: App, token: string) => {
  let kid: string | undefined;
  try {
    ({ kid } = decodeProtectedHeader(token));
  } catch {
    throw invalid();
  }
  const key = kid === undefined ? undefined : await app.get(signingKeys).publicKey(kid);
  if (kid === undefined || !key) throw invalid();
  return { kid, key };
};

const verifySignature = async (app: App, token: string): Promise<Verified> => {
  const { kid, key } = await keyOf(app, token);
  const claims = await claimsOf(app, token, key);
  return {
    claims: {
      userId: claims.sub,
      sessionId: claims.sid,
      client: claims.client,
      ...(claims.scope !== undefined && { scopes: claims.scope.split(' ') }),
    },
    kid,
    expiresAtMs: claims.exp * 1000,
  };
};

/** The bearer gets the same refusal for everything that can be wrong with a token. */
const claimsOf = async (app: App, token: string, key: VerificationKey) => {
  try {
    const { payload } = await verifyJwt(app, token, key);
    return claimsSchema.parse(payload);
  } catch {
    throw invalid();
  }
};

const verifyJwt = (app: App, token: string, key: VerificationKey) =>
  jwtVerify(token, key, {
    algorithms: ['ES256'],
    typ: TYPE,
    issuer: ISSUER,
    audience: AUDIENCE,
    requiredClaims: ['sub', 'sid', 'jti', 'exp', 'iat'],
    maxTokenAge: LIFETIME_SECONDS,
    clockTolerance: CLOCK_SKEW_SECONDS,
    currentDate: app.clock.now(),
  });

/** Checks what can change after a signature was verified: the time, the withdrawal of the key, the end of the session. */
const isStillGood = (app: App, { claims, kid, expiresAtMs }: Verified): boolean =>
  app.clock.nowMs() < expiresAtMs &&
  app.get(signingKeys).has(kid) &&
  !app.get(endedSessions).has(claims.sessionId);

/**
 * Verifies an access token with the public key that its header names.
 * @throws Refusal `UNAUTHENTICATED` unless it is a valid token of ours
 */
export const verifyBearer = async (app: App, token: string): Promise<BearerClaims> => {
  if (token.length > MOST_CHARACTERS) throw invalid();
  const known = app.get(verifiedTokens).get(token);
  const verified = known ?? (await verifySignature(app, token));
  if (!isStillGood(app, verified)) {
    app.get(verifiedTokens).drop(token);
    throw invalid();
  }
  if (!known) app.get(verifiedTokens).keep(token, verified);
  return verified.claims;
};
