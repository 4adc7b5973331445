import { Buffer } from 'node:buffer';
import { findLiteral, type Place } from './literal.ts';

const FIRST_CAPACITY = 1 << 16;
/** UTF-8 bytes that one UTF-16 code unit needs at most. */
const BYTES_PER_UNIT = 3;

/** Append-only texts as UTF-8 in one buffer: half a million strings would cost the garbage collector long pauses. */
export class TextPool {
  #bytes = Buffer.allocUnsafe(FIRST_CAPACITY);
  #ends = new Uint32Array(FIRST_CAPACITY);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  push(text: string): void {
    const start = this.#startOf(this.#size);
    this.#reserve(start + text.length * BYTES_PER_UNIT);
    this.#ends[this.#size++] = start + this.#bytes.write(text, start);
  }

  at(index: number): string {
    return this.#bytes.toString('utf8', this.#startOf(index), this.#ends[index]);
  }

  isEmpty(index: number): boolean {
    return this.#startOf(index) === this.#ends[index];
  }

  /** Looks without decoding, so that tens of thousands of texts can be looked through. */
  find(index: number, wanted: Uint8Array): Place {
    const range = { start: this.#startOf(index), end: this.#ends[index]! };
    return findLiteral(this.#bytes, range, wanted);
  }

  #startOf(index: number): number {
    return index === 0 ? 0 : this.#ends[index - 1]!;
  }

  #reserve(bytes: number): void {
    if (bytes > this.#bytes.length) {
      const grown = Buffer.allocUnsafe(Math.max(bytes, 2 * this.#bytes.length));
      grown.set(this.#bytes);
      this.#bytes = grown;
    }
    if (this.#size === this.#ends.length) {
      const grown = new Uint32Array(2 * this.#size);
      grown.set(this.#ends);
      this.#ends = grown;
    }
  }
}
