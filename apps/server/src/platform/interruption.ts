import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Work that can be interrupted while it runs: its SQL statements are cancelled in PostgreSQL, and no new ones begin. Work that is not
 * interrupted costs only a flag.
 */
export class Interruption {
  /** Created for the first listener, because most work never waits for anything that could be interrupted. */
  #listeners: Set<() => void> | undefined;
  #reason: Error | undefined;
  #isOver = false;

  /** Why the work was interrupted, while it still runs. */
  get reason(): Error | undefined {
    return this.#reason;
  }

  /** Calls the work off, once. */
  callOff(reason: Error): void {
    if (this.#isOver || this.#reason) return;
    this.#reason = reason;
    for (const listener of this.#listeners ?? []) listener();
  }

  /** Calls back on an interruption, until the returned function is called. */
  onCallOff(listener: () => void): () => void {
    const listeners = (this.#listeners ??= new Set());
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  /** Ends the work. Things it leaves behind, such as a timer, are not part of it. */
  end(): void {
    this.#isOver = true;
    this.#reason = undefined;
    this.#listeners = undefined;
  }
}

const present = new AsyncLocalStorage<Interruption>();

/** The interruption of the current work. */
export const presentInterruption = (): Interruption | undefined => present.getStore();

/** Runs work whose parts, at any depth, are interrupted together. */
export const interruptible = <T>(interruption: Interruption, work: () => T): T =>
  present.run(interruption, work);

/** Runs work whose statements are cancelled when a signal aborts. */
export const cancelledBy = async <T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> => {
  signal.throwIfAborted();
  const interruption = new Interruption();
  const callOff = (): void => interruption.callOff(signal.reason as Error);
  signal.addEventListener('abort', callOff, { once: true });
  try {
    return await interruptible(interruption, work);
  } finally {
    signal.removeEventListener('abort', callOff);
    interruption.end();
  }
};
