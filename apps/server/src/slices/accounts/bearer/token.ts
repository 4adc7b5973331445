import { decodeProtectedHeader, jwtVerify, SignJWT } from 'jose';
import type { App } from '#platform/app.ts';
import { refusal } from '#platform/errors.ts';
import { signingKeys } from './keys.ts';

/** RFC 9068: the type keeps an access token apart from every other JWT. */
const TYPE = 'at+jwt';
const ISSUER = 'tsuzuki';
const AUDIENCE = 'tsuzuki-api';
const LIFETIME_SECONDS = 600;
/** Longer than any token we issue; a longer one is refused unread. */
const MOST_CHARACTERS = 4_096;

/** Who a valid token speaks for. */
export interface BearerClaims {
  userId: string;
  sessionId: string;
}

/** Issues an ES256 access token of ten minutes for one of our own clients (`web`, `extension`, `cli`). */
export const issueBearer = async (
  app: App,
  userId: string,
  client: string,
): Promise<{ accessToken: string; expiresAt: Date }> => {
  const { kid, key } = await (await app.open(signingKeys)).signingKey();
  const issuedAt = Math.floor(app.clock.now().getTime() / 1000);
  const expiresAt = issuedAt + LIFETIME_SECONDS;
  const accessToken = await new SignJWT({ sid: app.ids.next(), client })
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

const invalid = () =>
  refusal('UNAUTHENTICATED', 'The access token is not valid or has expired. Sign in again.');

/**
 * Verifies an access token with the public key its header names.
 * @throws Refusal `UNAUTHENTICATED` for anything but a token of ours that is in force.
 */
export const verifyBearer = async (app: App, token: string): Promise<BearerClaims> => {
  if (token.length > MOST_CHARACTERS) throw invalid();
  try {
    const { kid } = decodeProtectedHeader(token);
    const key = kid === undefined ? undefined : await app.get(signingKeys).publicKey(kid);
    if (!key) throw invalid();
    const { payload } = await jwtVerify<{ sid: string }>(token, key, {
      algorithms: ['ES256'],
      typ: TYPE,
      issuer: ISSUER,
      audience: AUDIENCE,
      requiredClaims: ['sub', 'sid', 'jti', 'exp', 'iat'],
      currentDate: app.clock.now(),
    });
    return { userId: String(payload.sub), sessionId: payload.sid };
  } catch {
    throw invalid();
  }
};
