/** The bounds of a map. */
export interface Bounds<Key, Value> {
  /** The number of entries; no limit by default. */
  entries?: number;
  /** The total weight of all entries, by `weigh`; no limit by default. */
  weight?: number;
  /** The weight of an entry, such as its bytes. It must not change while the entry is in the map. */
  weigh?: (key: Key, value: Value) => number;
  /** Called for each entry that was dropped because there was no room. */
  onEvict?: (key: Key, value: Value) => void;
}

/** A map that drops the least recently used entries when it exceeds its bounds. An entry that alone exceeds them is dropped at once. */
export class BoundedMap<Key, Value> {
  readonly #bounds: Bounds<Key, Value>;
  /** In the order of eviction, because a `Map` iterates in order of insertion. */
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

  /** The value of a key, without counting as a use. */
  get(key: Key): Value | undefined {
    return this.#entries.get(key);
  }

  /** The value of a key, which becomes the most recently used. */
  use(key: Key): Value | undefined {
    const value = this.#entries.get(key);
    if (value === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, value);
    return value;
  }

  /** The same, but creates and stores a missing value. */
  useOrMake(key: Key, make: (key: Key) => Value): Value {
    const known = this.use(key);
    if (known !== undefined) return known;
    const value = make(key);
    this.set(key, value);
    return value;
  }

  /** Sets a value, which becomes the most recently used. */
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

  /** All entries, in the order of eviction. */
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
