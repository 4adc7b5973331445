import { BoundedMap } from '../bounded-map.ts';

/** The size of a budget, and how fast it refills. */
export interface Refill {
  burst: number;
  perSecond: number;
}

interface Budget {
  left: number;
  at: number;
}

/** The number of budgets to keep. The one that was not used for the longest time is dropped first. */
const MOST_REMEMBERED = 10_000;

/** Budgets of this process, by owner. Each begins full. */
export class Budgets {
  readonly #refill: Refill;
  readonly #now: () => number;
  readonly #budgets = new BoundedMap<string, Budget>({ entries: MOST_REMEMBERED });

  /** `now` in milliseconds. A clock that goes back does not reduce a budget. */
  constructor(refill: Refill, now: () => number) {
    this.#refill = refill;
    this.#now = now;
  }

  /** What somebody has left. */
  left(whose: string): number {
    const { burst, perSecond } = this.#refill;
    const known = this.#budgets.get(whose);
    if (!known) return burst;
    const seconds = Math.max(0, this.#now() - known.at) / 1_000;
    return Math.min(burst, known.left + seconds * perSecond);
  }

  /** Takes from a budget, which may fall to nothing but no lower. */
  take(whose: string, amount: number): void {
    const left = Math.max(0, this.left(whose) - amount);
    this.#budgets.set(whose, { left, at: this.#now() });
  }
}
