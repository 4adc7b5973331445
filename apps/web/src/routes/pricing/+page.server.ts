import { readTiers } from '#lib/features/access/tier.server.ts';
import { readOrDegrade } from '#lib/server/graphql.server.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async (event) => ({
  tiers: await readOrDegrade(event, () => readTiers(event)),
});
