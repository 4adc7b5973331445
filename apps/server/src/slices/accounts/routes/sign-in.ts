import type { FastifyInstance } from 'fastify';
import type { App } from '#platform/app.ts';
import { attempts, takeAttempts } from '../attempt.ts';
import { changePassword, resetPassword } from '../commands/change-password.ts';
import { checkPassword, signIn, signOut } from '../commands/sign-in.ts';
import { createChallenge } from '../factor/challenge.ts';
import { secondFactorsOf } from '../factor/queries.ts';
import { holderOfCode } from '../code.ts';
import { enqueueReset } from '../job-queue.ts';
import { hashPassword } from '../password.ts';
import { credentialsOf } from '../queries.ts';
import { pendingCookie } from '../session/cookie.ts';
import { findSession } from '../session/sessions.ts';
import { attemptKeyOf, visitorOf } from '../visitor.ts';
import { inputs, refuseWeakPassword } from './input.ts';
import { parseInput } from '../parse-input.ts';
import { presentAccount } from './present.ts';
import { giveCookie, settleRevocation, signedIn, takeCookie } from './signed-in.ts';

/** The routes to sign in and out. */
export const signInRoutes = (auth: FastifyInstance, app: App): void => {
  auth.post('/auth/sign-in', async (request, reply) => {
    const { login, password } = parseInput(inputs.signIn, request.body);
    const address = attemptKeyOf(request.ip);
    // Attempts by name and by address count for the same account.
    const account = (await credentialsOf(app.db, login))?.id ?? login.toLowerCase();
    const pair = `${address} ${account}`;
    await takeAttempts(app, [
      ['signInByAddress', address],
      ['signInByPair', pair],
      ['signInByAccount', account],
    ]);
    const found = await checkPassword(app, { login, password });
    await app.get(attempts).forget('signInByPair', pair);
    const secondFactor = await secondFactorsOf(app.db, found.id);
    if (secondFactor.length > 0) {
      const pending = await createChallenge(app, 'second-factor', { userId: found.id });
      return reply.header('set-cookie', pendingCookie(pending)).send({ secondFactor });
    }
    const visitor = visitorOf(request);
    const previous = await findSession(app, request.headers.cookie);
    const { token } = await app.db
      .transaction()
      .execute((tx) => signIn(app, tx, { userId: found.id, visitor, previous }));
    return giveCookie(reply, token).send({ user: presentAccount(found) });
  });

  auth.post('/auth/sign-out', async (request, reply) => {
    const session = await findSession(app, request.headers.cookie);
    if (session) {
      const visitor = visitorOf(request);
      await app.db.transaction().execute((tx) => signOut(app, tx, { session, visitor }));
      await settleRevocation(app);
    }
    return takeCookie(reply).code(204).send();
  });
};

/** The routes to choose a new password, with the old one or with a mailed link. */
export const passwordRoutes = (auth: FastifyInstance, app: App): void => {
  auth.post('/auth/forgot-password', async (request, reply) => {
    const { email } = parseInput(inputs.email, request.body);
    await takeAttempts(app, [['mailByAddress', attemptKeyOf(request.ip)]]);
    await enqueueReset(app, email);
    return reply
      .code(202)
      .send({ message: 'If there is such an account, its address gets a link.' });
  });

  auth.post('/auth/reset-password', async (request, reply) => {
    const { code, password } = parseInput(inputs.reset, request.body);
    await takeAttempts(app, [['codeByAddress', attemptKeyOf(request.ip)]]);
    await refuseWeakPassword(password, await holderOfCode(app, { code, purpose: 'reset' }));
    const passwordHash = await hashPassword(password);
    const visitor = visitorOf(request);
    await app.db
      .transaction()
      .execute((tx) => resetPassword(app, tx, { code, passwordHash, visitor }));
    await settleRevocation(app);
    return takeCookie(reply).send({ message: 'The password is changed. Sign in with it.' });
  });

  auth.post('/auth/change-password', async (request, reply) => {
    const { current, password } = parseInput(inputs.changePassword, request.body);
    const { account, session } = await signedIn(app, request);
    await refuseWeakPassword(password, account);
    await takeAttempts(app, [['confirm', account.id]]);
    await checkPassword(app, {
      login: account.username,
      password: current,
      wrong: 'PASSWORD_INCORRECT',
    });
    const passwordHash = await hashPassword(password);
    const visitor = visitorOf(request);
    const token = await app.db
      .transaction()
      .execute((tx) => changePassword(app, tx, { session, passwordHash, visitor }));
    await settleRevocation(app);
    return giveCookie(reply, token).send({
      message: 'The password is changed; other browsers were signed out.',
    });
  });
};
