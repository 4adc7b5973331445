import { Budgets } from './budget.ts';

/** Pages one address may have made: some at once, as who opens many tabs does, and then as fast as nobody reads. */
const PAGES = { burst: 200, perSecond: 10 };
/** One is made while others wait for the database. */
const MOST_MAKING = 4;
/** Making a page takes some tens of milliseconds. What takes longer waits for something else, and needs no turn for that. */
const TURN_MS = 100;
const MOST_WAITING_OF_ONE = 100;
const MOST_WAITING = 500;
/** Who has had so many pages more than time brought back is no reader. All such addresses share half of the time. */
const MANY = 20;

/** Ends a turn; more than once does no harm. */
type EndTurn = () => void;

/** Somebody who waits for a turn. */
interface Waiting {
  begin: (end: EndTurn | null) => void;
  isGone: () => boolean;
}

export interface PageGateOptions {
  /** Milliseconds of a clock that only goes forward. */
  now: () => number;
  /** Whether a budget that is used up is one; it decides who comes first in any case. */
  hasLimits: boolean;
}

/**
 * Stands in front of what makes pages, so that who asks for many waits behind who asks for few. Pages are made by the one thread that
 * does everything else: one begins in a turn of its loop, so that all other requests have theirs; one of an address is made at once, and
 * of those that wait that of the address with the most budget left comes first. Addresses that have had many rest as long as they worked.
 */
export class PageGate {
  readonly #budgets: Budgets;
  readonly #hasLimits: boolean;
  readonly #now: () => number;
  readonly #making = new Set<string>();
  readonly #waiting = new Map<string, Waiting[]>();
  #count = 0;
  #hasBegun = false;
  #isResting = false;

  constructor({ now, hasLimits }: PageGateOptions) {
    this.#budgets = new Budgets(PAGES, now);
    this.#hasLimits = hasLimits;
    this.#now = now;
  }

  /** Whether an address has used its budget up. */
  isSpent(address: string): boolean {
    return this.#hasLimits && this.#budgets.left(address) < 1;
  }

  /** Waits for a turn. @returns what ends it; null at once where there is none to wait for, or when nobody waits any more. */
  enter(address: string, isGone: () => boolean): Promise<EndTurn | null> {
    const isSpent = this.isSpent(address);
    this.#budgets.take(address, 1);
    const queue = this.#waiting.get(address) ?? [];
    const isFull = queue.length >= MOST_WAITING_OF_ONE || this.#count >= MOST_WAITING;
    if (isSpent || isFull) return Promise.resolve(null);
    return new Promise((begin) => {
      queue.push({ begin, isGone });
      this.#waiting.set(address, queue);
      this.#count += 1;
      this.#beginNext();
    });
  }

  #hasHadMany(address: string): boolean {
    return this.#budgets.left(address) < PAGES.burst - MANY;
  }

  /** Of the addresses that wait, and may have a page made now, the one with the most left. */
  #nextAddress(): string | undefined {
    let [next, most] = [undefined as string | undefined, -1];
    for (const address of this.#waiting.keys()) {
      const mustWait = this.#making.has(address) || (this.#isResting && this.#hasHadMany(address));
      const left = mustWait ? -1 : this.#budgets.left(address);
      if (left > most) [next, most] = [address, left];
    }
    return next;
  }

  /** For as long as the page of one that has had many took, none of them gets another. */
  #rest(ms: number): void {
    this.#isResting = true;
    setTimeout(() => {
      this.#isResting = false;
      this.#beginNext();
    }, ms).unref();
  }

  #takeFrom(address: string): Waiting | undefined {
    const queue = this.#waiting.get(address);
    const next = queue?.shift();
    if (next) this.#count -= 1;
    // Behind all others with as much left.
    this.#waiting.delete(address);
    if (queue && queue.length > 0) this.#waiting.set(address, queue);
    return next;
  }

  #beginNext(): void {
    if (this.#hasBegun || this.#making.size >= MOST_MAKING) return;
    const address = this.#nextAddress();
    const next = address === undefined ? undefined : this.#takeFrom(address);
    if (address === undefined || !next) return;
    if (next.isGone()) {
      next.begin(null);
      this.#beginNext();
    } else next.begin(this.#begun(address));
  }

  /** The next begins when everything else had its turn of the loop: what was read with this request has been told by then. */
  #begun(address: string): EndTurn {
    this.#hasBegun = true;
    setImmediate(() => {
      this.#hasBegun = false;
      this.#beginNext();
    });
    this.#making.add(address);
    const since = this.#now();
    let isOver = false;
    const end = (): void => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      this.#making.delete(address);
      if (this.#hasHadMany(address) && !this.#isResting) this.#rest(this.#now() - since);
      this.#beginNext();
    };
    const timer = setTimeout(end, TURN_MS).unref();
    return end;
  }
}
