import { refusalsOf, type Reasons } from './errors.ts';

/** Why the platform refuses, and what slices share: a slice adds them to its own in the function `refusal`. */
export const reasons = {
  CLIENT_GONE: 'The client went away.',
  CURSOR_INVALID:
    'A cursor is not one of this list. Take it from `pageInfo` or `edges.cursor` of the same query with the same arguments.',
  FIELD_INVALID: '"{field}" is missing or has the wrong form.',
  FIELD_NOT_LISTED: '"{field}" must be one of {choices}.',
  FIELD_TOO_LARGE: '"{field}" must be at most {most}.',
  FIELD_TOO_SMALL: '"{field}" must be at least {least}.',
  FIELD_UNKNOWN: '"{field}" is not known here.',
  INVALID_ID: '"{id}" is not a valid id. Ids are UUIDs.',
  INVALID_VARIABLE: 'The variable "{variable}" has an invalid value: {problem}',
  LIST_TOO_LONG: '"{field}" is too long: at most {most} in number.',
  LIST_TOO_SHORT: '"{field}" is too short: at least {least} in number.',
  NODE_ID_INVALID: '"{id}" is not an id: give the "id" of an object as it was answered.',
  NUMBER_OUT_OF_RANGE: '"{field}" must be from {least} to {most}, not {value}.',
  OPERATION_TOO_SLOW:
    'The operation took longer than {ms} ms and was called off. Ask for less at a time; look before you send a mutation again.',
  PAGE_SIZES_CONFLICT: 'Give one of "{one}" and "{other}", not both.',
  ROUTE_NOT_FOUND:
    'There is no {method} {path}. The API is POST /graphql; /docs describes it and the other routes.',
  SEARCH_TOO_LONG: 'A search has at most {most} characters.',
  SERVER_BUSY:
    'The server is busy with the same for others. Try again in {retryAfterSeconds} seconds.',
  SERVICE_UNAVAILABLE:
    'The service cannot do this right now, because its database does not answer. Nothing was changed; try again in a few seconds.',
  STILL_UNDER_WAY: 'What you asked for before is still under way. Try again when it is done.',
  TEXT_TOO_LONG: '"{field}" can have at most {most} characters.',
  TEXT_TOO_SHORT: '"{field}" must have at least {least} characters.',
  TIER_TOO_LOW:
    '{what} is for the tiers {names}: send the API key of an account of one of them in the header X-API-Key. Create a key under Settings → API keys (/settings/keys); the query "tiers" and /pricing compare the tiers.',
  TIME_INVALID: '"{text}" is no time: write 90d, 24h, or 2027-01-31.',
  TOO_MANY_ITEMS: '"{field}" can have at most {most} items, not {count}.',
  TOO_MANY_WAITING: 'Too many wait already. Try again shortly.',
} as const satisfies Reasons;

export const refusal = refusalsOf(reasons);
