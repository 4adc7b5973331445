import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { App } from '#platform/app.ts';
import { refusal } from '#platform/errors.ts';
import { isId } from '#platform/ids.ts';
import {
  administratorOf,
  confirmedIn,
  findUser,
  pageOfUsers,
  parseInput,
  requireAdmin,
  signedIn,
} from '#slices/accounts/index.ts';
import { setTier } from '../commands.ts';
import { tiersOf } from '../queries.ts';
import { ACCOUNT_TIERS } from '../rules/tier.ts';

const inputs = {
  id: z.object({ id: z.string() }),
  page: z.object({
    query: z.string().max(254, 'That is too long to look for.').optional(),
    after: z.uuid('"after" is the "next" of the page before.').optional(),
  }),
  tier: z.object({
    tier: z.enum(ACCOUNT_TIERS, `A tier is one of ${ACCOUNT_TIERS.join(', ')}.`),
  }),
};

/** The accounts of an instance with their tiers, for administrators. */
export const adminRoutes = (server: FastifyInstance, app: App): void => {
  server.get('/admin/users', async (request) => {
    requireAdmin(await signedIn(app, request));
    const { users, next } = await pageOfUsers(app.db, parseInput(inputs.page, request.query));
    const tiers = await tiersOf(
      app.db,
      users.map(({ id }) => id),
    );
    return {
      users: users.map((user) => ({ ...user, tier: tiers.get(user.id) })),
      next: next ?? null,
    };
  });

  server.post('/admin/users/:id/tier', async (request) => {
    const who = await confirmedIn(app, request);
    requireAdmin(who);
    const { id } = parseInput(inputs.id, request.params);
    const { tier } = parseInput(inputs.tier, request.body);
    if (!isId(id) || !(await findUser(app.db, id)))
      throw refusal('NOT_FOUND', 'No user has this id.');
    const visitor = administratorOf(request, who.account.id);
    await app.db.transaction().execute((tx) => setTier(app, tx, { userId: id, tier, visitor }));
    return { tier };
  });
};
