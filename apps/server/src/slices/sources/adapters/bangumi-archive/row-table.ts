import { Numbers } from './numbers.ts';

/** Several times what the largest table of the archive has: bounds what a hostile file takes. */
const MOST_ROWS = 10_000_000;

/** The rows of a table by the place of the subject they are about, in the order in which they came. */
export type RowsOf = (place: number) => number[][];

/** Rows of so many numbers about subjects, which come in any order. */
export class RowTable {
  readonly #columns: number;
  readonly #mostRows: number;
  #places = new Numbers();
  readonly #cells = new Numbers();

  constructor(columns: number, mostRows = MOST_ROWS) {
    this.#columns = columns;
    this.#mostRows = mostRows;
  }

  /** @throws Error when there are too many. */
  add(place: number, row: readonly number[]): void {
    if (this.#places.length >= this.#mostRows)
      throw new Error(`It has more than ${this.#mostRows} rows about works.`);
    this.#places.push(place);
    for (const cell of row) this.#cells.push(cell);
  }

  /** Once, after the last row. The subjects have the places below `places`. */
  byPlace(places: number): RowsOf {
    const bounds = new Uint32Array(places + 1);
    for (let row = 0; row < this.#places.length; row += 1) bounds[this.#places.at(row) + 1]! += 1;
    for (let place = 0; place < places; place += 1) bounds[place + 1]! += bounds[place]!;
    const next = bounds.slice();
    const sorted = new Uint32Array(this.#places.length);
    for (let row = 0; row < this.#places.length; row += 1) {
      const place = this.#places.at(row);
      sorted[next[place]!] = row;
      next[place]! += 1;
    }
    this.#places = new Numbers();
    return (place) =>
      Array.from(sorted.subarray(bounds[place], bounds[place + 1]), (row) => this.#rowAt(row));
  }

  #rowAt(row: number): number[] {
    const first = row * this.#columns;
    return Array.from({ length: this.#columns }, (_, column) => this.#cells.at(first + column));
  }
}
