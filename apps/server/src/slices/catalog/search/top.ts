export interface Ranked {
  item: number;
  score: number;
}

/**
 * Keeps the `capacity` best of the items offered, in a binary heap whose root is the worst one kept. Of equal scores
 * the lower item is better, so the outcome does not depend on the order of the offers.
 */
export class Top {
  readonly #items: Uint32Array;
  readonly #scores: Float64Array;
  #size = 0;

  /** The score below which offers are refused. */
  worst = -Infinity;

  constructor(capacity: number) {
    this.#items = new Uint32Array(capacity);
    this.#scores = new Float64Array(capacity);
  }

  offer(item: number, score: number): void {
    if (this.#size < this.#items.length) {
      this.#size++;
      this.#siftUp(this.#size - 1, item, score);
    } else if (this.#isWorse(0, item, score)) {
      this.#siftDown(item, score);
    }
    if (this.#size === this.#items.length) this.worst = this.#scores[0]!;
  }

  /** Best first. */
  ranked(): Ranked[] {
    const kept = Array.from(this.#items.subarray(0, this.#size), (item, i) => ({
      item,
      score: this.#scores[i]!,
    }));
    return kept.sort((a, b) => b.score - a.score || a.item - b.item);
  }

  /** Whether the item kept at a place is worse than the one given. */
  #isWorse(place: number, item: number, score: number): boolean {
    const kept = this.#scores[place]!;
    return kept < score || (kept === score && this.#items[place]! > item);
  }

  #siftUp(from: number, item: number, score: number): void {
    let place = from;
    while (place > 0) {
      const parent = (place - 1) >> 1;
      if (this.#isWorse(parent, item, score)) break;
      this.#move(parent, place);
      place = parent;
    }
    this.#set(place, item, score);
  }

  #siftDown(item: number, score: number): void {
    let place = 0;
    for (;;) {
      const child = this.#worseChild(place);
      if (child < 0 || !this.#isWorse(child, item, score)) break;
      this.#move(child, place);
      place = child;
    }
    this.#set(place, item, score);
  }

  #worseChild(place: number): number {
    const left = 2 * place + 1;
    if (left >= this.#size) return -1;
    const right = left + 1;
    if (right >= this.#size) return left;
    return this.#isWorse(left, this.#items[right]!, this.#scores[right]!) ? left : right;
  }

  #move(from: number, to: number): void {
    this.#set(to, this.#items[from]!, this.#scores[from]!);
  }

  #set(place: number, item: number, score: number): void {
    this.#items[place] = item;
    this.#scores[place] = score;
  }
}
