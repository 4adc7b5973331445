import type { FlatReader, FlatWriter } from './flat.ts';
import { grownLength } from './grown-length.ts';

/** Lengths at which two typing errors can leave a title hardly a gram of its own; longer ones keep enough. */
const SHORTEST = 4;
const LONGEST = 14;

/** A title that is no longer to be met: no short query lacks so few of its letters. */
const ALL_LETTERS = ~0;

/** How often a letter is counted: a title is told apart by how often it has one, too. */
const COUNTED = 3;

/** Titles of one length; of each, `COUNTED` sets of letters: those it has, those it has twice, and so on. */
interface Row {
  titles: Uint32Array;
  letters: Int32Array;
  size: number;
}

const NO_ROW: Row = { titles: new Uint32Array(0), letters: new Int32Array(0), size: 0 };

/**
 * The short titles by their length, in units without spaces. Beside each stands which letters it has and how often, in 32 groups of
 * letters: a few errors make as few letters more and as few less, so that tens of thousands of titles are told apart from a query
 * by a few operations each.
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
      flat.put(titles.subarray(0, size), letters.subarray(0, COUNTED * size));
    }
  }

  push(title: number, text: string): void {
    if (text.length < SHORTEST || text.length > LONGEST) return;
    const row = (this.#rows[text.length] ??= newRow());
    if (row.size === row.titles.length) grow(row);
    row.titles[row.size] = title;
    row.letters.set(lettersOf(text), COUNTED * row.size++);
  }

  withdraw(title: number, text: string): void {
    const row = this.#rows[text.length];
    const at = row?.titles.indexOf(title) ?? -1;
    if (row && at >= 0) row.letters.fill(ALL_LETTERS, COUNTED * at, COUNTED * (at + 1));
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
  { wanted, errors }: { wanted: Int32Array; errors: number },
  found: number[],
): void {
  const { titles, letters, size } = row;
  const [once, twice, thrice] = [wanted[0]!, wanted[1]!, wanted[2]!];
  for (let i = 0, at = 0; i < size; i++, at += COUNTED) {
    const heldOnce = letters[at]!;
    let more = bitCount(heldOnce & ~once);
    let less = bitCount(once & ~heldOnce);
    if (more > errors || less > errors) continue;
    const heldTwice = letters[at + 1]!;
    const heldThrice = letters[at + 2]!;
    more += bitCount(heldTwice & ~twice) + bitCount(heldThrice & ~thrice);
    less += bitCount(twice & ~heldTwice) + bitCount(thrice & ~heldThrice);
    if (more <= errors && less <= errors) found.push(titles[i]!);
  }
}

function lettersOf(text: string): Int32Array {
  let [once, twice, thrice] = [0, 0, 0];
  for (let i = 0; i < text.length; i++) {
    const letter = 1 << (text.charCodeAt(i) & 31);
    thrice |= twice & letter;
    twice |= once & letter;
    once |= letter;
  }
  return Int32Array.of(once, twice, thrice);
}

function bitCount(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x5555_5555);
  n = (n & 0x3333_3333) + ((n >>> 2) & 0x3333_3333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}

function newRow(): Row {
  return { titles: new Uint32Array(64), letters: new Int32Array(COUNTED * 64), size: 0 };
}

function grow(row: Row): void {
  const length = grownLength(row.size);
  const titles = new Uint32Array(length);
  const letters = new Int32Array(COUNTED * length);
  titles.set(row.titles);
  letters.set(row.letters);
  Object.assign(row, { titles, letters });
}
