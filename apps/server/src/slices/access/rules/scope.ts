import type { Scope } from '#platform/graphql/context.ts';

/** All scopes, in the order they are shown. */
export const SCOPES = [
  'read:public',
  'read:list',
  'write:list',
  'read:profile',
  'write:profile',
  'webhooks:manage',
  'write:catalog',
] as const satisfies readonly Scope[];
