import type { FastifyInstance } from 'fastify';
import type { App } from '#platform/app.ts';
import { DAY_MS } from '#platform/durations.ts';
import { signedIn } from '#slices/accounts/index.ts';
import { keyUse } from '../key/use.ts';
import { limiter } from '../limiter/limiter.ts';
import { tierOf, usageOfUser } from '../queries.ts';
import { accountBucket, untilMidnight, utcDay } from '../rules/quota.ts';
import { TIERS } from '../rules/tier.ts';

/** The tier of an account, and how many requests it made in this UTC day. */
const standingOf = async (app: App, userId: string) => {
  const nowMs = app.clock.nowMs();
  const tier = await tierOf(app.db, userId);
  const { quotas, usedToday } = app.get(limiter);
  const used = await usedToday(accountBucket(userId));
  const { rate, dailyCap } = TIERS[tier];
  return {
    tier,
    rate,
    burst: quotas.tiers[tier].burst,
    dailyCap,
    usedToday: used,
    remainingToday: dailyCap === null || used === null ? null : Math.max(0, dailyCap - used),
    resetsAt: new Date(nowMs + untilMidnight(nowMs)),
  };
};

/** The plan of the signed-in user, and how much of it they used. */
export const planRoutes = (server: FastifyInstance, app: App): void => {
  server.get('/account/plan', async (request) => {
    const { account } = await signedIn(app, request);
    const standing = await standingOf(app, account.id);
    return { ...TIERS[standing.tier], ...standing };
  });

  server.get('/account/usage', async (request) => {
    const { account } = await signedIn(app, request);
    await app.get(keyUse).use.flush();
    const today = new Date(utcDay(app.clock.nowMs()) * DAY_MS);
    const keys = await usageOfUser(app.db, account.id, today);
    return { ...(await standingOf(app, account.id)), keys };
  });
};
