import { AsyncLocalStorage } from 'node:async_hooks';
import type { Refusal } from '#platform/errors.ts';

/**
 * A piece of work that may be called off while it goes on: its SQL statements are cancelled in PostgreSQL, and no more of them begin.
 * Work that is never called off pays for a flag and nothing else.
 */
export class Interruption {
  /** Made when the first listens: most work waits for nothing that could be called off. */
  #listeners: Set<() => void> | undefined;
  #reason: Refusal | undefined;
  #isOver = false;

  /** Why the work was called off, while it still goes on. */
  get reason(): Refusal | undefined {
    return this.#reason;
  }

  /** Calls the work off, once. */
  callOff(reason: Refusal): void {
    if (this.#isOver || this.#reason) return;
    this.#reason = reason;
    for (const listener of this.#listeners ?? []) listener();
  }

  /** Hears of the calling off, until the function it returns is called. */
  onCallOff(listener: () => void): () => void {
    const listeners = (this.#listeners ??= new Set());
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  /** The work has ended. What it left behind, a timer say, is no part of it. */
  end(): void {
    this.#isOver = true;
    this.#reason = undefined;
    this.#listeners = undefined;
  }
}

const present = new AsyncLocalStorage<Interruption>();

/** The interruption of the work that the running code belongs to. */
export const presentInterruption = (): Interruption | undefined => present.getStore();

/** Runs work of which every part, however deep, is called off with the interruption. */
export const interruptible = <T>(interruption: Interruption, work: () => T): T =>
  present.run(interruption, work);
