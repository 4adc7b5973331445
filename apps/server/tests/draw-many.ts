/** A process that draws from one bucket as fast as it can, with some callers at once; forked by the suite of the stores. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createPostgresStore } from '#slices/access/limiter/postgres-store.ts';
import { openRedisStore } from '#slices/access/limiter/redis-store.ts';
import type { Quota } from '#slices/access/rules/quota.ts';
import { createApp } from '../src/app.ts';
import { testSettings } from './databases.ts';

/** What a process is told to do. */
export interface DrawOrder {
  kind: 'postgres' | 'redis';
  databaseUrl: string;
  redisUrl: string;
  bucket: string;
  quota: Quota;
  forMs: number;
  callers: number;
}

const drawAll = async (order: DrawOrder): Promise<{ passed: number; tries: number }> => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tsuzuki-draw-'));
  const app = await createApp(testSettings(order.databaseUrl, dataDir));
  const store =
    order.kind === 'redis'
      ? await openRedisStore(order.redisUrl, app.log)
      : createPostgresStore(app.db);
  const { bucket, quota, callers } = order;
  const draw = () => store.draw({ bucket, quota, nowMs: Date.now() });
  let passed = 0;
  let tries = 0;
  const untilMs = Date.now() + order.forMs;
  const call = async (): Promise<void> => {
    while (Date.now() < untilMs) {
      const { isAllowed } = await draw();
      tries += 1;
      if (isAllowed) passed += 1;
    }
  };
  await Promise.all(Array.from({ length: callers }, call));
  await store.close();
  await app.close();
  await rm(dataDir, { recursive: true, force: true });
  return { passed, tries };
};

const answer = async (order: DrawOrder): Promise<void> => {
  process.send?.(await drawAll(order));
  process.disconnect();
};

process.once('message', (order: DrawOrder) => void answer(order));
