import { setTimeout as delay } from 'node:timers/promises';
import { createClient, defineScript } from '@redis/client';
import { DAY_MS } from '#platform/durations.ts';
import type { Log } from '#platform/log.ts';
import { latestPassing, latestPossible, utcDay } from '../rules/quota.ts';
import type { Draw, LimitStore } from './store.ts';

const PREFIX = 'tsuzuki:limit:';
const RETRY_MS = 1_000;
const START_PATIENCE_MS = 2_000;

/** `rules/quota.ts` as a script, because Redis runs one script at a time. It returns {isAllowed, tatMs, used}. */
const SCRIPT = `
local now, interval, passing, possible, day, cap =
  tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4]), ARGV[5], tonumber(ARGV[6])
local kept = redis.call('HMGET', KEYS[1], 'tat', 'day', 'used')
local tat, used = tonumber(kept[1]) or 0, 0
if kept[2] == day then used = tonumber(kept[3]) end
if tat > possible then tat = now end
if tat < now then tat = now end
if tat > passing or (cap >= 0 and used >= cap) then return {0, string.format('%.0f', tat), used} end
tat = tat + interval
used = used + 1
redis.call('HSET', KEYS[1], 'tat', string.format('%.0f', tat), 'day', day, 'used', used)
redis.call('PEXPIRE', KEYS[1], ARGV[7])
return {1, string.format('%.0f', tat), used}`;

const TWO_DAYS_MS = 2 * DAY_MS;

const drawScript = defineScript({
  SCRIPT,
  NUMBER_OF_KEYS: 1,
  parseCommand: (parser, { bucket, quota, nowMs }: Draw) => {
    parser.pushKey(`${PREFIX}${bucket}`);
    const numbers = [
      nowMs,
      quota.intervalMs,
      latestPassing(quota, nowMs),
      latestPossible(quota, nowMs),
      utcDay(nowMs),
      quota.dailyCap ?? -1,
      TWO_DAYS_MS,
    ];
    parser.push(...numbers.map(String));
  },
  transformReply: (reply: unknown): [number, string, number] => reply as [number, string, number],
});

/** A client that never queues: every command fails at once while Redis is unavailable. */
const clientOf = (url: string) =>
  createClient({
    url,
    scripts: { draw: drawScript },
    disableOfflineQueue: true,
    socket: { connectTimeout: RETRY_MS, reconnectStrategy: RETRY_MS },
  });

/** Buckets in Redis or Valkey, shared by all its processes. The client reconnects by itself. */
export const openRedisStore = async (url: string, log: Log): Promise<LimitStore> => {
  const client = clientOf(url);
  let isAway = false;
  client.on('error', (error: Error) => {
    if (!isAway) {
      log.warn({ error: error.message }, 'Redis cannot be reached: each process limits for itself');
    }
    isAway = true;
  });
  client.on('ready', () => {
    if (isAway) log.info('Redis is back: the limits are shared again');
    isAway = false;
  });
  // The process starts even if Redis is unavailable.
  const connected = client.connect().catch(() => {});
  await Promise.race([connected, delay(START_PATIENCE_MS, undefined, { ref: false })]);
  return {
    draw: async (draw) => {
      const [allowed, tat, used] = await client.draw(draw);
      const standing = { tatMs: Number(tat), day: utcDay(draw.nowMs), used: Number(used) };
      return { isAllowed: allowed === 1, standing };
    },
    find: async (bucket) => {
      const [tat, day, used] = await client.hmGet(`${PREFIX}${bucket}`, ['tat', 'day', 'used']);
      return tat ? { tatMs: Number(tat), day: Number(day), used: Number(used) } : undefined;
    },
    close: async () => client.destroy(),
  };
};
