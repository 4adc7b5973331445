/**
 * Calls `look` over and over, each time `everyMs` milliseconds after the last call ended. It waits for a slow answer, because a second
 * reading of a page discards the first: on a slow server the page would never change. @returns a function that ends it.
 */
export const repeat = (look: () => Promise<void>, everyMs: number): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isEnded = false;
  const wait = (): void => {
    if (!isEnded) timer = setTimeout(() => void look().then(wait, wait), everyMs);
  };
  wait();
  return () => {
    isEnded = true;
    clearTimeout(timer);
  };
};
