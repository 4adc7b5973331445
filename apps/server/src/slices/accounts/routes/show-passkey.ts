import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { App } from '#platform/app.ts';
import { reportCopy, usePasskey } from '../commands/passkey.ts';
import { takeChallenge } from '../factor/challenge.ts';
import { findPasskey } from '../factor/queries.ts';
import { challengeOf, passkeyRefused, verifyAuthentication } from '../factor/webauthn.ts';
import { credentialsOf } from '../queries.ts';
import { visitorOf } from '../visitor.ts';
import type { factorInputs } from './factor-input.ts';

type Shown = z.output<typeof factorInputs.authentication>['response'];

interface Shows {
  response: Shown;
  purpose: 'passkey-sign-in' | 'passkey-confirmation';
}

/**
 * The user id that an authenticator stored with a passkey must be its owner's. If nobody is signed in, the authenticator must send it
 * (WebAuthn §7.2, step 6).
 */
const isOwner = ({ response, purpose }: Shows, userId: string): boolean => {
  const { userHandle } = response.response;
  if (!userHandle) return purpose === 'passkey-confirmation';
  return Buffer.from(userHandle, 'base64url').toString('utf8') === userId;
};

/**
 * The owner of the passkey that signed our challenge, and the session that got the challenge. The challenge is used up even if this fails.
 * @throws Refusal `UNAUTHENTICATED`, the same for everything that can be wrong
 */
export const showPasskey = async (
  app: App,
  request: FastifyRequest,
  shows: Shows,
): Promise<{ userId: string; sessionId: string | null }> => {
  const { response, purpose } = shows;
  const { userHandle: _, ...signed } = response.response;
  const challenge = challengeOf(signed.clientDataJSON);
  const given = challenge && (await takeChallenge(app, app.db, { challenge, purpose }));
  const passkey = await findPasskey(app.db, Buffer.from(response.id, 'base64url'));
  if (!challenge || !given || !passkey || !isOwner(shows, passkey.userId)) {
    throw passkeyRefused(app);
  }
  const use = await verifyAuthentication(app, {
    response: { ...response, response: signed },
    challenge,
    passkey,
  });
  const isItself = await app.db
    .transaction()
    .execute((tx) => usePasskey(app, tx, { id: passkey.id, ...use }));
  if (!isItself) await refuseCopy(app, request, passkey);
  return { userId: passkey.userId, sessionId: given.sessionId };
};

const refuseCopy = async (
  app: App,
  request: FastifyRequest,
  { userId, name }: { userId: string; name: string },
): Promise<never> => {
  const account = await credentialsOf(app.db, { id: userId });
  const visitor = visitorOf(request);
  if (account) {
    await app.db.transaction().execute((tx) => reportCopy(app, tx, { account, name, visitor }));
  }
  throw passkeyRefused(app);
};
