/** One flat array of an index, as bytes. */
export type FlatPart = Uint8Array;

/** Gathers the arrays of an index in the order they are put. They are not copied. */
export class FlatWriter {
  readonly parts: FlatPart[] = [];

  put(...arrays: readonly ArrayBufferView[]): void {
    for (const { buffer, byteOffset, byteLength } of arrays)
      this.parts.push(new Uint8Array(buffer, byteOffset, byteLength));
  }
}

type View<T> = new (buffer: ArrayBufferLike, byteOffset: number, length: number) => T;

/** Gives the arrays back in the same order, as views. */
export class FlatReader {
  readonly #parts: readonly FlatPart[];
  #next = 0;

  constructor(parts: readonly FlatPart[]) {
    this.#parts = parts;
  }

  uint32(): Uint32Array {
    return this.#view(Uint32Array, 4);
  }

  int32(): Int32Array {
    return this.#view(Int32Array, 4);
  }

  float32(): Float32Array {
    return this.#view(Float32Array, 4);
  }

  bytes(): Uint8Array {
    return this.#view(Uint8Array, 1);
  }

  /** @throws RangeError if there is no other part, or it does not hold such numbers */
  #view<T>(type: View<T>, width: number): T {
    const part = this.#parts[this.#next];
    if (!part) throw new RangeError(`a flat index has only ${this.#next} parts`);
    if (part.byteLength % width !== 0) throw new RangeError('a part holds no such numbers');
    this.#next += 1;
    return new type(part.buffer, part.byteOffset, part.byteLength / width);
  }
}
