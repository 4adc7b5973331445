const BLOCK = 65_536;

/** Beyond the ids of the archive, which are counted from one: bounds what a hostile file takes. */
export const MOST_ID = 16_000_000;

/** Whole numbers below 2^32 - 1 by the ids of the archive: four bytes each, a fraction of what a map takes. */
export class IdTable {
  readonly #blocks: (Uint32Array | undefined)[] = [];

  set(id: number, value: number): void {
    const block = (this.#blocks[Math.floor(id / BLOCK)] ??= new Uint32Array(BLOCK));
    // Zero says that there is none.
    block[id % BLOCK] = value + 1;
  }

  get(id: number): number | undefined {
    const found = this.#blocks[Math.floor(id / BLOCK)]?.[id % BLOCK] ?? 0;
    return found === 0 ? undefined : found - 1;
  }

  has(id: number): boolean {
    return this.get(id) !== undefined;
  }
}
