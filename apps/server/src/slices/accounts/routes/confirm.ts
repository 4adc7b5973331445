import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { takeAttempts } from '../attempt.ts';
import { audit } from '../audit.ts';
import { guessSecondFactor } from '../commands/second-factor.ts';
import { checkPassword } from '../commands/sign-in.ts';
import { acceptTotp } from '../commands/totp.ts';
import { createChallenge } from '../factor/challenge.ts';
import { parseOneTimePassword } from '../factor/one-time-password.ts';
import { storedPasskeys } from '../factor/queries.ts';
import { authenticationOptions, passkeyRefused } from '../factor/webauthn.ts';
import { confirmSession } from '../session/sessions.ts';
import { visitorOf } from '../visitor.ts';
import { factorInputs } from './factor-input.ts';
import { parseInput } from '../parse-input.ts';
import { showPasskey } from './show-passkey.ts';
import { signedIn, type SignedIn } from './signed-in.ts';

const CONFIRMED = { message: 'Confirmed for ten minutes.' };

/** The routes by which users prove again who they are, before sensitive actions. */
export const confirmRoutes = (auth: FastifyInstance, app: App): void => {
  const note = async (
    tx: Tx,
    { account, session }: SignedIn,
    { request, withFactor }: { request: FastifyRequest; withFactor: boolean },
  ): Promise<typeof CONFIRMED> => {
    await confirmSession(app, tx, { id: session.id, withFactor });
    const visitor = visitorOf(request);
    await audit(app, tx, { userId: account.id, action: 'confirmed', visitor });
    return CONFIRMED;
  };

  auth.post('/auth/confirm', async (request) => {
    const proof = parseInput(factorInputs.confirm, request.body);
    const who = await signedIn(app, request);
    const { account } = who;
    if ('password' in proof) {
      await takeAttempts(app, [['confirm', account.id]]);
      await checkPassword(app, {
        login: account.username,
        password: proof.password,
        wrong: 'PASSWORD_INCORRECT',
      });
      return app.db.transaction().execute((tx) => note(tx, who, { request, withFactor: false }));
    }
    const code = parseOneTimePassword(proof.code) ?? '';
    return guessSecondFactor(app, { account, visitor: visitorOf(request) }, async (tx) => {
      if (!(await acceptTotp(app, tx, { userId: account.id, code }))) return undefined;
      return note(tx, who, { request, withFactor: true });
    });
  });

  auth.post('/auth/confirm/passkey/begin', async (request) => {
    const { account, session } = await signedIn(app, request);
    await takeAttempts(app, [['confirm', account.id]]);
    const owner = { userId: account.id, sessionId: session.id };
    const challenge = await createChallenge(app, 'passkey-confirmation', owner);
    const allowed = await storedPasskeys(app.db, account.id);
    return authenticationOptions(app, { challenge, allowed });
  });

  auth.post('/auth/confirm/passkey/finish', async (request) => {
    const { response } = parseInput(factorInputs.authentication, request.body);
    const who = await signedIn(app, request);
    const shown = await showPasskey(app, request, { response, purpose: 'passkey-confirmation' });
    if (shown.userId !== who.account.id || shown.sessionId !== who.session.id) {
      throw passkeyRefused(app);
    }
    return app.db.transaction().execute((tx) => note(tx, who, { request, withFactor: true }));
  });
};
