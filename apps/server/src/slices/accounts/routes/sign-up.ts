import type { FastifyInstance } from 'fastify';
import type { App } from '#platform/app.ts';
import { takeAttempts } from '../attempt.ts';
import { isCodeInForce } from '../code.ts';
import { refuseTakenName } from '../commands/create-user.ts';
import { finishSignUp, mayRegister } from '../commands/sign-up.ts';
import { setUp } from '../commands/set-up.ts';
import { signIn } from '../commands/sign-in.ts';
import { enqueueSignUp } from '../job-queue.ts';
import { hashPassword } from '../password.ts';
import { hasAdministrator } from '../queries.ts';
import { findSession } from '../session/sessions.ts';
import { accountSettings } from '../settings.ts';
import { attemptKeyOf, visitorOf } from '../visitor.ts';
import { inputs, refuseReservedName, refuseWeakPassword } from './input.ts';
import { parseInput } from '../parse-input.ts';
import { giveCookie } from './signed-in.ts';

const CHECK_MAIL = { message: 'Check your mail: it says how to go on.' };

/** The routes to create an account. A name that is taken is refused; every response is the same whether or not the address is known. */
export const signUpRoutes = (auth: FastifyInstance, app: App): void => {
  auth.get('/auth/registration', () => ({
    registration: app.settings.of(accountSettings).registration,
  }));

  auth.post('/auth/sign-up', async (request, reply) => {
    const { username, email, password, invite } = parseInput(inputs.signUp, request.body);
    refuseReservedName(username);
    await refuseWeakPassword(password, { username, email });
    await mayRegister(app, invite ?? null);
    await takeAttempts(app, [['nameByAddress', attemptKeyOf(request.ip)]]);
    await refuseTakenName(app, username);
    await takeAttempts(app, [['mailByAddress', attemptKeyOf(request.ip)]]);
    const passwordHash = await hashPassword(password);
    await enqueueSignUp(app, { username, email, passwordHash, invite: invite ?? null });
    return reply.code(202).send(CHECK_MAIL);
  });

  auth.post('/auth/verify', async (request, reply) => {
    const { code, username } = parseInput(inputs.verify, request.body);
    if (username !== undefined) refuseReservedName(username);
    await takeAttempts(app, [['codeByAddress', attemptKeyOf(request.ip)]]);
    const visitor = visitorOf(request);
    const user = await app.db
      .transaction()
      .execute((tx) => finishSignUp(app, tx, { code, username, visitor }));
    return reply.code(201).send({ user });
  });

  auth.get('/auth/setup', async () => ({ isSetUp: await hasAdministrator(app.db) }));

  auth.post('/auth/setup/check', async (request) => {
    const { code } = parseInput(inputs.code, request.body);
    await takeAttempts(app, [['codeByAddress', attemptKeyOf(request.ip)]]);
    return { isInForce: await isCodeInForce(app, { code, purpose: 'setup' }) };
  });

  auth.post('/auth/setup', async (request, reply) => {
    const { code, password, ...account } = parseInput(inputs.setUp, request.body);
    await refuseWeakPassword(password, account);
    await takeAttempts(app, [['codeByAddress', attemptKeyOf(request.ip)]]);
    const passwordHash = await hashPassword(password);
    const visitor = visitorOf(request);
    const previous = await findSession(app, request.headers.cookie);
    const { user, session } = await app.db.transaction().execute(async (tx) => {
      const user = await setUp(app, tx, { code, account: { ...account, passwordHash }, visitor });
      return { user, session: await signIn(app, tx, { userId: user.id, visitor, previous }) };
    });
    return giveCookie(reply, session.token).code(201).send({ user });
  });
};
