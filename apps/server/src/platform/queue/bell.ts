/** Wakes a waiting loop. */
export interface Bell {
  /** Ends the wait. If nobody waits, the next wait ends at once. */
  ring: () => void;
  /** Resolves when the bell rings, or after so many milliseconds. Only one loop may wait at a time. */
  wait: (ms: number) => Promise<void>;
}

/** Creates a bell, which can also ring while nobody waits. */
export const createBell = (): Bell => {
  let isRung = false;
  let wake: (() => void) | undefined;
  const rings = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  return {
    ring: () => {
      isRung = true;
      wake?.();
    },
    wait: async (ms) => {
      if (!isRung) await rings(ms);
      isRung = false;
      wake = undefined;
    },
  };
};
