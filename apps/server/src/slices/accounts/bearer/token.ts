import { decodeProtectedHeader, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { App } from '#platform/app.ts';
import type { Scope } from '#platform/vocabulary.ts';
import { defineResource } from '#platform/resource.ts';
import { endedSessions } from './ended-session.ts';
import { signingKeys, type VerificationKey } from './keys.ts';
import { VerifiedTokens, type Verified } from './verified-tokens.ts';
import { refusal } from '../reasons.ts';

/** RFC 9068: the type keeps an access token apart from every other JWT. */
const TYPE = 'at+jwt';
const ISSUER = 'tsuzuki';
const AUDIENCE = 'tsuzuki-api';
const LIFETIME_SECONDS = 600;
/** The clocks of two machines of one instance differ by less. */
const CLOCK_SKEW_SECONDS = 5;
/** Longer than any token we issue; a longer one is refused unread. */
const MOST_CHARACTERS = 4_096;

/** What a token is for: one of our own programs, or a player that was let in. */
const CLIENTS = ['web', 'extension', 'cli', 'device'] as const;
export type Client = (typeof CLIENTS)[number];

const claimsSchema = z.object({
  sub: z.uuid(),
  sid: z.uuid(),
  client: z.enum(CLIENTS),
  exp: z.number(),
  scope: z.string().optional(),
});

/** The user for whom a valid token was issued. */
export interface BearerClaims {
  userId: string;
  sessionId: string;
  client: Client;
  /** What it may be used for; left out where it may do what its person may. */
  scopes?: readonly string[];
}

/**
 * Issues an ES256 access token of ten minutes for one of our own clients.
 * @param sessionId the session it belongs to and ends with; without one it ends by itself alone.
 */
export const issueBearer = (
  app: App,
  userId: string,
  client: Client,
  sessionId: string = app.ids.next(),
): Promise<{ accessToken: string; expiresAt: Date }> =>
  issueScopedBearer(app, { userId, client, sessionId, scopes: null });

/** As `issueBearer`, for some scopes alone where they are named. */
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

/** The key a token names. @throws Refusal `UNAUTHENTICATED` when it is not one of ours. */
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

/** Anything that is wrong with a token is the same to its bearer. */
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

/** What can change while a token is in force: the time, the withdrawal of its key, the end of its session. */
const isStillGood = (app: App, { claims, kid, expiresAtMs }: Verified): boolean =>
  app.clock.nowMs() < expiresAtMs &&
  app.get(signingKeys).has(kid) &&
  !app.get(endedSessions).has(claims.sessionId);

/**
 * Verifies an access token with the public key its header names.
 * @throws Refusal `UNAUTHENTICATED` for anything but a token of ours that is in force.
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
