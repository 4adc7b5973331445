import type { LimitReport, PolicyReport } from '#platform/graphql/context.ts';
import type { HeaderLines } from '#platform/graphql/exchange.ts';
import {
  latestPassing,
  standingAt,
  untilMidnight,
  violatedBy,
  type Decision,
  type Quota,
} from './quota.ts';

const DAY_SECONDS = 86_400;
const NONE: readonly string[] = [];

const seconds = (ms: number): number => Math.ceil(ms / 1000);

const rateReport = (quota: Quota, tatMs: number, nowMs: number): PolicyReport => {
  const { rateName: name, intervalMs, burst } = quota;
  const room = latestPassing(quota, nowMs) - tatMs;
  const remaining = room < 0 ? 0 : Math.floor(room / intervalMs) + 1;
  // The next request comes back when the room has grown to a whole interval.
  const untilNextMs = room < 0 ? -room : intervalMs - (room % intervalMs);
  return {
    name,
    quota: burst,
    windowSeconds: seconds(intervalMs * burst),
    remaining,
    resetSeconds: seconds(untilNextMs),
    resetsAtSeconds: seconds(nowMs + untilNextMs),
  };
};

/** The texts of quotas are cached, because there are few quotas and every response reports one. */
const policyTexts = new WeakMap<Quota, string>();

const policyTextOf = (quota: Quota, policies: readonly PolicyReport[]): string => {
  const known = policyTexts.get(quota);
  if (known !== undefined) return known;
  const stated = policies.map(
    ({ name, quota: most, windowSeconds }) => `"${name}";q=${most};w=${windowSeconds}`,
  );
  const text = stated.join(', ');
  policyTexts.set(quota, text);
  return text;
};

/** The report of a decision to its caller. Resets are whole seconds, rounded up, so that a client that waits that long is not early. */
export const reportOf = (quota: Quota, decision: Decision, nowMs: number): LimitReport => {
  const standing = standingAt(decision.standing, quota, nowMs);
  const policies = [rateReport(quota, standing.tatMs, nowMs)];
  if (quota.dailyCap !== null) {
    policies.push({
      name: 'daily',
      quota: quota.dailyCap,
      windowSeconds: DAY_SECONDS,
      remaining: Math.max(0, quota.dailyCap - standing.used),
      resetSeconds: seconds(untilMidnight(nowMs)),
      resetsAtSeconds: seconds(nowMs + untilMidnight(nowMs)),
    });
  }
  const policyText = policyTextOf(quota, policies);
  if (decision.isAllowed) return { policies, policyText, violated: NONE, retryAfterSeconds: 0 };
  const violated = violatedBy(standing, quota, nowMs);
  const waits = policies.filter(({ name }) => violated.some((reached) => reached === name));
  const retryAfterSeconds = Math.max(0, ...waits.map(({ resetSeconds }) => resetSeconds));
  return { policies, policyText, violated, retryAfterSeconds };
};

/** The policy that will stop a caller first: the one with the fewest requests left, and of those the one that takes longest to reset. */
export const tightest = (policies: readonly PolicyReport[]): PolicyReport | undefined => {
  let [found] = policies;
  for (const policy of policies) {
    if (!found || policy.remaining < found.remaining) found = policy;
    else if (policy.remaining === found.remaining && policy.resetSeconds > found.resetSeconds)
      found = policy;
  }
  return found;
};

/**
 * Adds the headers of a report: `RateLimit-Policy` and `RateLimit` of draft-ietf-httpapi-ratelimit-headers-11, and `X-RateLimit-*` for
 * older clients. Those know one policy, so they get the tightest. `X-RateLimit-Reset` is in seconds since 1970.
 * @param isResetOnDenial whether only a denied request is told the reset: some clients take it for a denial
 */
export const addHeaders = (
  lines: HeaderLines,
  { policies, policyText, violated, retryAfterSeconds }: LimitReport,
  isResetOnDenial = false,
): void => {
  let rest = '';
  for (const { name, remaining, resetSeconds } of policies) {
    rest += `${rest === '' ? '"' : ', "'}${name}";r=${remaining};t=${resetSeconds}`;
  }
  lines.push('ratelimit-policy', policyText, 'ratelimit', rest);
  const next = tightest(policies);
  if (next) {
    lines.push('x-ratelimit-limit', String(next.quota));
    lines.push('x-ratelimit-remaining', String(next.remaining));
    if (!isResetOnDenial || violated.length > 0)
      lines.push('x-ratelimit-reset', String(next.resetsAtSeconds));
  }
  if (violated.length > 0) lines.push('retry-after', String(retryAfterSeconds));
};
