import { addShortGrams, GRAM_COUNT, GRAM_ROOM, gramsOf } from './gram.ts';

const CHUNK = 1 << 16;

/** The grams of one title: a stretch of a row of numbers, as a view of it would be one more object for each title. */
export interface LoggedGrams {
  readonly row: Uint32Array;
  readonly start: number;
  /** Those before it are weighed; the rest only short queries use. */
  readonly weighedEnd: number;
  readonly end: number;
}

/** The grams of all titles in the order they come, so that they are cut once; given up when the index is built. */
export class GramLog {
  /** By gram: in how many titles it occurs. */
  readonly frequencies = new Uint32Array(GRAM_COUNT);
  /** Records of two counts and the grams. */
  readonly #chunks: Uint32Array[] = [];
  #chunk = new Uint32Array(0);
  #used = 0;
  readonly #grams = new Uint32Array(GRAM_ROOM);

  push(text: string): void {
    const weighed = gramsOf(text, this.#grams);
    const posted = addShortGrams(text, this.#grams, weighed);
    this.#reserve(posted + 2);
    this.#chunk[this.#used++] = posted;
    this.#chunk[this.#used++] = weighed;
    for (let i = 0; i < posted; i++) {
      const gram = this.#grams[i]!;
      this.frequencies[gram]!++;
      this.#chunk[this.#used++] = gram;
    }
  }

  *[Symbol.iterator](): Generator<LoggedGrams, void> {
    for (const chunk of this.#chunks) {
      for (let at = 0; chunk[at]! > 0;) {
        const start = at + 2;
        const end = start + chunk[at]!;
        yield { row: chunk, start, weighedEnd: start + chunk[at + 1]!, end };
        at = end;
      }
    }
  }

  #reserve(length: number): void {
    // A chunk ends in a zero, where no record begins.
    if (this.#used + length < this.#chunk.length) return;
    this.#chunk = new Uint32Array(CHUNK);
    this.#chunks.push(this.#chunk);
    this.#used = 0;
  }
}
