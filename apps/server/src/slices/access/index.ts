/** Access: who makes a request, what they may do, and how often. */
export { admit } from './admit.ts';
export {
  APP_TOKEN_SECONDS,
  createAppToken,
  endAppTokens,
  listAppTokens,
  type AppToken,
} from './app-token.ts';
export { admitAccount, admitCaller, admitRequest } from './admit-account.ts';
export { callerOfVisitor } from './caller.ts';
export { createKey, revokeKey, rotateKey, setTier, type MadeKey } from './commands.ts';
export { accountFor } from './directory/account-for.ts';
export { tierChanged } from './events.ts';
export { countAccess, listKeys, tierOf, usageOfKey, type ApiKey } from './queries.ts';
export { programOf, type Program } from './program.ts';
export { banPaidUse, hasPaidAccounts, liftPaidUseBan } from './paid-use.ts';
export {
  endWhenReported,
  lockSecrets,
  rowInHand,
  type EndedSecret,
  type SecretInHand,
} from './held-secret.ts';
export { accountNeeded } from './need-account.ts';
export { requireAccount, requireScope } from './require-scope.ts';
export { momentOf, OVERLAPS, type Overlap } from './rules/key.ts';
export {
  ACCOUNT_TIERS,
  OWN_CLIENT,
  REFUSED_CREDENTIALS,
  TIERS,
  type AccountTier,
  type TierTerms,
} from './rules/tier.ts';
export { limitSettings } from './settings.ts';
