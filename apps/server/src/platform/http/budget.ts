import { BoundedMap } from '../bounded-map.ts';

/** How much may be taken at once after a pause, and how much comes back over time. */
export interface Refill {
  burst: number;
  perSecond: number;
}

interface Budget {
  left: number;
  at: number;
}

/** Whose budgets are remembered; that of who has been silent longest is forgotten first. */
const MOST_REMEMBERED = 10_000;

/** Budgets of this process, by whose they are. Each begins full. */
export class Budgets {
  readonly #refill: Refill;
  readonly #now: () => number;
  readonly #budgets = new BoundedMap<string, Budget>({ entries: MOST_REMEMBERED });

  /** `now` in milliseconds; a clock that goes back takes nothing. */
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
