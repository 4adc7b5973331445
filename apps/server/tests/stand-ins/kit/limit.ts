/** So many calls in so many seconds. */
export interface Allowance {
  calls: number;
  seconds: number;
}

/** Counts calls in a window that moves with the clock. */
export class CallCounter {
  readonly #times: number[] = [];

  /** Notes a call, and says how many more were allowed then; negative if it was one too many. */
  count({ calls, seconds }: Allowance, now: Date): number {
    this.#times.push(now.getTime());
    return this.leftOf({ calls, seconds }, now);
  }

  /** How many more of an allowance are left now. */
  leftOf({ calls, seconds }: Allowance, now: Date): number {
    const since = now.getTime() - seconds * 1000;
    return calls - this.#times.filter((time) => time > since).length;
  }
}
