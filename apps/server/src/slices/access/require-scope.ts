import type { Caller } from '#platform/graphql/context.ts';
import type { Scope } from '#platform/vocabulary.ts';
import { accountNeeded } from './need-account.ts';
import { mayUse } from './policy.ts';
import { refusal } from './reasons.ts';

/** @throws Refusal `FORBIDDEN` naming the scope that the caller's credential lacks */
export const requireScope = (caller: Pick<Caller, 'scopes'>, scope: Scope): void => {
  if (mayUse(caller, scope)) return;
  throw refusal('FORBIDDEN', 'SCOPE_MISSING', { scope });
};

/**
 * The user of a caller, for data that is theirs alone.
 * @throws Refusal `UNAUTHENTICATED` without an account, `FORBIDDEN` naming the scope that the caller's credential lacks
 */
export const requireAccount = (caller: Pick<Caller, 'userId' | 'scopes'>, scope: Scope): string => {
  if (caller.userId === null) throw accountNeeded();
  requireScope(caller, scope);
  return caller.userId;
};
