import { readTiers } from '#lib/features/access/tier.server.ts';
import { readOrDegrade } from '#lib/server/graphql.server.ts';
import { callRoute } from '#lib/server/route.server.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async (event) => {
  const [tiers, billing] = await Promise.all([
    readOrDegrade(event, () => readTiers(event)),
    // Without billing there is no such route, whoever asks.
    callRoute(event, { method: 'GET', path: '/billing' }),
  ]);
  return { tiers, sellsNothing: !billing.ok && billing.problem.status === 404 };
};
