import type { FlatReader, FlatWriter } from './flat.ts';

/** Lengths at which two typing errors can leave a title hardly a gram of its own; longer ones keep enough. */
const SHORTEST = 4;
const LONGEST = 14;

/** A title that is no longer to be met: no short query lacks so few of its letters. */
const ALL_LETTERS = ~0;

/** Titles of one length, with the set of letters of each. */
interface Row {
  titles: Uint32Array;
  letters: Int32Array;
  size: number;
}

const NO_ROW: Row = { titles: new Uint32Array(0), letters: new Int32Array(0), size: 0 };

/**
 * The short titles by their length, in units without spaces. Beside each stands which letters it has, 32 groups of
 * them: titles that differ from a query by a few errors differ in as few letters, so that tens of thousands of titles
 * are told apart from it by two operations each.
 */
export class NearLength {
  readonly #rows: (Row | undefined)[] = [];

  static readFrom(flat: FlatReader): NearLength {
    const near = new NearLength();
    for (let length = SHORTEST; length <= LONGEST; length++) {
      const [titles, letters] = [flat.uint32(), flat.int32()];
      if (titles.length > 0) near.#rows[length] = { titles, letters, size: titles.length };
    }
    return near;
  }

  writeTo(flat: FlatWriter): void {
    for (let length = SHORTEST; length <= LONGEST; length++) {
      const { titles, letters, size } = this.#rows[length] ?? NO_ROW;
      flat.put(titles.subarray(0, size), letters.subarray(0, size));
    }
  }

  push(title: number, text: string): void {
    if (text.length < SHORTEST || text.length > LONGEST) return;
    const row = (this.#rows[text.length] ??= newRow());
    if (row.size === row.titles.length) grow(row);
    row.titles[row.size] = title;
    row.letters[row.size++] = lettersOf(text);
  }

  withdraw(title: number, text: string): void {
    const row = this.#rows[text.length];
    const at = row?.titles.indexOf(title) ?? -1;
    if (row && at >= 0) row.letters[at] = ALL_LETTERS;
  }

  /** Titles that may be within so many errors of a text: of about its length, with about its letters. */
  near(text: string, errors: number): number[] {
    const found: number[] = [];
    const wanted = lettersOf(text);
    for (let length = text.length - errors; length <= text.length + errors; length++) {
      const row = this.#rows[length];
      if (row) collect(row, { wanted, errors }, found);
    }
    return found;
  }
}

function collect(
  row: Row,
  { wanted, errors }: { wanted: number; errors: number },
  found: number[],
): void {
  const { titles, letters, size } = row;
  for (let i = 0; i < size; i++) {
    const held = letters[i]!;
    if (bitCount(wanted & ~held) <= errors && bitCount(held & ~wanted) <= errors)
      found.push(titles[i]!);
  }
}

function lettersOf(text: string): number {
  let letters = 0;
  for (let i = 0; i < text.length; i++) letters |= 1 << (text.charCodeAt(i) & 31);
  return letters;
}

function bitCount(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x5555_5555);
  n = (n & 0x3333_3333) + ((n >>> 2) & 0x3333_3333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}

function newRow(): Row {
  return { titles: new Uint32Array(64), letters: new Int32Array(64), size: 0 };
}

function grow(row: Row): void {
  const titles = new Uint32Array(2 * row.size);
  const letters = new Int32Array(2 * row.size);
  titles.set(row.titles);
  letters.set(row.letters);
  Object.assign(row, { titles, letters });
}
