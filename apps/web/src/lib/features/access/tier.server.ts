import type { RequestEvent } from '@sveltejs/kit';
import { graphql } from '#lib/server/document.server.ts';
import { execute } from '#lib/server/graphql.server.ts';
import type { Tier } from './tier.ts';

/** The tiers, for the page of prices. */
export const TIERS = graphql(`
  query WebTiers {
    tiers {
      name
      title
      monthlyPrice
      rate {
        requests
        seconds
      }
      dailyCap
      dataAccess
      hasStreamingLinks
      hasMovieReleases
      hasWebhooks
      uptimeTarget
    }
  }
`);

/** The tiers, cheapest first. */
export async function readTiers(event: RequestEvent): Promise<Tier[]> {
  return (await execute(event, TIERS, {})).tiers;
}
