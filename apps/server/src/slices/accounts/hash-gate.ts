import { refusal } from '#platform/errors.ts';

/** Lets so many pieces of heavy work run at once, and so many wait. */
export interface Gate {
  /** @throws Refusal `UNAVAILABLE` when too many wait already. */
  pass<T>(work: () => Promise<T>): Promise<T>;
}

export const createGate = ({ running, waiting }: { running: number; waiting: number }): Gate => {
  let active = 0;
  const queue: (() => void)[] = [];
  const enter = (): Promise<void> | undefined => {
    if (active < running) {
      active += 1;
      return undefined;
    }
    if (queue.length >= waiting) {
      throw refusal('UNAVAILABLE', 'Too many people are signing in right now. Try again shortly.');
    }
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
