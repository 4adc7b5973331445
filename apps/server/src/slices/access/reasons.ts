import { becauseOf, refusalsOf, type Reasons } from '#platform/errors.ts';
import { verdictsOf } from '#platform/finding.ts';

/** Why this slice refuses. */
export const reasons = {
  ACCOUNT_NEEDED:
    'This needs an account: send your API key in the header X-API-Key. Keys are free: make one under Settings → API keys (/settings/keys).',
  ACCOUNT_NEEDED_FOR_FIELD:
    '"{field}" needs an account: send your API key in the header X-API-Key. Keys are free: make one under Settings → API keys (/settings/keys).',
  ACCOUNT_OF_TOKEN_GONE: 'The account of this access token no longer exists.',
  AUTHORIZATION_UNREADABLE:
    'The Authorization header cannot be read. Send your API key as "X-API-Key: {prefix}…"; "Authorization: Bearer {prefix}…" is taken, too.',
  BILLING_PAGES_EXHAUSTED: 'Too many tries: come back in {retryAfterSeconds} s.',
  CREDENTIALS_REFUSED_TOO_OFTEN:
    'Too many requests: too many credentials were refused. Try again in {retryAfter} s, or see the query "tiers".',
  DAILY_REQUESTS_EXHAUSTED:
    'Too many requests: the requests of this UTC day are used up. Try again in {retryAfter} s, or see the query "tiers".',
  EXPIRY_DATE_INVALID: 'That is no date.',
  EXPIRY_DATE_PASSED: 'This expiry date has passed. Choose a later one.',
  KEYS_EXHAUSTED: 'An account has at most {most} keys: revoke one first.',
  KEY_EXPIRED: 'This key is already expired: make a new one.',
  KEY_FORM_INVALID:
    'This is not an API key: one is "{prefix}" and 42 letters and digits. Check that it was copied whole. Keys are free: make one under Settings → API keys (/settings/keys).',
  KEY_NAME_MISSING: 'A key has a name.',
  KEY_NAME_TOO_LONG: 'The name of a key has at most {most} characters.',
  KEY_NOT_FOUND: 'No API key has this id.',
  KEY_NOT_IN_FORCE:
    'This API key is not known, was revoked or has expired. Keys are free: make one under Settings → API keys (/settings/keys).',
  KEY_OVERLAP_UNKNOWN: 'An overlap is one of {choices}.',
  KEY_REVOKED: 'This key is already revoked: make a new one.',
  KEY_ROTATED: 'This key is already rotated: make a new one.',
  KEY_SCOPE_MISSING: 'A key has at least one scope.',
  KEY_SCOPE_UNKNOWN: 'A scope is one of {choices}.',
  LEAK_REPORTS_EXHAUSTED: 'Too many reports. Try again in {retryAfterSeconds} s.',
  LEAK_REPORT_WITHOUT_KEY: 'Send a JSON object with the "key".',
  LIMITS_STORE_ADDRESS_MISSING: 'TSUZUKI_LIMITS_STORE is redis: say where it is, in REDIS_URL.',
  PAID_ACCOUNTS_EXIST: '{source} keeps out paid tiers, and accounts have one meanwhile.',
  PAID_TIERS_KEPT_OUT:
    'The catalogue has data of {source}, whose licence forbids use in a service that anybody pays for: there are no paid tiers here.',
  PAYMENT_SERVICE_UNAVAILABLE: 'The payment service isn’t available right now. Try again later.',
  PLANS_NOT_SOLD: 'This instance doesn’t sell plans: its operator hasn’t set up billing.',
  PLAN_EXISTS: 'You already have a plan. Change or cancel it in the billing portal.',
  PLAN_MISSING: 'You don’t have a paid plan yet. Choose one first.',
  PLAN_TIER_UNKNOWN: 'Send a "tier", one of {choices}.',
  REQUESTS_TOO_FAST:
    'Too many requests: requests come too fast. Try again in {retryAfter} s, or see the query "tiers".',
  SCOPE_MISSING:
    'This needs a key with the scope "{scope}": make one under Settings → API keys (/settings/keys).',
  STRIPE_EVENT_INVALID: 'This is no event of Stripe that is understood here.',
  STRIPE_MODE_WRONG: 'This instance uses the {mode} mode of Stripe.',
  STRIPE_SIGNATURE_WRONG: 'The signature does not match, or it is older than five minutes.',
  TIER_UNKNOWN: 'A tier is one of {choices}.',
  TWO_CREDENTIALS: 'Send X-API-Key or Authorization, not both.',
  USAGE_HOURS_TOO_FEW: 'At least one hour.',
  USAGE_HOURS_TOO_MANY: 'Usage is kept for {most} hours.',
  USER_PAGE_INVALID: '"after" is the "next" of the page before.',
  USER_SEARCH_TOO_LONG: 'That is too long to look for.',
} as const satisfies Reasons;

export const refusal = refusalsOf(reasons);

export const because = becauseOf(reasons);

/** What the check of billing finds. */
export const findings = {
  BILLING_FORBIDDEN:
    'nothing can be sold: the licence of {source}, which the catalogue has, forbids paid tiers. Remove STRIPE_….',
  BILLING_OFF: 'off: nothing is sold',
  BILLING_READY: 'Stripe answers, {mode} mode',
  PRICE_ARCHIVED:
    'the price {price} of {tier} is archived. Correct it at Stripe or STRIPE_PRICE_….',
  PRICE_DIFFERS:
    'the price {price} of {tier} is {found} {currency}, but {told} is told. Correct it at Stripe or STRIPE_PRICE_….',
  PRICE_NOT_MONTHLY:
    'the price {price} of {tier} is not monthly. Correct it at Stripe or STRIPE_PRICE_….',
} as const satisfies Reasons;

export const { good, bad } = verdictsOf(findings);
