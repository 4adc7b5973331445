/** How far an endpoint is. `PENDING`: it has not answered a ping yet. `TIER_PAUSED`: the tier of its owner has no webhooks. */
export const ENDPOINT_STATES = ['PENDING', 'ACTIVE', 'PAUSED', 'TIER_PAUSED', 'DISABLED'] as const;
export type EndpointState = (typeof ENDPOINT_STATES)[number];

/** Why we disabled an endpoint: it failed for days, or answered 410. */
export type DisabledFor = 'FAILING' | 'GONE';

/** What became of a delivery. `SKIPPED`: the endpoint was paused or disabled, or may not have it. */
export const DELIVERY_STATES = ['WAITING', 'DELIVERED', 'FAILED', 'EXPIRED', 'SKIPPED'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Why a delivery exists: something happened, its owner wanted a test, or we ask whether the endpoint answers. */
export const DELIVERY_KINDS = ['EVENT', 'TEST', 'PING'] as const;
export type DeliveryKind = (typeof DELIVERY_KINDS)[number];

/** What was wrong with an answer, or why there was none. */
export const DELIVERY_FAULTS = [
  'FORBIDDEN',
  'NO_ADDRESS',
  'UNREACHABLE',
  'TLS',
  'TOO_SLOW',
  'CUT_OFF',
  'TOO_LARGE',
  'REDIRECT',
  'STATUS',
  'OURS',
] as const;
export type DeliveryFault = (typeof DELIVERY_FAULTS)[number];

/** The most endpoints of one account. */
export const MOST_ENDPOINTS = 10;
/** Requests to one endpoint at the same time. */
export const MOST_IN_FLIGHT = 4;
/** How long deliveries are kept, and can be sent again. */
export const KEPT_DAYS = 30;
