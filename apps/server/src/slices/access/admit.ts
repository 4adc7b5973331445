import type { App } from '#platform/app.ts';
import { Refusal } from '#platform/errors.ts';
import { whenThere, type Eventual } from '#platform/eventual.ts';
import type { LimitReport, RequestContext } from '#platform/graphql/context.ts';
import type { HeaderLines } from '#platform/graphql/exchange.ts';
import type { Visit } from '#platform/http/index.ts';
import { identify, type Identity } from './caller.ts';
import { keyUse } from './key/use.ts';
import { limiter, type Limiter } from './limiter/limiter.ts';
import { addressBlock } from '#platform/http/address-block.ts';
import { accountBucket, type Quota } from './rules/quota.ts';
import { TIERS } from './rules/tier.ts';
import { addHeaders } from './rules/report.ts';
import { refusal } from './reasons.ts';

/** How a client counts its requests: by the interval of its tier, or by the minute, as clients made for AniList do. */
export type Counting = 'interval' | 'minute';

/** All keys of an account share its bucket, however they count. An anonymous caller is identified by address. */
const bucketOf = (
  tiers: Limiter['quotas']['tiers'],
  { identity, ip, ownClient }: { identity: Identity; ip: string; ownClient: Quota },
): { bucket: string; quota: Quota } => {
  switch (identity.by) {
    case 'nothing':
      return { bucket: `address:${addressBlock(ip)}`, quota: tiers.anonymous };
    case 'key':
      return { bucket: accountBucket(identity.userId), quota: tiers[identity.caller.tier] };
    case 'bearer':
      return { bucket: `client:${identity.userId}`, quota: ownClient };
  }
};

/** The reason why there are too many requests: the limit that takes longest to reset. */
const limitReasonOf = (policies: readonly string[]) => {
  if (policies.includes('daily')) return 'DAILY_REQUESTS_EXHAUSTED';
  return policies.includes('refused') ? 'CREDENTIALS_REFUSED_TOO_OFTEN' : 'REQUESTS_TOO_FAST';
};

/** Adds a report to the headers of the response. @throws Refusal `RATE_LIMITED` if it denies the request */
const apply = (
  lines: HeaderLines,
  report: LimitReport | null,
  counting: Counting = 'interval',
): void => {
  if (!report) return;
  addHeaders(lines, report, counting === 'minute');
  const { violated: violatedPolicies, retryAfterSeconds: retryAfter, policies } = report;
  if (violatedPolicies.length === 0) return;
  throw refusal('RATE_LIMITED', limitReasonOf(violatedPolicies), {
    violatedPolicies,
    retryAfter,
    policies,
  });
};

/** Refused credentials draw from their own bucket: they cost nobody at the same address a request, and they are limited too. */
const refuseCredential = async (
  app: App,
  {
    ip,
    lines,
    error,
    counting,
  }: { ip: string; lines: HeaderLines; error: unknown; counting: Counting },
): Promise<never> => {
  if (!(error instanceof Refusal)) throw error;
  const { quotas, draw } = app.get(limiter);
  apply(lines, await draw(`refused:${addressBlock(ip)}`, quotas.refused), counting);
  if (error.code === 'UNAUTHENTICATED') lines.push('www-authenticate', 'Bearer');
  throw error;
};

const identified = (
  app: App,
  { headers, ip }: Visit,
  { lines, counting }: { lines: HeaderLines; counting: Counting },
): Eventual<Identity> => {
  const refuse = (error: unknown) => refuseCredential(app, { ip, lines, error, counting });
  try {
    const identity = identify(app, headers);
    return identity instanceof Promise ? identity.catch(refuse) : identity;
  } catch (error) {
    return refuse(error);
  }
};

/** The context of a request that has drawn from its bucket. @throws Refusal `RATE_LIMITED` */
const admitted = (
  app: App,
  {
    identity,
    visit,
    lines,
    counting,
  }: { identity: Identity; visit: Visit; lines: HeaderLines; counting: Counting },
  limits: LimitReport | null,
): RequestContext => {
  const { caller } = identity;
  const { allowance } = TIERS[caller.tier];
  const client = { address: visit.ip, userAgent: visit.headers['user-agent'] ?? '' };
  const context = { app, caller, allowance, requestId: visit.id, client, limits };
  if (identity.by !== 'key') {
    apply(lines, limits, counting);
    return context;
  }
  const { use } = app.get(keyUse);
  const { keyId } = identity;
  use.count(keyId, 'request');
  if (limits && limits.violated.length > 0) use.count(keyId, 'denial');
  apply(lines, limits, counting);
  return { ...context, onAnswer: ({ hasErrors }) => hasErrors && use.count(keyId, 'error') };
};

/**
 * Admits a request to the API: identifies the caller, draws from the limits, and adds the limits to the headers of the response. It returns
 * without a promise if the credential is cached and limits are counted in memory.
 * @throws Refusal `UNAUTHENTICATED`, `BAD_USER_INPUT`, `RATE_LIMITED`, thrown or as a rejection
 */
export const admit = (
  app: App,
  visit: Visit,
  lines: HeaderLines,
  counting: Counting = 'interval',
): Eventual<RequestContext> =>
  whenThere(identified(app, visit, { lines, counting }), (identity) => {
    const { quotas, draw } = app.get(limiter);
    const { tiers, byMinute, ownClient } = quotas;
    const of = { identity, ip: visit.ip, ownClient };
    const { bucket, quota } = bucketOf(counting === 'minute' ? byMinute : tiers, of);
    const admission = { identity, visit, lines, counting };
    return whenThere(draw(bucket, quota), (limits) => admitted(app, admission, limits));
  });
