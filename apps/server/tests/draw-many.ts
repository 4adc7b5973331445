/** A process that draws from one bucket as fast as it can, with several callers at once, for each order. The suite of the stores forks it. */
import { databaseSettings, openDatabase } from '#platform/database/index.ts';
import { createLog, logSettings } from '#platform/log.ts';
import { readSettings } from '#platform/settings.ts';
import { createPostgresStore } from '#slices/access/limiter/postgres-store.ts';
import { openRedisStore } from '#slices/access/limiter/redis-store.ts';
import type { LimitStore } from '#slices/access/limiter/store.ts';
import type { Quota } from '#slices/access/rules/quota.ts';

/** An order for such a process, which says `ready` first. */
export interface DrawOrder {
  kind: 'postgres' | 'redis';
  databaseUrl: string;
  redisUrl: string;
  bucket: string;
  quota: Quota;
  forMs: number;
  callers: number;
}

interface OpenStore {
  store: LimitStore;
  close: () => Promise<void>;
}

/** Only the store, because a whole app takes a second to load, in each of a dozen processes. */
const openStore = async ({ kind, databaseUrl, redisUrl }: DrawOrder): Promise<OpenStore> => {
  const settings = readSettings([logSettings, databaseSettings], {
    LOG_LEVEL: 'silent',
    DATABASE_URL: databaseUrl,
  });
  const log = createLog(settings);
  if (kind === 'redis') {
    const store = await openRedisStore(redisUrl, log);
    return { store, close: () => store.close() };
  }
  const { url, poolSize } = settings.of(databaseSettings);
  const database = await openDatabase({
    url,
    poolSize,
    namedStatements: true,
    dataDir: '',
    mode: 'own',
    purpose: 'draw',
    log,
  });
  return { store: createPostgresStore(database.db), close: () => database.close() };
};

const drawAll = async (order: DrawOrder): Promise<{ passed: number; tries: number }> => {
  const { store, close } = await openStore(order);
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
  await close();
  return { passed, tries };
};

const answer = async (order: DrawOrder): Promise<void> => {
  process.send?.(await drawAll(order));
};

process.on('message', (order: DrawOrder) => void answer(order));
process.send?.('ready');
