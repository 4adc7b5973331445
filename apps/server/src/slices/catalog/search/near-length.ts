import type { FlatReader, FlatWriter } from './flat.ts';
import { grownLength } from './grown-length.ts';

/** Lengths at which two typing errors can leave a title hardly a gram of its own; longer ones keep enough. */
const SHORTEST = 4;
const LONGEST = 14;

/** A title that is no longer to be met: no short query lacks so few of its letters. */
const ALL_LETTERS = ~0;

/** Of a title: the letters it has, those it has twice, those it has thrice, and its pairs of neighbours. */
const SETS = 4;

/** Pairs that an error parts at most: a swap parts three, all else two. */
const PARTED = 3;

/** Titles of one length, and the sets of each. */
interface Row {
  titles: Uint32Array;
  sets: Int32Array;
  size: number;
}

const NO_ROW: Row = { titles: new Uint32Array(0), sets: new Int32Array(0), size: 0 };

/**
 * The short titles by their length, in units without spaces. Beside each stands which letters it has, how often, and in which pairs, in
 * sets of 32 groups: a few errors make as few letters more and as few less and part few pairs, so that tens of thousands of titles are
 * told apart from a query by a few operations each.
 */
export class NearLength {
  readonly #rows: (Row | undefined)[] = [];

  static readFrom(flat: FlatReader): NearLength {
    const near = new NearLength();
    for (let length = SHORTEST; length <= LONGEST; length++) {
      const [titles, sets] = [flat.uint32(), flat.int32()];
      if (titles.length > 0) near.#rows[length] = { titles, sets, size: titles.length };
    }
    return near;
  }

  writeTo(flat: FlatWriter): void {
    for (let length = SHORTEST; length <= LONGEST; length++) {
      const { titles, sets, size } = this.#rows[length] ?? NO_ROW;
      flat.put(titles.subarray(0, size), sets.subarray(0, SETS * size));
    }
  }

  push(title: number, text: string): void {
    if (text.length < SHORTEST || text.length > LONGEST) return;
    const row = (this.#rows[text.length] ??= newRow());
    if (row.size === row.titles.length) grow(row);
    row.titles[row.size] = title;
    row.sets.set(setsOf(text), SETS * row.size++);
  }

  withdraw(title: number, text: string): void {
    const row = this.#rows[text.length];
    const at = row?.titles.indexOf(title) ?? -1;
    if (row && at >= 0) row.sets.fill(ALL_LETTERS, SETS * at, SETS * (at + 1));
  }

  /** Titles that may be within so many errors of a text: of about its length, with about its letters and pairs. */
  near(text: string, errors: number): number[] {
    const found: number[] = [];
    const wanted = setsOf(text);
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
  const { titles, sets, size } = row;
  const [once, twice, thrice, pairs] = [wanted[0]!, wanted[1]!, wanted[2]!, wanted[3]!];
  for (let i = 0, at = 0; i < size; i++, at += SETS) {
    const heldOnce = sets[at]!;
    let more = bitCount(heldOnce & ~once);
    let less = bitCount(once & ~heldOnce);
    if (more > errors || less > errors) continue;
    const heldTwice = sets[at + 1]!;
    const heldThrice = sets[at + 2]!;
    more += bitCount(heldTwice & ~twice) + bitCount(heldThrice & ~thrice);
    less += bitCount(twice & ~heldTwice) + bitCount(thrice & ~heldThrice);
    if (more > errors || less > errors) continue;
    // What makes a letter more or less is no swap.
    const parted = PARTED * errors - Math.max(more, less);
    const heldPairs = sets[at + 3]!;
    if (bitCount(heldPairs & ~pairs) <= parted && bitCount(pairs & ~heldPairs) <= parted)
      found.push(titles[i]!);
  }
}

function setsOf(text: string): Int32Array {
  let [once, twice, thrice, pairs] = [0, 0, 0, 0];
  let before = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    const letter = 1 << (unit & 31);
    thrice |= twice & letter;
    twice |= once & letter;
    once |= letter;
    pairs |= pairOf(before, unit);
    before = unit;
  }
  return Int32Array.of(once, twice, thrice, pairs | pairOf(before, 0));
}

/** The group of two neighbours. Before the first letter, and after the last, stands 0. */
function pairOf(before: number, unit: number): number {
  return 1 << (Math.imul(Math.imul(before, 0x9e37_79b1) + unit, 0x85eb_ca6b) >>> 27);
}

function bitCount(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x5555_5555);
  n = (n & 0x3333_3333) + ((n >>> 2) & 0x3333_3333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}

function newRow(): Row {
  return { titles: new Uint32Array(64), sets: new Int32Array(SETS * 64), size: 0 };
}

function grow(row: Row): void {
  const length = grownLength(row.size);
  const titles = new Uint32Array(length);
  const sets = new Int32Array(SETS * length);
  titles.set(row.titles);
  sets.set(row.sets);
  Object.assign(row, { titles, sets });
}
