import { Budgets } from './budget.ts';

/** The page budget of an address: a burst, for people who open many tabs, and then faster than anybody reads. */
const PAGES = { burst: 200, perSecond: 10 };
/** One page is made while others wait for the database. */
const MOST_MAKING = 4;
/** Making a page takes some tens of milliseconds. One that takes longer is waiting for something else, and needs no turn for that. */
const TURN_MS = 100;
const MOST_WAITING_OF_ONE = 100;
const MOST_WAITING = 500;
/** An address that has exceeded its budget by this many pages is not a reader. All such addresses share half of the time. */
const MANY = 20;

/** Ends a turn. Calling it twice is harmless. */
type EndTurn = () => void;

/** Why there is no turn: the budget of the address is used up, too many wait already, or the client has disconnected. */
export type NoTurn = 'spent' | 'full' | 'gone';

/** A turn, or why there is none. */
type Turn = { end: EndTurn } | { refused: NoTurn };

/** Somebody who waits for a turn. */
interface Waiting {
  begin: (turn: Turn) => void;
  isGone: () => boolean;
}

export interface PageGateOptions {
  /** Milliseconds of a monotonic clock. */
  now: () => number;
  /** Whether a used-up budget refuses pages. It decides the order in any case. */
  hasLimits: boolean;
}

/**
 * Limits the making of pages, so that addresses that request many wait behind those that request few. One thread makes pages and does
 * everything else, so one page begins per turn of its loop. Each address gets one page at a time, and the address with the most budget left
 * comes first. Addresses that had many pause for as long as their pages took.
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

  /** The whole seconds after which an address may have a page again. */
  secondsUntilRefill(address: string): number {
    return Math.max(1, Math.ceil((1 - this.#budgets.left(address)) / PAGES.perSecond));
  }

  /** Waits for a turn. */
  enter(address: string, isGone: () => boolean): Promise<Turn> {
    const isSpent = this.isSpent(address);
    this.#budgets.take(address, 1);
    const queue = this.#waiting.get(address) ?? [];
    const isFull = queue.length >= MOST_WAITING_OF_ONE || this.#count >= MOST_WAITING;
    if (isSpent || isFull) return Promise.resolve({ refused: isSpent ? 'spent' : 'full' });
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

  /** Of the waiting addresses that may have a page now, the one with the most budget left. */
  #nextAddress(): string | undefined {
    let [next, most] = [undefined as string | undefined, -1];
    for (const address of this.#waiting.keys()) {
      const mustWait = this.#making.has(address) || (this.#isResting && this.#hasHadMany(address));
      const left = mustWait ? -1 : this.#budgets.left(address);
      if (left > most) [next, most] = [address, left];
    }
    return next;
  }

  /** After a page for an address that had many, all such addresses pause for as long as the page took. */
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
      next.begin({ refused: 'gone' });
      this.#beginNext();
    } else next.begin({ end: this.#begun(address) });
  }

  /** The next begins after everything else had its turn of the loop. */
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
