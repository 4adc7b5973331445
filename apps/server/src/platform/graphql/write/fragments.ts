/** The bytes that an entry of a map takes beside its text. */
const ENTRY_BYTES = 100;

/** Remembers parts of answers by the object they were written of, which must never change. */
export type Fragments = Map<object, string>;

/** The parts of answers a process remembers, bounded in bytes: when there are too many, all go. */
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

  /** Remembers what was written of an object at one place of one document. */
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
