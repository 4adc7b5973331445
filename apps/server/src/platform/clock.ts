/** The one source of the present, replaced in tests. */
export interface Clock {
  now(): Date;
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still until it is moved; for tests and `schedule tick --at`. */
export const fixedClock = (start: Date | string): Clock & { set(to: Date | string): void } => {
  let at = new Date(start);
  return {
    now: () => new Date(at),
    set: (to) => {
      at = new Date(to);
    },
  };
};
