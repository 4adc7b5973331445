import { refusal } from '#platform/errors.ts';
import type { Caller } from '#platform/graphql/context.ts';
import type { Scope } from '#platform/vocabulary.ts';
import { accountNeeded } from './need-account.ts';
import { mayUse } from './policy.ts';

/** @throws Refusal `FORBIDDEN` naming the scope that the caller's key lacks. */
export const requireScope = (caller: Pick<Caller, 'scopes'>, scope: Scope): void => {
  if (mayUse(caller, scope)) return;
  throw refusal(
    'FORBIDDEN',
    `This needs a key with the scope "${scope}": make one under Settings → API keys (/settings/keys).`,
    { scope },
  );
};

/**
 * The user a caller speaks for, for what is theirs alone.
 * @throws Refusal `UNAUTHENTICATED` without an account, `FORBIDDEN` naming the scope that the caller's key lacks.
 */
export const requireAccount = (caller: Pick<Caller, 'userId' | 'scopes'>, scope: Scope): string => {
  if (caller.userId === null) throw accountNeeded('This');
  requireScope(caller, scope);
  return caller.userId;
};
