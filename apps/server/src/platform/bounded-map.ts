/** How much a bounded map holds. */
export interface Bounds<Key, Value> {
  /** Entries; any number when left out. */
  entries?: number;
  /** What all entries weigh together, by `weigh`; anything when left out. */
  weight?: number;
  /** What an entry weighs, such as its bytes. It must not change while the entry is there. */
  weigh?: (key: Key, value: Value) => number;
  /** Hears of each entry that went because there was no room. */
  onEvict?: (key: Key, value: Value) => void;
}

/**
 * A map that drops entries when it grows over its bounds, those first that were set or used longest ago. An entry that is over the
 * bounds by itself is dropped at once.
 */
export class BoundedMap<Key, Value> {
  readonly #bounds: Bounds<Key, Value>;
  /** In the order they go: a `Map` iterates in order of insertion. */
  readonly #entries = new Map<Key, Value>();
  #weight = 0;

  constructor(bounds: Bounds<Key, Value>) {
    this.#bounds = bounds;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** What all entries weigh together. */
  get weight(): number {
    return this.#weight;
  }

  has(key: Key): boolean {
    return this.#entries.has(key);
  }

  /** The value of a key, which goes as soon as before. */
  get(key: Key): Value | undefined {
    return this.#entries.get(key);
  }

  /** The value of a key, which goes after all others from now on. */
  use(key: Key): Value | undefined {
    const value = this.#entries.get(key);
    if (value === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, value);
    return value;
  }

  /** The same; a value that is not there is made and kept. */
  useOrMake(key: Key, make: (key: Key) => Value): Value {
    const known = this.use(key);
    if (known !== undefined) return known;
    const value = make(key);
    this.set(key, value);
    return value;
  }

  /** Sets a value, which goes after all others. */
  set(key: Key, value: Value): void {
    this.delete(key);
    this.#entries.set(key, value);
    this.#weight += this.#weigh(key, value);
    this.#evict();
  }

  /** @returns whether there was such an entry. */
  delete(key: Key): boolean {
    const value = this.#entries.get(key);
    if (value !== undefined) this.#weight -= this.#weigh(key, value);
    return this.#entries.delete(key);
  }

  clear(): void {
    this.#entries.clear();
    this.#weight = 0;
  }

  /** All entries, those that go first in front. */
  [Symbol.iterator](): MapIterator<[Key, Value]> {
    return this.#entries[Symbol.iterator]();
  }

  #weigh(key: Key, value: Value): number {
    return this.#bounds.weigh?.(key, value) ?? 0;
  }

  #evict(): void {
    const { entries = Infinity, weight = Infinity, onEvict } = this.#bounds;
    for (const [key, value] of this.#entries) {
      if (this.#entries.size <= entries && this.#weight <= weight) return;
      this.delete(key);
      onEvict?.(key, value);
    }
  }
}
