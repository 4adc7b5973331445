import type { Account } from './account.ts';

/** Where people who asked to be erased change their mind. */
const KEEP_ACCOUNT = '/settings#deletion';

/**
 * The address to go to after a sign-in: the one that was asked for, but for an account that is to be erased the choice to keep it, as its
 * lists cannot be read until then.
 */
export const addressAfterSignIn = (
  account: Pick<Account, 'deletionDueAt'>,
  next: string,
): string => (account.deletionDueAt ? KEEP_ACCOUNT : next);
