import type { Decision, Standing } from '../rules/quota.ts';
import { draw } from '../rules/quota.ts';
import type { Draw, LimitStore } from './store.ts';

/** Buckets of one process, some 100 bytes each. Above this the oldest are evicted, unless they were used again. */
const MOST_BUCKETS = 300_000;
/** How many buckets with a second chance are passed over to evict one. */
const MOST_PASSED_OVER = 100;

/** A standing is changed in place, because a new object for each request would be work for the garbage collector. */
interface Bucket extends Standing {
  /** Whether it was drawn from since eviction last passed it over. */
  isUsed: boolean;
  /** Whether it was drawn from since changes were last taken. */
  isChanged: boolean;
}

const bucketOf = ({ tatMs, day, used }: Standing): Bucket => ({
  tatMs,
  day,
  used,
  isUsed: false,
  isChanged: false,
});

const standingOf = ({ tatMs, day, used }: Bucket): Standing => ({ tatMs, day, used });

const standingsOf = (buckets: ReadonlyMap<string, Bucket>): Map<string, Standing> =>
  new Map([...buckets].map(([name, bucket]) => [name, standingOf(bucket)]));

const move = (bucket: Bucket, { tatMs, day, used }: Standing): void => {
  bucket.tatMs = tatMs;
  bucket.day = day;
  bucket.used = used;
};

/** A store in memory, with what storing it on disk needs. */
export interface MemoryStore extends LimitStore {
  draw: (draw: Draw) => Decision;
  /** The standings that changed since the last call. */
  takeChanged(): Map<string, Standing>;
  /** Puts back changes that could not be stored, unless the buckets changed again. */
  returnChanged(changed: ReadonlyMap<string, Standing>): void;
}

/** Buckets of this process alone, which must be the only one that serves requests. */
export const createMemoryStore = (
  known: ReadonlyMap<string, Standing> = new Map(),
  mostBuckets: number = MOST_BUCKETS,
): MemoryStore => {
  const buckets = new Map([...known].map(([name, standing]) => [name, bucketOf(standing)]));
  let changed = new Map<string, Bucket>();
  const markChanged = (name: string, bucket: Bucket): void => {
    bucket.isChanged = true;
    changed.set(name, bucket);
  };
  const forgetOne = (): void => {
    let passedOver = 0;
    for (const [name, bucket] of buckets) {
      buckets.delete(name);
      if (!bucket.isUsed || passedOver === MOST_PASSED_OVER) return;
      // A second chance: it moves behind all others.
      bucket.isUsed = false;
      buckets.set(name, bucket);
      passedOver += 1;
    }
  };
  const begin = (name: string, standing: Standing): void => {
    const bucket = bucketOf(standing);
    buckets.set(name, bucket);
    markChanged(name, bucket);
    if (buckets.size > mostBuckets) forgetOne();
  };
  return {
    draw: ({ bucket: name, quota, nowMs }) => {
      const own = buckets.get(name);
      const decision = draw(own, quota, nowMs);
      if (own) own.isUsed = true;
      if (!decision.isAllowed) return decision;
      if (own) {
        move(own, decision.standing);
        if (!own.isChanged) markChanged(name, own);
      } else {
        begin(name, decision.standing);
      }
      return decision;
    },
    find: async (name) => {
      const bucket = buckets.get(name);
      return bucket && standingOf(bucket);
    },
    takeChanged: () => {
      const taken = standingsOf(changed);
      for (const bucket of changed.values()) bucket.isChanged = false;
      changed = new Map();
      return taken;
    },
    returnChanged: (returned) => {
      for (const [name, standing] of returned) {
        if (!changed.has(name)) markChanged(name, buckets.get(name) ?? bucketOf(standing));
      }
    },
    close: () => Promise.resolve(),
  };
};
