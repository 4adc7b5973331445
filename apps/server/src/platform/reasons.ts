import { refusalsOf, type Reasons } from './errors.ts';

/** Why the platform refuses. */
export const reasons = {
  SERVICE_UNAVAILABLE:
    'The service cannot do this right now, because its database does not answer. Nothing was changed; try again in a few seconds.',
  TIER_TOO_LOW: '{what} is for {who}: see the query "tiers".',
} as const satisfies Reasons;

export const refusal = refusalsOf(reasons);
