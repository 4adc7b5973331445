import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '#platform/app.ts';
import { refusal } from '#platform/errors.ts';
import { createInvitation, listInvitations, withdrawInvitation } from '../commands/invitation.ts';
import { setDisabled, setRole } from '../commands/operate.ts';
import { ROLES } from '../rules.ts';
import { visitorOf } from '../visitor.ts';
import { parseInput } from './parse-input.ts';
import { confirmedIn, requireAdmin, settleRevocation, signedIn } from './signed-in.ts';

const roleSchema = z.object({ role: z.enum(ROLES, `A role is one of ${ROLES.join(', ')}.`) });
const idSchema = z.object({ id: z.string() });

/** The user a request of an administrator is about, who is somebody else: nobody locks themselves out. */
const otherUser = async (app: App, request: FastifyRequest): Promise<string> => {
  const who = await confirmedIn(app, request);
  requireAdmin(who);
  const { id } = parseInput(idSchema, request.params);
  if (id !== who.account.id) return id;
  throw refusal('CONFLICT', 'This is your own account: another administrator can change it.');
};

/** What administrators do with the accounts of others. */
export const adminUserRoutes = (server: FastifyInstance, app: App): void => {
  server.post('/admin/users/:id/role', async (request) => {
    const userId = await otherUser(app, request);
    const { role } = parseInput(roleSchema, request.body);
    const visitor = visitorOf(request);
    await app.db.transaction().execute((tx) => setRole(app, tx, { userId, role, visitor }));
    return { role };
  });

  for (const isDisabled of [true, false]) {
    server.post(`/admin/users/:id/${isDisabled ? 'disable' : 'enable'}`, async (request) => {
      const userId = await otherUser(app, request);
      const visitor = visitorOf(request);
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
    requireAdmin(await confirmedIn(app, request));
    const { id, url, expiresAt } = await app.db
      .transaction()
      .execute((tx) => createInvitation(app, tx));
    return reply.code(201).send({ id, url, expiresAt });
  });

  server.delete('/admin/invites/:id', async (request, reply) => {
    requireAdmin(await confirmedIn(app, request));
    const { id } = parseInput(idSchema, request.params);
    await app.db.transaction().execute((tx) => withdrawInvitation(tx, id));
    return reply.code(204).send();
  });
};
