import type { RequestEvent } from '@sveltejs/kit';
import { execute, graphqlDocument } from '#lib/server/graphql.server.ts';
import type { Tier } from './tier.ts';

const TIERS = graphqlDocument<{ tiers: Tier[] }, Record<string, never>>(`
  query WebTiers {
    tiers {
      name title monthlyPrice rate { requests seconds } dailyCap dataAccess
      hasStreamingLinks hasMovieReleases hasWebhooks uptimeTarget
    }
  }
`);

/** The tiers, cheapest first. */
export async function readTiers(event: RequestEvent): Promise<Tier[]> {
  return (await execute(event, TIERS, {})).tiers;
}
