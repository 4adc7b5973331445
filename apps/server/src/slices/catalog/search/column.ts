import type { FlatReader, FlatWriter } from './flat.ts';
import { grownLength } from './grown-length.ts';

/** A growing row of numbers, 0 where none was set. Integers are exact up to 2²⁴. */
export class Column {
  #values: Float32Array = new Float32Array(1024);
  #end = 0;

  static readFrom(flat: FlatReader): Column {
    const column = new Column();
    column.#values = flat.float32();
    column.#end = column.#values.length;
    return column;
  }

  /** As it is now, whatever is set later. */
  writeTo(flat: FlatWriter): void {
    flat.put(this.#values.slice(0, this.#end));
  }

  get(index: number): number {
    return this.#values[index] ?? 0;
  }

  set(index: number, value: number): void {
    if (index >= this.#values.length) this.#grow(index + 1);
    this.#values[index] = value;
    if (index >= this.#end) this.#end = index + 1;
  }

  get greatest(): number {
    return this.#values.reduce((greatest, value) => Math.max(greatest, value), 0);
  }

  #grow(length: number): void {
    const grown = new Float32Array(Math.max(length, grownLength(this.#values.length)));
    grown.set(this.#values);
    this.#values = grown;
  }
}
