import { inSlices, stepsOf } from './in-slices.ts';

/** By then a process that starts listens. */
const BEGIN_MS = 1000;

/**
 * Work that a start leaves for later: it is done in slices once the process serves, or at once by whoever needs its outcome before.
 */
export class Backlog {
  readonly #left: Iterator<void, void>[] = [];

  /** Takes on items to be handled after all that are left. */
  add<T>(items: Iterable<T>, handle: (item: T) => void): void {
    this.#left.push(stepsOf(items, handle));
    setTimeout(() => void this.settleInSlices(), BEGIN_MS).unref();
  }

  /** Does what is left. */
  settle(): void {
    while (this.#left.length > 0) this.#step();
  }

  /** Does what is left, and lets the event loop turn meanwhile. */
  settleInSlices(): Promise<void> {
    return inSlices(this.#steps());
  }

  *#steps(): Generator<void, void> {
    for (; this.#left.length > 0; yield) this.#step();
  }

  #step(): void {
    if (this.#left[0]?.next().done !== false) this.#left.shift();
  }
}
