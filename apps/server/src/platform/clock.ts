/** The only source of the current time, replaced in tests. */
export interface Clock {
  now(): Date;
  /** The same in milliseconds since 1970. */
  nowMs(): number;
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date(), nowMs: Date.now };

/** A clock that moves only when it is told to, for tests and `schedule tick --at`. */
export const fixedClock = (start: Date | string): Clock & { set(to: Date | string): void } => {
  let at = new Date(start);
  return {
    now: () => new Date(at),
    nowMs: () => at.getTime(),
    set: (to) => {
      at = new Date(to);
    },
  };
};
