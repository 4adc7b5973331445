import type { NewsBatches } from '#lib/live/news.ts';

/** How many of the page's own batches to remember. News about them arrives within seconds. */
const MOST_OWN = 200;

/** Distinguishes news about changes by others from news about the page's own changes. */
export class OwnNews {
  readonly #own = new Set<string>();
  #heard: NewsBatches = [];

  /** Notes batches that the page wrote. */
  wrote(batches: readonly string[]): void {
    for (const batch of batches) this.#own.add(batch);
    for (const batch of this.#own) {
      if (this.#own.size <= MOST_OWN) break;
      this.#own.delete(batch);
    }
  }

  /** Notes news. It may arrive before the response that names its batch. */
  hear(batches: NewsBatches): void {
    this.#heard = this.#heard && batches && [...this.#heard, ...batches];
  }

  /** Whether any news since the last call may be about changes by others. */
  takeForeign(): boolean {
    const heard = this.#heard;
    this.#heard = [];
    return heard === null || heard.some((batch) => !this.#own.has(batch));
  }
}
