import type { FastifyInstance } from 'fastify';
import type { App } from '#platform/app.ts';
import { acceptCode, guessSecondFactor } from '../commands/second-factor.ts';
import { finishWithCode } from '../commands/finish-sign-in.ts';
import { findChallenge } from '../factor/challenge.ts';
import { credentialsOf, type Credentials } from '../queries.ts';
import { endedPendingCookie, pendingTokenOf } from '../session/cookie.ts';
import { findSession } from '../session/sessions.ts';
import { visitorOf } from '../visitor.ts';
import { factorInputs } from './factor-input.ts';
import { parseInput } from '../parse-input.ts';
import { presentAccount } from './present.ts';
import { giveCookie } from './signed-in.ts';
import { refusal } from '../reasons.ts';

/** The second step of a sign-in, with a code. */
export const secondFactorRoutes = (auth: FastifyInstance, app: App): void => {
  /** The account that gave the right password recently, and the token of that sign-in. */
  const pendingOf = async (cookie: string | undefined): Promise<[string, Credentials]> => {
    const challenge = pendingTokenOf(cookie);
    const found = challenge && (await findChallenge(app, { challenge, purpose: 'second-factor' }));
    const account =
      found && found.userId !== null
        ? await credentialsOf(app.db, { id: found.userId })
        : undefined;
    if (!challenge || !account || account.isDisabled) {
      throw refusal('UNAUTHENTICATED', 'PASSWORD_STEP_NEEDED');
    }
    return [challenge, account];
  };

  auth.post('/auth/sign-in/second-factor', async (request, reply) => {
    const { code } = parseInput(factorInputs.code, request.body);
    const [challenge, account] = await pendingOf(request.headers.cookie);
    const visitor = visitorOf(request);
    const previous = await findSession(app, request.headers.cookie);
    const { token } = await guessSecondFactor(app, { account, visitor }, async (tx) => {
      const kind = await acceptCode(app, tx, { userId: account.id, code });
      return kind && finishWithCode(app, tx, { account, challenge, kind, visitor, previous });
    });
    return giveCookie(reply, token)
      .header('set-cookie', endedPendingCookie())
      .send({ user: presentAccount(account) });
  });
};
