import type { Refusal } from './errors.ts';
import { refusal } from './reasons.ts';

/** Limits how many pieces of heavy work run at once, and how many wait. */
export interface Gate {
  /** @throws Refusal `UNAVAILABLE` if too many already wait */
  pass<T>(work: () => Promise<T>): Promise<T>;
}

export interface GateLimits {
  /** Pieces of work at once. */
  running: number;
  /** The number of pieces that may wait; no limit by default. */
  waiting?: number;
  /** Makes the refusal. */
  busy?: () => Refusal;
}

/** Creates a gate, which work passes in order of arrival. */
export const createGate = ({
  running,
  waiting = Infinity,
  busy = () => refusal('UNAVAILABLE', 'TOO_MANY_WAITING'),
}: GateLimits): Gate => {
  let active = 0;
  const queue: (() => void)[] = [];
  const enter = (): Promise<void> | undefined => {
    if (active < running) {
      active += 1;
      return undefined;
    }
    if (queue.length >= waiting) throw busy();
    return new Promise((resolve) => queue.push(resolve));
  };
  /** The place passes to the next in the queue without becoming free in between. */
  const leave = (): void => {
    const next = queue.shift();
    if (next) next();
    else active -= 1;
  };
  return {
    pass: async (work) => {
      await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
};
