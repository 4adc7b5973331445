/** How much a cache holds. */
export interface CacheBounds {
  entries: number;
  /** The lengths of all keys together. */
  keyLength: number;
}

/** A cache by text that drops what was used least lately when it grows over its bounds. */
export class BoundedCache<Value> {
  readonly #bounds: CacheBounds;
  /** In order of last use: a `Map` iterates in order of insertion. */
  readonly #values = new Map<string, Value>();
  #keyLength = 0;

  constructor(bounds: CacheBounds) {
    this.#bounds = bounds;
  }

  /** The value of a key, made and kept when it is not there. */
  get(key: string, make: (key: string) => Value): Value {
    const known = this.#values.get(key);
    if (known !== undefined) {
      this.#values.delete(key);
      this.#values.set(key, known);
      return known;
    }
    const value = make(key);
    this.#values.set(key, value);
    this.#keyLength += key.length;
    this.#evict();
    return value;
  }

  get size(): number {
    return this.#values.size;
  }

  /** The lengths of all keys together. */
  get keyLength(): number {
    return this.#keyLength;
  }

  #evict(): void {
    for (const key of this.#values.keys()) {
      if (this.#values.size <= this.#bounds.entries && this.#keyLength <= this.#bounds.keyLength)
        return;
      this.#values.delete(key);
      this.#keyLength -= key.length;
    }
  }
}
