/** What a whole query weighs in a tally, whatever its grams weigh: sums fit 16 bits, and half the cache holds them. */
const WHOLE = 60_000;
/** Above every sum. */
const NO_SUM = 0x1_0000;

/** Shares are counted by the upper bits of their sums. */
const BIN_BITS = 7;
const BINS = NO_SUM >> BIN_BITS;
/** Sums from which on titles are counted, as powers of two: the first that enough titles reach tells as much as all together. */
const COUNTED_FROM = [14, 13, 12, 10, BIN_BITS];

/** Sums that are looked at in one go: four words of two. */
const WORDS = 4;
const BLOCK = 2 * WORDS;

/** One title in so many is looked at to guess how many have a sum. */
const SAMPLED = 16;
/** So many times the titles that are wanted are taken for enough, as a guess may be too high. */
const ENOUGH = 2;

export interface WeighedGram {
  weight: number;
  postings: ArrayLike<number>;
}

/**
 * Which share of a query's weight each title gathers: scratch memory, in loops that hold nothing else. Most titles have some share and few
 * have much of one, so all sums are looked through in blocks, which takes less than a list of the titles that have one.
 */
export class Tally {
  #sums = new Uint16Array(0);
  /** The same memory. */
  #words = new Int32Array(0);
  #titles = 0;
  #isEmpty = true;
  #unit = 0;
  #found = new Uint32Array(0);
  #foundCount = 0;
  /** All titles with such a sum are among those found. */
  #foundFrom = NO_SUM;
  readonly #counts = new Uint32Array(BINS);

  /** Begins anew with room for so many titles; `whole` is the weight that makes a share of 1. */
  begin(titles: number, whole: number): void {
    if (!this.#isEmpty) this.#sums.fill(0, 0, this.#titles);
    this.#isEmpty = true;
    this.#foundFrom = NO_SUM;
    this.#titles = titles;
    this.#unit = WHOLE / whole;
    if (this.#sums.length >= titles) return;
    this.#words = new Int32Array(WORDS * Math.ceil(titles / BLOCK));
    this.#sums = new Uint16Array(this.#words.buffer);
    this.#found = new Uint32Array(titles);
  }

  get isEmpty(): boolean {
    return this.#isEmpty;
  }

  add({ weight, postings }: WeighedGram): void {
    const amount = this.#amountOf(weight);
    if (postings instanceof Uint32Array) addEach(this.#sums, postings, amount);
    else for (let i = 0; i < postings.length; i++) this.#sums[postings[i]!]! += amount;
    if (postings.length > 0) this.#isEmpty = false;
  }

  /** Adds to the titles that have a share already. */
  addToMet({ weight, postings }: WeighedGram): void {
    const amount = this.#amountOf(weight);
    if (postings instanceof Uint32Array) return addEachToMet(this.#sums, postings, amount);
    for (let i = 0; i < postings.length; i++) {
      const title = postings[i]!;
      if (this.#sums[title]! > 0) this.#sums[title]! += amount;
    }
  }

  shareOf(title: number): number {
    return this.#sums[title]! / WHOLE;
  }

  /** A share that so many titles reach, as high as is known; 0 when fewer have one. */
  shareReachedBy(titles: number): number {
    for (const bits of COUNTED_FROM.slice(this.#firstWith(titles))) {
      this.#find(1 << bits, NO_SUM);
      if (this.#foundCount >= titles) return this.#reachedAmongFound(titles);
    }
    return 0;
  }

  /** The titles with a share of at least `least`, and less than `below`; valid until the next question. */
  titlesWith(least: number, below = Infinity): Uint32Array {
    const lowest = Math.max(1, Math.ceil(least * WHOLE));
    const end = Math.min(NO_SUM, Math.ceil(below * WHOLE));
    if (lowest < this.#foundFrom || end < NO_SUM) this.#find(lowest, end);
    else this.#foundCount = keep(this.#found, this.#foundCount, { sums: this.#sums, lowest });
    return this.#found.subarray(0, this.#foundCount);
  }

  /** The first of `COUNTED_FROM` that so many titles are likely to reach: looking through all for each takes longer than anything else. */
  #firstWith(titles: number): number {
    const sampled = countByBits(this.#sums, this.#titles);
    const enough = (ENOUGH * titles) / SAMPLED;
    const reach = (least: number): number =>
      sampled.reduce((sum, count, bits) => (bits < least ? sum : sum + count), 0);
    const first = COUNTED_FROM.findIndex((bits) => reach(bits) >= enough);
    return first === -1 ? COUNTED_FROM.length - 1 : first;
  }

  #reachedAmongFound(titles: number): number {
    const [sums, found, counts] = [this.#sums, this.#found, this.#counts.fill(0)];
    for (let i = 0; i < this.#foundCount; i++) counts[sums[found[i]!]! >> BIN_BITS]!++;
    let [bin, reached] = [BINS, 0];
    while (reached < titles) reached += counts[--bin]!;
    return (bin << BIN_BITS) / WHOLE;
  }

  /** Finds the titles with a sum of at least `lowest`, and below `end`. */
  #find(lowest: number, end: number): void {
    const words = this.#words.subarray(0, WORDS * Math.ceil(this.#titles / BLOCK));
    this.#foundCount = collect(this.#found, words, { sums: this.#sums, lowest, end });
    this.#foundFrom = end < NO_SUM ? NO_SUM : lowest;
  }

  #amountOf(weight: number): number {
    return Math.max(1, Math.floor(weight * this.#unit));
  }
}

function addEach(sums: Uint16Array, titles: Uint32Array, amount: number): void {
  for (let i = 0; i < titles.length; i++) sums[titles[i]!]! += amount;
}

function addEachToMet(sums: Uint16Array, titles: Uint32Array, amount: number): void {
  for (let i = 0; i < titles.length; i++) {
    const title = titles[i]!;
    const sum = sums[title]!;
    if (sum !== 0) sums[title] = sum + amount;
  }
}

/** How many titles of a sample have a sum whose highest bit this is. */
function countByBits(sums: Uint16Array, titles: number): number[] {
  const counts = Array.from({ length: 16 }, () => 0);
  for (let title = 0; title < titles; title += SAMPLED) {
    const sum = sums[title]!;
    if (sum !== 0) counts[31 - Math.clz32(sum)]!++;
  }
  return counts;
}

/** Keeps the first titles with a sum of at least `lowest`; answers how many. */
function keep(
  titles: Uint32Array,
  count: number,
  { sums, lowest }: { sums: Uint16Array; lowest: number },
): number {
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const title = titles[i]!;
    if (sums[title]! >= lowest) titles[kept++] = title;
  }
  return kept;
}

/** Writes the titles with a sum of at least `lowest` and below `end`; answers how many. `words` is the memory of the sums, in whole blocks. */
function collect(
  into: Uint32Array,
  words: Int32Array,
  { sums, lowest, end }: { sums: Uint16Array; lowest: number; end: number },
): number {
  // Sums without any of these bits are lower.
  const bits = NO_SUM - (1 << (31 - Math.clz32(lowest)));
  const both = (bits << 16) | bits;
  let count = 0;
  for (let word = 0; word < words.length; word += WORDS) {
    const all = words[word]! | words[word + 1]! | words[word + 2]! | words[word + 3]!;
    if ((all & both) === 0) continue;
    for (let title = 2 * word; title < 2 * word + BLOCK; title++) {
      const sum = sums[title]!;
      if (sum >= lowest && sum < end) into[count++] = title;
    }
  }
  return count;
}
