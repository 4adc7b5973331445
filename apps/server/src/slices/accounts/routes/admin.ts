import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '#platform/app.ts';
import { audit } from '../audit.ts';
import { createInvitation, listInvitations, withdrawInvitation } from '../commands/invitation.ts';
import { setDisabled, setRole } from '../commands/operate.ts';
import { ROLES } from '../rules.ts';
import { administratorOf, visitorOf, type Visitor } from '../visitor.ts';
import { parseInput } from '../parse-input.ts';
import { confirmedIn, requireAdmin, settleRevocation, signedIn } from './signed-in.ts';
import { refusal } from '../reasons.ts';
import { because } from '../reasons.ts';

const roleSchema = z.object({ role: z.enum(ROLES, because('ROLE_UNKNOWN')) });
const idSchema = z.object({ id: z.string() });

/** The user that an administrator's request is about. Administrators cannot change themselves, so that nobody locks themselves out. */
const otherUser = async (
  app: App,
  request: FastifyRequest,
): Promise<{ userId: string; visitor: Visitor }> => {
  const who = await confirmedIn(app, request);
  requireAdmin(who);
  const { id } = parseInput(idSchema, request.params);
  if (id !== who.account.id) {
    return { userId: id, visitor: administratorOf(request, who.account.id) };
  }
  throw refusal('CONFLICT', 'OWN_ACCOUNT');
};

/** The routes by which administrators change other accounts. */
export const adminUserRoutes = (server: FastifyInstance, app: App): void => {
  server.post('/admin/users/:id/role', async (request) => {
    const { userId, visitor } = await otherUser(app, request);
    const { role } = parseInput(roleSchema, request.body);
    await app.db.transaction().execute((tx) => setRole(app, tx, { userId, role, visitor }));
    return { role };
  });

  for (const isDisabled of [true, false]) {
    server.post(`/admin/users/:id/${isDisabled ? 'disable' : 'enable'}`, async (request) => {
      const { userId, visitor } = await otherUser(app, request);
      await app.db
        .transaction()
        .execute((tx) => setDisabled(app, tx, { userId, isDisabled, visitor }));
      await settleRevocation(app);
      return { isDisabled };
    });
  }
};

/** Invitations for new accounts. */
export const adminInviteRoutes = (server: FastifyInstance, app: App): void => {
  server.get('/admin/invites', async (request) => {
    requireAdmin(await signedIn(app, request));
    return { invites: await listInvitations(app) };
  });

  server.post('/admin/invites', async (request, reply) => {
    const who = await confirmedIn(app, request);
    requireAdmin(who);
    const visitor = visitorOf(request);
    const { id, url, expiresAt } = await app.db.transaction().execute(async (tx) => {
      await audit(app, tx, { userId: who.account.id, action: 'invitation-created', visitor });
      return createInvitation(app, tx);
    });
    return reply.code(201).send({ id, url, expiresAt });
  });

  server.delete('/admin/invites/:id', async (request, reply) => {
    const who = await confirmedIn(app, request);
    requireAdmin(who);
    const { id } = parseInput(idSchema, request.params);
    const visitor = visitorOf(request);
    await app.db.transaction().execute(async (tx) => {
      await withdrawInvitation(tx, id);
      await audit(app, tx, { userId: who.account.id, action: 'invitation-withdrawn', visitor });
    });
    return reply.code(204).send();
  });
};
