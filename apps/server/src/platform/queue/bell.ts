/** Wakes a loop that waits. */
export interface Bell {
  /** Ends the wait; if nobody waits, the next wait ends at once. */
  ring: () => void;
  /** Resolves when the bell rings, at the latest after so many milliseconds. One loop waits at a time. */
  wait: (ms: number) => Promise<void>;
}

/** Makes a bell that can be rung while nobody waits. */
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
