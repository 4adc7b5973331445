/** A growing row of numbers, 0 where none was set. Integers are exact up to 2²⁴. */
export class Column {
  #values = new Float32Array(1024);

  get(index: number): number {
    return this.#values[index] ?? 0;
  }

  set(index: number, value: number): void {
    if (index >= this.#values.length) this.#grow(index + 1);
    this.#values[index] = value;
  }

  get greatest(): number {
    return this.#values.reduce((greatest, value) => Math.max(greatest, value), 0);
  }

  #grow(length: number): void {
    const grown = new Float32Array(Math.max(length, 2 * this.#values.length));
    grown.set(this.#values);
    this.#values = grown;
  }
}
