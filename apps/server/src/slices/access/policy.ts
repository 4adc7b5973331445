import type { Caller } from '#platform/graphql/context.ts';
import type { Scope } from '#platform/vocabulary.ts';

/** Whether a caller's credential has a scope. */
export const mayUse = ({ scopes }: Pick<Caller, 'scopes'>, scope: Scope): boolean =>
  scopes.includes(scope);
