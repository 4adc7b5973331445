import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '#platform/app.ts';
import { Refusal, refusal } from '#platform/errors.ts';
import type { LimitReport, RequestContext } from '#platform/graphql/context.ts';
import { identify, type Identity } from './caller.ts';
import { keyUse } from './key/use.ts';
import { limiter, type Limiter } from './limiter/limiter.ts';
import { addressBlock } from './rules/address.ts';
import { accountBucket, type Quota } from './rules/quota.ts';
import { TIERS } from './rules/tier.ts';
import { headersOf } from './rules/report.ts';

type Incoming = Pick<FastifyRequest, 'headers' | 'id' | 'ip'>;
type Outgoing = Pick<FastifyReply, 'headers' | 'header'>;

/** All keys of an account share its bucket; who gives no name is known by the address. */
const bucketOf = (
  { tiers, ownClient }: Limiter['quotas'],
  identity: Identity,
  ip: string,
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

const WORDS: Readonly<Record<string, string>> = {
  burst: 'requests come too fast',
  daily: 'the requests of this UTC day are used up',
  refused: 'too many credentials were refused',
};

/** Puts a report on the reply. @throws Refusal `RATE_LIMITED` when it denies the request. */
const apply = (app: App, reply: Outgoing, report: LimitReport | null): void => {
  if (!report) return;
  reply.headers(headersOf(report, app.clock.now().getTime()));
  const { violated: violatedPolicies, retryAfterSeconds: retryAfter, policies } = report;
  if (violatedPolicies.length === 0) return;
  const reason = violatedPolicies.map((name) => WORDS[name] ?? name).join(' and ');
  throw refusal(
    'RATE_LIMITED',
    `Too many requests: ${reason}. Try again in ${retryAfter} s, or see the query "tiers".`,
    { violatedPolicies, retryAfter, policies },
  );
};

/** Refused credentials draw from a bucket of their own, so that they neither cost a neighbour's requests nor come without end. */
const identified = async (
  app: App,
  { headers, ip }: Incoming,
  reply: Outgoing,
): Promise<Identity> => {
  try {
    return await identify(app, headers);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { quotas, draw } = app.get(limiter);
    apply(app, reply, await draw(`refused:${addressBlock(ip)}`, quotas.refused));
    if (error.code === 'UNAUTHENTICATED') reply.header('www-authenticate', 'Bearer');
    throw error;
  }
};

/**
 * Lets a request to the API in: finds out who asks, draws from the limits, and puts where the caller stands on the reply.
 * @throws Refusal `UNAUTHENTICATED`, `BAD_USER_INPUT`, `RATE_LIMITED`.
 */
export const admit = async (
  app: App,
  request: Incoming,
  reply: Outgoing,
): Promise<RequestContext> => {
  const identity = await identified(app, request, reply);
  const { quotas, draw } = app.get(limiter);
  const { bucket, quota } = bucketOf(quotas, identity, request.ip);
  const drawn = draw(bucket, quota);
  const limits = drawn instanceof Promise ? await drawn : drawn;
  const { caller } = identity;
  const { allowance } = TIERS[caller.tier];
  const context = { app, caller, allowance, requestId: request.id, limits };
  if (identity.by !== 'key') {
    apply(app, reply, limits);
    return context;
  }
  const { use } = app.get(keyUse);
  const { keyId } = identity;
  use.count(keyId, 'request');
  if (limits && limits.violated.length > 0) use.count(keyId, 'denial');
  apply(app, reply, limits);
  return { ...context, onAnswer: ({ hasErrors }) => hasErrors && use.count(keyId, 'error') };
};
