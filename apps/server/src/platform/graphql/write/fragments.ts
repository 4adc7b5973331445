/** The bytes that an entry of a map takes besides its text. */
const ENTRY_BYTES = 100;

/** Caches parts of responses by their object, which must never change. */
export type Fragments = Map<object, string>;

/** The cached parts of responses of a process, bounded in bytes. If there are too many, all are dropped. */
export class FragmentStore {
  readonly #maxBytes: number;
  readonly #inUse = new Set<Fragments>();
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** Caches the bytes of an object at one place of one document. */
  keep(fragments: Fragments, of: object, text: string): void {
    this.#bytes += text.length + ENTRY_BYTES;
    if (this.#bytes > this.#maxBytes) {
      for (const each of this.#inUse) each.clear();
      this.#inUse.clear();
      this.#bytes = text.length + ENTRY_BYTES;
    }
    fragments.set(of, text);
    this.#inUse.add(fragments);
  }
}
