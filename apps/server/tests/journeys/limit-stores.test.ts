import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '#platform/log.ts';
import { withDenyCache } from '#slices/access/limiter/deny-cache.ts';
import { withFallback } from '#slices/access/limiter/fallback.ts';
import { openKeptMemoryStore } from '#slices/access/limiter/kept-memory-store.ts';
import { createPostgresStore } from '#slices/access/limiter/postgres-store.ts';
import { openRedisStore } from '#slices/access/limiter/redis-store.ts';
import type { LimitStore } from '#slices/access/limiter/store.ts';
import { draw as drawByRule, type Quota, type Standing } from '#slices/access/rules/quota.ts';
import type { DrawOrder } from '../draw-many.ts';
import { startRedis, type TestRedis } from '../redis.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

const NOON = Date.parse('2026-01-15T12:00:00Z');
const MIDNIGHT = Date.parse('2026-01-16T00:00:00Z');

const quota = (more: Partial<Quota> = {}): Quota => ({
  rateName: 'burst',
  intervalMs: 1_000,
  burst: 1,
  dailyCap: null,
  ...more,
});

let test: TestApp;
let redis: TestRedis;

/** Processes that draw from the shared stores, forked once because each takes half a second to load. */
let drawers: ChildProcess[];

beforeAll(async () => {
  [test, redis] = await Promise.all([startTestApp({ roles: [] }), startRedis()]);
  const program = fileURLToPath(new URL('../draw-many.ts', import.meta.url));
  drawers = Array.from({ length: 3 }, () => fork(program, { execArgv: [] }));
  await Promise.all(drawers.map((drawer) => once(drawer, 'message')));
});
afterAll(async () => {
  for (const drawer of drawers) drawer.disconnect();
  await Promise.all([test.close(), redis.remove()]);
});

/** Generous, because a busy machine must not activate the fallback: the tests are about the shared store. */
const PATIENCE_MS = 60_000;

const open: Record<string, () => Promise<LimitStore>> = {
  memory: () => openKeptMemoryStore(test.app),
  postgres: async () => createPostgresStore(test.app.db),
  redis: () => openRedisStore(redis.url, test.app.log),
  'postgres behind the deny cache and the fallback': async () =>
    withDenyCache(withFallback(createPostgresStore(test.app.db), test.app.log, PATIENCE_MS)),
};

let buckets = 0;
const newBucket = (): string => `bucket ${(buckets += 1)}`;

describe.each(Object.keys(open))('the store in %s', (kind) => {
  let store: LimitStore;
  beforeAll(async () => {
    store = await (open[kind] as () => Promise<LimitStore>)();
  });
  afterAll(() => store.close());

  it('decides as the rule does, whatever comes when', async () => {
    const gaps = fc.array(fc.constantFrom(0, 1, 400, 999, 1_000, 2_500, 43_200_000), {
      maxLength: 25,
    });
    const quotas = fc.record({
      burst: fc.integer({ min: 1, max: 3 }),
      dailyCap: fc.constantFrom(null, 1, 4),
    });
    await fc.assert(
      fc.asyncProperty(gaps, quotas, async (gapsMs, more) => {
        const limits = quota(more);
        const bucket = newBucket();
        let standing: Standing | undefined;
        let nowMs = NOON;
        for (const gapMs of gapsMs) {
          nowMs += gapMs;
          const expected = drawByRule(standing, limits, nowMs);
          expect(await store.draw({ bucket, quota: limits, nowMs })).toEqual(expected);
          if (expected.isAllowed) ({ standing } = expected);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('lets no more through at once than the burst', async () => {
    const bucket = newBucket();
    const limits = quota({ burst: 5 });
    const drawn = await Promise.all(
      Array.from({ length: 200 }, async () => store.draw({ bucket, quota: limits, nowMs: NOON })),
    );
    expect(drawn.filter(({ isAllowed }) => isAllowed)).toHaveLength(5);
  });

  it('lets no more through at once than the day has left', async () => {
    const bucket = newBucket();
    const limits = quota({ burst: 1_000, dailyCap: 7 });
    const drawAt = (nowMs: number) =>
      Promise.all(
        Array.from({ length: 50 }, async () => store.draw({ bucket, quota: limits, nowMs })),
      );
    const passed = async (nowMs: number) =>
      (await drawAt(nowMs)).filter(({ isAllowed }) => isAllowed).length;
    expect(await passed(MIDNIGHT - 1)).toBe(7);
    expect(await passed(MIDNIGHT)).toBe(7);
  });

  it('keeps buckets apart, whatever they are called', async () => {
    const names = ["o'hara", '{a}', 'a b', 'ü', 'address:2001:db8:0:0::/64'];
    for (const name of names) {
      const drawn = await store.draw({ bucket: `${kind} ${name}`, quota: quota(), nowMs: NOON });
      expect(drawn.isAllowed).toBe(true);
    }
  });

  it('goes by the quota of the moment: a better tier counts at once', async () => {
    const bucket = newBucket();
    const capped = quota({ dailyCap: 1 });
    await store.draw({ bucket, quota: capped, nowMs: NOON });
    const denied = await store.draw({ bucket, quota: capped, nowMs: NOON + 5_000 });
    const uncapped = await store.draw({ bucket, quota: quota(), nowMs: NOON + 5_000 });
    expect([denied.isAllowed, uncapped.isAllowed]).toEqual([false, true]);
  });

  it('tells what a bucket remembers, and draws nothing by that', async () => {
    const bucket = newBucket();
    expect(await store.find(bucket)).toBeUndefined();
    const drawn = await store.draw({ bucket, quota: quota({ burst: 2 }), nowMs: NOON });
    expect(await store.find(bucket)).toEqual(drawn.standing);
    expect(await store.find(bucket)).toEqual(drawn.standing);
  });

  it('is not held by a clock that was years ahead', async () => {
    const bucket = newBucket();
    await store.draw({ bucket, quota: quota(), nowMs: Date.parse('2036-01-01T00:00:00Z') });
    expect((await store.draw({ bucket, quota: quota(), nowMs: NOON })).isAllowed).toBe(true);
  });
});

const drawInProcesses = async (
  order: Omit<DrawOrder, 'databaseUrl' | 'redisUrl'>,
): Promise<{ passed: number; tries: number }> => {
  const results = await Promise.all(
    drawers.map(async (drawer) => {
      drawer.send({ ...order, databaseUrl: test.databaseUrl, redisUrl: redis.url });
      const [result] = (await once(drawer, 'message')) as [{ passed: number; tries: number }];
      return result;
    }),
  );
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    tries: results.reduce((sum, { tries }) => sum + tries, 0),
  };
};

describe.each(['postgres', 'redis'] as const)('several processes on %s', (kind) => {
  it('together pass what the rate grants, and not one more', async () => {
    const bucket = newBucket();
    const limits = quota({ intervalMs: 100, burst: 3 });
    const startedAt = Date.now();
    const order = { kind, bucket, quota: limits, forMs: 700, callers: 4 };
    const { passed, tries } = await drawInProcesses(order);
    const most = limits.burst + Math.floor((Date.now() - startedAt) / limits.intervalMs);
    expect(tries).toBeGreaterThan(50);
    expect(passed).toBeGreaterThanOrEqual(limits.burst + 3);
    expect(passed).toBeLessThanOrEqual(most);
  });

  it('together pass exactly what the day grants', async () => {
    const dailyCap = 23;
    const limits = quota({ intervalMs: 1, burst: 100_000, dailyCap });
    const order = { kind, bucket: newBucket(), quota: limits, forMs: 800, callers: 4 };
    const { passed, tries } = await drawInProcesses(order);
    expect(tries).toBeGreaterThan(dailyCap);
    expect(passed).toBe(dailyCap);
  });
});

describe('what outlives the process', () => {
  it('the counts in memory are written each second, and read again at start', async () => {
    const bucket = newBucket();
    const limits = quota({ intervalMs: 1, burst: 100, dailyCap: 10 });
    const draw = (store: LimitStore) => store.draw({ bucket, quota: limits, nowMs: NOON });
    const first = await openKeptMemoryStore(test.app);
    for (let count = 0; count < 6; count += 1) await draw(first);
    const isKept = () =>
      test.app.db
        .selectFrom('access.bucket')
        .select('used')
        .where('bucket', '=', bucket)
        .executeTakeFirst();
    // Not closed, because a crash would not close it either.
    await expect.poll(isKept).toEqual({ used: 6 });
    const second = await openKeptMemoryStore(test.app);
    expect((await draw(second)).standing.used).toBe(7);
    await second.close();
    const third = await openKeptMemoryStore(test.app);
    expect((await draw(third)).standing.used).toBe(8);
    await third.close();
    await first.close();
  });
});

describe('a shared store that is away', () => {
  it('lets each process limit for itself, and comes back by itself', async () => {
    const lost = await startRedis();
    const log = createLog(test.app.settings);
    const store = withFallback(await openRedisStore(lost.url, log), log);
    const limits = quota({ burst: 2 });
    const passedOf = async (bucket: string): Promise<number> => {
      const drawn = await Promise.all(
        Array.from({ length: 10 }, async () => store.draw({ bucket, quota: limits, nowMs: NOON })),
      );
      return drawn.filter(({ isAllowed }) => isAllowed).length;
    };
    expect(await passedOf('before')).toBe(2);
    await lost.stop();
    const startedAt = performance.now();
    expect(await passedOf('meanwhile')).toBe(2);
    expect(performance.now() - startedAt).toBeLessThan(1_500);
    await lost.start();
    await expect.poll(async () => (await passedOf('meanwhile')) > 0, { interval: 200 }).toBe(true);
    await store.close();
    await lost.remove();
  });
});
