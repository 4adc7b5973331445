import { refusal } from './errors.ts';

/** Lets so many pieces of heavy work run at once, and so many wait. */
export interface Gate {
  /** @throws Refusal `UNAVAILABLE` when too many wait already. */
  pass<T>(work: () => Promise<T>): Promise<T>;
}

export interface GateLimits {
  /** Pieces of work at once. */
  running: number;
  /** Pieces that may wait for their turn; any number when left out. */
  waiting?: number;
  /** What is said where there is no room to wait. */
  busy?: string;
}

/** Makes a gate; work passes in the order in which it comes. */
export const createGate = ({
  running,
  waiting = Infinity,
  busy = 'Too many wait already. Try again shortly.',
}: GateLimits): Gate => {
  let active = 0;
  const queue: (() => void)[] = [];
  const enter = (): Promise<void> | undefined => {
    if (active < running) {
      active += 1;
      return undefined;
    }
    if (queue.length >= waiting) throw refusal('UNAVAILABLE', busy);
    return new Promise((resolve) => queue.push(resolve));
  };
  /** The place goes to the next in the queue without becoming free in between. */
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
