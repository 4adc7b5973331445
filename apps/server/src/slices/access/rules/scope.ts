import type { Scope } from '#platform/graphql/context.ts';

/** All scopes, in the order they are shown. */
export const SCOPES = [
  'read:public',
  'read:list',
  'write:list',
  'webhooks:manage',
] as const satisfies readonly Scope[];
