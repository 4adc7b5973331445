import type { Scope } from '#platform/graphql/context.ts';

/** As what grants of players are kept; they come with ids of their own, which say nothing here. */
export const DEVICE_CLIENT_ID = 'device';

/** What a player needs, and no more. */
export const DEVICE_SCOPES = ['read:public', 'read:list', 'write:list'] as const satisfies Scope[];
