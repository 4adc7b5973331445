import type { NewsBatches } from '#lib/live/news.ts';

/** Batches that are remembered as one's own; news of them comes within seconds. */
const MOST_OWN = 200;

/** Tells news of what others wrote from news of what the page wrote itself. */
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

  /** Notes news. It may come before the answer that says which batch it was. */
  hear(batches: NewsBatches): void {
    this.#heard = this.#heard && batches && [...this.#heard, ...batches];
  }

  /** Whether any of the news since the last call is of others, as far as is known. */
  takeForeign(): boolean {
    const heard = this.#heard;
    this.#heard = [];
    return heard === null || heard.some((batch) => !this.#own.has(batch));
  }
}
