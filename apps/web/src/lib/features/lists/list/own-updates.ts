import type { UpdateBatches } from '#lib/live/updates.ts';

/** How many of the page's own batches to remember. Updates about them arrive within seconds. */
const MOST_OWN = 200;

/** Distinguishes updates about changes by others from updates about the page's own changes. */
export class OwnUpdates {
  readonly #own = new Set<string>();
  #received: UpdateBatches = [];

  /** Notes batches that the page wrote. */
  wrote(batches: readonly string[]): void {
    for (const batch of batches) this.#own.add(batch);
    for (const batch of this.#own) {
      if (this.#own.size <= MOST_OWN) break;
      this.#own.delete(batch);
    }
  }

  /** Stores the batches of updates. They may arrive before the response that names the page's own batch. */
  receive(batches: UpdateBatches): void {
    this.#received = this.#received && batches && [...this.#received, ...batches];
  }

  /** Whether any update since the last call may be about changes by others. */
  takeForeign(): boolean {
    const received = this.#received;
    this.#received = [];
    return received === null || received.some((batch) => !this.#own.has(batch));
  }
}
