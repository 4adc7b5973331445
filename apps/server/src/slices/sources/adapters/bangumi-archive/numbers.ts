const BLOCK = 65_536;

/** Whole numbers below 2^32 in a list that grows: millions of them take four bytes each, and none is ever copied. */
export class Numbers {
  readonly #blocks: Uint32Array[] = [];
  #length = 0;

  get length(): number {
    return this.#length;
  }

  push(value: number): void {
    const within = this.#length % BLOCK;
    if (within === 0) this.#blocks.push(new Uint32Array(BLOCK));
    this.#blocks.at(-1)![within] = value;
    this.#length += 1;
  }

  at(index: number): number {
    return this.#blocks[Math.floor(index / BLOCK)]![index % BLOCK]!;
  }
}
