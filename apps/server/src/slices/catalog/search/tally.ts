/** What a whole query weighs in a tally, whatever its grams weigh: sums fit 16 bits, and half the cache holds them. */
const WHOLE = 60_000;

/** Shares are counted by the upper bits of their sums. */
const BIN_BITS = 7;
const BINS = 0x1_0000 >> BIN_BITS;

export interface WeighedGram {
  weight: number;
  postings: ArrayLike<number>;
}

/** Which share of a query's weight each title gathers: scratch memory, in loops that hold nothing else. */
export class Tally {
  #sums = new Uint16Array(0);
  #met = new Uint32Array(0);
  #found = new Uint32Array(0);
  #metCount = 0;
  #unit = 0;
  readonly #counts = new Uint32Array(BINS);

  /** Begins anew with room for so many titles; `whole` is the weight that makes a share of 1. */
  begin(titles: number, whole: number): void {
    this.#clear();
    this.#unit = WHOLE / whole;
    if (this.#sums.length >= titles) return;
    this.#sums = new Uint16Array(titles);
    this.#met = new Uint32Array(titles);
    this.#found = new Uint32Array(titles);
  }

  get isEmpty(): boolean {
    return this.#metCount === 0;
  }

  add({ weight, postings }: WeighedGram): void {
    const [sums, met, amount] = [this.#sums, this.#met, this.#amountOf(weight)];
    let count = this.#metCount;
    for (let i = 0; i < postings.length; i++) {
      const title = postings[i]!;
      const sum = sums[title]!;
      if (sum === 0) met[count++] = title;
      sums[title] = sum + amount;
    }
    this.#metCount = count;
  }

  /** Adds to the titles that have a share already. */
  addToMet({ weight, postings }: WeighedGram): void {
    const [sums, amount] = [this.#sums, this.#amountOf(weight)];
    for (let i = 0; i < postings.length; i++) {
      const title = postings[i]!;
      const sum = sums[title]!;
      if (sum !== 0) sums[title] = sum + amount;
    }
  }

  shareOf(title: number): number {
    return this.#sums[title]! / WHOLE;
  }

  /** A share that so many titles reach, as high as is known; 0 when fewer have one. */
  shareReachedBy(titles: number): number {
    const [sums, met, counts] = [this.#sums, this.#met, this.#counts.fill(0)];
    for (let i = 0; i < this.#metCount; i++) counts[sums[met[i]!]! >> BIN_BITS]!++;
    let reached = 0;
    for (let bin = BINS - 1; bin > 0; bin--) {
      reached += counts[bin]!;
      if (reached >= titles) return (bin << BIN_BITS) / WHOLE;
    }
    return 0;
  }

  /** The titles with a share of at least `least`, and less than `below`; valid until the next question. */
  titlesWith(least: number, below = Infinity): Uint32Array {
    const [lowest, end] = [Math.max(1, least * WHOLE), below * WHOLE];
    const [sums, met, found] = [this.#sums, this.#met, this.#found];
    let count = 0;
    for (let i = 0; i < this.#metCount; i++) {
      const sum = sums[met[i]!]!;
      if (sum >= lowest && sum < end) found[count++] = met[i]!;
    }
    return found.subarray(0, count);
  }

  #amountOf(weight: number): number {
    return Math.max(1, Math.floor(weight * this.#unit));
  }

  #clear(): void {
    const [sums, met] = [this.#sums, this.#met];
    for (let i = 0; i < this.#metCount; i++) sums[met[i]!] = 0;
    this.#metCount = 0;
  }
}
