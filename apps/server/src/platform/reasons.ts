import { refusalsOf, type Reasons } from './errors.ts';

/** Why the platform refuses, and what slices share: a slice adds them to its own in the function `refusal`. */
export const reasons = {
  INVALID_ID: '"{id}" is not a valid id. Ids are UUIDs.',
  NUMBER_OUT_OF_RANGE: '"{field}" must be from {least} to {most}, not {value}.',
  SERVICE_UNAVAILABLE:
    'The service cannot do this right now, because its database does not answer. Nothing was changed; try again in a few seconds.',
  TEXT_TOO_LONG: '"{field}" can have at most {most} characters.',
  TIER_TOO_LOW: '{what} is for {who}: see the query "tiers".',
  TOO_MANY_ITEMS: '"{field}" can have at most {most} items, not {count}.',
  TOO_MANY_WAITING: 'Too many wait already. Try again shortly.',
} as const satisfies Reasons;

export const refusal = refusalsOf(reasons);
