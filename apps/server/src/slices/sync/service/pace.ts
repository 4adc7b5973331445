import { setTimeout as delay } from 'node:timers/promises';
import { BoundedMap } from '#platform/bounded-map.ts';
import { defineResource } from '#platform/resource.ts';
import { type Lanes, lanesOf, paced, takeTurn, type Urgency } from '../rules/pace.ts';

/** One bucket of calls: that of a service, or that of an account there. */
interface Bucket {
  key: string;
  callsPerMinute: number;
}

/** The pace at which this process calls services. */
export interface Pace {
  /** Waits for the turn of a call in all its buckets. */
  turn: (buckets: readonly Bucket[], urgency: Urgency, signal?: AbortSignal) => Promise<void>;
  /** A service said how many calls a minute it takes. */
  learn: (bucket: Bucket) => void;
  /** A service asked us to wait until an instant. */
  block: (key: string, untilMs: number) => void;
  /** Until when a service asked us to wait. */
  blockedUntil: (key: string) => number;
}

const MOST_BUCKETS = 10_000;

const createPace = (): Pace => {
  const lanes = new BoundedMap<string, Lanes>({ entries: MOST_BUCKETS });
  const blocks = new BoundedMap<string, number>({ entries: MOST_BUCKETS });
  return {
    turn: async (buckets, urgency, signal) => {
      const now = performance.now();
      const waits = buckets.map(({ key, callsPerMinute }) => {
        const turn = takeTurn(lanes.get(key) ?? lanesOf(callsPerMinute), urgency, now);
        lanes.set(key, turn.lanes);
        return turn.waitMs;
      });
      const waitMs = Math.max(0, ...waits);
      if (waitMs > 0) await delay(waitMs, undefined, { ...(signal && { signal }) });
    },
    learn: ({ key, callsPerMinute }) =>
      lanes.set(key, paced(lanes.get(key) ?? lanesOf(callsPerMinute), callsPerMinute)),
    block: (key, untilMs) => blocks.set(key, untilMs),
    blockedUntil: (key) => blocks.get(key) ?? 0,
  };
};

export const pace = defineResource<Pace>({
  name: 'sync pace',
  open: () => Promise.resolve(createPace()),
});
