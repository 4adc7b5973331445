import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { App } from '#platform/app.ts';
import { isId } from '#platform/ids.ts';
import {
  administratorOf,
  confirmedIn,
  findUser,
  pageOfUsers,
  parseInput,
  requireAdmin,
  userUnknown,
  signedIn,
} from '#slices/accounts/index.ts';
import { setTier } from '../commands.ts';
import { tiersOf } from '../queries.ts';
import { ACCOUNT_TIERS } from '../rules/tier.ts';
import { because, reasons } from '../reasons.ts';

const inputs = {
  id: z.object({ id: z.string() }),
  page: z.object({
    query: z.string().max(254, because('USER_SEARCH_TOO_LONG')).optional(),
    after: z.uuid(because('USER_PAGE_INVALID')).optional(),
  }),
  tier: z.object({
    tier: z.enum(ACCOUNT_TIERS, because('TIER_UNKNOWN')),
  }),
};

/** The accounts of an instance and their tiers, for administrators. */
export const adminRoutes = (server: FastifyInstance, app: App): void => {
  server.get('/admin/users', async (request) => {
    requireAdmin(await signedIn(app, request));
    const { users, next } = await pageOfUsers(
      app.db,
      parseInput(inputs.page, request.query, reasons),
    );
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
    const { tier } = parseInput(inputs.tier, request.body, reasons);
    if (!isId(id) || !(await findUser(app.db, id))) throw userUnknown();
    const visitor = administratorOf(request, who.account.id);
    await app.db.transaction().execute((tx) => setTier(app, tx, { userId: id, tier, visitor }));
    return { tier };
  });
};
