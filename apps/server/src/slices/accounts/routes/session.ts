import type { FastifyInstance } from 'fastify';
import type { App } from '#platform/app.ts';
import { audit } from '../audit.ts';
import { issueBearer } from '../bearer/token.ts';
import { listSessions, revokeSessions } from '../session/sessions.ts';
import { visitorOf } from '../visitor.ts';
import { inputs } from './input.ts';
import { parseInput } from '../parse-input.ts';
import { presentAccount, presentSession } from './present.ts';
import { requireActive, settleRevocation, signedIn } from './signed-in.ts';
import { refusal } from '../reasons.ts';

/** The signed-in user's sessions, and the access tokens issued from one. */
export const sessionRoutes = (auth: FastifyInstance, app: App): void => {
  auth.get('/auth/session', async (request) => {
    const { account, session } = await signedIn(app, request);
    return { user: presentAccount(account), session: presentSession(session, session.id) };
  });

  auth.get('/auth/sessions', async (request) => {
    const { account, session } = await signedIn(app, request);
    const sessions = await listSessions(app, account.id);
    return { sessions: sessions.map((each) => presentSession(each, session.id)) };
  });

  auth.delete('/auth/sessions/:id', async (request, reply) => {
    const { id } = parseInput(inputs.sessionId, request.params);
    const { account } = await signedIn(app, request);
    await app.db.transaction().execute(async (tx) => {
      const ended = await revokeSessions(app, tx, { userId: account.id, only: id });
      if (ended.length === 0) throw refusal('NOT_FOUND', 'SESSION_NOT_FOUND');
      const visitor = visitorOf(request);
      await audit(app, tx, { userId: account.id, action: 'session-revoked', visitor });
    });
    await settleRevocation(app);
    return reply.code(204).send();
  });

  auth.post('/auth/sessions/revoke-others', async (request) => {
    const { account, session } = await signedIn(app, request);
    const ended = await app.db.transaction().execute(async (tx) => {
      const visitor = visitorOf(request);
      await audit(app, tx, { userId: account.id, action: 'other-sessions-revoked', visitor });
      return revokeSessions(app, tx, { userId: account.id, except: session.id });
    });
    await settleRevocation(app);
    return { revoked: ended.length };
  });

  auth.post('/auth/token', async (request) => {
    const who = await signedIn(app, request);
    requireActive(who);
    const { account, session } = who;
    return issueBearer(app, account.id, 'web', session.id);
  });
};
