import { Buffer } from 'node:buffer';
import type { FlatReader, FlatWriter } from './flat.ts';
import { grownLength } from './grown-length.ts';
import { findLiteral, type Place } from './literal.ts';

/** Bytes of a part. A power of two: the high bits of a place are its part, the low ones the place inside. */
const PART_BITS = 20;
const PART = 1 << PART_BITS;
const FIRST_CAPACITY = 1 << 10;
/** UTF-8 bytes that one UTF-16 code unit needs at most. */
const BYTES_PER_UNIT = 3;

/**
 * Append-only texts as UTF-8 in a few buffers: half a million strings would cost the garbage collector long pauses, and one buffer that
 * grows would be copied whole each time. A text stands in one part: where it might not end there, it begins the next.
 */
export class TextPool {
  readonly #parts: Buffer[] = [];
  #ends: Uint32Array = new Uint32Array(FIRST_CAPACITY);
  #size = 0;

  static readFrom(flat: FlatReader): TextPool {
    const pool = new TextPool();
    pool.#ends = flat.uint32();
    pool.#size = pool.#ends.length;
    const used = pool.#size === 0 ? 0 : pool.#ends[pool.#size - 1]!;
    for (let start = 0; start < used; start += PART) pool.#parts.push(partOf(flat.bytes()));
    return pool;
  }

  writeTo(flat: FlatWriter): void {
    const used = this.#size === 0 ? 0 : this.#ends[this.#size - 1]!;
    flat.put(this.#ends.subarray(0, this.#size));
    for (let start = 0; start < used; start += PART)
      flat.put(this.#partAt(start).subarray(0, used - start));
  }

  get size(): number {
    return this.#size;
  }

  /** @throws RangeError for a text that no part can hold. */
  push(text: string): void {
    const start = this.#reserve(text.length * BYTES_PER_UNIT);
    const bytes = text === '' ? 0 : this.#partAt(start).write(text, start % PART);
    this.#ends[this.#size++] = start + bytes;
  }

  at(index: number): string {
    const { start, end } = this.#rangeOf(index);
    return start === end
      ? ''
      : this.#partAt(start).toString('utf8', start % PART, ((end - 1) % PART) + 1);
  }

  isEmpty(index: number): boolean {
    const { start, end } = this.#rangeOf(index);
    return start === end;
  }

  /** Looks without decoding, so that tens of thousands of texts can be looked through. */
  find(index: number, wanted: Uint8Array): Place {
    const { start, end } = this.#rangeOf(index);
    const from = start % PART;
    return findLiteral(this.#partAt(start), { start: from, end: from + end - start }, wanted);
  }

  /** Where the text before ends, or where the next part begins if this one ends there. */
  #rangeOf(index: number): { start: number; end: number } {
    const before = index === 0 ? 0 : this.#ends[index - 1]!;
    const end = this.#ends[index]!;
    const isElsewhere = end > before && (end - 1) >>> PART_BITS !== before >>> PART_BITS;
    return { start: isElsewhere ? ((end - 1) >>> PART_BITS) << PART_BITS : before, end };
  }

  #partAt(place: number): Buffer {
    return (this.#parts[place >>> PART_BITS] ??= Buffer.allocUnsafeSlow(PART));
  }

  /** Where a text of at most so many bytes may begin. */
  #reserve(bytes: number): number {
    if (bytes > PART)
      throw new RangeError(`a text of up to ${bytes} bytes is more than a part holds`);
    if (this.#size === this.#ends.length) {
      const grown = new Uint32Array(grownLength(this.#size));
      grown.set(this.#ends);
      this.#ends = grown;
    }
    const start = this.#size === 0 ? 0 : this.#ends[this.#size - 1]!;
    const isTooFar = (start % PART) + bytes > PART;
    return isTooFar ? ((start >>> PART_BITS) + 1) << PART_BITS : start;
  }
}

/** A part as it was written; the last one has room for more again. */
function partOf(bytes: Uint8Array): Buffer {
  if (bytes.length === PART) return Buffer.from(bytes.buffer, bytes.byteOffset, PART);
  const part = Buffer.allocUnsafeSlow(PART);
  part.set(bytes);
  return part;
}
