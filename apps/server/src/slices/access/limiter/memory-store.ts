import type { Decision, Standing } from '../rules/quota.ts';
import { draw } from '../rules/quota.ts';
import type { Draw, LimitStore } from './store.ts';

/** Buckets of one process. Above this those nobody drew from again are forgotten in the order they came: some 100 bytes each. */
const MOST_BUCKETS = 300_000;
/** Second chances given for one bucket more. */
const MOST_PASSED_OVER = 100;

interface Bucket {
  standing: Standing;
  /** Drawn from again since eviction last passed it over. */
  isUsed: boolean;
}

/** A store in memory, with what its keeper on disk needs. */
export interface MemoryStore extends LimitStore {
  draw: (draw: Draw) => Decision;
  /** The standings that changed since the last call. */
  takeChanged(): Map<string, Standing>;
  /** Puts changes back that could not be kept, unless they changed again. */
  returnChanged(changed: ReadonlyMap<string, Standing>): void;
}

/** Buckets in this process alone: it must be the only one that answers. */
export const createMemoryStore = (
  known: ReadonlyMap<string, Standing> = new Map(),
  mostBuckets: number = MOST_BUCKETS,
): MemoryStore => {
  const buckets = new Map(
    [...known].map(([name, standing]): [string, Bucket] => [name, { standing, isUsed: false }]),
  );
  let changed = new Map<string, Standing>();
  const forgetOne = (): void => {
    let passedOver = 0;
    for (const [name, bucket] of buckets) {
      buckets.delete(name);
      if (!bucket.isUsed || passedOver === MOST_PASSED_OVER) return;
      // A second chance, behind all others.
      bucket.isUsed = false;
      buckets.set(name, bucket);
      passedOver += 1;
    }
  };
  const put = (name: string, standing: Standing): void => {
    changed.set(name, standing);
    const own = buckets.get(name);
    if (own) {
      own.standing = standing;
      return;
    }
    buckets.set(name, { standing, isUsed: false });
    if (buckets.size > mostBuckets) forgetOne();
  };
  return {
    draw: ({ bucket, quota, nowMs }) => {
      const own = buckets.get(bucket);
      if (own) own.isUsed = true;
      const decision = draw(own?.standing, quota, nowMs);
      if (decision.isAllowed) put(bucket, decision.standing);
      return decision;
    },
    find: (bucket) => Promise.resolve(buckets.get(bucket)?.standing),
    takeChanged: () => {
      const taken = changed;
      changed = new Map();
      return taken;
    },
    returnChanged: (returned) => {
      changed = new Map([...returned, ...changed]);
    },
    close: () => Promise.resolve(),
  };
};
