import type { Caller } from '#platform/graphql/context.ts';
import type { Scope } from '#platform/vocabulary.ts';

/** Whether a caller's credential may be used for something. */
export const mayUse = ({ scopes }: Pick<Caller, 'scopes'>, scope: Scope): boolean =>
  scopes.includes(scope);
