/** How far an endpoint is. `PENDING`: it has not answered a ping yet. `TIER_PAUSED`: the tier of its owner has no webhooks. */
export const ENDPOINT_STATES = ['PENDING', 'ACTIVE', 'PAUSED', 'TIER_PAUSED', 'DISABLED'] as const;
export type EndpointState = (typeof ENDPOINT_STATES)[number];

/** Why we disabled an endpoint: it failed for days, or answered 410. */
export type DisabledFor = 'FAILING' | 'GONE';

/** Why a delivery exists: something happened, its owner wanted a test, or we ask whether the endpoint answers. */
export const DELIVERY_KINDS = ['EVENT', 'TEST', 'PING'] as const;
export type DeliveryKind = (typeof DELIVERY_KINDS)[number];

/** The most endpoints of one account. */
export const MOST_ENDPOINTS = 10;
/** Requests to one endpoint at the same time. */
export const MOST_IN_FLIGHT = 4;
/** How long deliveries are kept, and can be sent again. */
export const KEPT_DAYS = 30;
