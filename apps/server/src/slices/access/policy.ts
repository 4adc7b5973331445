import type { Caller, Scope } from '#platform/graphql/context.ts';

/** Whether a caller's credential may be used for something. */
export const mayUse = ({ scopes }: Pick<Caller, 'scopes'>, scope: Scope): boolean =>
  scopes.includes(scope);
