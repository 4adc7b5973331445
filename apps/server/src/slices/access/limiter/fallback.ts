import type { Log } from '#platform/log.ts';
import type { Decision } from '../rules/quota.ts';
import { createMemoryStore } from './memory-store.ts';
import type { LimitStore } from './store.ts';

/** A shared store that takes longer counts as unavailable. */
const PATIENCE_MS = 500;
const WARN_EVERY_MS = 60_000;

const within = <T>(work: Promise<T>, ms: number): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms.`)), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });

/** While the shared store is unavailable, this process counts limits itself, so that reads continue and nobody is without a limit. */
export const withFallback = (
  store: LimitStore,
  log: Log,
  patienceMs: number = PATIENCE_MS,
): LimitStore => {
  const own = createMemoryStore();
  let warnedAtMs = -Infinity;
  const warn = (error: unknown): void => {
    if (performance.now() - warnedAtMs < WARN_EVERY_MS) return;
    warnedAtMs = performance.now();
    log.warn({ err: error }, 'the store of the limits fails: this process limits for itself');
  };
  return {
    draw: async (draw): Promise<Decision> => {
      try {
        return await within(Promise.resolve(store.draw(draw)), patienceMs);
      } catch (error) {
        warn(error);
        return own.draw(draw);
      }
    },
    find: async (bucket) => {
      try {
        return await within(store.find(bucket), patienceMs);
      } catch (error) {
        warn(error);
        return own.find(bucket);
      }
    },
    close: () => store.close(),
  };
};
