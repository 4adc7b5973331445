import type { Accounts } from './accounts.ts';
import { bearerOf, type Call } from './call.ts';
import type { Fault } from './fault.ts';

/** The account of the token of a call; undefined if the token is not good, or is taken back now. */
export const viewerIdOf = (accounts: Accounts, call: Call, fault?: Fault): string | undefined => {
  const sent = bearerOf(call);
  if (fault === 'revoked') accounts.revoke(({ accessToken }) => accessToken === sent);
  return accounts.grantOf(sent)?.accountId;
};
