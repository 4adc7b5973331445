import type { FastifyInstance } from 'fastify';
import type { App } from '#platform/app.ts';
import { takeAttempts } from '../attempt.ts';
import { addPasskey, refuseOneTooMany, removePasskey, renamePasskey } from '../commands/passkey.ts';
import { signIn } from '../commands/sign-in.ts';
import { createChallenge, takeChallenge } from '../factor/challenge.ts';
import { storedPasskeys } from '../factor/queries.ts';
import {
  authenticationOptions,
  challengeOf,
  passkeyRefused,
  registrationOptions,
  verifyRegistration,
} from '../factor/webauthn.ts';
import { credentialsOf } from '../queries.ts';
import { endedPendingCookie } from '../session/cookie.ts';
import { findSession } from '../session/sessions.ts';
import { attemptKeyOf, visitorOf } from '../visitor.ts';
import { factorInputs } from './factor-input.ts';
import { parseInput } from '../parse-input.ts';
import { presentAccount } from './present.ts';
import { showPasskey } from './show-passkey.ts';
import { confirmedIn, giveCookie, settleRevocation, signedIn } from './signed-in.ts';
import { refusal } from '../reasons.ts';

/** Sign-in with only a passkey: the authenticator knows its user, and checked a finger or a PIN. */
export const passkeySignInRoutes = (auth: FastifyInstance, app: App): void => {
  auth.post('/auth/passkey-sign-in/begin', async (request) => {
    await takeAttempts(app, [['passkeyByAddress', attemptKeyOf(request.ip)]]);
    const challenge = await createChallenge(app, 'passkey-sign-in');
    return authenticationOptions(app, { challenge });
  });

  auth.post('/auth/passkey-sign-in/finish', async (request, reply) => {
    const { response } = parseInput(factorInputs.authentication, request.body);
    await takeAttempts(app, [['passkeyByAddress', attemptKeyOf(request.ip)]]);
    const { userId } = await showPasskey(app, request, { response, purpose: 'passkey-sign-in' });
    const account = await credentialsOf(app.db, { id: userId });
    if (!account) throw passkeyRefused(app);
    if (account.isDisabled) {
      throw refusal('FORBIDDEN', 'ACCOUNT_DISABLED');
    }
    const visitor = visitorOf(request);
    const previous = await findSession(app, request.headers.cookie);
    const { token } = await app.db
      .transaction()
      .execute((tx) => signIn(app, tx, { userId, visitor, previous, withFactor: true }));
    return giveCookie(reply, token)
      .header('set-cookie', endedPendingCookie())
      .send({ user: presentAccount(account) });
  });
};

/** The passkeys of the signed-in user. */
export const passkeyRoutes = (auth: FastifyInstance, app: App): void => {
  auth.post('/auth/passkeys/begin', async (request) => {
    const { account, session } = await confirmedIn(app, request);
    const present = await storedPasskeys(app.db, account.id);
    refuseOneTooMany(present.length);
    const owner = { userId: account.id, sessionId: session.id };
    const challenge = await createChallenge(app, 'passkey-registration', owner);
    return registrationOptions(app, { account, challenge, present });
  });

  auth.post('/auth/passkeys/finish', async (request, reply) => {
    const { name, response } = parseInput(factorInputs.registration, request.body);
    const owner = { ...(await confirmedIn(app, request)), visitor: visitorOf(request) };
    const challenge = challengeOf(response.response.clientDataJSON);
    const purpose = 'passkey-registration';
    const given = challenge && (await takeChallenge(app, app.db, { challenge, purpose }));
    if (!challenge || !given || given.sessionId !== owner.session.id) throw passkeyRefused(app);
    const passkey = await verifyRegistration(app, { response, challenge });
    const { id, token } = await app.db
      .transaction()
      .execute((tx) => addPasskey(app, tx, { owner, name, passkey }));
    await settleRevocation(app);
    return giveCookie(reply, token).code(201).send({ id, name });
  });

  auth.patch('/auth/passkeys/:id', async (request) => {
    const { id } = parseInput(factorInputs.passkeyId, request.params);
    const { name } = parseInput(factorInputs.rename, request.body);
    const owner = { ...(await signedIn(app, request)), visitor: visitorOf(request) };
    await app.db.transaction().execute((tx) => renamePasskey(app, tx, { owner, id, name }));
    return { id, name };
  });

  auth.delete('/auth/passkeys/:id', async (request, reply) => {
    const { id } = parseInput(factorInputs.passkeyId, request.params);
    const owner = { ...(await confirmedIn(app, request)), visitor: visitorOf(request) };
    const token = await app.db.transaction().execute((tx) => removePasskey(app, tx, { owner, id }));
    await settleRevocation(app);
    return giveCookie(reply, token).code(204).send();
  });
};
