import type { FastifyInstance } from 'fastify';
import type { App } from '#platform/app.ts';
import { UnderWay } from '#platform/http/under-way.ts';
import { takeAttempts } from '../attempt.ts';
import { audit } from '../audit.ts';
import { beginEmailChange, finishEmailChange } from '../commands/change-email.ts';
import { askDeletion, cancelDeletion } from '../commands/delete-account.ts';
import { exportAccount } from '../export/index.ts';
import { attemptKeyOf, visitorOf } from '../visitor.ts';
import { inputs } from './input.ts';
import { parseInput } from '../parse-input.ts';
import { confirmedIn, settleRevocation, signedIn, takeCookie } from './signed-in.ts';

/** An export of everything about a user is made in memory. */
const MOST_EXPORTS = { most: 2, mostOfOne: 1 };

/** The routes that change or export the account as a whole. */
export const accountRoutes = (auth: FastifyInstance, app: App): void => {
  auth.post('/auth/change-email', async (request, reply) => {
    const { email } = parseInput(inputs.email, request.body);
    const { account } = await confirmedIn(app, request);
    await takeAttempts(app, [
      ['mailByAddress', attemptKeyOf(request.ip)],
      ['newAddressByMailbox', email.toLowerCase()],
    ]);
    const visitor = visitorOf(request);
    await app.db
      .transaction()
      .execute((tx) => beginEmailChange(app, tx, { userId: account.id, email, visitor }));
    return reply.code(202).send({ message: 'Check the mail of the new address.' });
  });

  auth.post('/auth/confirm-email', async (request) => {
    const { code } = parseInput(inputs.code, request.body);
    await takeAttempts(app, [['codeByAddress', attemptKeyOf(request.ip)]]);
    const visitor = visitorOf(request);
    await app.db.transaction().execute((tx) => finishEmailChange(app, tx, { code, visitor }));
    return { message: 'The address is changed.' };
  });

  const exports = new UnderWay(MOST_EXPORTS);
  auth.get('/auth/export', async (request, reply) => {
    const { account } = await confirmedIn(app, request);
    exports.begin({ owners: [account.id] }, reply.raw);
    const visitor = visitorOf(request);
    await app.db
      .transaction()
      .execute((tx) => audit(app, tx, { userId: account.id, action: 'exported', visitor }));
    return reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="tsuzuki-${account.username}.zip"`)
      .send(await exportAccount(app, account.id));
  });

  auth.post('/auth/delete-account', async (request, reply) => {
    const { account } = await confirmedIn(app, request);
    const visitor = visitorOf(request);
    const deletionDueAt = await app.db
      .transaction()
      .execute((tx) => askDeletion(app, tx, { userId: account.id, visitor }));
    await settleRevocation(app);
    return takeCookie(reply).code(202).send({ deletionDueAt });
  });

  auth.post('/auth/cancel-deletion', async (request) => {
    const { account } = await signedIn(app, request);
    const visitor = visitorOf(request);
    await app.db
      .transaction()
      .execute((tx) => cancelDeletion(app, tx, { userId: account.id, visitor }));
    return { message: 'The account stays.' };
  });
};
