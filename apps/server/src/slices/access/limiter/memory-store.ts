import type { Decision, Standing } from '../rules/quota.ts';
import { draw } from '../rules/quota.ts';
import type { Draw, LimitStore } from './store.ts';

/** Buckets of one process. Above this the one drawn from least lately is forgotten: some 100 bytes each. */
const MOST_BUCKETS = 300_000;

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
): MemoryStore => {
  /** In order of last use: a `Map` iterates in order of insertion. */
  const buckets = new Map(known);
  let changed = new Map<string, Standing>();
  const put = (bucket: string, standing: Standing): void => {
    buckets.delete(bucket);
    buckets.set(bucket, standing);
    changed.set(bucket, standing);
    if (buckets.size <= MOST_BUCKETS) return;
    for (const oldest of buckets.keys()) {
      buckets.delete(oldest);
      break;
    }
  };
  return {
    draw: ({ bucket, quota, nowMs }) => {
      const decision = draw(buckets.get(bucket), quota, nowMs);
      if (decision.isAllowed) put(bucket, decision.standing);
      return decision;
    },
    find: (bucket) => Promise.resolve(buckets.get(bucket)),
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
