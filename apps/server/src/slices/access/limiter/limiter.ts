import type { App } from '#platform/app.ts';
import { databaseSettings } from '#platform/database/index.ts';
import { whenThere, type Eventual } from '#platform/eventual.ts';
import type { LimitReport } from '#platform/graphql/context.ts';
import type { Log } from '#platform/log.ts';
import { defineResource } from '#platform/resource.ts';
import type { Settings } from '#platform/settings.ts';
import { quotasOf, type Quotas } from '../rules/quotas.ts';
import { reportOf } from '../rules/report.ts';
import { utcDay, type Quota } from '../rules/quota.ts';
import { limitSettings } from '../settings.ts';
import { withDenyCache } from './deny-cache.ts';
import { withFallback } from './fallback.ts';
import { openKeptMemoryStore } from './kept-memory-store.ts';
import { createPostgresStore } from './postgres-store.ts';
import type { LimitStore } from './store.ts';
import { refusal } from '../reasons.ts';

/** Draws requests from buckets. */
export interface Limiter {
  quotas: Quotas;
  /** The report on one more request; null if limits are off. */
  draw: (bucket: string, quota: Quota) => Eventual<LimitReport | null>;
  /** Requests drawn from a bucket in this UTC day; null if limits are off. */
  usedToday: (bucket: string) => Promise<number | null>;
  close(): Promise<void>;
}

/** Where a process counts its limits. */
export const storeKind = (settings: Settings): 'memory' | 'postgres' | 'redis' => {
  const { store, redisUrl } = settings.of(limitSettings);
  if (store !== 'auto') return store;
  if (redisUrl !== undefined) return 'redis';
  return settings.of(databaseSettings).url === undefined ? 'memory' : 'postgres';
};

/** The client is loaded only when needed, because it takes megabytes. */
const openRedis = async (url: string, log: Log): Promise<LimitStore> => {
  const { openRedisStore } = await import('./redis-store.ts');
  return openRedisStore(url, log);
};

const openStore = async (app: App): Promise<LimitStore> => {
  const { redisUrl } = app.settings.of(limitSettings);
  switch (storeKind(app.settings)) {
    case 'memory':
      return openKeptMemoryStore(app);
    case 'postgres':
      return withDenyCache(withFallback(createPostgresStore(app.db), app.log));
    case 'redis':
      if (redisUrl === undefined) {
        throw refusal('UNAVAILABLE', 'LIMITS_STORE_ADDRESS_MISSING');
      }
      return withDenyCache(withFallback(await openRedis(redisUrl, app.log), app.log));
  }
};

const burstsOf = (settings: Settings) => {
  const { anonymousBurst, freeBurst, indieBurst, commercialBurst } = settings.of(limitSettings);
  return {
    anonymous: anonymousBurst,
    free: freeBurst,
    indie: indieBurst,
    commercial: commercialBurst,
  };
};

const openLimiter = async (app: App): Promise<Limiter> => {
  const quotas = quotasOf(burstsOf(app.settings));
  if (app.settings.of(limitSettings).limits === 'off') {
    const nothing = () => Promise.resolve(null);
    return { quotas, draw: () => null, usedToday: nothing, close: () => Promise.resolve() };
  }
  const store = await openStore(app);
  return {
    quotas,
    draw: (bucket, quota) => {
      const nowMs = app.clock.nowMs();
      return whenThere(store.draw({ bucket, quota, nowMs }), (decision) =>
        reportOf(quota, decision, nowMs),
      );
    },
    usedToday: async (bucket) => {
      const standing = await store.find(bucket);
      const today = utcDay(app.clock.nowMs());
      return standing?.day === today ? standing.used : 0;
    },
    close: () => store.close(),
  };
};

/** The limits of this process. */
export const limiter = defineResource<Limiter>({
  name: 'limits',
  open: openLimiter,
  close: (opened) => opened.close(),
});
